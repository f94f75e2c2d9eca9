package dev.cleave.rulebooks;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.odds.Attacks;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A state in the middle of a fight nobody thought of, and whose turn it is. Map and theatre and
 * both books take turns.
 */
record Moment(long seed, Rulebook rulebook, Battle battle, Combatant who, Question<?> question) {

  /** An attack he could make. */
  record Attack(Moment moment, Attacks attacks, Combatant target, String text) {

    @Override
    public String toString() {
      return "seed " + moment.seed + ": " + moment.who + ", " + text;
    }
  }

  /** The state this seed leads to, null if the fight is over before. */
  static @Nullable Moment of(long seed) {
    String book = seed % 4 == 0 ? "weaponskill" : "acks2";
    String yaml =
        switch ((int) (seed % 4)) {
          case 1 -> RandomScenario.crowd(seed);
          case 2 -> RandomScenario.throng(seed);
          default -> RandomScenario.yaml(book, seed / 4 % 2 == 0, seed);
        };
    var scenario = Scenario.of(Yaml.parse(new Source("seed " + seed, yaml)));
    Game game = Game.of(scenario, Library.core(), null, Map.of());
    try {
      game.rulebook()
          .fight(game.newBattle(), new GameTable(new SeededDice(seed), new Stop(seed), null));
      return null;
    } catch (Stopped stopped) {
      return new Moment(seed, game.rulebook(), stopped.battle, stopped.who, stopped.question);
    }
  }

  List<Combatant> enemies() {
    return battle.combatants().stream()
        .filter(other -> other.isEnemyOf(who) && other.isStanding())
        .toList();
  }

  /** Every attack on anybody. */
  List<Attack> all() {
    var all = new ArrayList<Attack>();
    for (Combatant enemy : enemies()) {
      var attacks = new Attacks(rulebook, battle, who, enemy);
      for (String text : attacks.all()) {
        all.add(new Attack(this, attacks, enemy, text));
      }
    }
    return all;
  }

  /** One of them, null if there is none; those that are rare among them come up often enough. */
  @Nullable Attack any() {
    List<Attack> all = all();
    if (all.isEmpty()) {
      return null;
    }
    var chance = new Chance(seed);
    List<String> verbs = all.stream().map(Moment::verb).distinct().toList();
    String verb = chance.of(verbs);
    return chance.of(all.stream().filter(each -> verb(each).equals(verb)).toList());
  }

  static String verb(Attack attack) {
    return attack.text.substring(0, attack.text.indexOf(' '));
  }

  /** Answers anyhow, and stops at a turn somewhere in the fight. */
  private static final class Stop implements Players {

    private final Chance chance;
    private int turns;

    Stop(long seed) {
      this.chance = new Chance(seed);
      this.turns = chance.between(1, 14);
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      Actor who = question.who();
      if (who != null && question.kind().equals("action") && --turns == 0) {
        Battle copy = Battle.in(question.scene()).copy();
        throw new Stopped(copy, copy.combatant(who.index()), question);
      }
      return chance.oneIn(2) ? question.usual() : chance.of(question.options()).answer();
    }
  }

  private static final class Stopped extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Battle battle;
    private final transient Combatant who;
    private final transient Question<?> question;

    Stopped(Battle battle, Combatant who, Question<?> question) {
      super("", null, false, false);
      this.battle = battle;
      this.who = who;
      this.question = question;
    }
  }
}
