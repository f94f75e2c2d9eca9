package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.engine.creature.Abilities;
import dev.cleave.engine.creature.Ammunition;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.HitDice;
import dev.cleave.engine.creature.Protection;
import dev.cleave.engine.creature.Regeneration;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A creature's sheet while it is being written. */
final class Draft {

  final String id;
  final String name;
  final Gear gear;
  String kind = "man";
  @Nullable Calling calling;
  int level;
  HitDice hitDice = HitDice.of(1);
  int hitDie = 8;
  int hitPoints;
  Size size = Size.MAN_SIZED;
  Abilities abilities = Abilities.AVERAGE;
  @Nullable Integer armourClass;
  int morale;
  int speed;
  int frontage = 1;
  int depth = 1;
  List<Weapon> attacks = List.of();
  @Nullable Creature mount;
  @Nullable Regeneration regeneration;
  List<Ammunition> ammunition = List.of();
  List<Spell> auras = List.of();
  List<Spell> spells = List.of();
  List<Spell> powers = List.of();
  final List<Protection> protections = new ArrayList<>();
  final Set<String> traits = new LinkedHashSet<>();
  final Map<String, Integer> numbers = new TreeMap<>();

  Draft(String id, String name, Gear gear) {
    this.id = id;
    this.name = name;
    this.gear = gear;
  }

  /** Reads resist and immune, of a sheet or a scenario. A2.TYPE.21-25 */
  void protect(Fields said) {
    for (String words : said.texts("resist")) {
      protections.add(Protection.parse(Protection.Degree.RESISTANT, words));
    }
    for (String words : said.texts("immune")) {
      protections.add(Protection.parse(Protection.Degree.IMMUNE, words));
    }
  }

  /** What a people or a class adds to its saves, by their names. */
  void saveBetter(Fields said) {
    said.optionalMapping("save bonus")
        .ifPresent(
            bonus ->
                bonus
                    .names()
                    .forEach(name -> numbers.put("save bonus " + name, bonus.number(name))));
  }

  /** In the saddle: the mount's legs and the mount's place on the ground. */
  void ride(Creature steed) {
    mount = steed;
    numbers.put("speed on foot", speed);
    speed = steed.speed();
    frontage = Math.max(frontage, steed.frontage());
    depth = Math.max(depth, steed.depth());
  }

  Creature creature() {
    return new Creature(
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
        gear.weapons(),
        gear.armour(),
        gear.shield(),
        mount,
        gear.items(),
        ammunition,
        spells,
        powers,
        List.copyOf(protections),
        Collections.unmodifiableSet(traits),
        Collections.unmodifiableMap(numbers),
        regeneration,
        auras);
  }
}
