package dev.cleave.engine.creature;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A kind of artillery.
 *
 * @param id its name in the content packs
 * @param name as people call it
 * @param family whether it throws bolts or stones
 * @param traits what else is said of it: repeating, counterweight, pitch
 * @param weapon what a shot is: range and damage
 * @param nearest feet nearer than which it cannot shoot
 * @param area whom a shot catches
 * @param armourClass of the piece itself
 * @param points its structural hit points
 * @param divisors by what its damage to a material is divided, 0 if it does it none; what is not
 *     stated is as the rulebook has it
 * @param crews how fast it shoots by the hands that serve it, most hands first
 */
public record Piece(
    String id,
    String name,
    Family family,
    Set<String> traits,
    Weapon weapon,
    int nearest,
    Area area,
    int armourClass,
    int points,
    Map<Material, Integer> divisors,
    List<Crew> crews) {

  public Piece {
    traits = Set.copyOf(traits);
    divisors = Map.copyOf(divisors);
    crews = List.copyOf(crews);
  }

  /** How it throws what it throws. */
  public enum Family {
    BALLISTA,
    CATAPULT,
    TREBUCHET;

    public static Family named(String label) {
      return valueOf(label.toUpperCase(Locale.ROOT));
    }
  }

  /**
   * The ground on which a shot catches others beside the one it hits.
   *
   * @param beyond feet straight on behind the impact point
   * @param radius feet all about it
   */
  public record Area(int beyond, int radius) {}

  /**
   * So many hands, and the rounds from one shot to the next.
   *
   * @param hands the fewest that are this fast
   */
  public record Crew(int hands, int rounds) {}

  public boolean has(String trait) {
    return traits.contains(trait);
  }

  /** By what its damage to a material is divided, 0 for none at all; null if nothing is stated. */
  public @Nullable Integer divisor(Material material) {
    return divisors.get(material);
  }

  /** Rounds from one shot to the next for so many hands, 0 if they are too few. */
  public int rounds(int hands) {
    for (Crew crew : crews) {
      if (hands >= crew.hands) {
        return crew.rounds;
      }
    }
    return 0;
  }

  /** How many of so many hands are of use, 0 if they are too few. */
  public int useful(int hands) {
    for (Crew crew : crews) {
      if (hands >= crew.hands) {
        return crew.hands;
      }
    }
    return 0;
  }

  @Override
  public String toString() {
    return name;
  }
}
