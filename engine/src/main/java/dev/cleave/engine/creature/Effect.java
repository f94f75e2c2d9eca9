package dev.cleave.engine.creature;

import dev.cleave.engine.dice.Dice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The effect of a spell, or of a bite beyond its damage: a closed vocabulary every rulebook can
 * read.
 *
 * @param damage dealt, or {@link Dice#NOTHING}
 * @param heals restored, or {@link Dice#NOTHING}
 * @param condition laid on those who fail, or empty
 * @param rounds how long the condition lasts, {@link Dice#NOTHING} for as long as the fight
 * @param save what a saving throw does: none, half, negates
 * @param against the kind of saving throw; empty if the book has to tell by what it does
 * @param types of the damage, all dealt at once; empty if it deals none or nobody said
 * @param more what goes beyond that
 */
public record Effect(
    Dice damage,
    Dice heals,
    String condition,
    Dice rounds,
    String save,
    String against,
    List<String> types,
    More more) {

  /** Of a spell that neither harms nor heals. */
  public static final Effect NONE =
      new Effect(Dice.NOTHING, Dice.NOTHING, "", Dice.NOTHING, "none", "", List.of());

  public Effect(
      Dice damage,
      Dice heals,
      String condition,
      Dice rounds,
      String save,
      String against,
      List<String> types) {
    this(damage, heals, condition, rounds, save, against, types, More.NONE);
  }

  /**
   * The rest of the vocabulary, which most effects do without.
   *
   * @param growth of damage and healing with the level of who works it
   * @param roundsALevel it lasts longer for each of his levels
   * @param turns whether it lasts so many turns and not rounds
   * @param modifiers to throws, as long as it lasts
   * @param ends the conditions it takes away
   * @param ofHitPoints whether it deals as much as who works it has hit points
   * @param does the name of what no other word says, or empty
   * @param drains levels or Hit Dice it takes
   * @param clutch how it holds on, null if it does not
   */
  public record More(
      Growth growth,
      int roundsALevel,
      boolean turns,
      Modifiers modifiers,
      List<String> ends,
      boolean ofHitPoints,
      String does,
      int drains,
      @Nullable Clutch clutch) {

    public static final More NONE =
        new More(Growth.NONE, 0, false, Modifiers.NONE, List.of(), false, "", 0, null);
  }
}
