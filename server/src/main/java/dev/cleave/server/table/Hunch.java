package dev.cleave.server.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.bots.Surmise;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.dice.Dice;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How one side reckons with what it cannot know: foes have the hit points that their hit dice and
 * the look of them suggest, and who is hidden is not there.
 */
final class Hunch {

  /** So many guesses at a foe's hit points are enough. */
  private static final int MOST_GUESSES = 8;

  private final Rulebook rulebook;
  private final Side side;
  private final @Nullable Tact tact;

  Hunch(Rulebook rulebook, Side side) {
    this(rulebook, side, null);
  }

  /**
   * @param tact what the one who thinks sees, null if he sees all that is not hidden
   */
  Hunch(Rulebook rulebook, Side side, @Nullable Tact tact) {
    this.rulebook = rulebook;
    this.side = side;
    this.tact = tact;
  }

  /**
   * A guess at how many hit points somebody has left.
   *
   * @param most he has when unhurt
   * @param weight of this guess among the others
   */
  record Guess(int points, int most, double weight) {}

  private record Truth(Combatant who, int points, int most) {}

  /** The thought of somebody who knows no more than his side; everything is then as it was. */
  <R> R think(Battle battle, Supplier<R> thought) {
    var truths = new ArrayList<Truth>();
    for (Combatant who : battle.combatants()) {
      if (who.side() != side) {
        truths.add(new Truth(who, who.hitPoints(), who.mostHitPoints()));
        Surmise.assume(who);
      }
    }
    try {
      return unaware(battle, thought);
    } finally {
      truths.forEach(truth -> truth.who.assume(truth.points, truth.most));
    }
  }

  /** The same with hit points as they are: whoever is not seen is to the rules as one who hides. */
  <R> R unaware(Battle battle, Supplier<R> thought) {
    var unseen = new ArrayList<Combatant>();
    Condition hidden = hidden();
    if (tact != null && tact.fog().isOn() && hidden != null) {
      for (Combatant who : battle.combatants()) {
        if (who.side() != side && !rulebook.isHidden(who) && !tact.sees(who)) {
          unseen.add(who);
          who.gain(hidden);
        }
      }
    }
    try {
      return thought.get();
    } finally {
      unseen.forEach(who -> who.lose(Objects.requireNonNull(hidden)));
    }
  }

  private @Nullable Condition hidden() {
    for (Condition condition : rulebook.conditions()) {
      if (condition.label().equals("hidden")) {
        return condition;
      }
    }
    return null;
  }

  /** Makes of a copy what the side knows of the battle. */
  Battle of(Battle copy) {
    for (Combatant who : copy.combatants()) {
      if (who.side() != side) {
        Surmise.assume(who);
        boolean unseen = tact != null && !tact.sees(tact.battle().combatant(who.index()));
        if (rulebook.isHidden(who) || unseen) {
          copy.field().remove(who);
          who.setFate(Fate.REMOVED);
        }
      }
    }
    return copy;
  }

  private static int average(Combatant foe) {
    return foe.sheet().hitDice().average(foe.sheet().hitDie());
  }

  /**
   * Hit points he may have left: when unhurt, as his hit dice fall; when hurt, anything between
   * half and all of their average; when badly hurt, anything up to half.
   */
  static List<Guess> guesses(Combatant foe) {
    int most = average(foe);
    return switch (foe.looks()) {
      case "hurt" -> even(most / 2 + 1, Math.max(most / 2 + 1, most - 1), Math.max(most, 3));
      case "badly hurt" -> even(1, Math.max(1, most / 2), Math.max(most, 2));
      default -> dice(foe.sheet());
    };
  }

  private static List<Guess> even(int least, int most, int all) {
    var guesses = new ArrayList<Guess>();
    int count = Math.min(MOST_GUESSES, most - least + 1);
    for (int i = 0; i < count; i++) {
      int points = least + (2 * i + 1) * (most - least + 1) / (2 * count);
      guesses.add(new Guess(points, all, 1.0 / count));
    }
    return guesses;
  }

  /** Each of so many equal parts of the ways the dice fall stands for its middle. */
  private static List<Guess> dice(Creature sheet) {
    int whole = Math.max(1, sheet.hitDice().whole());
    int sides = sheet.hitDice().isFraction() ? Math.max(1, sheet.hitDie() / 2) : sheet.hitDie();
    Dice dice = Dice.of(whole, sides);
    BigInteger[] ways = dice.ways();
    double all = Math.pow(sides, whole);
    var guesses = new ArrayList<Guess>();
    if (ways.length <= MOST_GUESSES) {
      for (int i = 0; i < ways.length; i++) {
        int points = Math.max(1, dice.least() + i + sheet.hitDice().plus());
        guesses.add(new Guess(points, points, ways[i].doubleValue() / all));
      }
      return guesses;
    }
    double below = 0;
    int at = -1;
    for (int part = 0; part < MOST_GUESSES; part++) {
      double middle = (2 * part + 1) / (2.0 * MOST_GUESSES);
      while (below < middle && at < ways.length - 1) {
        below += ways[++at].doubleValue() / all;
      }
      int points = Math.max(1, dice.least() + at + sheet.hitDice().plus());
      guesses.add(new Guess(points, points, 1.0 / MOST_GUESSES));
    }
    return guesses;
  }
}
