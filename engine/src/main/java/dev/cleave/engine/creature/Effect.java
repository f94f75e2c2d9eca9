package dev.cleave.engine.creature;

import dev.cleave.engine.dice.Dice;
import java.util.List;

/**
 * The effect of a spell, or of a bite beyond its damage: a closed vocabulary every rulebook can
 * read.
 *
 * @param damage dealt, or {@link Dice#NOTHING}
 * @param heals restored, or {@link Dice#NOTHING}
 * @param condition laid on those who fail, or empty
 * @param rounds how long the condition lasts, {@link Dice#NOTHING} for as long as the fight
 * @param save what a saving throw does: none, half, negates
 * @param against the kind of saving throw
 * @param types of the damage, all dealt at once; empty if it deals none or nobody said
 */
public record Effect(
    Dice damage,
    Dice heals,
    String condition,
    Dice rounds,
    String save,
    String against,
    List<String> types) {

  /** Of a spell that neither harms nor heals. */
  public static final Effect NONE =
      new Effect(Dice.NOTHING, Dice.NOTHING, "", Dice.NOTHING, "none", "", List.of());
}
