package dev.cleave.acks.cleaving;

import dev.cleave.acks.attack.Troop;
import dev.cleave.acks.space.Places;
import dev.cleave.acks.turn.Action;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Assault;
import org.jspecify.annotations.Nullable;

/** A use of the cleave that follows a felling blow or shot. A2.T.CLEAVE-SPEND */
sealed interface Cleave extends Answer {

  /** A cleave left. */
  enum Leave implements Cleave {
    NONE;

    @Override
    public String text() {
      return "no cleave";
    }

    @Override
    public boolean declines() {
      return true;
    }
  }

  /**
   * The same weapon at the next foe.
   *
   * @param step whether a five-foot step comes first. A2.CLEAVE.16
   */
  record Strike(Combatant target, boolean step) implements Cleave, Assault {

    @Override
    public String verb() {
      return step ? "step and cleave" : "cleave";
    }

    @Override
    public String text() {
      return verb() + " " + target.name();
    }
  }

  /** Another sweep after a sweep. A2.MAN.SWEEP.08 */
  record Sweep(Combatant target) implements Cleave, Assault {

    @Override
    public String verb() {
      return "sweep";
    }

    @Override
    public String text() {
      return "sweep " + target.name();
    }
  }

  /** Another shot at the same formation. A2.GAP.222 */
  record Again(Troop troop) implements Cleave, Assault {

    /** Chance decides. */
    @Override
    public @Nullable Combatant target() {
      return null;
    }

    @Override
    public boolean mayStrike(Combatant who) {
      return troop.mayPick(who);
    }

    @Override
    public String verb() {
      return "cleave";
    }

    @Override
    public String text() {
      return "cleave " + troop.name();
    }
  }

  /** A thrown weapon where nobody is near. A2.CLEAVE.28-29 */
  record Hurl(Combatant target, Weapon weapon) implements Cleave, Assault {

    @Override
    public String verb() {
      return "hurl";
    }

    @Override
    public String text() {
      return "hurl " + weapon.name() + " at " + target.name();
    }
  }

  /** A shooter's five feet away from the enemy, before his next shot. A2.CLEAVE.36 */
  record StepBack(Spot to) implements Cleave {

    @Override
    public String verb() {
      return "step";
    }

    @Override
    public String gait() {
      return "step";
    }

    @Override
    public String text() {
      return "step " + Places.text(to, null);
    }
  }

  /**
   * Something else done with a cleave. A2.CLEAVE.30-31, A2.CLEAVE.46-49
   *
   * @param rule that allows it
   */
  record Spend(Action action, String rule) implements Cleave {

    @Override
    public String verb() {
      return action.verb();
    }

    @Override
    public String gait() {
      return action.gait();
    }

    @Override
    public String text() {
      return action.text();
    }
  }
}
