package dev.cleave.content;

import dev.cleave.content.Unpacking.Part;
import dev.cleave.content.journal.Person;
import dev.cleave.content.journal.Snapshot;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Nearest;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Theatre;
import dev.cleave.engine.figures.Figures;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * A chapter's scenario with those in it who come from the chapters before. Into a fight they come
 * as they are wherever the scenario does not say otherwise; after one everybody is simply there.
 */
public final class Carried {

  private static final Set<Part> ALL = EnumSet.allOf(Part.class);
  private static final Set<Fate> COME = EnumSet.of(Fate.STANDING, Fate.FLED, Fate.YIELDED);
  private static final String PEOPLE = "combatants";
  private static final String SIDES = "sides";

  private final Snapshot snapshot;
  private final Scenario scenario;

  /** Those who come again, and what of them comes with them. */
  private final Map<String, Set<Part>> arrivals;

  private final boolean aftermath;

  private Carried(
      Snapshot snapshot, Scenario scenario, Map<String, Set<Part>> arrivals, boolean aftermath) {
    this.snapshot = snapshot;
    this.scenario = scenario;
    this.arrivals = arrivals;
    this.aftermath = aftermath;
  }

  /**
   * Into a fight.
   *
   * @throws BadInput if the scenario cannot be fought, or wants somebody who cannot come
   */
  public static Carried into(Node scenario, Snapshot snapshot) {
    var arrivals = new HashMap<String, Set<Part>>();
    Node whole = scenario;
    if (scenario instanceof Mapping all
        && all.entries().get(PEOPLE) instanceof Mapping.Entry entry
        && entry.value() instanceof Mapping people) {
      var entries = new LinkedHashMap<>(all.entries());
      Mapping met = met(people, snapshot, arrivals);
      entries.put(PEOPLE, new Mapping.Entry(entry.key(), met));
      if (all.get(SIDES) == null) {
        entries.putAll(sides(met, snapshot));
      }
      whole = new Mapping(all.place(), entries);
    }
    return new Carried(snapshot, Scenario.of(whole), arrivals, false);
  }

  /** Into what comes after a fight. */
  public static Carried after(String title, Snapshot snapshot) {
    var arrivals = new HashMap<String, Set<Part>>();
    snapshot.people().forEach(person -> arrivals.put(person.name(), ALL));
    return new Carried(snapshot, Scenario.after(title, snapshot), arrivals, true);
  }

  /** Those whom the story knows are described, as far as the scenario does not do it itself. */
  private static Mapping met(Mapping people, Snapshot snapshot, Map<String, Set<Part>> arrivals) {
    var entries = new LinkedHashMap<>(people.entries());
    var problems = new ArrayList<Problem>();
    people
        .entries()
        .forEach(
            (name, entry) -> {
              Person person = snapshot.named(Names.kept(name));
              if (!(entry.value() instanceof Mapping said) || said.get("count") != null) {
                return; // new people, or nothing that could be read
              }
              if (person == null) {
                refuseUnknown(name, said, snapshot, problems);
              } else {
                refuseFallen(person, said, problems);
                arrivals.put(person.name(), parts(person, said));
                entries.put(name, new Mapping.Entry(entry.key(), described(person, said)));
              }
            });
    if (!problems.isEmpty()) {
      throw new BadInput(problems);
    }
    return new Mapping(people.place(), entries);
  }

  /** Whoever ran a side runs it still, unless the scenario says otherwise. */
  private static Map<String, Mapping.Entry> sides(Mapping people, Snapshot snapshot) {
    var sides = JsonNodeFactory.instance.objectNode();
    for (Mapping.Entry entry : people.entries().values()) {
      if (entry.value() instanceof Mapping said && said.get("side") instanceof Scalar side) {
        sides.withObjectProperty(side.text());
      }
    }
    snapshot.sides().stream()
        .filter(party -> sides.has(party.name()))
        .forEach(party -> sides.withObjectProperty(party.name()).put("judge", party.judge()));
    var all = JsonNodeFactory.instance.objectNode().set(SIDES, sides);
    // With one side it is no fight, which is said where the scenario says so.
    return sides.size() < 2 ? Map.of() : ((Mapping) Yaml.fromJson(all, "the story")).entries();
  }

