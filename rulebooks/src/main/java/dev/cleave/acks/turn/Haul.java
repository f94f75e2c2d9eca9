package dev.cleave.acks.turn;

/** How somebody moves a vehicle. A2.VEHICLE.02 */
public enum Haul {
  PULLS,
  HANDS,
  BACK
}
