package dev.cleave.acks.round;

import static dev.cleave.acks.book.State.DISORDERED;
import static dev.cleave.acks.book.State.FALTERING;
import static dev.cleave.acks.book.State.OFF_BALANCE;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How somebody's initiative begins and ends, whatever he does with it. A2.INIT.11-13 */
public final class SegmentStart {

  private final RoundRoom fight;

  SegmentStart(RoundRoom fight) {
    this.fight = fight;
  }

  /** Some things end when the number is called, even for those who delay. A2.INIT.11, A2.GAP.150 */
  public void begin(Combatant who, Fighter fighter) {
    Combatant mount = mount(fighter);
    Combatant vehicle = fight.vehicle(who);
    if (vehicle != null) {
      if (fight.driver(vehicle) == who) {
        fight.fighter(vehicle).walked = 0; // A2.GAP.242
      }
      for (Combatant each : team(who)) {
        begin(each, fight.fighter(each));
      }
    } else if (mount != null) {
      begin(mount, fight.fighter(mount));
    }
    fighter.startSegment();
    if (!fighter.begun) {
      fighter.begun = true;
      fight.unready(fighter, "A2.READY.20"); // A2.READY.20-21, A2.GAP.118
      fighter.defends = null; // A2.COMBAT.26
      fight.lose(who, DISORDERED); // A2.COND.DISORD.01
      fight.atSegmentStart(who);
    }
  }

  /** A mount's number is its rider's, and so is its segment. A2.MOUNT.03 */
  private @Nullable Combatant mount(Fighter fighter) {
    Combatant mount = fight.mount(fighter.who);
    return mount != null && fight.rider(mount) == fighter.who ? mount : null;
  }

  /** A team's number is its driver's. A2.VEHICLE.05 */
  private List<Combatant> team(Combatant who) {
    Combatant vehicle = fight.vehicle(who);
    if (vehicle == null || fight.driver(vehicle) != who) {
      return List.of();
    }
    var team = new ArrayList<>(fight.team().of(vehicle));
    team.removeIf(each -> each == who || !each.isStanding());
    return team;
  }

  /** Gives the whole segment to what others do with him. A2.ARTY.33 */
  public void spend(Combatant who) {
    Fighter fighter = fight.fighter(who);
    begin(who, fighter);
    fight.lose(who, OFF_BALANCE); // A2.READY.15
    fighter.finish();
    end(who);
  }

  /** A2.COND.FALT.02, A2.INIT.12 */
  public void end(Combatant who) {
    Combatant mount = mount(fight.fighter(who));
    if (fight.vehicle(who) != null) {
      team(who).forEach(this::end);
    } else if (mount != null) {
      end(mount);
    }
    if (who.is(FALTERING) && who.isStanding() && !fight.engagement().isEngaged(who)) {
      fight.lose(who, FALTERING);
    }
    fight.atSegmentEnd(who);
  }
}