  /** Somebody new says what he is; of whom nothing is said the story should know. */
  private static void refuseUnknown(
      String name, Mapping said, Snapshot snapshot, List<Problem> problems) {
    if (said.entries().keySet().stream().noneMatch(Recruit::isRole)) {
      List<String> known =
          Stream.concat(snapshot.people().stream(), snapshot.elsewhere().stream())
              .map(Person::name)
              .toList();
      problems.add(
          said.place()
              .problem(
                  "nobody of this story is called so",
                  known.isEmpty() ? "" : "Known: " + Nearest.list(name, known),
                  (Nearest.didYouMean(name, known) + " Who is new has a class or a creature.")
                      .strip()));
    }
  }

  private static void refuseFallen(Person person, Mapping said, List<Problem> problems) {
    Fate fate = Unpacking.fate(state(person));
    if (!COME.contains(fate) && said.get("hp left") == null) {
      problems.add(
          said.place()
              .problem(
                  person.name() + " is " + fate.label() + " and cannot fight",
                  "",
                  "Leave him out, see to him in the aftermath, or say hp left: 5 if he is back."));
    }
  }

  private static Fields state(Person person) {
    return Fields.of(Yaml.fromJson(person.state(), person.name()));
  }

  /** All of which the scenario says nothing, or only what was said before. */
  private static Set<Part> parts(Person person, Mapping said) {
    var parts = EnumSet.allOf(Part.class);
    said.entries()
        .forEach(
            (field, entry) -> {
              String before = person.said().path(field).toString();
              if (!entry.value().json().toString().equals(before)) {
                parts.removeIf(part -> part.isSaidBy(field));
              }
            });
    return parts;
  }

  private static Mapping described(Person person, Mapping said) {
    boolean other = said.entries().keySet().stream().anyMatch(Recruit::isRole);
    var fields = person.said().deepCopy();
    fields.propertyNames().stream()
        .filter(field -> other && Recruit.isRole(field))
        .toList()
        .forEach(fields::remove);
    fields.put("side", person.side());
    var known = (Mapping) Yaml.fromJson(fields, person.name());
    var entries = new LinkedHashMap<>(known.entries());
    entries.putAll(said.entries());
    return new Mapping(said.place(), entries);
  }

  public Scenario scenario() {
    return scenario;
  }

  /** One of several under one name. */
  boolean isCounted(String name) {
    Person person = snapshot.named(name);
    return person != null && arrivals.containsKey(name) && person.counted();
  }

  /**
   * People of the story who are not here: of the Judge's those who live and have a name of their
   * own.
   */
  public List<Person> elsewhere() {
    var elsewhere = new ArrayList<>(snapshot.elsewhere());
    if (!aftermath) {
      snapshot.people().stream().filter(this::goesOn).forEach(elsewhere::add);
    }
    elsewhere.removeIf(person -> arrivals.containsKey(person.name()));
    return elsewhere;
  }

  private boolean goesOn(Person person) {
    Fate fate = Unpacking.fate(state(person));
    return snapshot.isJudges(person.side())
        ? COME.contains(fate) && !person.counted()
        : fate != Fate.REMOVED;
  }

  /** Gives everybody back how he is, in a battle made from this scenario. */
  public void unpack(Battle battle, Library library, Rulebook rulebook, Figures figures) {
    battle.startAt(aftermath ? snapshot.since() : snapshot.now());
    if (aftermath) {
      battle.pass((int) snapshot.now().since(snapshot.since()));
    }
    var unpacking =
        new Unpacking(library.reading(rulebook.id(), figures), rulebook, battle.start());
    for (Combatant who : battle.combatants()) {
      Person person = snapshot.named(who.name());
      Set<Part> parts = arrivals.get(who.name());
      if (person != null && parts != null) {
        Fields state = state(person);
        if (aftermath) {
          unpacking.give(who, state, parts, _ -> true);
          leave(who, state, battle);
        } else {
          unpacking.give(who, state, parts, rulebook::lasts);
          rulebook.infirmary().settle(who);
        }
      }
    }
    Theatre theatre = battle.field().theatre();
    if (aftermath && theatre != null) {
      lay(battle, theatre);
    }
  }

  private static void leave(Combatant who, Fields state, Battle battle) {
    who.setFate(Unpacking.fate(state));
    if (state.flag("gone", false)) {
      battle.field().remove(who);
    }
  }

  /** Everybody lies as far from the others as when the fight was over. */
  private void lay(Battle battle, Theatre theatre) {
    for (int i = 0; i < battle.size(); i++) {
      for (int j = 0; j < i; j++) {
        int feet = snapshot.apart().get(i).get(j);
        if (feet >= 0) {
          theatre.state(battle.combatant(i), battle.combatant(j), feet);
        }
      }
    }
  }
}
