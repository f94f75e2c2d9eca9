package dev.cleave.acks.space;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.field.Steed;
import dev.cleave.engine.journal.Event;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Into the saddle and out of it. A2.MOVE.09, A2.COMBAT.08, A2.GAP.140 */
public final class Riding implements Offers {

  private static final Forbidden MOUNTED = new Forbidden("WHO is in the saddle", "A2.COMBAT.08");
  private static final Forbidden TOO_FAR =
      new Forbidden("the steed is out of WHO's reach", "A2.MOUNT.11");
  private static final Forbidden MOVING =
      new Forbidden("the steed moves, and WHO is not proficient in riding", "A2.COMBAT.08");

  private final SpaceRoom fight;

  Riding(SpaceRoom fight) {
    this.fight = fight;
  }

  /** The skilled do it in lieu of moving, and on the move. A2.MOVE.09 */
  record Mount(SpaceRoom fight, Steed steed, boolean skilled) implements Action {

    @Override
    public String verb() {
      return "mount";
    }

    @Override
    public String text() {
      return "mount " + steed.name();
    }

    @Override
    public Cost cost() {
      return skilled ? Cost.MOVEMENT : Cost.COMBAT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.RIDING || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (fight.fighter(who).steed != null) {
        return MOUNTED;
      }
      Forbidden denied = fight.denies(who, Demand.FOOTING);
      if (denied != null) {
        return denied;
      }
      if (fight.field.distance(who, steed) > fight.spaceNumbers().handReach) {
        return TOO_FAR;
      }
      return skilled || !steed.isMoving() ? null : MOVING;
    }

    @Override
    public void take(Combatant who) {
      fight.riding().mount(who, steed, skilled);
    }
  }

  /** He stands where the steed stood. A2.MOUNT.12 */
  record Dismount(SpaceRoom fight, boolean skilled) implements Action {

    @Override
    public String verb() {
      return "dismount";
    }

    @Override
    public Cost cost() {
      return skilled ? Cost.MOVEMENT : Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return skilled || !fight.fighter(who).moved ? null : MOVING;
    }

    @Override
    public void take(Combatant who) {
      fight.riding().dismount(who, skilled);
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    Map<String, Steed> steeds = new LinkedHashMap<>();
    for (Steed steed : fight.tools().found(Steed.class)) {
      steeds.putIfAbsent(steed.name(), steed);
    }
    boolean skilled = isSkilled(who);
    for (Steed steed : steeds.values()) {
      if (steed.creature().size().rank() > who.sheet().size().rank()) {
        all.add(new Mount(fight, steed, skilled));
      }
    }
    if (fight.fighter(who).steed != null) {
      all.add(new Dismount(fight, skilled));
    }
  }

  /** A2.GAP.140 */
  private boolean isSkilled(Combatant who) {
    return fight.proficiency().has(who, "riding") || fight.proficiency().has(who, "mounted combat");
  }

  /** Feet of a movement action: the steed's, or one's own. A2.MOUNT.05 */
  int speed(Fighter fighter) {
    return fighter.steed == null ? fighter.prowess.onFoot : fighter.steed.creature().speed();
  }

  /** A rider is as big as his mount. A2.GAP.156 */
  public Size bulk(Combatant who) {
    Steed steed = fight.fighter(who).steed;
    return steed == null ? who.sheet().size() : steed.creature().size();
  }

  private void mount(Combatant who, Steed steed, boolean skilled) {
    Fighter fighter = fight.fighter(who);
    fighter.stationary = false;
    fight.field.take(steed);
    fighter.steed = new Steed(steed.name(), steed.creature(), false);
    tell("mounted", who, steed, skilled, " mounts ");
  }

  private void dismount(Combatant who, boolean skilled) {
    Fighter fighter = fight.fighter(who);
    Steed steed = fighter.steed;
    if (steed != null) {
      fighter.stationary = false;
      fighter.steed = null;
      fight.field.drop(who, new Steed(steed.name(), steed.creature(), fighter.moved));
      tell("dismounted", who, steed, skilled, " gets off ");
    }
  }

  private void tell(String event, Combatant who, Steed steed, boolean skilled, String verb) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(event, skilled ? "A2.MOVE.09" : "A2.COMBAT.08")
              .by(who)
              .fact("steed", steed.name())
              .says(who.name() + verb + steed.name() + "."));
    }
  }
}
