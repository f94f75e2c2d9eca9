package dev.cleave.engine.creature;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The sheet of somebody who may fight: what content or a scenario says before the first die. What a
 * rulebook derives from it (a skill, a save) the rulebook derives.
 *
 * @param id its name in the content packs
 * @param name as people call it
 * @param kind man, beastman, undead, animal and so on; vehicle for what is none of them
 * @param calling class of a character, null for a monster
 * @param level of a character
 * @param hitDice of a monster; a character's level in dice
 * @param hitDie sides of its hit die in this rulebook
 * @param hitPoints as stated, 0 if they follow from the dice
 * @param armourClass of its hide and gear together where the sheet states one, else null
 * @param morale rating as the sheet states it
 * @param speed feet a round in combat
 * @param frontage squares abreast
 * @param depth squares front to back
 * @param attacks natural attacks in order, empty for those who fight with weapons
 * @param weapons carried, the first in hand
 * @param armour worn
 * @param shield borne, or {@link Armour#NONE}
 * @param mount what it rides, null on foot
 * @param ammunition what it has to shoot, empty where nobody counts
 * @param powers spells it works at will, without casting them
 * @param protections what it resists or is immune to
 * @param traits what else rules ask about
 * @param numbers what a sheet or scenario states outright for this rulebook, by name
 * @param regeneration how its wounds close by themselves, null for most
 * @param auras what works on whoever comes near it, empty for most
 */
public record Creature(
    String id,
    String name,
    String kind,
    @Nullable Calling calling,
    int level,
    HitDice hitDice,
    int hitDie,
    int hitPoints,
    Size size,
    Abilities abilities,
    @Nullable Integer armourClass,
    int morale,
    int speed,
    int frontage,
    int depth,
    List<Weapon> attacks,
    List<Weapon> weapons,
    Armour armour,
    Armour shield,
    @Nullable Creature mount,
    List<Item> items,
    List<Ammunition> ammunition,
    List<Spell> spells,
    List<Spell> powers,
    List<Protection> protections,
    Set<String> traits,
    Map<String, Integer> numbers,
    @Nullable Regeneration regeneration,
    List<Spell> auras) {

  /** One about which there is nothing. */
  public Creature(
      String id,
      String name,
      String kind,
      @Nullable Calling calling,
      int level,
      HitDice hitDice,
      int hitDie,
      int hitPoints,
      Size size,
      Abilities abilities,
      @Nullable Integer armourClass,
      int morale,
      int speed,
      int frontage,
      int depth,
      List<Weapon> attacks,
      List<Weapon> weapons,
      Armour armour,
      Armour shield,
      @Nullable Creature mount,
      List<Item> items,
      List<Ammunition> ammunition,
      List<Spell> spells,
      List<Spell> powers,
      List<Protection> protections,
      Set<String> traits,
      Map<String, Integer> numbers,
      @Nullable Regeneration regeneration) {
    this(
        id,
        name,
        kind,
        calling,
        level,
        hitDice,
        hitDie,
        hitPoints,
        size,
        abilities,
        armourClass,
        morale,
        speed,
        frontage,
        depth,
        attacks,
        weapons,
        armour,
        shield,
        mount,
        items,
        ammunition,
        spells,
        powers,
        protections,
        traits,
        numbers,
        regeneration,
        List.of());
  }

  public boolean has(String trait) {
    return !traits.isEmpty() && traits.contains(trait);
  }

  /** A vehicle: it is built, and neither lives nor acts. */
  public boolean isThing() {
    return kind.equals("vehicle");
  }

  public boolean isCharacter() {
    return calling != null;
  }

  /** A number the sheet states outright, else the one the rulebook derived. */
  public int number(String name, int derived) {
    Integer stated = numbers.get(name);
    return stated == null ? derived : stated;
  }

  /** Hit points as stated, else the average of its dice with so much added for each. */
  public int hitPoints(int perDie) {
    if (hitPoints > 0) {
      return hitPoints;
    }
    int bonus = perDie * Math.max(1, hitDice.whole());
    return Math.max(Math.max(1, hitDice.whole()), hitDice.average(hitDie) + bonus);
  }
}
