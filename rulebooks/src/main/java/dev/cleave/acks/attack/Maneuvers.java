package dev.cleave.acks.attack;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The special maneuvers there are, and what they have in common. A2.MELEE.25, A2.MAN.GEN.01-04 */
public final class Maneuvers implements Offers {

  private static final Forbidden LIES = new Forbidden("FOE lies there", "A2.MAN.GEN.04");

  private final AttackRoom fight;

  Maneuvers(AttackRoom fight) {
    this.fight = fight;
  }

  /** With the weapon in hand; of a sequence, with its first attack. A2.MAN.GEN.03-04 */
  public record Attempt(AttackRoom fight, Maneuver maneuver, Combatant target)
      implements Action, Assault {

    @Override
    public String verb() {
      return maneuver.verb();
    }

    @Override
    public String text() {
      return maneuver.at(target);
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return switch (demand) {
        case ANOTHER_FOE -> !maneuver.worksHeld() || fight.escaping().holder(who) != target;
        case ELBOW_ROOM -> !fight.escaping().isClose(who, maneuver.limb(who));
        default -> Action.super.takes(demand, who);
      };
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      Forbidden blow = fight.meleeAttack().bars(who, target, maneuver);
      if (blow != null) {
        return blow;
      }
      return target.isInTheWay() || maneuver.strikesFallen()
          ? fight.bars(maneuver, who, target)
          : LIES;
    }

    @Override
    public void take(Combatant who) {
      fight.meleeAttack().take(who, target, fight.charge().carried(who).in(maneuver));
    }

    @Override
    public Combatant aim() {
      return target;
    }

    @Override
    public Lead lead(Combatant who) {
      return fight.meleeAttack().lead(who, target);
    }

    @Override
    public Tally needs(Combatant who) {
      return fight.meleeAttack().tally(who, target, null, fight.charge().carried(who).in(maneuver));
    }

    @Override
    public String detail(Combatant who, Prospect prospect) {
      return prospect.words() + maneuver.note();
    }
  }

  /** In the order of the book. */
  List<Maneuver> all() {
    return fight.specialManeuvers();
  }

  /** By its verb, null if there is none of that name. */
  public @Nullable Maneuver called(String verb) {
    for (Maneuver maneuver : all()) {
      if (maneuver.verb().equals(verb)) {
        return maneuver;
      }
    }
    return null;
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Maneuver maneuver : all()) {
      for (Fighter fighter : fight.fighters) {
        if (who.isEnemyOf(fighter.who)
            && (fighter.who.isStanding()
                || fighter.who.isWhole() && maneuver.movesVehicles()
                || maneuver.strikesFallen() && fight.meleeAttack().isTarget(fighter.who))) {
          all.add(new Attempt(fight, maneuver, fighter.who));
        }
      }
    }
  }

  /** " and overrun", for an attack that ends in one. */
  public static String and(@Nullable Maneuver maneuver) {
    return maneuver == null ? "" : " and " + maneuver.verb();
  }

  /** The maneuver if it can be made at somebody now, else null: then it is a plain blow. */
  @Nullable Maneuver orNone(@Nullable Maneuver wanted, Combatant who, Combatant foe) {
    return wanted != null && fight.bars(wanted, who, foe) == null ? wanted : null;
  }

  /**
   * The foe's save against being driven back or overrun.
   *
   * @param sized whether size counts: a rider is as big as what he sits on. A2.MOUNT.27
   */
  public boolean isUnmoved(Combatant foe, Combatant by, boolean sized) {
    return isSaved(foe, save(foe, sized ? bulkSteps(foe, by) : 0));
  }

  /** Categories of size by which the one is larger, negative if smaller, whatever they sit on. */
  public int larger(Combatant foe, Combatant by) {
    return foe.sheet().size().rank() - by.sheet().size().rank();
  }

  /** The same as far as it counts for a save. A2.SAVE.21 */
  public int steps(Combatant foe, Combatant by) {
    return fight.sizeSteps(foe.sheet().size(), by.sheet().size());
  }

  /** The same where one is moved or moves over the other: the mount's size counts. A2.MOUNT.27 */
  public int bulkSteps(Combatant foe, Combatant by) {
    return fight.sizeSteps(fight.riding().bulk(foe), weight(by));
  }

  /** Only a vehicle that is the target counts with its size. A2.VEHICLE.22 */
  private Size weight(Combatant by) {
    return fight.vehicle(by) == null ? fight.riding().bulk(by) : by.sheet().size();
  }

  /**
   * The foe's save as it stands; more may be added to the tally.
   *
   * @param larger categories of size that help him, negative if they hinder. A2.SAVE.21-23
   */
  public Tally save(Combatant foe, int larger) {
    Tally needs = fight.savingThrow().needs(foe, "paralysis");
    fight.savingThrow().addSize(needs, larger);
    return needs;
  }

  public boolean isSaved(Combatant foe, Tally needs) {
    return fight.savingThrow().made(foe, "paralysis", needs);
  }

  /**
   * Who saves against being moved: nobody moves without his vehicle, and that saves with its team.
   * A2.GAP.332, A2.R.152
   */
  public Combatant saver(Combatant foe) {
    Combatant vehicle = foe.isThing() ? foe : fight.vehicle(foe);
    if (vehicle == null) {
      return foe;
    }
    List<Combatant> team = fight.team().of(vehicle);
    Combatant best = foe;
    int most = 0;
    for (Combatant each : team) {
      int alike = 0;
      for (Combatant other : team) {
        alike += value(other) == value(each) && other.isStanding() ? 1 : 0;
      }
      if (each.isStanding() && alike > most) {
        most = alike;
        best = each;
      }
    }
    return best;
  }

  private int value(Combatant who) {
    return fight.savingThrow().needs(who, "paralysis").least();
  }
}
