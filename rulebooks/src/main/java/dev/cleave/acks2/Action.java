package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.table.Answer;
import org.jspecify.annotations.Nullable;

/** What somebody does with a segment or with half of it. A2.ACT.01 */
sealed interface Action extends Answer {

  /** Straight at a foe, and one blow. A2.FULL.07 */
  record Charge(Combatant target) implements Action {
    @Override
    public String text() {
      return "charge " + target.name();
    }
  }

  /** A2.FULL.26 */
  record Run(Spot to) implements Action {
    @Override
    public String text() {
      return "run " + where(to);
    }
  }

  /** A2.FULL.33 */
  record Retreat(Spot to) implements Action {
    @Override
    public String text() {
      return "retreat " + where(to);
    }
  }

  /** A2.FULL.01 */
  record Cast(Spell spell, Combatant target) implements Action {
    @Override
    public String text() {
      return "cast " + spell.name() + " at " + target.name();
    }
  }

  /** A2.MOVE.19; for the prone, a crawl. */
  record March(Spot to) implements Action {
    @Override
    public String text() {
      return "march " + where(to);
    }
  }

  /** A2.MOVE.29 */
  record Withdraw(Spot to) implements Action {
    @Override
    public String text() {
      return "withdraw " + where(to);
    }
  }

  /** Stationary, turned toward somebody. A2.MOVE.23 */
  record Face(Combatant toward) implements Action {
    @Override
    public String text() {
      return "face " + toward.name();
    }
  }

  /**
   * With the weapon in hand, or another drawn for it. As a first action it means to remain
   * stationary and attack. A2.COMBAT.13
   */
  record Attack(Combatant target, @Nullable Weapon drawn) implements Action {
    @Override
    public String text() {
      return "attack " + target.name() + with(drawn);
    }
  }

  /** The same with a missile, shot or thrown. A2.MISSILE.01 */
  record Shoot(Combatant target, @Nullable Weapon drawn) implements Action {
    @Override
    public String text() {
      return "shoot " + target.name() + with(drawn);
    }
  }

  /** A2.INIT.09 */
  record DelayTo(int count) implements Action {
    @Override
    public String text() {
      return "delay to " + count;
    }
  }

  /** A2.INIT.10 */
  record DelayAfter(Combatant awaited) implements Action {
    @Override
    public String text() {
      return "delay until after " + awaited.name();
    }
  }

  /** Actions that need no more words. */
  enum Plain implements Action {
    /** Remain stationary. A2.MOVE.22 */
    STAY("stay"),
    /** A2.MOVE.27 */
    STAND_UP("stand up"),
    /** Any action may be passed. A2.GAP.127 */
    DONE("done");

    private final String text;

    Plain(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }
  }

  private static String where(Spot to) {
    return to instanceof Bearing ? to.text() : "to " + to.text();
  }

  private static String with(@Nullable Weapon weapon) {
    return weapon == null ? "" : " with " + weapon.name();
  }
}
