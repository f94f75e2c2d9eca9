package dev.cleave.acks.artillery;

import dev.cleave.acks.attack.AttackThrow;
import dev.cleave.acks.attack.Troop;
import dev.cleave.acks.book.Ammunition;
import dev.cleave.acks.book.Prowess;
import dev.cleave.acks.turn.Impact;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Piece;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;

/** The number a shot of artillery needs, and why. A2.T.ARTY-ACCURACY */
final class ArtilleryThrow {

  private static final Term NO_ARTILLERIST = new Term("no artillerist", "A2.ARTY.38", Tag.SKILL);
  private static final Term MAN_SIZED = new Term("man-sized target", "A2.ARTY.26", Tag.SITUATION);
  private static final Term LARGE = new Term("large target", "A2.ARTY.27", Tag.SITUATION);
  private static final Term MOVED = new Term("moving target", "A2.ARTY.28", Tag.SITUATION);
  private static final Term COUNTERWEIGHT = new Term("counterweight", "A2.ARTY.25", Tag.WEAPON);
  private static final Term CRUDE = new Term("crude ammunition", "A2.ARTY.42", Tag.WEAPON);

  private final ArtilleryRoom fight;

  ArtilleryThrow(ArtilleryRoom fight) {
    this.fight = fight;
  }

  /**
   * A shot of artillery at an impact point: neither dexterity nor distance nor the side it comes
   * from counts. A2.T.ARTY-ACCURACY, A2.ARTY.41, A2.GAP.206, A2.GAP.248
   *
   * @param as the member of the crew whose throw it is
   */
  Tally needs(Shot shot, Impact impact, Combatant as) {
    Prowess prowess = fight.prowess(as);
    Piece piece = shot.piece().piece();
    Combatant target = impact.creature();
    AttackThrow attack = fight.attackThrow();
    Tally tally = attack.begin(prowess);
    attack.addArmour(shot.gunner(), impact, piece.weapon());
    attack.addCover(shot.gunner(), impact, false);
    attack.addUntrained(prowess);
    attack.addHeight(shot.gunner(), impact);
    Troop troop = shot.troop();
    if (target != null && troop == null) {
      attack.addMelee(shot.gunner(), target, false);
    }
    if (target != null && piece.family() != Piece.Family.BALLISTA) { // A2.ARTY.29
      if (troop == null) { // A2.ARTY.30
        addSize(tally, target);
      }
      int feet = troop == null ? fight.borne().walked(target) : troop.walked(); // A2.ARTY.31
      tally.plus(
          feet
              / fight.artilleryNumbers().artilleryMovementFeet
              * fight.artilleryNumbers().artilleryMovement,
          MOVED);
    }
    tally.plusIf(piece.has("counterweight"), fight.artilleryNumbers().counterweight, COUNTERWEIGHT);
    tally.plusIf(shot.load() == Ammunition.CRUDE, fight.artilleryNumbers().crude, CRUDE);
    boolean trained = fight.crews().isTrained(shot.crew());
    tally.plusIf(!trained, fight.artilleryNumbers().noArtillerist, NO_ARTILLERIST);
    return attack.finish(as);
  }

  /** A rider is as big as what he sits on. A2.ARTY.26-27, A2.GAP.243 */
  private void addSize(Tally tally, Combatant target) {
    Size size = fight.riding().bulk(target);
    if (size.rank() <= Size.MAN_SIZED.rank()) {
      tally.plus(fight.artilleryNumbers().artilleryManSized, MAN_SIZED);
    } else if (size == Size.LARGE) {
      tally.plus(fight.artilleryNumbers().artilleryLarge, LARGE);
    }
  }
}
