package dev.cleave.acks.saddle;

import static dev.cleave.acks.book.State.PRONE;

import dev.cleave.acks.book.Harm;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import java.util.List;

/** Keeping one's seat, and losing it. A2.MOUNT.23-26, A2.MOUNT.30-32, A2.VEHICLE.14 */
public class Seat {

  private static final String PARALYSIS = "paralysis";
  private static final Reason FALL = new Reason("fall from the saddle", "A2.MOUNT.25");
  private static final Harm GROUND = Harm.mundane(List.of("bludgeoning"));

  private final SaddleRoom fight;

  protected Seat(SaddleRoom fight) {
    this.fight = fight;
  }

  /** Who has learnt neither saves after every blow and shot of his or the mount's. A2.MOUNT.24 */
  public void attacked(Combatant attacker) {
    if (fight.vehicle(attacker) != null) {
      return; // A2.GAP.332
    }
    Combatant mount = mountOf(attacker);
    for (Combatant each : fight.riding().aboard(mount)) {
      boolean his = each == attacker || attacker == mount;
      if (his && !fight.riding().isSkilled(each)) {
        hold(each, mount, fight.savingThrow().against(each, PARALYSIS), "A2.MOUNT.24");
      }
    }
  }

  /** A fall unseats all; a wound asks for a save of those without a proper saddle. */
  public void hurt(Combatant hurt) {
    Combatant vehicle = hurt.isThing() ? hurt : fight.vehicle(hurt);
    if (vehicle != null) {
      fight.traces().hurt(hurt, vehicle);
      return;
    }
    Combatant mount = mountOf(hurt);
    boolean rider = hurt == mount || fight.fighter(mount).rider == hurt; // he may have fallen
    for (Combatant each : fight.riding().aboard(mount)) {
      if (!hurt.isStanding() && (rider || each == hurt)) {
        unseat(each, mount, "A2.MOUNT.32");
      } else if ((each == hurt || hurt == mount) && !isSafe(each, mount)) {
        hold(each, mount, fight.savingThrow().needs(each, PARALYSIS), "A2.MOUNT.30");
      }
    }
  }

  /** Off his mount goes who is brought down, and off a mount brought down all. A2.MOUNT.25 */
  public void knockedDown(Combatant who) {
    Combatant mount = mountOf(who);
    for (Combatant each : fight.riding().aboard(mount)) {
      if (each == who || who == mount) {
        unseat(each, mount, "A2.MOUNT.25");
      }
    }
  }

  private Combatant mountOf(Combatant who) {
    return fight.riding().legs(who);
  }

  /** A military saddle, or both proficiencies together. A2.MOUNT.31 */
  protected boolean isSafe(Combatant who, Combatant mount) {
    return mount.sheet().has("military saddle")
        || who.sheet().has("military saddle")
        || fight.proficiency().has(who, "riding") && fight.proficiency().has(who, "mounted combat");
  }

  /**
   * @param save what he needs; before the enemy who falters needs more. A2.GAP.324
   */
  private void hold(Combatant who, Combatant mount, Tally save, String rule) {
    if (who.isStanding() && !fight.savingThrow().made(who, PARALYSIS, save)) {
      unseat(who, mount, rule);
    }
  }

  /** Down beside the mount, on the ground, and hurt by it. A2.MOUNT.25 */
  void unseat(Combatant who, Combatant mount, String rule) {
    int feet = fight.altitude(mount);
    fight.riding().part(who, fight.riding().below(who));
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("unseated", rule)
              .on(who)
              .fact("mount", mount)
              .says(who.name() + " is knocked off " + mount.name() + "."));
    }
    if (who.isPresent()) {
      land(who, feet);
    }
  }

  /** Off a mount in the air one falls. A2.MOUNT.13 */
  public void stepOff(Combatant who, Combatant mount) {
    int feet = fight.altitude(mount);
    if (feet > 0) {
      land(who, feet);
    }
  }

  /** In the air there is nothing to land on yet. A2.MOUNT.26 */
  private void land(Combatant who, int feet) {
    if (feet > 0) {
      fight.field.stateElevation(who, 0);
      fight.fall().down(who, who, feet);
      return;
    }
    fight.gain(who, PRONE);
    int damage = fight.table.roll(fight.saddleNumbers().unseated, FALL, who);
    fight.damage().deal(who, who, damage, GROUND);
  }
}
