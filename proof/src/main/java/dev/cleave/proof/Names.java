package dev.cleave.proof;

import dev.cleave.content.Library;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.battle.Formation;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Feature;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** Everybody and everything in a battle that has a name, from its start on. */
final class Names {

  private static final String NOBODY = "nobody";

  private final Stage stage;
  private final Set<String> all = new LinkedHashSet<>();
  private final Set<String> weapons = new LinkedHashSet<>();
  private final Set<String> gear = new LinkedHashSet<>();

  Names(Stage stage) {
    this.stage = stage;
    learn();
  }

  /** Newcomers are known too; those who are gone stay known. */
  void learn() {
    all.addAll(stage.people());
    stage.battle().formations().stream().map(Formation::name).forEach(all::add);
    stage.battle().field().features().stream().map(Feature::name).forEach(all::add);
    for (Combatant one : stage.battle().combatants()) {
      weapons.add(one.bareHands().name());
      weapons.add("foot"); // everybody can kick
      one.weapons().stream().map(Weapon::name).forEach(weapons::add);
      one.sheet().attacks().stream().map(Weapon::name).forEach(weapons::add);
      one.items().forEach(item -> gear.add(item.name()));
      one.spells().forEach(spell -> gear.add(spell.name()));
      one.ammunition().forEach(missile -> gear.add(missile.name()));
    }
  }

  boolean has(String name) {
    return all.contains(name);
  }

  boolean begins(String text) {
    String words = text.strip().toLowerCase(Locale.ROOT);
    return all.stream().anyMatch(name -> (words + " ").startsWith(plain(name) + " "));
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** Combatants, sides, the Judge, formations and features; and nobody. */
  Set<String> all() {
    var everybody = new LinkedHashSet<>(all);
    everybody.add(NOBODY);
    return everybody;
  }

  /** Also those that lie about, or are in a pack. */
  Set<String> weapons() {
    var arms = new LinkedHashSet<>(weapons);
    arms.addAll(gear);
    stage.battle().field().features().stream().map(Feature::name).forEach(arms::add);
    return arms;
  }

  /** What there is to carry and to cast, whether somebody here has it or not. */
  Set<String> things() {
    var things = weapons();
    Library library = stage.library();
    things.addAll(library.weaponIds());
    things.addAll(library.armourIds());
    things.addAll(library.itemIds());
    things.addAll(library.spellIds());
    return things;
  }

  Set<String> conditions() {
    var labels = new LinkedHashSet<String>();
    stage.rulebook().conditions().stream().map(Condition::label).forEach(labels::add);
    return labels;
  }

  /** Every single word of a name, in small letters; also of gear and spells nobody has here. */
  Set<String> words() {
    Library library = stage.library();
    var words = new TreeSet<String>();
    for (Set<String> names :
        List.of(
            all,
            weapons,
            gear,
            library.weaponIds(),
            library.armourIds(),
            library.itemIds(),
            library.spellIds())) {
      names.forEach(name -> words.addAll(Arrays.asList(plain(name).split("\\s+"))));
    }
    return words;
  }
}
