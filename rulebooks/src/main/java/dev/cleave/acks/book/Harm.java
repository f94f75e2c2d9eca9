package dev.cleave.acks.book;

import dev.cleave.engine.creature.Weapon;
import java.util.List;
import java.util.Set;

/**
 * The sort of damage something deals. A2.TYPE.01, A2.TYPE.05-06
 *
 * @param types all of them at once
 * @param extraordinary rather than mundane
 * @param hit whether an attack deals it, and not a spell or a trap
 * @param silver whether the weapon is of silver
 * @param natural whether tooth or claw deals it
 * @param nonlethal whether it knocks out rather than kills
 */
public record Harm(
    List<String> types,
    boolean extraordinary,
    boolean hit,
    boolean silver,
    boolean natural,
    boolean nonlethal) {

  /** Some types are dealt by nothing but magic. A2.TYPE.08, A2.TYPE.13 */
  public Harm {
    extraordinary |= types.contains("arcane") || types.contains("luminous");
  }

  /** Spells and the like. A2.GAP.25A */
  public static Harm magic(List<String> types) {
    return new Harm(types, true, false, false, false, false);
  }

  /** Traps, falls, common fire. A2.GAP.25A */
  public static Harm mundane(List<String> types) {
    return new Harm(types, false, false, false, false, false);
  }

  /**
   * Tooth and claw are what the entry says, else what such creatures deal; weapons are what they
   * are made of, whoever wields them. A2.TYPE.27, A2.GAP.259
   */
  public static Harm of(Weapon weapon, List<String> types, Prowess attacker) {
    boolean extraordinary =
        weapon.natural()
            ? weapon.has("extraordinary") || attacker.extraordinary && !weapon.has("mundane")
            : weapon.has("magic") || weapon.magic() != 0;
    return new Harm(
        types,
        extraordinary,
        true,
        weapon.has("silver"),
        weapon.natural(),
        weapon.has("nonlethal"));
  }

  /** Of a missile with magic in it, or of silver. A2.R.202 */
  public Harm tipped(boolean magic, boolean silvered) {
    return new Harm(types, extraordinary || magic, hit, silver || silvered, natural, nonlethal);
  }

  /** Thrown at somebody and not turned aside, as a weapon is. A2.DMG.18 */
  public Harm landed() {
    return new Harm(types, extraordinary, true, silver, natural, nonlethal);
  }

  /** With the flat of the blade, which is blunt. A2.NONLETHAL.10 */
  public Harm flat() {
    boolean blade = types.contains("slashing") || types.contains("piercing");
    return new Harm(
        blade && !natural ? List.of("bludgeoning") : types,
        extraordinary,
        hit,
        silver,
        natural,
        true);
  }

  /**
   * A wound that closes by itself where such wounds do.
   *
   * @param not the types of damage that do not, and silver
   */
  public boolean closes(Set<String> not) {
    for (String type : types) {
      if (not.contains(type)) {
        return false;
      }
    }
    return !silver || !not.contains("silver");
  }

  /** All that comes with a bite is of the bite's sort. */
  public Harm besides(List<String> others) {
    return new Harm(others, extraordinary, false, false, false, false);
  }

  /** The table on which whom it fells rolls: torn is worse than cut. A2.WOUND.10-11 */
  public String table() {
    String type = types.isEmpty() ? "" : types.getFirst();
    return natural && (type.equals("piercing") || type.equals("slashing")) ? "savage" : type;
  }

  /** Some weapons deal one type or another, as their wielder likes. */
  public static boolean isChoice(Weapon weapon) {
    return !weapon.natural() && weapon.types().size() > 1;
  }

  /** Tooth and claw deal all their types at once, a weapon one: the first unless chosen. */
  public static List<String> types(String chosen, Weapon weapon) {
    if (!isChoice(weapon)) {
      return weapon.types();
    }
    return List.of(weapon.types().contains(chosen) ? chosen : weapon.types().getFirst());
  }
}
