package dev.cleave.rulebooks;

import dev.cleave.content.Carried;
import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.Packing;
import dev.cleave.content.Scenario;
import dev.cleave.content.SecondLook;
import dev.cleave.content.journal.Header;
import dev.cleave.content.journal.Snapshot;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Place;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Sequence;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.Rulebook.Objection;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.Misprint;
import dev.cleave.engine.table.Recorded;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** A scenario opened with a rulebook, ready to be fought as often as one likes. */
public final class Game {

  private final Scenario scenario;
  private final Library library;
  private final Rulebook rulebook;
  private final Figures figures;
  private final @Nullable Carried carried;
  private final Battle first;
  private final List<String> notices = new ArrayList<>();

  private Game(
      Scenario scenario,
      Library library,
      Figures figures,
      Rulebook rulebook,
      @Nullable Carried carried) {
    this.scenario = scenario;
    this.library = library;
    this.figures = figures;
    this.rulebook = rulebook;
    this.carried = carried;
    this.first = battle(scenario);
    if (carried == null) {
      refuse(rulebook.objections(first));
    }
  }

  /** What the book cannot begin with is shown where it stands. */
  private void refuse(List<Objection> objections) {
    var problems = new ArrayList<Problem>();
    for (Objection each : objections) {
      String what = each.what() + " (" + each.rule() + ")";
      problems.add(place(each.name()).problem(what, "Expected: " + each.expected(), ""));
    }
    if (!problems.isEmpty()) {
      throw new BadInput(problems);
    }
  }

  /** Where the scenario speaks of somebody or something, or its top. */
  private Place place(String name) {
    if (scenario.node() instanceof Mapping top) {
      if (top.get("combatants") instanceof Mapping people && people.get(name) != null) {
        return Objects.requireNonNull(people.get(name)).place();
      }
      if (top.get("features") instanceof Sequence features) {
        for (Node feature : features.items()) {
          if (feature instanceof Mapping fields
              && fields.get("name") instanceof Scalar said
              && said.text().equals(name)) {
            return feature.place();
          }
        }
      }
    }
    return scenario.node().place();
  }

  private Battle battle(Scenario of) {
    Battle battle = of.battle(library, rulebook, figures);
    if (carried != null) {
      carried.unpack(battle, library, rulebook, figures);
    }
    return battle;
  }

  /** Another chapter by the same book, with those who are carried into it. */
  Game with(Carried next) {
    return new Game(next.scenario(), library, figures, rulebook, next);
  }

  /**
   * The people and the time as they are carried on from a battle of this game.
   *
   * @param journal played in it: who was brought in on the way is known from there
   */
  Snapshot snapshot(Battle battle, List<Recorded> journal) {
    List<Reinforcement> more = reinforcements(journal);
    Scenario whole = more.isEmpty() ? scenario : reinforced(more);
    return Packing.of(battle, whole, library, rulebook, figures, carried);
  }

  /** A house's words that the book does not understand are shown where they stand. */
  private static Rulebook open(String rulebook, Library library, Figures figures) {
    try {
      return Shelf.open(rulebook, figures);
    } catch (Misprint misprint) {
      for (HouseRules house : library.houses().reversed()) {
        Place place = house.place(rulebook, "words", misprint.table(), "rows", misprint.row());
        if (place != null) {
          var what = String.valueOf(misprint.getMessage());
          throw new BadInput(place.problem(what, "Expected: " + misprint.expected(), ""));
        }
      }
      throw misprint;
    }
  }

  /** Opens a scenario as it was written; refused with everything that is wrong in it. */
  public static Game read(Node scenario, Library library) {
    return SecondLook.at(scenario, node -> of(Scenario.of(node), library, null, Map.of()));
  }

  /**
   * Opens a scenario.
   *
   * @param rulebook in place of the scenario's own, null to keep that; the scenario's options count
   *     only for its own
   * @param options in place of those the scenario names
   */
  public static Game of(
      Scenario scenario, Library library, @Nullable String rulebook, Map<String, String> options) {
    var figures = scenario.figures(library, rulebook, options);
    var book = open(rulebook == null ? scenario.rulebook() : rulebook, library, figures);
    return new Game(scenario, library, figures, book, null);
  }

  /**
   * Opens the fight a journal tells of, with the house rules it names. Rules or content that have
   * changed since are not refused but noticed: whether they matter, the journal shows line by line.
   */
  public static Game of(Header header, Library library) {
    var books = library;
    for (Node house : houses(header.house())) {
      books = books.with(HouseRules.of(house));
    }
    var game = of(Scenario.of(header.scenario()), books, header.rulebook(), header.options());
    game.compare(header);
    return game;
  }

  private static List<Node> houses(@Nullable Node house) {
    if (house == null) {
      return List.of();
    }
    return house instanceof Sequence several ? several.items() : List.of(house);
  }

  private void compare(Header header) {
    if (!header.version().equals(rulebook.version())) {
      notices.add(
          "The journal was written with "
              + header.rulebook()
              + " "
              + header.version()
              + "; this is "
              + rulebook.version()
              + ".");
    }
    if (!header.content().equals(library.hash())) {
      notices.add("The journal was written with other content than this.");
    }
  }

  public Scenario scenario() {
    return scenario;
  }

  public Library library() {
    return library;
  }

  public Rulebook rulebook() {
    return rulebook;
  }

  public Figures figures() {
    return figures;
  }

  /** Differences from when the journal was written; none for a game without one. */
  public List<String> notices() {
    return List.copyOf(notices);
  }

  /** A fresh battle; every call makes another. */
  public Battle newBattle() {
    return first.copy();
  }

  /**
   * A fresh battle for a journal to be played in: with those the Judge brings in on the way, who
   * wait until then.
   *
   * @throws BadInput if somebody is brought in who cannot be
   */
  public Battle newBattle(List<Recorded> journal) {
    List<Reinforcement> more = reinforcements(journal);
    return more.isEmpty() ? newBattle() : battle(reinforced(more));
  }

  private List<Reinforcement> reinforcements(List<Recorded> journal) {
    var more = new ArrayList<Reinforcement>();
    for (Recorded line : journal) {
      Reinforcement one =
          line.kind() == Recorded.Kind.JUDGE
              ? Reinforcement.read(line.text(), first.sides())
              : null;
      if (one != null) {
        more.add(one);
      }
    }
    return more;
  }

  private Scenario reinforced(List<Reinforcement> more) {
    if (!(scenario.node().json() instanceof ObjectNode json)) {
      throw new IllegalStateException("a scenario is a group of fields");
    }
    ObjectNode sides = json.putObject("sides");
    for (Side side : first.sides()) {
      sides.putObject(side.name()).put("judge", side.isJudges());
    }
    ObjectNode people = json.withObject("/combatants");
    for (Reinforcement one : more) {
      if (people.has(one.name()) || first.named(one.name()) != null) {
        throw new BadInput(
            scenario.node().place().problem("somebody is called \"" + one.name() + "\" already"));
      }
      people.set(one.name(), one.described());
    }
    return Scenario.of(Yaml.fromJson(json, "the Judge"));
  }

  /** The first line of a journal of this game. */
  public Header header(@Nullable Long seed) {
    return new Header(
        rulebook.id(),
        rulebook.version(),
        figures.options(),
        library.hash(),
        scenario.node(),
        house(),
        seed);
  }

  private @Nullable Node house() {
    var houses = library.houses();
    if (houses.isEmpty()) {
      return null;
    }
    var first = houses.getFirst().node();
    return houses.size() == 1
        ? first
        : new Sequence(first.place(), houses.stream().map(HouseRules::node).toList());
  }
}
