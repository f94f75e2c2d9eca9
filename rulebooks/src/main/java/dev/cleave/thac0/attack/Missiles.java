package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Ammunition;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Arrows, quarrels and what is thrown by hand. TH.MISSILE.01 */
public final class Missiles {

  private static final Reason DRAW = new Reason("who is hit in the melee", "TH.MISSILE.09");
  private static final Reason WHICH = new Reason("mount or rider", "TH.C.GAP.03");

  private final AttackRoom fight;

  Missiles(AttackRoom fight) {
    this.fight = fight;
  }

  /** A figure of its own: somebody, or what he sits on. TH.C.GAP.03 */
  private record Mark(Fighter on, boolean mount) {

    int rank() {
      Creature mount = on.mount();
      return this.mount && mount != null ? mount.size().rank() : on.size().rank();
    }

    String says() {
      return mount ? "the mount of " + on : on.name();
    }
  }

  /** One shot; into a melee chance says at whom, unless he takes care. TH.MISSILE.09, .13 */
  public Strike.Result shoot(Fighter attacker, Fighter target, Blow blow) {
    boolean aimed = blow.is(Trick.SPARING) || blow.is(Trick.CALLED);
    Mark struck = aimed ? new Mark(target, false) : draw(attacker, target);
    attacker.lastShot = fight.round();
    Strike.Result result =
        struck.mount
            ? fight.steeds.strike(attacker, struck.on, blow)
            : fight.strike.make(attacker, struck.on, blow);
    spend(attacker, blow.weapon());
    return result;
  }

  /** Everybody in the press has a chance by size, mounts too. TH.MISSILE.10 to TH.MISSILE.12 */
  private Mark draw(Fighter attacker, Fighter target) {
    List<Fighter> press = press(attacker, target);
    if (press.size() < 2) {
      return new Mark(target, strikesMount(attacker, target));
    }
    List<Mark> marks = marks(press);
    int quarters = 0;
    int common = 4;
    for (Mark one : marks) {
      int weight = weight(one);
      quarters += weight;
      common = weight % common == 0 ? common : weight % 2 == 0 ? Math.min(common, 2) : 1;
    }
    int drawn = fight.table.roll(Dice.d(quarters / common), DRAW, attacker.combatant);
    Mark struck = marks.getLast();
    for (Mark one : marks) {
      drawn -= weight(one) / common;
      if (drawn <= 0) {
        struck = one;
        break;
      }
    }
    tell(attacker, press, struck);
    return struck;
  }

  /** A missile at a rider who is in no melee may strike what he sits on. TH.C.GAP.03 */
  private boolean strikesMount(Fighter attacker, Fighter rider) {
    return rider.isMounted()
        && fight.table.roll(Dice.d(6), WHICH, attacker.combatant)
            <= fight.numbers.missile.mountHitOn;
  }

  /** Riders and mounts are separate targets. TH.C.GAP.03 */
  private static List<Mark> marks(List<Fighter> press) {
    var marks = new ArrayList<Mark>(press.size() + 1);
    for (Fighter one : press) {
      marks.add(new Mark(one, false));
      if (one.isMounted()) {
        marks.add(new Mark(one, true));
      }
    }
    return marks;
  }

  private void tell(Fighter attacker, List<Fighter> press, Mark struck) {
    if (fight.listens()) {
      var drawn =
          Event.of(Event.Kind.DRAWN, "TH.MISSILE.09")
              .by(attacker.combatant)
              .on(struck.on.combatant)
              .fact("among", press.stream().map(Fighter::name).toList());
      if (struck.mount) {
        drawn.fact("mount", true);
      }
      fight.tell(drawn.says("In the melee the shot goes at " + struck.says() + "."));
    }
  }

  private int weight(Mark mark) {
    return fight.numbers.meleeWeight.at(mark.rank());
  }

  /** The target, and whoever threatens it or is threatened by it. TH.MISSILE.10 */
  public List<Fighter> press(Fighter attacker, Fighter target) {
    var press = new ArrayList<Fighter>(3);
    press.add(target);
    for (Fighter other : fight.fighters) {
      if (other != target
          && other != attacker
          && other.combatant.isPresent()
          && (fight.threat.threatens(other, target) || fight.threat.threatens(target, other))) {
        press.add(other);
      }
    }
    return press;
  }

  /** What is thrown is gone, and so is what was shot. */
  public void spend(Fighter attacker, Weapon weapon) {
    if (weapon.natural()) {
      return;
    }
    if (weapon.melee() || weapon.has("thrown") && !weapon.has("missile")) {
      attacker.combatant.drop(weapon);
      if (weapon.equals(attacker.weapon()) && !attacker.combatant.weapons().contains(weapon)) {
        attacker.combatant.wield(attacker.combatant.emptyHanded());
      }
      return;
    }
    Ammunition used = ammunition(attacker, weapon);
    if (used != null) {
      var left = new ArrayList<Ammunition>();
      for (Ammunition one : attacker.combatant.ammunition()) {
        Ammunition rest = one.equals(used) ? one.spent() : one;
        if (rest.count() > 0) {
          left.add(rest);
        }
      }
      attacker.combatant.setAmmunition(left);
    }
  }

  private static @Nullable Ammunition ammunition(Fighter attacker, Weapon weapon) {
    for (Ammunition one : attacker.combatant.ammunition()) {
      if (one.kind().equals(weapon.ammunition())) {
        return one;
      }
    }
    return null;
  }

  /** Why this shot cannot be made; null if it can. */
  public @Nullable Refusal whyNot(Fighter attacker, Fighter target, Weapon weapon) {
    String what = "shoot " + target;
    if (weapon.range() == null) {
      return new Refusal(what, weapon.name() + " is no missile weapon", "TH.TYPE.02");
    }
    if (attacker.is(State.BLIND)) {
      return new Refusal(what, attacker + " is blind", "TH.C.COND.03");
    }
    String lying = Strike.forbids(attacker, weapon, true);
    if (lying != null) {
      return new Refusal(what, lying, "TH.STANCE.11");
    }
    int feet = fight.feet(attacker, target);
    if (fight.throwing.band(weapon, feet) > 2) {
      return new Refusal(what, target + " is out of range", "TH.MISSILE.02");
    }
    if (!fight.field().sees(attacker.combatant, target.combatant)) {
      return new Refusal(what, target + " is wholly behind cover", "TH.C.COVR.03");
    }
    if (!weapon.ammunition().isEmpty()
        && !attacker.sheet().ammunition().isEmpty()
        && ammunition(attacker, weapon) == null) {
      return new Refusal(what, attacker + " has nothing left to shoot", "TH.C.WEAP.07");
    }
    return null;
  }
}
