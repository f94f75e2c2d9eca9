package dev.cleave.acks.fire;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Thrown;
import dev.cleave.acks.movement.Marching;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Blaze;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Impact;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Material;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Fabric;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Burning pitch, and fighting the fire. A2.ARTY.49-57, A2.GAP.245-246 */
public final class Blazes implements Offers {

  private static final Reason PITCH = new Reason("burning pitch", "A2.ARTY.51");
  private static final Forbidden FAR = new Forbidden("the fire is too far from WHO", "A2.ARTY.56");

  private final FireRoom fight;

  Blazes(FireRoom fight) {
    this.fight = fight;
  }

  /** "fight fire at galley". A2.ARTY.55 */
  record FightFire(FireRoom fight, Blaze blaze) implements Action {

    @Override
    public String verb() {
      return "fight fire";
    }

    @Override
    public String text() {
      return "fight " + blaze.name();
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return blaze.reaches(who, fight.fireNumbers().fireReach, fight.field) ? null : FAR;
    }

    @Override
    public void take(Combatant who) {
      fight.blazes().quench(who, blaze);
    }

    @Override
    public String detail(Combatant who) {
      return blaze.fought + " of " + fight.fireNumbers().fireActions + " done";
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Blaze blaze : fight.memory.blazes) {
      all.add(new FightFire(fight, blaze));
    }
  }

  /**
   * Pitch comes down: one roll for all it catches.
   *
   * @param target who is hit directly and does not save, null for nobody
   */
  public void burst(Combatant by, Impact impact, int radius, @Nullable Combatant target) {
    Impact centre = impact.built() == null ? Impact.at(impact.spot()) : impact;
    var blaze = new Blaze(by, centre, radius, fight.battle.round(), fight.initiative().count());
    List<Combatant> caught = new ArrayList<>();
    for (Fighter fighter : fight.fighters) {
      if (stands(fighter.who) && impact.splashes(fighter.who, radius, fight.field)) {
        caught.add(fighter.who);
      }
    }
    catchFire(blaze, impact);
    burn(blaze, caught, target);
    Spot spot = centre.spot();
    if (spot != null) {
      fight.pools().catchFire(spot); // A2.OIL.35
    }
    if (blaze.lasts()) {
      fight.memory.blazes.add(blaze);
    }
  }

  private boolean stands(Combatant who) {
    return who.isInTheWay() && fight.field.isOn(who);
  }

  /** Whatever is of wood in the area, hit or splashed. A2.ARTY.49-50 */
  private void catchFire(Blaze blaze, Impact impact) {
    for (Feature feature : fight.aiming().targets()) {
      Fabric fabric = feature.fabric();
      if (fabric != null
          && fabric.material() == Material.WOOD
          && (feature.equals(impact.built()) || isIn(feature, blaze))) {
        fabric.setBurning(true);
        blaze.wood.add(feature);
        if (fight.table.listens()) {
          fight.table.tell(
              Event.of("ablaze", "A2.ARTY.50")
                  .fact("what", feature.name())
                  .says("The " + feature.name() + " burns."));
        }
      }
    }
  }

  /** Without a map only what is hit burns. A2.R.62 */
  private boolean isIn(Feature feature, Blaze blaze) {
    return blaze.centre.spot() instanceof Square spot
        && fight.field.feet(spot, feature) <= blaze.radius;
  }

  /** A2.ARTY.49, A2.ARTY.51-54 */
  private void burn(Blaze blaze, List<Combatant> caught, @Nullable Combatant target) {
    List<Feature> wood = blaze.standing();
    if (wood.isEmpty() && caught.isEmpty()) {
      return;
    }
    boolean first = blaze.since == fight.battle.round();
    int damage = fight.table.roll(fight.fireNumbers().pitch, PITCH, blaze.by);
    for (Feature feature : wood) {
      fight.structures().hurt(blaze.by, feature, damage, first ? "A2.ARTY.49" : "A2.ARTY.53");
    }
    for (Combatant who : caught) {
      int left =
          who == target || who.isThing() // A2.GAP.341
              ? damage
              : fight.savingThrow().afterBurst(who, blaze.by, damage, true); // A2.GAP.245
      if (left > 0) {
        String rule =
            who.isThing()
                ? first ? "A2.ARTY.49" : "A2.ARTY.53"
                : first ? "A2.ARTY.51" : "A2.ARTY.54";
        fight.burning().harm(blaze.by, who, left, new Burning.Burn(Thrown.OIL, "pitch", rule));
      }
    }
  }

