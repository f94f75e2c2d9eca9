package dev.cleave.engine.creature;

import dev.cleave.engine.dice.Dice;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a spell takes in beyond a number of friends or foes in range: an area, some kinds of
 * creatures and not others, so many Hit Dice of them; and what it asks of its caster.
 *
 * @param whom of those in range or in the area
 * @param template the area it fills, null for one that picks its targets
 * @param hitDice how many Hit Dice it takes in, the weakest first; {@link Dice#NOTHING} for any
 *     number
 * @param most Hit Dice of each at most, null without limit
 * @param only the kinds of creatures it works on, empty for all
 * @param spares the kinds on which it does not work
 * @param needs who must behold whom
 * @param upkeep what the caster must do for it to go on
 * @param uses how often a creature may work it in a fight without casting it, 0 for at will
 * @param stays rounds for which its area stays where it was laid, {@link Dice#NOTHING} for most
 * @param hides whether nobody sees into, out of or through the area while it stays
 */
public record Scope(
    Whom whom,
    @Nullable Template template,
    Dice hitDice,
    @Nullable HitDice most,
    Set<String> only,
    Set<String> spares,
    Set<Beholding> needs,
    Upkeep upkeep,
    int uses,
    Dice stays,
    boolean hides) {

  /** Of a spell that says no more than how many friends or foes it takes in. */
  public static final Scope PLAIN =
      new Scope(
          Whom.PICKED,
          null,
          Dice.NOTHING,
          null,
          Set.of(),
          Set.of(),
          Set.of(),
          Upkeep.NONE,
          0,
          Dice.NOTHING,
          false);

  /** On whom a spell works of all it could reach. */
  public enum Whom {
    /** So many friends or foes, as the caster picks them. */
    PICKED,
    /** The caster himself. */
    SELF,
    /** Every friend in the area. */
    ALLIES,
    /** Every foe in the area. */
    ENEMIES,
    /** Whoever is in the area, friend or foe. */
    EVERYBODY
  }

  /** Between the caster and his target. */
  public enum Beholding {
    CASTER_BEHOLDS,
    TARGET_BEHOLDS
  }

  /** How a spell that is under way is kept up. */
  public enum Upkeep {
    NONE,
    CONCENTRATION,
    STATIONARY
  }
}
