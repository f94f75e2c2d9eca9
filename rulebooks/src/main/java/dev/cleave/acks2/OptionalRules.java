package dev.cleave.acks2;

import dev.cleave.acks.attack.AttackThrow;
import dev.cleave.acks.book.Harm;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.play.Numbers;
import dev.cleave.acks.round.Initiative;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Throws;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A fight with optional rules of the second edition: each that is chosen brings its part in place
 * of the book's own. A2O.MIX.01
 */
final class OptionalRules extends Fight {

  final OptionNumbers options;
  final OptionMemory ours;
  final DuelMoment moment = new DuelMoment();
  private final TideTurns tide = new TideTurns(this);
  private @Nullable DuelSegment duel;

  OptionalRules(Numbers numbers, OptionNumbers options, Battle battle, Table table) {
    super(numbers, battle, table);
    this.options = options;
    this.ours =
        memory.besides instanceof OptionMemory known
            ? known
            : new OptionMemory(EncounterGroups.of(battle, roundNumbers().groupSize));
    memory.besides = ours;
  }

  /** What these rules remember belongs to one battle. */
  @Override
  public @Nullable Fight next(Battle after, Table other) {
    return null;
  }

  @Override
  public OptionalRules on(Battle copy, Table other) {
    return new OptionalRules(numbers, options, copy, other);
  }

  // Throws

  @Override
  protected AttackThrow newAttackThrow() {
    return options.largeMonsters ? new LargeMonsters(this) : super.newAttackThrow();
  }

  @Override
  protected Throws newThrows() {
    return options.explodingTwenties ? new ExplodingTwenties(this) : super.newThrows();
  }

  // Initiative

  @Override
  protected Initiative newInitiative() {
    return options.staticInitiative
        ? new StaticInitiative(this, rerolls())
        : new GroupInitiative(this);
  }

  private List<Reroll> rerolls() {
    var all = new ArrayList<Reroll>();
    if (options.tideTurns) {
      all.add(tide);
    }
    if (options.firstAndLast) {
      all.add(new FirstAndLast(ours));
    }
    if (options.mysteriesOfMagic) {
      all.add(new MysteriesOfMagic());
    }
    return all;
  }

  // Duels

  private DuelSegment duel() {
    DuelSegment known = duel;
    if (known == null) {
      known = new DuelSegment(this);
      duel = known;
    }
    return known;
  }

  /** Of those who are tied, nobody goes first. */
  boolean isDuel() {
    if (options.simultaneousDuels) {
      for (Fighter fighter : fighters) {
        if (fighter.who.isStanding()) {
          return duel().other(fighter.who) != null;
        }
      }
    }
    return false;
  }

  @Override
  protected boolean callNext() {
    if (!options.simultaneousDuels) {
      return super.callNext();
    }
    Combatant next = initiative().next();
    Combatant other = next == null ? null : duel().other(next);
    if (next != null && other != null) {
      ((GroupInitiative) initiative()).actsToo(other);
      duel().play(next, other);
    } else if (next != null) {
      segment().play(next);
    }
    return next != null;
  }

  @Override
  public boolean defers(Combatant whom) {
    return moment.defers(whom);
  }

  @Override
  public void later(Runnable what) {
    moment.later(what);
  }

  @Override
  public void ifFelled(Combatant whom, Runnable then) {
    moment.later(() -> super.ifFelled(whom, then));
  }

  @Override
  public void whenHurt(Combatant target, Combatant by, Harm harm) {
    super.whenHurt(target, by, harm);
    tide.hurt(target);
  }
}