  /** The next that burns again before anybody acts on this count, null if none does. */
  @Nullable Blaze next(int count) {
    Blaze next = null;
    for (Blaze blaze : fight.memory.blazes) {
      if (blaze.burned < fight.battle.round()
          && blaze.count >= count
          && (next == null || blaze.count > next.count)) {
        next = blaze;
      }
    }
    return next;
  }

  /** Whoever is in it when its count comes. A2.ARTY.53-54 */
  void burnOn(Blaze blaze) {
    blaze.burned = fight.battle.round();
    List<Combatant> caught = new ArrayList<>();
    for (Fighter fighter : fight.fighters) {
      if (stands(fighter.who) && blaze.reaches(fighter.who, 0, fight.field)) {
        caught.add(fighter.who);
      }
    }
    burn(blaze, caught, null);
    if (!blaze.lasts()) {
      end(blaze, "spent", "A2.GAP.245", "has burned out");
    }
  }

  /** Whoever fights it, it all adds up. A2.ARTY.57 */
  private void quench(Combatant who, Blaze blaze) {
    blaze.fought++;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("fire fought", "A2.ARTY.55")
              .by(who)
              .fact("what", blaze.name())
              .fact("done", blaze.fought)
              .says(who.name() + " fights the " + blaze.name() + "."));
    }
    if (blaze.fought >= fight.fireNumbers().fireActions) {
      end(blaze, "extinguished", "A2.ARTY.57", "is out");
    }
  }

  private void end(Blaze blaze, String how, String rule, String says) {
    fight.memory.blazes.remove(blaze);
    for (Feature feature : blaze.wood) {
      Fabric fabric = feature.fabric();
      if (fabric != null) {
        fabric.setBurning(isBurnt(feature));
      }
    }
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(how, rule)
              .fact("what", blaze.name())
              .says("The " + blaze.name() + " " + says + "."));
    }
  }

  private boolean isBurnt(Feature feature) {
    for (Blaze blaze : fight.memory.blazes) {
      if (blaze.wood.contains(feature)) {
        return true;
      }
    }
    return false;
  }

  /** At the start of a round: on bare ground it lasts a turn. A2.GAP.245 */
  public void passRound() {
    if (!isAny()) {
      return;
    }
    for (Blaze blaze : List.copyOf(fight.memory.blazes)) {
      if (blaze.standing().isEmpty()
          && fight.battle.round() >= blaze.since + fight.book.turnRounds) {
        end(blaze, "spent", "A2.GAP.245", "has burned out");
      }
    }
  }

  /** The usual thing to do about a fire: out of it, then at it if there is time. */
  public @Nullable Action usual(Combatant who) {
    for (Blaze blaze : fight.memory.blazes) {
      if (blaze.reaches(who, 0, fight.field)) {
        return out(who);
      }
    }
    Combatant enemy = fight.foes().nearest(who);
    if (enemy != null && fight.field.within(who, enemy, fight.movement().running(enemy))) {
      return null;
    }
    for (Blaze blaze : fight.memory.blazes) {
      if (!blaze.standing().isEmpty()
          && blaze.reaches(who, fight.fireNumbers().fireReach, fight.field)) {
        return new FightFire(fight, blaze);
      }
    }
    return null;
  }

  /** To the nearest square that does not burn, null if there is none within reach. */
  private @Nullable Action out(Combatant who) {
    if (!(fight.field.spot(who) instanceof Square)) {
      return null;
    }
    Stand here = fight.field.stand(who);
    for (Reach reach :
        fight.field.reaches(who, fight.movement().speed(who), fight.movement().marching)) {
      fight.field.place(who, reach.spot());
      boolean burns = false;
      for (Blaze blaze : fight.memory.blazes) {
        burns |= blaze.reaches(who, 0, fight.field);
      }
      here.restore();
      if (!burns) {
        var march = new Marching.March(fight, reach.spot());
        return fight.allowance().bars(who, march, true) == null ? march : null;
      }
    }
    return null;
  }

  public boolean isAny() {
    return !fight.memory.blazes.isEmpty();
  }
}
