package dev.cleave.acks.ready;

import dev.cleave.acks.attack.MeleeAttack;
import dev.cleave.acks.attack.MissileAttack;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Gait;
import dev.cleave.acks.turn.Readied;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Those who are ready: by a readied action, or with bow or long weapon against a charge in the
 * first round; and how one loses it. A2.READY.01-02, A2.READY.08-10, A2.READY.19-39
 */
public class Readiness {

  private final ReadyRoom fight;

  protected Readiness(ReadyRoom fight) {
    this.fight = fight;
  }

  /** Saves asking; readied actions that were used or lost this round may count. */
  boolean isAnybody() {
    return fight.memory.anybodyReady;
  }

  /** A2.READY.01 */
  void ready(Combatant who, Readied action) {
    Fighter fighter = fight.fighter(who);
    fighter.readied = action;
    fighter.shoves = who.shoves();
    fight.memory.anybodyReady = true;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(Event.Kind.READIED, "A2.READY.01")
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

  /** A shove since he made ready ends it. A2.READY.10 */
  void heedShoves() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.shoves() != fighter.shoves) {
        fight.unready(fighter, "A2.READY.10");
      }
    }
  }

  /** Some may interrupt a charge in this first round of the fight. A2.READY.24, A2.READY.28 */
  public void openFight() {
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      fighter.opening = !fighter.engagedAtStart;
      fighter.openingBow = bow(who);
      fighter.openingPole = pole(who);
      fighter.shoves = who.shoves();
      fighter.opening &= fighter.openingBow != null || fighter.openingPole != null;
    }
  }

  /** A weapon that also strikes hand to hand is no missile weapon until it flies. A2.R.17 */
  protected final @Nullable Weapon bow(Combatant who) {
    Weapon weapon = fight.wielding().missile(who);
    return weapon != null && !weapon.melee() ? weapon : null;
  }

  protected final @Nullable Weapon pole(Combatant who) {
    Weapon weapon = fight.wielding().melee(who);
    return weapon != null && weapon.has("long") ? weapon : null;
  }

  /** A whole round without a blow, and everybody lowers his weapon. A2.READY.22 */
  public void endRound(boolean offence) {
    if (!isAnybody()) {
      return;
    }
    boolean any = false;
    for (Fighter fighter : fight.fighters) {
      any |= fighter.readied != null;
    }
    fight.memory.anybodyReady = any && offence;
    if (!any || offence) {
      return;
    }
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("standoff", "A2.READY.22")
              .says("Nobody attacks: all lose their readied actions."));
    }
    for (Fighter fighter : fight.fighters) {
      fight.unready(fighter, "A2.READY.22");
    }
  }

  /**
   * In the first round: whoever has been called in it waits for nothing any more. A2.READY.24-36
   */
  protected boolean isOpening(Move move, Fighter fighter) {
    return fighter.opening && move.gait == Gait.CHARGE;
  }

  /** A2.READY.24, A2.READY.28-31, A2.READY.39 */
  protected void addOpening(List<Action> choices, Fighter fighter, Combatant charger) {
    Combatant who = fighter.who;
    if (fighter.openingBow != null && fighter.openingBow.equals(bow(who))) {
      fight.interrupts().addIfLegal(choices, who, new MissileAttack.Shoot(fight, charger, null));
    }
    if (fighter.openingPole != null
        && fighter.openingPole.equals(pole(who))
        && pole(charger) == null
        && fight.riding().bulk(charger).rank() <= fight.riding().bulk(who).rank()) {
      fight.interrupts().addIfLegal(choices, who, new MeleeAttack.Attack(fight, charger, null));
      fight.interrupts().addIfLegal(choices, who, new Countercharge(fight, charger)); // A2.GAP.117
    }
  }
}
