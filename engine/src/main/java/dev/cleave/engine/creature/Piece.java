package dev.cleave.engine.creature;

import java.util.List;

/**
 * A kind of artillery.
 *
 * @param id its name in the content packs
 * @param name as people call it
 * @param weapon what a shot is: range and damage
 * @param nearest feet nearer than which it cannot shoot
 * @param crews how fast it shoots by the hands that serve it, most hands first
 */
public record Piece(String id, String name, Weapon weapon, int nearest, List<Crew> crews) {

  public Piece {
    crews = List.copyOf(crews);
  }

  /**
   * So many hands, and the rounds from one shot to the next.
   *
   * @param hands the fewest that are this fast
   */
  public record Crew(int hands, int rounds) {}

  /** Rounds from one shot to the next for so many hands, 0 if they are too few. */
  public int rounds(int hands) {
    for (Crew crew : crews) {
      if (hands >= crew.hands) {
        return crew.rounds;
      }
    }
    return 0;
  }

  @Override
  public String toString() {
    return name;
  }
}
