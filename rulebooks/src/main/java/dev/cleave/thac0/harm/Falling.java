package dev.cleave.thac0.harm;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import org.jspecify.annotations.Nullable;

/** Death's door, death, and being knocked out. TH.C.DMG.02 to TH.C.DMG.08 */
public final class Falling {

  private final HarmRoom fight;
  private final States states;

  Falling(HarmRoom fight, States states) {
    this.fight = fight;
    this.states = states;
  }

  /** Whatever his hit points now say. */
  public void judge(@Nullable Fighter by, Fighter on) {
    int real = on.realHitPoints();
    if (real <= 0) {
      boolean dead = real <= fight.numbers.harm.deadAt || !isSomebody(on);
      fall(by, on, dead ? Fate.DEAD : Fate.DOWN, dead ? "TH.C.DMG.04" : "TH.C.DMG.03");
    } else if (on.combatant.hitPoints() <= 0) {
      fall(by, on, Fate.DOWN, "TH.C.DMG.08");
    }
  }

  /** The player characters and whoever has a name. TH.C.DMG.02 */
  private boolean isSomebody(Fighter fighter) {
    if (fight.numbers.allAtTheDoor || fight.numbers.nobodyAtTheDoor) {
      return fight.numbers.allAtTheDoor;
    }
    Creature sheet = fighter.sheet();
    return sheet.isCharacter() ? !sheet.has("nobody") : sheet.has("named");
  }

  public void die(@Nullable Fighter by, Fighter on, String rule) {
    fall(by, on, Fate.DEAD, rule);
  }

  /** Knocked out for so many rounds. TH.SAP.14, TH.PUMMEL.21 */
  public void knockOut(@Nullable Fighter by, Fighter on, int rounds, String rule) {
    on.wakes = Math.max(on.wakes, fight.round() + rounds);
    on.keep();
    fall(by, on, Fate.DOWN, rule);
  }

  void fall(@Nullable Fighter by, Fighter on, Fate fate, String rule) {
    if (on.combatant.fate() == fate || on.combatant.fate() == Fate.DEAD) {
      return;
    }
    on.combatant.setFate(fate);
    on.combatant.gain(State.PRONE);
    on.combatant.lose(State.KNEELING);
    on.combatant.lose(State.SITTING);
    states.free(on);
    states.interrupt(on, "falls");
    on.charge = null; // TH.C.CAST.07
    if (fight.listens()) {
      var event = Event.of(Event.Kind.FALLEN, rule).on(on.combatant).fact("fate", fate.label());
      if (by != null) {
        event.by(by.combatant);
      }
      fight.tell(event.says(on + how(on, fate) + "."));
    }
    fight.wings.fall(on);
  }

  private static String how(Fighter on, Fate fate) {
    if (fate == Fate.DEAD) {
      return Body.isLifeless(on) ? " is destroyed" : " is dead";
    }
    return on.realHitPoints() > 0 ? " is knocked out" : " lies at death's door";
  }

  /** In the end-of-round step the dying lose a little more. TH.C.DMG.03 */
  public void ebb() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.fate() == Fate.DOWN
          && fighter.realHitPoints() <= 0
          && !fighter.bound
          && !Regenerating.isBiding(fighter)) {
        fighter.combatant.setHitPoints(
            fighter.combatant.hitPoints() - fight.numbers.harm.dyingLoss);
        if (fight.listens()) {
          fight.tell(
              Event.of("ebbs", "TH.C.DMG.03")
                  .on(fighter.combatant)
                  .fact("hp", fighter.combatant.hitPoints())
                  .says(fighter + " is dying and at " + fighter.combatant.hitPoints() + ".")
                  .openly(fighter + " is dying."));
        }
        judge(null, fighter);
      }
    }
  }

  /** Who was only stunned or struck down by fists comes to. TH.C.DMG.08 */
  public void wake() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.fate() == Fate.DOWN
          && fighter.realHitPoints() > 0
          && fighter.combatant.hitPoints() > 0
          && !Regenerating.isBiding(fighter)
          && fight.round() >= fighter.wakes) {
        rise(fighter, "TH.C.DMG.08");
      }
    }
  }

  /** Conscious again, and lying where he fell. */
  void rise(Fighter fighter, String rule) {
    fighter.combatant.setFate(Fate.STANDING);
    fighter.combatant.gain(State.PRONE);
    fighter.acted = true;
    fighter.wakes = 0;
    fighter.keep();
    if (fight.listens()) {
      fight.tell(
          Event.of("wakes", rule)
              .on(fighter.combatant)
              .fact("hp", fighter.combatant.hitPoints())
              .says(fighter + " comes to."));
    }
  }
}
