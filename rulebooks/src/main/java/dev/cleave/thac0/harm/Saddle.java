package dev.cleave.thac0.harm;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;

/** Into the saddle, out of it, and off it. TH.C.MOVE.22, TH.C.MOVE.23 */
public final class Saddle {

  private static final Reason FALL = new Reason("damage of the fall", "TH.TRIP.18");

  private final HarmRoom fight;

  Saddle(HarmRoom fight) {
    this.fight = fight;
  }

  /**
   * Up or down.
   *
   * @param feet what it takes of his way: half of what he walks. TH.C.MOVE.22
   */
  public void change(Fighter fighter, int feet) {
    fighter.feet += feet;
    fighter.lastMoved = fight.round();
    if (fighter.is(State.AFOOT)) {
      fight.states.lose(fighter, State.AFOOT);
    } else {
      fight.states.gain(fighter, State.AFOOT, 0);
    }
  }

  /** What the die must not exceed. TH.C.MOVE.23 */
  public int score(Fighter rider) {
    int untrained = fight.numbers.move.ridingUntrained;
    int trained = fight.numbers.move.ridingProficient;
    int score = rider.prowess.wisdom() + (rider.sheet().has("rides") ? trained : untrained);
    return rider.sheet().number("riding", score);
  }

  /** His mount goes down: he keeps his seat, or is thrown and hurt. TH.TRIP.18, TH.C.GAP.03 */
  public void thrown(Fighter rider, Dice harm, String rule) {
    if (!fight.checks.make(rider, "riding", score(rider), rule)) {
      fall(rider, harm, rule);
    }
  }

  /** Out of the saddle and to the ground. TH.C.SPWM.02 */
  public void fall(Fighter rider, Dice harm, String rule) {
    lose(rider, rule);
    fight.damage.deal(rider, fight.table.roll(harm, FALL, rider.combatant), "fall");
  }

  /** The same without a wound: he was pulled, not thrown. TH.TRIP.04 */
  public void lose(Fighter rider, String rule) {
    fight.states.gain(rider, State.AFOOT, 0);
    fight.injuries.knockDown(rider);
    if (fight.listens()) {
      fight.tell(
          Event.of("thrown", rule).on(rider.combatant).says(rider + " is thrown from the saddle."));
    }
  }
}
