package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Ammunition;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.time.Moment;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Gives somebody back how he was when the chapter before ended. */
final class Unpacking {

  /** Parts the scenario may say otherwise, and by which fields. */
  enum Part {
    HIT_POINTS("hp", "hp left"),
    CONDITIONS("conditions"),
    WOUNDS("afflictions", "bed rest"),
    ARMS("weapon", "weapons", "off-hand", "shield"),
    ITEMS("items"),
    AMMUNITION("ammunition"),
    SPELLS("spells");

    private final Set<String> fields;

    Part(String... fields) {
      this.fields = Set.of(fields);
    }

    boolean isSaidBy(String field) {
      return fields.contains(field);
    }
  }

  private final Reading reading;
  private final Rulebook rulebook;
  private final Moment start;

  /**
   * @param start of the battle: its rounds count from there
   */
  Unpacking(Reading reading, Rulebook rulebook, Moment start) {
    this.reading = reading;
    this.rulebook = rulebook;
    this.start = start;
  }

  /**
   * @param wanted what comes back
   * @param lasts which of his conditions do that have no time of their own
   */
  void give(Combatant who, Fields state, Set<Part> wanted, Predicate<Condition> lasts) {
    if (wanted.contains(Part.WOUNDS)) {
      rulebook.infirmary().unpack(who, new ReadNotes(state.mapping("wounds"), start.round()));
    }
    if (wanted.contains(Part.HIT_POINTS)) {
      who.setHitPoints(state.number("hp"));
    }
    if (wanted.contains(Part.CONDITIONS)) {
      conditions(who, state.mapping("conditions"), lasts);
    }
    if (wanted.contains(Part.ARMS)) {
      arms(who, state);
    }
    if (wanted.contains(Part.ITEMS)) {
      who.setItems(state.mappings("items").stream().map(this::item).toList());
    }
    if (wanted.contains(Part.AMMUNITION)) {
      who.setAmmunition(state.mappings("ammunition").stream().map(Unpacking::ammunition).toList());
    }
    if (wanted.contains(Part.SPELLS)) {
      who.setSpells(state.list("spells").stream().map(reading::spell).toList());
    }
  }

  static Fate fate(Fields state) {
    String word = state.text("fate");
    for (Fate fate : Fate.values()) {
      if (Packing.word(fate).equals(word)) {
        return fate;
      }
    }
    throw state.node("fate").problem("nobody fares so");
  }

  /** A moment of the story as a round of this battle, which may be one before its first. */
  private int round(double moment) {
    return (int) ((long) moment - start.round());
  }

  private void conditions(Combatant who, Fields states, Predicate<Condition> lasts) {
    for (String label : states.names()) {
      Condition condition = condition(states, label);
      double until = states.decimal(label);
      boolean over = until > 0 && round(until) <= 0;
      if (!over && (until > 0 || lasts.test(condition))) {
        who.gain(condition);
        if (until > 0) {
          who.setUntil(condition, round(until));
        }
      }
    }
  }

  private Condition condition(Fields states, String label) {
    for (Condition condition : rulebook.conditions()) {
      if (condition.label().equals(label)) {
        return condition;
      }
    }
    throw states.node(label).problem(rulebook.id() + " knows no condition \"" + label + "\"");
  }

  private void arms(Combatant who, Fields state) {
    who.setWeapons(state.list("weapons").stream().map(word -> weapon(who, word)).toList());
    who.wield(held(who, state.node("hand")));
    who.wieldOffHand(held(who, state.node("off hand")));
    who.setShield(state.flag("shield"));
  }

  /** One of his weapons, his claws, or his fists. */
  private Weapon held(Combatant who, Node word) {
    String text = Fields.text(word);
    Weapon natural = natural(who, text);
    boolean empty = text.equals(who.bareHands().id()) || !reading.isWeapon(word);
    return natural != null ? natural : empty ? who.bareHands() : reading.weapon(word);
  }

  private Weapon weapon(Combatant who, Node word) {
    Weapon natural = natural(who, Fields.text(word));
    return natural != null ? natural : reading.weapon(word);
  }

  /** Claws, and what is done in their place. */
  private static @Nullable Weapon natural(Combatant who, String id) {
    return Stream.concat(who.sheet().attacks().stream(), who.sheet().weapons().stream())
        .filter(one -> one.natural() && one.id().equals(id))
        .findFirst()
        .orElse(null);
  }

  private Item item(Fields one) {
    Item item = reading.item(one.node("item"));
    int charges = one.number("charges", 0);
    while (item.charges() > charges) {
      item = item.spent();
    }
    return item.in(place(one)).lit(one.flag("lit", false));
  }

  private static Item.Place place(Fields one) {
    String word = one.text("kept").toUpperCase(Locale.ROOT);
    for (Item.Place place : Item.Place.values()) {
      if (place.name().equals(word)) {
        return place;
      }
    }
    throw one.node("kept").problem("nothing is carried there");
  }

  private static Ammunition ammunition(Fields one) {
    return new Ammunition(
        one.text("kind"),
        one.text("name"),
        one.number("magic"),
        one.flag("silver", false),
        one.number("count"));
  }
}
