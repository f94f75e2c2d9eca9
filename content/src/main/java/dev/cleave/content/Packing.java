package dev.cleave.content;

import dev.cleave.content.journal.Person;
import dev.cleave.content.journal.Snapshot;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Ammunition;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Theatre;
import dev.cleave.engine.figures.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * People's belongings and wounds at the end of a chapter, as data. What a rulebook remembers of the
 * fight itself stays behind with it.
 */
public final class Packing {

  /** These belong to the fight that is over, or are said of everybody anew. */
  private static final Set<String> LEFT =
      Set.of(
          "side",
          "count",
          "waits",
          "holds",
          "guards",
          "attacks",
          "orders",
          "at",
          "facing",
          "cover",
          "elevation",
          "attackers",
          "formation",
          "files",
          "conditions",
          "hp",
          "hp left",
          "afflictions",
          "bed rest",
          "mount",
          "rides",
          "drives",
          "aboard",
          "deck",
          "draws",
          "carries",
          "bears");

  private final Battle battle;
  private final Scenario scenario;
  private final Rulebook rulebook;
  private final Reading reading;
  private final @Nullable Carried before;

  private Packing(
      Battle battle,
      Scenario scenario,
      Library library,
      Rulebook rulebook,
      Figures figures,
      @Nullable Carried before) {
    this.battle = battle;
    this.scenario = scenario;
    this.rulebook = rulebook;
    this.before = before;
    this.reading = library.reading(rulebook.id(), figures);
  }

  /**
   * The people and the time as they are carried on from a battle as it stands.
   *
   * @param scenario from which the battle was made
   * @param before what was carried into this chapter, null if it is the first
   */
  public static Snapshot of(
      Battle battle,
      Scenario scenario,
      Library library,
      Rulebook rulebook,
      Figures figures,
      @Nullable Carried before) {
    return new Packing(battle, scenario, library, rulebook, figures, before).snapshot();
  }

  private Snapshot snapshot() {
    var there =
        battle.combatants().stream()
            .filter(who -> who.fate() != Fate.WAITING && !who.isThing())
            .toList();
    return new Snapshot(
        battle.now(),
        battle.start(),
        battle.sides().stream()
            .map(side -> new Snapshot.Party(side.name(), side.isJudges()))
            .toList(),
        there.stream().map(this::person).toList(),
        before == null ? List.of() : before.elsewhere(),
        apart(there));
  }

  private List<List<Integer>> apart(List<Combatant> there) {
    Field field = battle.field();
    var rows = new ArrayList<List<Integer>>();
    for (int i = 0; i < there.size(); i++) {
      Combatant one = there.get(i);
      var feet = new ArrayList<Integer>();
      for (Combatant other : there.subList(0, i)) {
        boolean known = field.isOn(one) && field.isOn(other);
        feet.add(known ? Math.max(Theatre.BESIDE, field.distance(one, other)) : -1);
      }
      rows.add(feet);
    }
    return rows;
  }

  private Person person(Combatant who) {
    Entrant entrant = scenario.entrant(who.index(), rulebook);
    var said = object();
    if (entrant.said().node().json() instanceof ObjectNode all) {
      all.properties()
          .forEach(
              field -> {
                if (!LEFT.contains(field.getKey())) {
                  said.set(field.getKey(), field.getValue());
                }
              });
    }
    said.put("hp", who.mostHitPoints());
    sit(who, entrant, said);
    boolean counted = entrant.said().has("count") || before != null && before.isCounted(who.name());
    return new Person(who.name(), who.side().name(), counted, said, state(who));
  }

  /** In the saddle still, or in another; a book without saddles has the mount on the sheet. */
  private void sit(Combatant who, Entrant entrant, ObjectNode said) {
    Combatant seat = battle.field().seat(who);
    if (seat != who && !seat.isThing() && who.isPresent()) {
      said.put("rides", seat.name());
    } else if (entrant.said().has("mount")) {
      said.put("mount", entrant.said().text("mount"));
    }
  }

  private ObjectNode state(Combatant who) {
    var state = object().put("hp", who.hitPoints()).put("fate", word(who.fate()));
    if (!battle.field().isOn(who)) {
      state.put("gone", true);
    }
    var conditions = state.putObject("conditions");
    for (Condition condition : rulebook.conditions()) {
      if (who.is(condition)) {
        conditions.put(condition.label(), moment(who.until(condition)));
      }
    }
    state.set("wounds", wounds(who));
    gear(who, state);
    return state;
  }

  static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  /** A round of this battle as a moment of the story; 0 stays 0, which is none. */
  private long moment(int round) {
    return round == 0 ? 0 : battle.start().round() + round;
  }

  private ObjectNode wounds(Combatant who) {
    var wounds = object();
    rulebook.infirmary().pack(who, new PackedNotes(wounds, battle.start().round()));
    return wounds;
  }

  private void gear(Combatant who, ObjectNode state) {
    ArrayNode weapons = state.putArray("weapons");
    who.weapons().stream()
        .filter(weapon -> weapon.natural() || reading.isKnown(weapon))
        .forEach(weapon -> weapons.add(word(weapon)));
    state.put("hand", word(who.weapon())).put("off hand", word(who.offHand()));
    state.put("shield", who.bearsShield());
    ArrayNode items = state.putArray("items");
    who.items().forEach(item -> items.add(item(item)));
    ArrayNode ammunition = state.putArray("ammunition");
    who.ammunition().forEach(missile -> pack(missile, ammunition.addObject()));
    ArrayNode spells = state.putArray("spells");
    who.spells().forEach(spell -> spells.add(spell.id()));
  }

  private static void pack(Ammunition missile, ObjectNode one) {
    one.put("kind", missile.kind()).put("name", missile.name()).put("magic", missile.magic());
    if (missile.silver()) {
      one.put("silver", true);
    }
    one.put("count", missile.count());
  }

  /** As a scenario would name it: sword +1. */
  private String word(Weapon weapon) {
    int bonus = weapon.natural() ? 0 : weapon.magic() - reading.magic(weapon);
    return bonus == 0 ? weapon.id() : weapon.id() + (bonus > 0 ? " +" : " ") + bonus;
  }

  private ObjectNode item(Item item) {
    Weapon weapon = item.weapon();
    var json = object().put("item", weapon == null ? item.id() : word(weapon));
    json.put("kept", word(item.kept()));
    put(json, "lit", item.lit());
    put(json, "charges", item.charges());
    return json;
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  private static void put(ObjectNode json, String name, long number) {
    if (number != 0) {
      json.put(name, number);
    }
  }

  private static void put(ObjectNode json, String name, boolean flag) {
    if (flag) {
      json.put(name, true);
    }
  }
}
