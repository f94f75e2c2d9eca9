package dev.cleave.acks2;

import static dev.cleave.acks.book.State.SURPRISED;

import dev.cleave.acks.attack.ArmourClass;
import dev.cleave.acks.attack.AttackThrow;
import dev.cleave.acks.attack.Hits;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.attack.SavingThrow;
import dev.cleave.acks.book.Harm;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.play.Numbers;
import dev.cleave.acks.round.Initiative;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Throws;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
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
  private @Nullable CriticalHits criticals;

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
    return options.largeMonsters
        ? new LargeMonsters(this)
        : options.criticalHits ? new WearyThrow(this) : super.newAttackThrow();
  }

  @Override
  protected Throws newThrows() {
    if (options.explodingTwenties) {
      return new ExplodingTwenties(this, options.criticalHits ? options.criticalMargin : 0);
    }
    return options.criticalHits ? new MarginThrow(this) : super.newThrows();
  }

  // Critical hits

  CriticalHits criticals() {
    CriticalHits known = criticals;
    if (known == null) {
      known = new CriticalHits(this);
      criticals = known;
    }
    return known;
  }

  @Override
  protected Hits newHits() {
    return options.criticalHits ? new CriticalDice(this) : super.newHits();
  }

  @Override
  protected ArmourClass newArmourClass() {
    return options.criticalHits ? new BatteredArmour(this) : super.newArmourClass();
  }

  @Override
  protected SavingThrow newSavingThrow() {
    return options.criticalHits ? new NotedSaves(this) : super.newSavingThrow();
  }

  @Override
  public void whenThrown(Combatant attacker, Combatant target, Tally toHit, int die) {
    super.whenThrown(attacker, target, toHit, die);
    if (options.criticalHits) {
      criticals().thrown(attacker, target, toHit, die);
    }
  }

  @Override
  public void whenWounded(
      Combatant attacker,
      Combatant target,
      Weapon weapon,
      @Nullable Maneuver maneuver,
      boolean melee) {
    if (options.criticalHits) {
      criticals().wounded(attacker, target, weapon, maneuver, melee);
    }
  }

  @Override
  public int lamed(Combatant who, int feet) {
    return ours.wear(who).lamed ? options.limping(feet) : feet;
  }

  /** The stunned are in a daze until their next number has gone by. A2O.GAP.16 */
  @Override
  protected void openRound(int round) {
    super.openRound(round);
    for (Fighter fighter : fighters) {
      if (ours.wear(fighter.who).stunned) {
        gain(fighter.who, SURPRISED);
      }
    }
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
    Combatant next = initiative().next();
    if (next == null) {
      return false;
    }
    boolean stunned = ours.wear(next).stunned;
    Combatant other = options.simultaneousDuels ? duel().other(next) : null;
    if (other == null) {
      segment().play(next);
    } else {
      ((GroupInitiative) initiative()).actsToo(other);
      duel().play(next, other);
    }
    if (stunned) {
      criticals().outcome().wake(next);
    }
    return true;
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
