package dev.cleave.engine.creature;

/**
 * Missiles of one kind that somebody has left.
 *
 * @param kind what weapons ask for: arrow, bolt, stone
 * @param name as the log prints it
 * @param magic bonus, 0 for the ordinary
 * @param silver whether its heads are of silver
 */
public record Ammunition(String kind, String name, int magic, boolean silver, int count) {

  /** The same with one shot away. */
  public Ammunition spent() {
    return new Ammunition(kind, name, magic, silver, count - 1);
  }

  @Override
  public String toString() {
    return name;
  }
}
