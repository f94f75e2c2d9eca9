package dev.cleave.engine.creature;

/**
 * A character's class as one rulebook reads it.
 *
 * @param id its name in the content packs
 * @param name as people call it
 * @param column in which it learns to fight, in the rulebook's charts
 * @param saves the chart of its saving throws
 * @param cleaves how often it may cleave, in the rulebook's words; empty where no book asks
 * @param prays whether its spells are prayers, which need a holy symbol
 * @param proficient whether it is trained in arms
 */
public record Calling(
    String id,
    String name,
    String column,
    String saves,
    String cleaves,
    boolean prays,
    boolean proficient) {

  @Override
  public String toString() {
    return name;
  }
}
