package dev.cleave.acks.attack;

import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The bonus that the manner of an attack adds to its throw.
 *
 * @param impact whether an impact weapon strikes with another die of damage. A2.DMG.20
 * @param carry what it takes to keep it for a cleave
 * @param maneuver tried in place of a plain blow, null for most
 */
public record Bonus(int value, Term why, boolean impact, Carry carry, @Nullable Maneuver maneuver) {

  /** When the cleaves of an attack go on in its manner. */
  public enum Carry {
    NEVER,
    /** While each is made with a step. A2.CLEAVE.21-23 */
    STEPPING,
    /** While each is made at somebody who charged too. A2.CLEAVE.25-26 */
    AT_CHARGERS
  }

  private static final Term NOTHING = new Term("none", "A2.ATK.07", Tag.SITUATION);

  public static final Bonus NONE = new Bonus(0, NOTHING, false, Carry.NEVER, null);

  /** A weapon set against a charge: the charger's own weight, and no more. A2.READY.16-17 */
  public static final Bonus SET =
      new Bonus(0, new Term("set", "A2.READY.16", Tag.SITUATION), true, Carry.AT_CHARGERS, null);

  /** The same with a maneuver in place of the blow, or without one. A2.MAN.GEN.04, A2.GAP.333 */
  public Bonus in(@Nullable Maneuver other) {
    return Objects.equals(other, maneuver) ? this : new Bonus(value, why, impact, carry, other);
  }

  /** The same in the same fight on a copy of its battle, which has maneuvers of its own. */
  public Bonus on(AttackRoom copy) {
    return maneuver == null ? this : in(copy.maneuvers().called(maneuver.verb()));
  }

  /** The rest of it for the next cleave, which is a plain blow. A2.GAP.333 */
  public Bonus next(boolean stepped, boolean atCharger) {
    boolean goesOn =
        switch (carry) {
          case NEVER -> false;
          case STEPPING -> stepped;
          case AT_CHARGERS -> atCharger;
        };
    return goesOn ? in(null) : NONE;
  }
}
