package dev.cleave.thac0.harm;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.book.MissileNumbers;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;

/** What keeps a creature in the air, and how it comes down without. TH.C.CRIT.09, TH.R.72 */
public final class Wings {

  private static final Reason FALL = new Reason("damage of the fall", "TH.C.GAP.04");

  private final HarmRoom fight;

  Wings(HarmRoom fight) {
    this.fight = fight;
  }

  /** Feet a round on the wing; none for who has no wings or a useless one. TH.C.T.INJ-LIMBS */
  public int speed(Fighter fighter) {
    if (!fighter.sheet().has("flies")
        || fighter.isMounted()
        || fight.body.denies(fighter, "flight")) {
      return 0;
    }
    int whole = fighter.sheet().number("fly", fighter.prowess.speed());
    return fight.body.move(fighter, whole, "fly");
  }

  /** It drops to the ground below, and is hurt. TH.C.T.INJ-EFFECTS, TH.C.GAP.04 */
  public void fall(Fighter on) {
    if (!fight.isAloft(on)) {
      return;
    }
    int feet = fight.height(on);
    fight.field().stateElevation(on.combatant, 0);
    if (fight.listens()) {
      fight.tell(
          Event.of("drops from the air", "TH.C.CRIT.09")
              .on(on.combatant)
              .fact("feet", feet)
              .says(on + " falls " + feet + " feet."));
    }
    if (!Body.isLegless(on)) {
      fight.states.lay(on, State.PRONE, 0);
    }
    MissileNumbers figures = fight.numbers.missile;
    int dice = Math.min(figures.fallingDice, feet / figures.fallingFeet);
    if (dice > 0 && on.combatant.isPresent()) {
      Dice harm = Dice.of(dice * figures.falling.count(), figures.falling.sides());
      fight.damage.deal(on, fight.table.roll(harm, FALL, on.combatant), "fall");
    }
  }
}
