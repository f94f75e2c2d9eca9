package dev.cleave.thac0.manoeuvres;

import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.book.ManoeuvreNumbers;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.Checks;
import org.jspecify.annotations.Nullable;

/** A weapon caught by another: getting it free, and breaking it. TH.C.TRAP.01 */
public final class Trap {

  private final ManoeuvreRoom fight;
  private final ManoeuvreNumbers figures;

  Trap(ManoeuvreRoom fight) {
    this.fight = fight;
    this.figures = fight.numbers.manoeuvre;
  }

  /** Why he cannot keep an attack back to trap with; null if he can. TH.C.TRAP.01 */
  public @Nullable String whyNot(Fighter fighter, Weapon weapon) {
    boolean made = weapon.has("trap") || weapon.has("trap+");
    return made || !fighter.combatant.offHand().isUnarmed() && !weapon.natural()
        ? null
        : weapon.name() + " is not made to trap blades";
  }

  /** TH.C.TRAP.04 */
  public void free(Fighter owner) {
    if (owner.trappedBy < 0) {
      return;
    }
    Fighter trapper = fight.fighters[owner.trappedBy];
    Checks.Contest contest =
        fight.checks.strength(
            owner,
            owner.prowess.strength() + grip(owner),
            trapper,
            trapper.prowess.strength() + grip(trapper),
            "TH.C.TRAP.04");
    if (contest == Checks.Contest.WON) {
      end(trapper, owner, "TH.C.TRAP.04");
    }
  }

  private int grip(Fighter fighter) {
    return fighter.weapon().hands() == 2 || fight.reach.hasBothHands(fighter)
        ? figures.trapTwoHands
        : 0;
  }

  /** TH.C.TRAP.06 to TH.C.TRAP.08 */
  public void snap(Fighter trapper) {
    if (trapper.traps < 0) {
      return;
    }
    Fighter owner = fight.fighters[trapper.traps];
    Weapon weapon = owner.weapon();
    trapper.trapRound = fight.round();
    int score =
        trapper.prowess.strength()
            + bySize(weapon)
            + Math.max(0, weapon.magic()) * figures.breakMagic;
    Checks.Contest contest =
        fight.checks.strength(trapper, score, owner, owner.prowess.strength(), "TH.C.TRAP.06");
    if (contest == Checks.Contest.WON) {
      end(trapper, owner, "TH.C.TRAP.06");
      owner.combatant.drop(weapon);
      owner.combatant.wield(owner.combatant.emptyHanded());
      tellRuined(owner, weapon, "TH.C.TRAP.06");
      return;
    }
    boolean clumsy = fight.checks.lastDie() == Dice.D20.most();
    if (fight.checks.onlyResisted()) {
      end(trapper, owner, "TH.C.TRAP.07");
    }
    Weapon own = trapper.weapon();
    if (clumsy && !fight.things.keeps(trapper, own, "crushing", "TH.C.TRAP.07")) {
      fight.states.release(trapper);
      trapper.combatant.drop(own);
      trapper.combatant.wield(trapper.combatant.emptyHanded());
      tellRuined(trapper, own, "TH.C.TRAP.07");
    }
  }

  private void tellRuined(Fighter owner, Weapon weapon, String rule) {
    if (fight.listens()) {
      fight.tell(
          Event.of("ruined", rule)
              .by(owner.combatant)
              .fact("item", weapon.name())
              .says("The " + weapon.name() + " of " + owner + " breaks."));
    }
  }

  /** The blade stays locked for another round. TH.C.TRAP.05 */
  public void keep(Fighter trapper) {
    trapper.trapRound = fight.round();
  }

  private int bySize(Weapon weapon) {
    return weapon.size().rank() >= Size.LARGE.rank()
        ? figures.breakLarge
        : weapon.size() == Size.MAN_SIZED ? figures.breakMedium : figures.breakSmall;
  }

  /** Hafts and great magic do not break. TH.C.TRAP.08 */
  public @Nullable String whyNoBreak(Weapon weapon) {
    boolean haft = weapon.has("haft") && weapon.size().rank() >= Size.LARGE.rank();
    return haft || weapon.magic() >= figures.breakNever ? weapon.name() + " does not break" : null;
  }

  /** A trap not kept up ends with the next round. TH.C.TRAP.05 */
  public void wearOff() {
    for (Fighter trapper : fight.fighters) {
      if (trapper.traps >= 0
          && (trapper.trapRound < fight.round()
              || !fight
                  .field()
                  .within(trapper.combatant, fight.fighters[trapper.traps].combatant, 5))) {
        end(trapper, fight.fighters[trapper.traps], "TH.C.TRAP.05");
      }
    }
  }

  private void end(Fighter trapper, Fighter owner, String rule) {
    trapper.traps = -1;
    owner.trappedBy = -1;
    if (fight.listens()) {
      fight.tell(
          Event.of("weapon free", rule)
              .by(owner.combatant)
              .on(trapper.combatant)
              .says("The weapon of " + owner + " is free."));
    }
  }
}
