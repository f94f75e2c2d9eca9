package dev.cleave.engine.battle;

/**
 * Somebody's part in a vehicle.
 *
 * @param who by his place in the battle
 * @param vehicle by its place
 */
public record Berth(int who, int vehicle, Part part) {

  /** One who drives may be one of those who carry, too. */
  public enum Part {
    DRIVES,
    ABOARD,
    DRAWS,
    CARRIES,
    BEARS
  }
}
