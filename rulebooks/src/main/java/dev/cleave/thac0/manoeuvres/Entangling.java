package dev.cleave.thac0.manoeuvres;

import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Skill;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.Arms;
import dev.cleave.thac0.book.ManoeuvreNumbers;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.Checks;
import org.jspecify.annotations.Nullable;

/** Nets, lassos, bolas, whips and mancatchers. TH.C.SPWM.01, TH.C.SPWM.05 to TH.C.SPWM.08 */
public final class Entangling {

  private static final Reason PINCH = new Reason("damage", "TH.C.SPWM.08");
  private static final Reason BARS = new Reason("bend bars", "TH.C.SPWM.08");

  private final ManoeuvreRoom fight;
  private final ManoeuvreNumbers figures;

  Entangling(ManoeuvreRoom fight) {
    this.fight = fight;
    this.figures = fight.numbers.manoeuvre;
  }

  /** Why he cannot do with a weapon what it is made for; null if he can. TH.C.SPWM.01 */
  public @Nullable String whyNot(Fighter fighter, Weapon weapon, String mark, Fighter target) {
    if (!weapon.has(mark)) {
      return weapon.name() + " is not made for it";
    }
    if (!Skill.isProficient(fighter, weapon)) {
      return fighter + " has not learned it";
    }
    boolean large = target.size().rank() > Size.MAN_SIZED.rank();
    return mark.equals("mancatcher") && large ? target + " is too large" : null;
  }

  /** A net or lasso thrown over somebody: only quickness helps against it. TH.C.SPWM.06 */
  public void cast(Fighter fighter, Fighter target, Weapon weapon) {
    Blow blow = Blow.missile(fight.arms(weapon).flying(), Trick.NET);
    boolean caught = fight.strike.attempt(fighter, target, blow).hits();
    fight.missiles.spend(fighter, weapon);
    if (caught) {
      fight.states.lay(target, State.ENTANGLED, 0);
      fight.states.interrupt(target, "is entangled");
    }
  }

  /** Balls about the arms: one attack is lost, the next that he would make. TH.C.SPWM.07 */
  public void bindArms(Fighter fighter, Fighter target, Weapon weapon) {
    Blow blow = Blow.missile(fight.arms(weapon).flying());
    boolean caught = fight.strike.attempt(fighter, target, blow).hits();
    fight.missiles.spend(fighter, weapon);
    if (!caught) {
      return;
    }
    if (target.attacksLeft > 0) {
      target.attacksLeft--;
    } else {
      target.lostAttack = target.acted ? fight.round() + 1 : fight.round();
    }
    tell("binds arms", "TH.C.SPWM.07", fighter, target, fighter + " binds the arms of " + target);
  }

  /** Balls about the legs. TH.C.SPWM.07 */
  public void bindLegs(Fighter fighter, Fighter target, Weapon weapon) {
    fight.trip.make(fighter, target, Blow.missile(fight.arms(weapon).flying(), Trick.TRIP), 0);
    fight.missiles.spend(fighter, weapon);
  }

  /** The lash about leg, weapon or arm, and then strength. TH.C.SPWM.05 */
  public void lash(Fighter fighter, Fighter target, Arms.Mode mode, String at) {
    if (!fight.strike.attempt(fighter, target, Blow.melee(mode, Trick.WHIP)).hits()
        || !isStronger(fighter, target, "TH.C.SPWM.05")) {
      return;
    }
    switch (at) {
      case "legs" -> fight.injuries.knockDown(target);
      case "weapon" -> fight.injuries.letFall(target, target.weapon());
      default -> hold(fighter, target, "TH.C.SPWM.05");
    }
  }

  /** The jaws about the neck. TH.C.SPWM.08 */
  public void catchMan(Fighter fighter, Fighter target, Arms.Mode mode) {
    if (fight.strike.attempt(fighter, target, Blow.melee(mode, Trick.NET)).hits()) {
      hold(fighter, target, "TH.C.SPWM.08");
      pinch(fighter, target);
    }
  }

  private void pinch(Fighter fighter, Fighter target) {
    int amount = fight.table.roll(figures.mancatcherDamage, PINCH, fighter.combatant);
    fight.damage.deal(target, amount, "bludgeoning");
  }

  private void hold(Fighter fighter, Fighter target, String rule) {
    if (fighter.catches >= 0) {
      fight.states.letGo(fighter);
    }
    fighter.catches = target.index();
    target.caughtBy = fighter.index();
    fight.states.gain(target, State.CAUGHT, 0);
    fight.states.interrupt(target, "is caught");
    tell("catches", rule, fighter, target, fighter + " has caught " + target);
  }

  private boolean isStronger(Fighter fighter, Fighter target, String rule) {
    return fight.checks.strength(
            fighter, fighter.prowess.strength(), target, target.prowess.strength(), rule)
        == Checks.Contest.WON;
  }

  /** Whom the pole holds goes where it goes, or down. TH.C.SPWM.08 */
  public void pullDown(Fighter fighter) {
    Fighter target = prey(fighter);
    if (target != null && isStronger(fighter, target, "TH.C.SPWM.08")) {
      fight.injuries.knockDown(target);
    }
  }

  /** A quarter of the wielder's way, the caught with him. TH.C.SPWM.08 */
  public void drag(Fighter fighter, Route way) {
    Fighter target = prey(fighter);
    fight.movement.walk(fighter, way, Deed.WITHDRAW);
    if (target != null && fighter.canAct()) {
      fight.dragging.follow(fighter, target);
    }
  }

  public @Nullable Fighter prey(Fighter fighter) {
    return fighter.catches < 0 ? null : fight.fighters[fighter.catches];
  }

  /** Out of the jaws by strength, out of a lash by more of it. TH.C.SPWM.05, TH.C.SPWM.08 */
  public void breakOut(Fighter target) {
    if (target.caughtBy < 0) {
      return;
    }
    Fighter holder = fight.fighters[target.caughtBy];
    boolean pole = holder.weapon().has("mancatcher");
    int own = target.prowess.strength();
    boolean free =
        pole
            ? fight.checks.make(target, "strength", own + figures.mancatcherFree, "TH.C.SPWM.08")
            : isStronger(target, holder, "TH.C.SPWM.05");
    if (free) {
      fight.states.letGo(holder);
    }
  }

  /** Or by bending the bars. TH.C.SPWM.08 */
  public void bend(Fighter target) {
    if (target.caughtBy < 0) {
      return;
    }
    if (fight.checks.bendBars(target, BARS, " bends the jaws open.", " cannot bend the jaws.")) {
      fight.states.letGo(fight.fighters[target.caughtBy]);
    }
  }

  private void tell(String what, String rule, Fighter by, Fighter on, String words) {
    if (fight.listens()) {
      fight.tell(Event.of(what, rule).by(by.combatant).on(on.combatant).says(words + "."));
    }
  }
}
