package dev.cleave.acks.artillery;

import dev.cleave.acks.attack.Troop;
import dev.cleave.acks.book.Ammunition;
import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Impact;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.table.Lead;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Artillery laid on troops in formation: their size no longer tells against it, their marching
 * does, and chance says where in the mass it strikes. A2.ARTY.30-31, A2.GAP.248
 */
final class Barrage implements Offers {

  private static final Forbidden TOO_FEW =
      new Forbidden(
          "too few stand together there, and only individuals can be aimed at", "A2.GAP.220");
  private static final Forbidden UNSEEN = new Forbidden("WHO sees none of them", "A2.ARTY.03");

  private final ArtilleryRoom fight;

  Barrage(ArtilleryRoom fight) {
    this.fight = fight;
  }

  /** "fire catapult at Iron Legion" */
  record FireAt(ArtilleryRoom fight, Artillery piece, Ammunition load, Troop troop)
      implements Action {

    @Override
    public String verb() {
      return "fire";
    }

    @Override
    public String text() {
      return "fire " + piece.name() + " at " + troop.name() + load.words();
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.ATTACK || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      Forbidden bar = fight.gunnery().barsShot(who, piece, load);
      return bar != null ? bar : fight.barrage().bars(who, this);
    }

    @Override
    public void take(Combatant who) {
      fight.barrage().fire(who, this);
    }

    @Override
    public Lead lead(Combatant who) {
      return fight.barrage().lead(who, this);
    }

    @Override
    public String detail(Combatant who) {
      return fight.barrage().detail(who, this);
    }
  }

  /** Range is to the nearest of them, and no farther for their number. A2.GAP.248 */
  private @Nullable Forbidden bars(Combatant who, FireAt fire) {
    List<Combatant> standing = fire.troop().standing();
    Combatant nearest = Troop.nearest(fight.field, who, standing);
    int strength = fire.troop().strength(standing);
    if (nearest == null || Troop.Kind.of(strength, fight.formationNumbers()) == Troop.Kind.BAND) {
      return TOO_FEW;
    }
    Forbidden denied = fight.denies(who, Demand.FOOTING);
    if (denied != null) {
      return denied;
    }
    Forbidden bar = fight.gunnery().barsRange(fire.piece(), fight.field.distance(who, nearest));
    return bar != null ? bar : fight.formations().seesAny(who, standing) ? null : UNSEEN;
  }

  private Shot shot(Combatant gunner, FireAt fire) {
    return fight.gunnery().shot(gunner, fire.piece(), fire.load(), fire.troop());
  }

  /** As if the nearest were its mark: chance has the last word. */
  private Lead lead(Combatant who, FireAt fire) {
    Combatant nearest = Troop.nearest(fight.field, who, fire.troop().standing());
    if (nearest == null) {
      return Lead.NONE;
    }
    Impact impact = Impact.on(nearest, fight.field);
    return Lead.at(null, impact.spot(), shot(who, fire).area(impact));
  }

  private String detail(Combatant who, FireAt fire) {
    Combatant nearest = Troop.nearest(fight.field, who, fire.troop().standing());
    return nearest == null
        ? ""
        : fight.field.distance(who, nearest)
            + "', needs "
            + shot(who, fire).toHit(Impact.on(nearest, fight.field)).least()
            + "+";
  }

  /** A point on one of them, who counts as its mark. */
  private void fire(Combatant gunner, FireAt fire) {
    Shot shot = shot(gunner, fire);
    List<Combatant> standing = fire.troop().standing();
    Combatant nearest = Troop.nearest(fight.field, gunner, standing);
    if (nearest != null && fight.fighter(gunner).mayTurn) {
      fight.engagement().face(gunner, nearest);
    }
    Combatant mark = fight.formations().draw(gunner, fire.troop(), standing);
    fight.gunnery().discharge(shot);
    shot.fly(fight.aiming().settled(gunner, Impact.on(mark, fight.field)));
  }

  /** A crew's doing with such a target before it; null if there is none. */
  @Nullable Action usual(Combatant who, Artillery piece, Ammunition load) {
    for (Troop troop : fight.formations().all()) {
      if (troop.isEnemyOf(who)) {
        var fire = new FireAt(fight, piece, load, troop);
        if (fire.bars(who, Slot.MOVEMENT) == null
            && troop.engaged(who, troop.standing()).isEmpty()) {
          return fire;
        }
      }
    }
    return null;
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Artillery piece : fight.tools().found(Artillery.class)) {
      for (Ammunition load : Ammunition.values()) {
        if (piece.ammunition().contains(load.label())) {
          for (Troop troop : fight.formations().all()) {
            if (troop.isEnemyOf(who)) {
              all.add(new FireAt(fight, piece, load, troop));
            }
          }
        }
      }
    }
  }
}
