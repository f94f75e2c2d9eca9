package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who is ready for what: by a readied action, or with bow or long weapon against a charge in the
 * first round; and how one loses it. A2.READY.01-02, A2.READY.08-10, A2.READY.19-39
 */
final class Readiness {

  private final Fight fight;
  private boolean anybody;

  Readiness(Fight fight) {
    this.fight = fight;
  }

  /** Whether it is worth asking; readied actions that were used or lost this round may count. */
  boolean isAnybody() {
    return anybody;
  }

  /** A2.READY.01 */
  void ready(Combatant who, Readied action) {
    Stance stance = fight.stance(who);
    stance.readied = action;
    stance.shoves = who.shoves();
    anybody = true;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("readied", "A2.READY.01")
              .by(who)
              .fact("action", action.verb())
              .fact("trigger", action.trigger().text())
              .says(
                  who.name()
                      + " is ready to "
                      + action.verb()
                      + " when "
                      + action.trigger().text()
                      + "."));
    }
  }

  /**
   * Blood, a failed save or a shove and the moment is gone; the segment is not. A2.READY.08-10,
   * A2.READY.35, A2.GAP.119
   */
  void lose(Stance stance, String rule) {
    stance.opening = false;
    if (stance.readied == null) {
      return;
    }
    stance.readied = null;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("unready", rule)
              .on(stance.who)
              .says(stance.who.name() + " loses the readied action."));
    }
  }

  /** Who has been moved against his will since he made ready is so no longer. A2.READY.10 */
  void heedShoves() {
    for (Stance stance : fight.stances) {
      if ((stance.readied != null || stance.opening) && stance.who.shoves() != stance.shoves) {
        lose(stance, "A2.READY.10");
      }
    }
  }

  /** Who could interrupt a charge in this first round of the fight. A2.READY.24, A2.READY.28 */
  void openFight() {
    for (Stance stance : fight.stances) {
      Combatant who = stance.who;
      stance.opening = fight.canAct(who) && !stance.engagedAtStart && !fight.escaping.isHeld(who);
      stance.openingBow = bow(who);
      stance.openingPole = pole(who);
      stance.shoves = who.shoves();
      stance.opening &= stance.openingBow != null || stance.openingPole != null;
    }
  }

  /** A weapon that also strikes hand to hand is no missile weapon until it flies. A2.R.17 */
  private @Nullable Weapon bow(Combatant who) {
    Weapon weapon = fight.wielding.missile(who);
    return weapon != null && !weapon.melee() ? weapon : null;
  }

  private @Nullable Weapon pole(Combatant who) {
    Weapon weapon = fight.wielding.melee(who);
    return weapon != null && weapon.has("long") ? weapon : null;
  }

  /** A whole round without a blow, and everybody lowers his weapon. A2.READY.22 */
  void endRound(boolean offence) {
    boolean any = false;
    for (Stance stance : fight.stances) {
      any |= stance.readied != null;
    }
    anybody = any && offence;
    if (!any || offence) {
      return;
    }
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("standoff", "A2.READY.22")
              .says("Nobody attacks: all lose their readied actions."));
    }
    for (Stance stance : fight.stances) {
      lose(stance, "A2.READY.22");
    }
  }

  /** A2.READY.24-36 */
  boolean isOpening(Move move, Stance stance) {
    return stance.opening
        && stance.waiting
        && move.gait == Gait.CHARGE
        && fight.battle.round() == 1;
  }

  /** A2.READY.24, A2.READY.28-31, A2.READY.39 */
  void addOpening(List<Action> choices, Stance stance, Combatant charger) {
    Combatant who = stance.who;
    if (stance.openingBow != null && stance.openingBow.equals(bow(who))) {
      fight.interrupts.addIfLegal(choices, who, new MissileAttack.Shoot(charger, null));
    }
    if (stance.openingPole != null
        && stance.openingPole.equals(pole(who))
        && pole(charger) == null
        && fight.riding.bulk(charger).rank() <= fight.riding.bulk(who).rank()) {
      fight.interrupts.addIfLegal(choices, who, new MeleeAttack.Attack(charger, null));
      fight.interrupts.addIfLegal(choices, who, new Countercharge(charger)); // A2.GAP.117
    }
  }
}
