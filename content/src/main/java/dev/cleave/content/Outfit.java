package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.engine.creature.Ammunition;
import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The gear somebody carries into a scenario: what it says, else what he usually has. */
final class Outfit {

  private static final String SILVER = "silver ";

  private final Reading reading;

  Outfit(Reading reading) {
    this.reading = reading;
  }

  Gear of(Fields said, Gear usual) {
    Armour armour = said.optional("armour").map(this::armour).orElse(usual.armour());
    Armour shield = said.optional("shield").map(this::shield).orElse(usual.shield());
    int worth = reading.worth(armour) + reading.worth(shield);
    var gear = new Gear(armour, shield, weapons(said, usual), items(said, usual), worth);
    refuseFullHands(said, gear);
    return gear;
  }

  private Armour armour(Node word) {
    return isNone(word) ? Armour.NONE : reading.bodyArmour(word);
  }

  private Armour shield(Node word) {
    if (word instanceof Scalar flag && flag.kind() == Scalar.Kind.FLAG) {
      return flag.isTrue() ? reading.shield(named(flag)) : Armour.NONE;
    }
    return isNone(word) ? Armour.NONE : reading.shield(word);
  }

  /** {@code shield: true} is a plain shield. */
  private static Scalar named(Scalar flag) {
    return new Scalar(flag.place(), "shield", Scalar.Kind.TEXT, true);
  }

  private static boolean isNone(Node word) {
    return Fields.text(word).equals("none");
  }

  private List<Weapon> weapons(Fields said, Gear usual) {
    var weapons = new ArrayList<Weapon>();
    said.optional("weapon")
        .filter(word -> !isNone(word))
        .map(reading::weapon)
        .ifPresent(weapons::add);
    said.list("weapons").forEach(word -> weapons.add(reading.weapon(word)));
    if (!said.has("weapon") && !said.has("weapons")) {
      weapons.addAll(usual.weapons());
    }
    said.optional("off-hand").map(reading::weapon).ifPresent(weapons::add);
    return weapons;
  }

  /** Things with the place they are kept, or a list of what is in the pack. */
  private List<Item> items(Fields said, Gear usual) {
    Optional<Node> things = said.optional("items");
    if (things.isEmpty()) {
      return usual.items();
    }
    if (!(things.get() instanceof Mapping mapping)) {
      return said.list("items").stream().map(reading::item).toList();
    }
    var items = new ArrayList<Item>();
    for (var entry : mapping.entries().values()) {
      items.add(kept(reading.item(entry.key()), Fields.text(entry.value())));
    }
    return items;
  }

  /** How many of each kind, the first to be shot first. */
  List<Ammunition> ammunition(Fields counts) {
    var known = reading.missiles();
    var all = new ArrayList<Ammunition>();
    for (var entry : counts.node().entries().values()) {
      Enchanted named = Enchanted.of(entry.key());
      var word = Fields.text(named.word());
      boolean silver = word.startsWith(SILVER);
      var kind = silver ? word.substring(SILVER.length()) : word;
      if (!known.contains(kind)) {
        throw Fields.unknown(named.word(), "kind of ammunition", known);
      }
      var name = Fields.text(entry.key());
      all.add(new Ammunition(kind, name, named.magic(), silver, Fields.number(entry.value())));
    }
    return all;
  }

  /** A light that burns is in hand. */
  private static Item kept(Item item, String where) {
    return where.equals("lit")
        ? item.in(Item.Place.HAND).lit(true)
        : item.in(Item.Place.valueOf(where.toUpperCase(Locale.ROOT)));
  }

  /** A weapon in the off hand leaves room for nothing else there. */
  private void refuseFullHands(Fields said, Gear gear) {
    if (!said.has("off-hand")) {
      return;
    }
    Weapon off = reading.weapon(said.node("off-hand"));
    Weapon main = gear.weapons().getFirst();
    if (off.hands() != 1 || !off.melee()) {
      throw said.problem(
          "off-hand", off.name() + " cannot be used in the off hand", "", "Choose a smaller one.");
    }
    if (gear.weapons().size() == 1) {
      throw said.problem("off-hand", "the other hand is empty", "Expected: a weapon beside it", "");
    }
    if (main.hands() == 2) {
      throw full(said, main.name() + " needs both hands");
    }
    if (gear.shield().rating() > 0) {
      throw full(said, gear.shield().name() + " is on that arm");
    }
  }

  private static BadInput full(Fields said, String what) {
    return said.problem("off-hand", what, "", "Choose one of them.");
  }
}
