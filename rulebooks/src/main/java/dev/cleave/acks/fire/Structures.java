package dev.cleave.acks.fire;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Material;
import dev.cleave.engine.creature.Piece;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Fabric;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.journal.Event;

/** Damage to what is built, until it falls. A2.ARTY.08, A2.ARTY.43-47, A2.OIL.12, A2.GAP.249 */
public final class Structures {

  private final FireRoom fight;

  Structures(FireRoom fight) {
    this.fight = fight;
  }

  /**
   * The part of a shot's damage that counts against a material, rounded down but at least the least
   * if it counts at all. Metal and earth are as stone. A2.T.ARTY-STRUCTURE, A2.GAP.240-241
   */
  public int share(Piece piece, Material material, int damage) {
    boolean literal = piece.has("repeating") && fight.fireNumbers().repeatingLiteral;
    Material as = material == Material.WOOD ? Material.WOOD : Material.STONE;
    Integer stated = literal ? null : piece.divisor(material);
    if (stated == null && !literal) {
      stated = piece.divisor(as);
    }
    int usual =
        as == Material.WOOD ? fight.fireNumbers().woodDivisor : fight.fireNumbers().stoneDivisor;
    int divisor = stated == null ? usual : stated;
    return divisor == 0 ? 0 : Math.max(fight.damageNumbers().leastDamage, damage / divisor);
  }

  /** Takes structural hit points; nothing is left at none. */
  public void hurt(Combatant by, Feature built, int amount, String rule) {
    Fabric fabric = built.fabric();
    if (fabric == null || fabric.isDestroyed() || fight.seesTo(by, built, amount, rule)) {
      return;
    }
    fabric.hurt(amount);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("battered", rule)
              .by(by)
              .fact("what", built.name())
              .fact("amount", amount)
              .fact("shp", fabric.points())
              .says(
                  "The "
                      + built.name()
                      + " takes "
                      + amount
                      + " structural damage and has "
                      + fabric.points()
                      + " shp."));
    }
    if (fabric.isDestroyed()) {
      destroy(built);
    }
  }

  /** The way is open where it stood; a door hangs no more. A2.R.60 */
  private void destroy(Feature built) {
    if (built instanceof Door door) {
      door.shatter();
    } else {
      fight.field.take(built);
    }
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("destroyed", "A2.GAP.249")
              .fact("what", built.name())
              .says("The " + built.name() + " is destroyed."));
    }
  }
}
