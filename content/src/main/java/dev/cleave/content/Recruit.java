package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.creature.Abilities;
import dev.cleave.engine.creature.Creature;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The sheet of one combatant, from what a scenario says of him. */
final class Recruit {

  private static final int MOST_LEVELS = 20;

  private static final Set<String> FIELDS =
      Set.of(
          "side",
          "creature",
          "class",
          "level",
          "count",
          "hp",
          "hp left",
          "afflictions",
          "bed rest",
          "str",
          "int",
          "wil",
          "dex",
          "con",
          "cha",
          "armour",
          "shield",
          "weapon",
          "weapons",
          "off-hand",
          "formation",
          "files",
          "at",
          "base",
          "attackers",
          "waits",
          "facing",
          "cover",
          "elevation",
          "mount",
          "rides",
          "vehicle",
          "drives",
          "aboard",
          "deck",
          "draws",
          "carries",
          "bears",
          "items",
          "ammunition",
          "spells",
          "spell-like",
          "conditions",
          "numbers",
          "traits",
          "training",
          "resist",
          "immune",
          "morale",
          "behaviour",
          "orders",
          "holds",
          "guards",
          "attacks");

  /** All that can be said of a vehicle. */
  private static final Set<String> BUILT =
      Set.of("side", "vehicle", "count", "hp", "hp left", "at", "waits", "facing", "elevation");

  private final Sheets classes;
  private final Reading reading;
  private final Rulebook rulebook;
  private final Outfit outfit;

  Recruit(Library library, Reading reading, Rulebook rulebook) {
    this.classes = library.sheets(Kind.CLASSES);
    this.reading = reading;
    this.rulebook = rulebook;
    this.outfit = new Outfit(reading);
  }

  /** Fields that say what somebody is: a class or a creature. */
  static boolean isRole(String field) {
    return field.equals("class")
        || field.equals("level")
        || field.equals("creature")
        || field.equals("vehicle")
        || !FIELDS.contains(field);
  }

  Creature sheet(Fields said) {
    if (said.has("vehicle")) {
      return vehicle(said);
    }
    var callings = callings(said);
    refuseTwoRoles(said, callings);
    var draft = said.has("creature") ? monster(said) : character(said, callings);
    draft.hitPoints = said.number("hp", 0);
    draft.abilities = abilities(said);
    draft.morale = said.number("morale", draft.morale);
    draft.traits.addAll(said.texts("traits"));
    draft.traits.addAll(said.texts("training"));
    draft.protect(said);
    if (said.has("spells")) {
      draft.spells = said.list("spells").stream().map(reading::spell).toList();
    }
    draft.ammunition = said.optionalMapping("ammunition").map(outfit::ammunition).orElse(List.of());
    if (said.has("spell-like")) {
      draft.powers = said.list("spell-like").stream().map(reading::spell).toList();
    }
    if (said.has("morale")) {
      draft.numbers.remove("morale");
    }
    base(draft, said.numbers("base"));
    said.optional("mount").ifPresent(word -> mount(draft, word));
    said.optionalMapping("numbers").ifPresent(numbers -> state(draft, numbers));
    conditions(said);
    new Wounds(said, rulebook).check(draft.hitPoints);
    return reading.finished(draft);
  }

  private Creature vehicle(Fields said) {
    said.only(BUILT);
    Draft draft = reading.vehicle(said.node("vehicle"));
    draft.hitPoints = said.number("hp", draft.hitPoints);
    new Wounds(said, rulebook).check(draft.hitPoints);
    return draft.creature();
  }

  /** The fields that are classes; a field that is neither that nor known is refused. */
  private List<String> callings(Fields said) {
    var callings = new ArrayList<String>();
    for (String name : said.names()) {
      if (!FIELDS.contains(name) && classes.id(name) != null) {
        callings.add(name);
      }
    }
    var known = new LinkedHashSet<>(FIELDS);
    known.addAll(classes.words());
    known.addAll(callings);
    said.only(known);
    return callings;
  }

  private static void refuseTwoRoles(Fields said, List<String> callings) {
    var roles = new ArrayList<>(callings);
    for (String role : List.of("class", "creature")) {
      if (said.has(role)) {
        roles.add(role);
      }
    }
    if (roles.size() > 1) {
      var what = String.join(" and ", roles) + " do not go together";
      throw new BadInput(said.place().problem(what, "Expected: only one of them", ""));
    }
    if (roles.isEmpty()) {
      var expected = "Expected: a class with its level such as fighter: 3, or creature: orc";
      throw new BadInput(
          said.place().problem("there is neither a class nor a creature", expected, ""));
    }
    if (said.has("level") && !said.has("class")) {
      throw said.problem("level", "a level needs a class", "Expected: class beside it", "");
    }
  }

  private Draft monster(Fields said) {
    var sheet = reading.creatureSheet(said.node("creature"));
    return reading.bestiary().draft(sheet, outfit.of(said, reading.bestiary().gear(sheet)));
  }

  private Draft character(Fields said, List<String> callings) {
    boolean plain = callings.isEmpty();
    var field = plain ? "level" : callings.getFirst();
    if (plain && !said.has("level")) {
      throw said.problem("class", "the level is missing", "Expected: level beside it", "");
    }
    int level = level(said, field);
    var sheet = plain ? classes.sheet(said.node("class")) : classes.sheet(field);
    return reading.callings().draft(sheet, level, outfit.of(said, Gear.NONE));
  }

  private static int level(Fields said, String field) {
    int level = said.number(field);
    if (level < 0 || level > MOST_LEVELS) {
      throw said.problem(field, level + " is no level", "Expected: a level from 0 to 20", "");
    }
    return level;
  }

  private static Abilities abilities(Fields said) {
    return new Abilities(
        said.number("str", 10),
        said.number("int", 10),
        said.number("wil", 10),
        said.number("dex", 10),
        said.number("con", 10),
        said.number("cha", 10));
  }

  /** A2.MAP.24 */
  private static void base(Draft draft, List<Integer> base) {
    if (!base.isEmpty()) {
      draft.frontage = base.getFirst();
      draft.depth = base.getLast();
    }
  }

  /** Bred to be ridden, or at least bigger than its rider. */
  private void mount(Draft draft, Node word) {
    Creature steed = reading.creature(reading.creatureSheet(word));
    if (!steed.has("mount") && steed.size().rank() <= draft.size.rank()) {
      var what = word.shown() + " cannot be ridden by somebody of its own size or more";
      throw new BadInput(word.place().problem(what));
    }
    draft.ride(steed);
  }

  private void state(Draft draft, Fields numbers) {
    for (String name : numbers.names()) {
      if (!rulebook.numbers().contains(name)) {
        var entry = numbers.node().entries().get(name);
        throw Fields.unknown(
            entry == null ? numbers.node() : entry.key(),
            "number of " + rulebook.id(),
            rulebook.numbers());
      }
      draft.numbers.put(name, numbers.number(name));
    }
  }

  /** The states somebody starts in. */
  List<Condition> conditions(Fields said) {
    var conditions = new ArrayList<Condition>();
    for (Node word : said.list("conditions")) {
      conditions.add(condition(word));
    }
    return conditions;
  }

  private Condition condition(Node word) {
    var label = Fields.text(word);
    for (Condition condition : rulebook.conditions()) {
      if (condition.label().equals(label)) {
        return condition;
      }
    }
    throw Fields.unknown(
        word,
        "condition of " + rulebook.id(),
        rulebook.conditions().stream().map(Condition::label).toList());
  }
}
