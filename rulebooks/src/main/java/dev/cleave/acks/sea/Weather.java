package dev.cleave.acks.sea;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.journal.Event;
import java.util.List;
import java.util.Locale;

/**
 * The wind: where it blows from, how strong it is, what it makes of sails, and what a gale does to
 * ships. A1.WIND.01-12
 */
final class Weather {

  /** Thirds of the way under sail that the table of vessels states. A1.T.WIND-COND */
  static final int PARTS = 3;

  private static final List<String> QUARTERS =
      List.of(
          "northerly",
          "northeasterly",
          "easterly",
          "southeasterly",
          "southerly",
          "southwesterly",
          "westerly",
          "northwesterly");
  private static final List<String> STRENGTHS =
      List.of(
          "becalmed",
          "light breeze",
          "moderate breeze",
          "average winds",
          "strong winds",
          "very strong winds",
          "gale");
  private static final int AVERAGE = 3;
  private static final int VERY_STRONG = 5;
  private static final int GALE = 6;

  private static final Reason DIRECTION = new Reason("wind direction", "A1.WIND.01");
  private static final Reason STRENGTH = new Reason("wind conditions", "A1.WIND.02");
  private static final Reason HOURS = new Reason("hours the gale lasts", "A1.GAP.128");
  private static final Reason SAVE = new Reason("save against foundering", "A1.WIND.11");
  private static final Reason DAMAGE = new Reason("gale", "A1.WIND.10");

  private final Sea sea;

  Weather(Sea sea) {
    this.sea = sea;
  }

  /** Parts of its sailing speed that a ship makes with its bow to this side. A1.WIND.03-09 */
  int parts(Facing bow) {
    SeaMemory memory = sea.memory;
    if (memory.strength < 0) {
      return PARTS; // before the first round nobody knows of any wind
    }
    boolean against = memory.quarter >= 0 && isNear(memory.quarter, bow.ordinal());
    return (against ? sea.numbers.againstTheWind : sea.numbers.withTheWind).at(memory.strength);
  }

  /** Within an eighth of a turn. A1.GAP.127 */
  private static boolean isNear(int quarter, int bow) {
    int apart = Math.floorMod(quarter - bow, QUARTERS.size());
    return apart <= 1 || apart == QUARTERS.size() - 1;
  }

  void openRound() {
    if (sea.memory.strength < 0) {
      rises();
    } else if (sea.memory.strength == GALE) {
      blows();
    }
  }

  /** As the fight begins: as the table wants it, or as the dice fall. A1.WIND.01-02 */
  private void rises() {
    SeaMemory memory = sea.memory;
    memory.quarter = quarter();
    int chosen = sea.numbers.chosen("wind strength", STRENGTHS);
    memory.strength = chosen < 0 ? thrown(sea.numbers.windStrength) : chosen;
    if (memory.strength == GALE) {
      memory.hours = sea.fight.table.roll(sea.numbers.galeHours, HOURS, null);
    }
    if (memory.quarter >= 0 || memory.strength != AVERAGE) {
      tell("A1.WIND.02");
    }
  }

  private int thrown(Dice dice) {
    return sea.numbers.strengths.at(sea.fight.table.roll(dice, STRENGTH, null));
  }

  /** Of eight, counted from the north; -1 where it serves everybody. A1.R.61 */
  private int quarter() {
    if (!sea.numbers.isThrown()) {
      return sea.numbers.chosen("wind", QUARTERS);
    }
    int die = sea.fight.table.roll(sea.numbers.windDirection, DIRECTION, null);
    int rolled = sea.numbers.quarters.at(die) - 1;
    return rolled < 0 ? sea.numbers.chosen("prevailing wind", QUARTERS) : rolled;
  }

  /** Hour by hour, until it is over. A1.WIND.10-12, A1.GAP.128 */
  private void blows() {
    int since = sea.fight.battle.round() - 1;
    int hour = sea.numbers.galeTurns * sea.fight.book.turnRounds;
    if (since == 0 || since % hour != 0) {
      return;
    }
    sea.fight.memory.stirred = true;
    for (Vessel vessel : List.copyOf(sea.vessels())) {
      if (!sea.hulls.isDisabled(vessel)) {
        batter(vessel);
      }
    }
    if (since / hour >= sea.memory.hours) {
      sea.memory.strength = VERY_STRONG;
      tell("A1.GAP.128");
    }
  }

  private void batter(Vessel vessel) {
    boolean rowed = vessel.craft().rowing() > 0;
    if (rowed && !stays(vessel)) {
      sea.hulls.sink(vessel);
      return;
    }
    int damage = sea.fight.table.roll(sea.numbers.galeDamage, DAMAGE, null);
    int times = rowed ? sea.numbers.galeRowed : 1;
    sea.hulls.hurt(null, vessel, damage * times, rowed ? "A1.WIND.12" : "A1.WIND.10");
  }

  /** A bare die. A1.WIND.11, A1.GAP.128 */
  private boolean stays(Vessel vessel) {
    int die = sea.fight.table.roll(Dice.D20, SAVE, null);
    boolean made = die >= sea.numbers.galeSave;
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("weathers", "A1.WIND.11")
              .fact("what", vessel.name())
              .fact("needs", sea.numbers.galeSave)
              .fact("roll", die)
              .fact("made", made)
              .says(
                  vessel.name()
                      + (made ? " stays afloat in the gale" : " founders in the gale")
                      + ": needs "
                      + sea.numbers.galeSave
                      + "+; rolled "
                      + die
                      + "."));
    }
    return made;
  }

  private void tell(String rule) {
    if (!sea.fight.table.listens()) {
      return;
    }
    int from = sea.memory.quarter;
    String strength = STRENGTHS.get(sea.memory.strength);
    String words = strength.substring(0, 1).toUpperCase(Locale.ROOT) + strength.substring(1);
    sea.fight.table.tell(
        Event.of("wind", rule)
            .fact("from", from < 0 ? "everywhere" : QUARTERS.get(from))
            .fact("strength", strength)
            .says(words + (from < 0 ? "." : ", " + QUARTERS.get(from) + ".")));
  }
}
