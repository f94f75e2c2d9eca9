package dev.cleave.engine.creature;

import java.util.Set;

/**
 * A spell by what it does.
 *
 * @param level of the spell
 * @param range in feet
 * @param allies whether it is for friends; otherwise for enemies
 * @param targets how many it takes in
 * @param traits what else rules ask about: necromantic, revives, mends, absolves
 * @param scope what it takes in beyond that
 */
public record Spell(
    String id,
    String name,
    int level,
    int range,
    boolean allies,
    int targets,
    Effect effect,
    Set<String> traits,
    Scope scope) {

  /** One that takes in so many friends or foes, and no more is to be said of it. */
  public Spell(
      String id,
      String name,
      int level,
      int range,
      boolean allies,
      int targets,
      Effect effect,
      Set<String> traits) {
    this(id, name, level, range, allies, targets, effect, traits, Scope.PLAIN);
  }

  public boolean has(String trait) {
    return traits.contains(trait);
  }

  @Override
  public String toString() {
    return name;
  }
}
