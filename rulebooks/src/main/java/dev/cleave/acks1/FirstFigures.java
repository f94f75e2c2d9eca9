package dev.cleave.acks1;

import dev.cleave.engine.figures.Figures;

/**
 * The figures that only the first edition has.
 *
 * @param largeWeapon what a weapon for two hands takes from initiative. A1.INIT.03
 * @param bonusOnly whether a Dexterity penalty slows nobody. A1.GAP.207
 * @param endurance rounds of running for each point of Constitution. A1.MOVE.09
 * @param enduranceUnstated the same of monsters without one. A1.MOVE.10
 * @param exhaustedTurns of rest before another run. A1.MOVE.12
 * @param retreating what is gained against somebody in full retreat. A1.DEFMOVE.09
 * @param moraleBoth first death and half of them in one round. A1.MORALE.07
 * @param moraleJudge the most the Judge may give or take. A1.MORALE.10
 * @param wisdom which saves it helps. A1.GAP.239
 */
record FirstFigures(
    int largeWeapon,
    boolean bonusOnly,
    int endurance,
    int enduranceUnstated,
    int exhaustedTurns,
    int retreating,
    int moraleBoth,
    int moraleJudge,
    Wisdom wisdom) {

  /** Which saves Wisdom helps. */
  enum Wisdom {
    NONE,
    AGAINST_MAGIC,
    ALL
  }

  static FirstFigures of(Figures figures) {
    return new FirstFigures(
        figures.number("large weapon"),
        figures.option("dexterity and initiative", "bonus only"),
        figures.number("running endurance"),
        figures.number("running endurance unstated"),
        figures.number("exhausted turns"),
        figures.number("retreating"),
        figures.number("morale both"),
        figures.number("morale judge"),
        wisdom(figures));
  }

  private static Wisdom wisdom(Figures figures) {
    String option = "wisdom and saves";
    return figures.option(option, "none")
        ? Wisdom.NONE
        : figures.option(option, "all") ? Wisdom.ALL : Wisdom.AGAINST_MAGIC;
  }
}
