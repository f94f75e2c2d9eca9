package dev.cleave.rulebooks;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.BattleAct;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.scene.Act;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.DiceSource;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Dice and answers that hang on nothing but how many were drawn before, so that two battles can go
 * on with the same ones. Answers are usual or anything legal, and a Judge meddles.
 */
final class Lots implements DiceSource, Players {

  private final long seed;
  private final boolean meddles;
  private long drawn;

  Lots(long seed) {
    this(seed, true);
  }

  private Lots(long seed, boolean meddles) {
    this.seed = seed;
    this.meddles = meddles;
  }

  /** With a Judge who leaves them to themselves. */
  static Lots undisturbed(long seed) {
    return new Lots(seed, false);
  }

  /** The same lots from here on, drawn apart. */
  Lots fork() {
    var fork = new Lots(seed, meddles);
    fork.drawn = drawn;
    return fork;
  }

  /** A chance of its own for everything that is drawn. */
  private Chance next() {
    return new Chance(seed * 1_000_003 + drawn++);
  }

  @Override
  public int face(Dice dice, int nth, Reason why, @Nullable Actor who) {
    return 1 + next().below(dice.sides());
  }

  @Override
  public <T extends Answer> T answer(Question<T> question, Judge judge) {
    Chance chance = next();
    if (chance.oneIn(12) && meddles) {
      meddle(Battle.in(question.scene()), chance, judge);
    }
    if (chance.oneIn(2)) {
      return question.usual();
    }
    List<Option<T>> options = question.options();
    if (chance.oneIn(3)) {
      List<Option<T>> waits = options.stream().filter(Lots::isWaiting).toList();
      if (!waits.isEmpty()) {
        return chance.of(waits).answer();
      }
    }
    return options.isEmpty() ? question.quiet() : chance.of(options).answer();
  }

  /** Waits for another to do something, and so gets in between when he does. */
  private static boolean isWaiting(Option<?> option) {
    return option.text().equals("hold") || option.text().startsWith("ready ");
  }

  /** Heals, wounds, moves and removes people, puts them into a state or takes them out of it. */
  private static void meddle(Battle battle, Chance chance, Judge judge) {
    Combatant who = chance.of(battle.combatants());
    switch (chance.below(8)) {
      case 0 -> judge.act(new BattleAct.Removed(battle, who));
      case 1 -> {
        Combatant other = chance.of(battle.combatants());
        Act act = battle.act("move " + who.name() + " to toward " + other.name());
        if (act != null) {
          judge.act(act);
        }
      }
      case 2, 3, 4 -> {
        if (!battle.conditions().isEmpty()) {
          Condition condition = battle.conditions().get(chance.below(battle.conditions().size()));
          judge.act(new BattleAct.Stated(battle, who, condition, chance.oneIn(2)));
        }
      }
      default ->
          judge.act(new BattleAct.HitPoints(battle, who, chance.between(-2, who.mostHitPoints())));
    }
  }
}
