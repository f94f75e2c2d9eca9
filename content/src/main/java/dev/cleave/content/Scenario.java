package dev.cleave.content;

import dev.cleave.content.journal.Person;
import dev.cleave.content.journal.Snapshot;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Shape;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Cavalcade;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * A fight about to begin, as somebody wrote it down. It is well formed, has two sides and no name
 * twice; whether the content knows what it names, making a battle of it finds out.
 */
public final class Scenario {

  /** The rulebook of a scenario that names none. */
  public static final String USUAL_RULEBOOK = "acks2";

  private final Fields fields;
  private final Roster roster;
  private final @Nullable Ground ground;
  private final Furniture furniture;
  private final Moorings moorings;

  private Scenario(Fields fields) {
    this.fields = fields;
    Names.refuseHidden(title(), fields.node("scenario").place());
    if (fields.has("about")) {
      Names.refuseHiddenLines(about(), fields.node("about").place());
    }
    this.roster = Roster.of(fields);
    this.ground = Terrain.of(fields);
    MapFields.check(fields, roster, ground != null);
    Troops.check(roster);
    this.furniture = Furniture.of(fields, roster, ground);
    this.moorings = Moorings.of(fields, roster);
  }

  /** Whether a field of a combatant says what he is: a class, a level, a creature, a vehicle. */
  public static boolean isRole(String field) {
    return Recruit.isRole(field);
  }

  public static Scenario read(Path file) {
    return of(Yaml.parse(Source.read(file)));
  }

  public static Scenario of(Node node) {
    return new Scenario(Fields.of(Shape.resource("/cleave/schemas/scenario.json").require(node)));
  }

  /** The scene after a fight, with all who were there and no field; the people are unpacked. */
  static Scenario after(String title, Snapshot snapshot) {
    var json = JsonNodeFactory.instance.objectNode().put("scenario", title);
    var sides = json.putObject("sides");
    snapshot.sides().forEach(side -> sides.putObject(side.name()).put("judge", side.judge()));
    var people = json.putObject("combatants");
    for (Person person : snapshot.people()) {
      people.set(person.name(), person.said().deepCopy().put("side", person.side()));
    }
    return new Scenario(Fields.of(Yaml.fromJson(json, "what is carried on")));
  }

  /** Everything said of a combatant. */
  Entrant entrant(int index, Rulebook rulebook) {
    return people(rulebook).entrants().get(index);
  }

  public String title() {
    return fields.text("scenario");
  }

  /** Its author's words about it, or nothing. */
  public String about() {
    return fields.text("about", "");
  }

  public String rulebook() {
    return fields.text("rulebook", USUAL_RULEBOOK);
  }

  /** The options it chooses, for its own rulebook. */
  public SortedMap<String, String> options() {
    var options = new TreeMap<String, String>();
    fields
        .optionalMapping("options")
        .ifPresent(all -> all.names().forEach(name -> options.put(name, all.text(name))));
    return options;
  }

  /** As it was read. */
  public Node node() {
    return fields.node();
  }

  /** Allowed, but it looks like a slip; one line each. */
  public List<String> warnings() {
    return List.copyOf(roster.warnings());
  }

  /**
   * The figures it is fought with. Its own options count if it is fought with its own rulebook.
   *
   * @param rulebook in place of its own, null to keep that
   * @param more options that come before its own
   */
  public Figures figures(Library library, @Nullable String rulebook, Map<String, String> more) {
    if (rulebook == null && !library.rulebooks().contains(rulebook())) {
      throw fields.unknown("rulebook", "rulebook", library.rulebooks());
    }
    var id = rulebook == null ? rulebook() : rulebook;
    var options = new TreeMap<String, String>();
    if (id.equals(rulebook())) {
      fields
          .optionalMapping("options")
          .ifPresent(
              own ->
                  own.names()
                      .forEach(
                          name -> options.put(name, library.book(id).checkedOption(own, name))));
    }
    options.putAll(more);
    return library.figures(id, options);
  }

  /** A fresh battle; what the content or the rulebook does not know is refused with its line. */
  public Battle battle(Library library, Rulebook rulebook, Figures figures) {
    var reading = library.reading(rulebook.id(), figures);
    var muster = new Muster(library, reading, rulebook);
    Roster people = people(rulebook);
    var combatants = muster.combatants(fields, people);
    var battle =
        new Battle(
            muster.sides(),
            combatants,
            Troops.of(people, combatants),
            field(people, combatants, reading, formations(library.book(rulebook.id()), figures)),
            fields.text("light", "bright").equals("dark"),
            fields.number("rounds", Battle.MOST_ROUNDS));
    battle.setConditions(rulebook.conditions());
    if (fields.has("fog")) {
      battle.setFog(fields.text("fog", "on").equals("on"));
    }
    battle.setBerths(new Harness(people).berths(combatants));
    return battle;
  }

  /** By strength, how wide a formation stands; null in a book that does not say. */
  private static @Nullable Chart formations(Book book, Figures figures) {
    return book.hasChart("formations") ? figures.chart("formations") : null;
  }

  /** With mounts of their own where the book lets them fight. */
  private Roster people(Rulebook rulebook) {
    if (fields.has("vessels") && !rulebook.vesselsFight()) {
      throw fields.problem(
          "vessels",
          "in this rulebook ships do not fight",
          "",
          "Leave them out, or play it by acks1.");
    }
    for (Entrant entrant : roster.entrants()) {
      if (entrant.said().has("vehicle") && !rulebook.vehiclesFight()) {
        throw entrant
            .said()
            .problem(
                "vehicle", "in this rulebook nobody fights from vehicles", "", "Leave it out.");
      }
    }
    if (rulebook.mountsFight()) {
      return roster.saddled();
    }
    for (Entrant entrant : roster.entrants()) {
      if (entrant.seat() != null) {
        throw entrant
            .said()
            .problem(
                "rides",
                "in this rulebook a mount is no combatant of its own",
                "Expected: mount, such as mount: warhorse",
                "");
      }
    }
    return roster;
  }

  private Field field(
      Roster people, List<Combatant> combatants, Reading reading, @Nullable Chart formations) {
    var furnishing = new Furnishing(reading);
    List<Combatant> seated = people.seated(combatants);
    Saddling.refuseBurdens(people.entrants(), combatants, seated);
    Field field;
    if (ground == null) {
      var theatre = Stage.of(fields, people, combatants, seated);
      furnishing.furnish(theatre, furniture, seated);
      field = theatre;
    } else {
      Fleet fleet = moorings.launch(reading, ground, people);
      var map = Placement.of(ground, people, combatants, formations, fleet);
      fleet.launch(map, combatants);
      furnishing.furnish(map, furniture, seated);
      field = map;
    }
    return people != roster && (isRidden(combatants, seated) || isRideable(combatants))
        ? saddled(field, combatants, seated)
        : field;
  }

  private static boolean isRidden(List<Combatant> combatants, List<Combatant> seated) {
    return !combatants.equals(seated);
  }

  private static boolean isRideable(List<Combatant> combatants) {
    return combatants.stream()
        .anyMatch(each -> each.sheet().has("mount") || each.sheet().isThing());
  }

  /** Everybody on whom he sits. */
  private static Field saddled(Field field, List<Combatant> combatants, List<Combatant> seated) {
    var saddled = new Cavalcade(field, combatants);
    for (Combatant each : combatants) {
      Combatant seat = seated.get(each.index());
      if (seat != each) {
        saddled.board(each, seat);
      }
    }
    return saddled;
  }
}
