package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Problem;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Craft;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Vessel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The vessels of a battle, each on the water, and places on their decks for those who board. */
final class Fleet {

  private static final String RAFT = "raft";

  private final Ground ground;
  private final Roster people;
  private final Map<String, Vessel> vessels = new LinkedHashMap<>();
  private final Map<Vessel, Square> squares = new LinkedHashMap<>();
  private final Map<Vessel, Fields> said = new LinkedHashMap<>();
  private final Set<Square> taken = new HashSet<>();
  private final List<Problem> problems = new ArrayList<>();

  Fleet(List<Fields> listed, Reading reading, Ground ground, Roster people) {
    this.ground = ground;
    this.people = people;
    for (Fields one : listed) {
      try {
        add(one, craft(one, reading.craft(one.node("vessel"))));
      } catch (BadInput refused) {
        problems.addAll(refused.problems());
      }
    }
    if (!problems.isEmpty()) {
      throw new BadInput(problems);
    }
    for (Entrant entrant : people.entrants()) {
      if (entrant.place().has("at") && !entrant.waits() && entrant.seat() == null) {
        Position at = Block.isMeant(entrant) ? null : Position.of(entrant);
        if (at != null) {
          taken.add(Square.of(at.across() / 2, at.down() / 2));
          taken.add(Square.of((at.across() + 1) / 2, (at.down() + 1) / 2));
        }
      }
    }
  }

  /** A raft is as large as somebody says. A1.T.VESSELS */
  private static Craft craft(Fields one, Craft craft) {
    if (!one.has("base")) {
      return craft;
    }
    if (!craft.id().equals(RAFT)) {
      var what = "a " + craft.name() + " is as large as it is built";
      throw one.problem("base", what, "", "Leave this out; only a raft is of any size.");
    }
    int length = one.numbers("base").getFirst();
    int beam = one.numbers("base").getLast();
    return new Craft(
        craft.id(),
        craft.name(),
        length,
        beam,
        craft.sailors(),
        craft.rowers(),
        craft.marines(),
        craft.sailing(),
        craft.rowing(),
        craft.armourClass(),
        craft.points(),
        craft.rams(),
        craft.large());
  }

  private void add(Fields one, Craft craft) {
    String name = one.text("name");
    boolean ram = one.flag("ram", craft.rams());
    if (ram && !craft.rams()) {
      throw one.problem("ram", "a " + craft.name() + " carries no ram", "Expected: a galley", "");
    }
    refuseHands(one, craft);
    int side = List.copyOf(people.sides()).indexOf(one.text("side"));
    int squareCount = craft.id().equals(RAFT) ? craft.length() * craft.beam() : 1;
    var vessel =
        new Vessel(
            name,
            craft,
            Facing.valueOf(one.text("facing", "E")),
            side,
            officers(one),
            ram,
            Vessel.Bent.valueOf(one.text("bent", "fight").toUpperCase(Locale.ROOT)),
            one.number("shp", craft.points() * squareCount));
    vessel.man(one.number("rowers", craft.rowers()), one.number("sailors", craft.sailors()));
    if (one.has("burning")) {
      vessel.ignite(new Vessel.Pitch(one.text("burning").equals("heavy"), 0));
    }
    var at = one.numbers("at");
    place(one, vessel, Square.of(at.getFirst(), at.getLast()));
  }

  private static void refuseHands(Fields one, Craft craft) {
    if (one.has("rowers") && craft.rowers() == 0) {
      throw one.problem("rowers", "a " + craft.name() + " has no oars", "", "Leave this out.");
    }
    if (one.number("rowers", 0) > craft.rowers() && craft.rowers() > 0) {
      var what = "a " + craft.name() + " has no benches for " + one.number("rowers") + " rowers";
      throw one.problem("rowers", what, "Expected: 1 to " + craft.rowers(), "");
    }
    int most = craft.sailors() + craft.rowers() + craft.marines() + 10;
    if (one.number("sailors", 0) > most) {
      var what =
          "there is no room on a " + craft.name() + " for " + one.number("sailors") + " sailors";
      throw one.problem("sailors", what, "Expected: 0 to " + most, "");
    }
  }

  /** The captain, then everybody of its side on its deck, in order. */
  private List<Integer> officers(Fields one) {
    var officers = new ArrayList<Integer>();
    if (one.has("captain")) {
      officers.add(people.index(one.node("captain")));
    }
    List<Entrant> all = people.entrants();
    for (int i = 0; i < all.size(); i++) {
      Fields man = all.get(i).said();
      if (man.has("deck")
          && Names.key(man.text("deck")).equals(Names.key(one.text("name")))
          && all.get(i).side().equals(one.text("side"))
          && !officers.contains(i)) {
        officers.add(i);
      }
    }
    if (officers.isEmpty()) {
      throw one.problem(
          "name",
          "nobody of the side " + one.text("side") + " is on its deck",
          "Expected: somebody with deck: " + one.text("name"),
          "");
    }
    return officers;
  }

  private void place(Fields one, Vessel vessel, Square at) {
    int right = at.column() + vessel.columns() - 1;
    int bottom = at.row() + vessel.rows() - 1;
    if (!ground.isInside(at.column(), at.row()) || !ground.isInside(right, bottom)) {
      throw one.problem(
          "at",
          vessel.name() + " would lie outside the map",
          "Expected: "
              + vessel.columns()
              + " by "
              + vessel.rows()
              + " squares of a map of "
              + ground.width()
              + " by "
              + ground.height(),
          "");
    }
    for (int y = at.row(); y <= bottom; y++) {
      for (int x = at.column(); x <= right; x++) {
        if (ground.isWall(x, y) || ground.water().depth(x, y) == 0) {
          throw one.problem(
              "at",
              vessel.name() + " would lie on land at " + x + "," + y,
              "Expected: water under all of it, such as water: sea",
              "");
        }
      }
    }
    squares.forEach(
        (other, there) -> {
          if (there.column() <= right
              && there.column() + other.columns() > at.column()
              && there.row() <= bottom
              && there.row() + other.rows() > at.row()) {
            var what = vessel.name() + " and " + other.name() + " would lie on each other";
            throw one.problem("at", what, "", "Move one of them.");
          }
        });
    vessels.put(Names.key(vessel.name()), vessel);
    squares.put(vessel, at);
    said.put(vessel, one);
  }

  /** A free square on the deck of his vessel, from the middle of the ship outward. */
  Position berth(Entrant entrant, Combatant who) {
    var place = entrant.place();
    Vessel vessel =
        Objects.requireNonNull(vessels.get(Names.key(place.text("deck")))); // known by now
    if (who.sheet().frontage() * who.sheet().depth() > 1) {
      var what = who.name() + " is too big to find a place by himself";
      throw place.problem("deck", what, "Expected: at, a square of the deck", "");
    }
    Square corner = Objects.requireNonNull(squares.get(vessel));
    boolean east = vessel.heading().dx() != 0;
    for (int i = 0; i < vessel.craft().length(); i++) {
      int half = vessel.craft().length() / 2;
      int along = half + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
      for (int across = 0; across < vessel.craft().beam(); across++) {
        Square at =
            Square.of(
                corner.column() + (east ? along : across), corner.row() + (east ? across : along));
        if (along >= 0 && along < vessel.craft().length() && taken.add(at)) {
          return new Position(at.halvesAcross(), at.halvesDown(), place.node("deck").place());
        }
      }
    }
    var what = "there is no room for " + who.name() + " on the deck of " + vessel.name();
    int room = vessel.craft().length() * vessel.craft().beam();
    throw place.problem("deck", what, "Expected: at most " + room + " people on it", "");
  }

  /** Puts them on the map under their people; who is said to be on a deck must be. */
  void launch(Battlemap map, List<Combatant> combatants) {
    squares.forEach(map::add);
    for (Combatant who : combatants) {
      Fields man = people.entrants().get(who.index()).place();
      if (!man.has("deck") || !map.isOn(who)) {
        continue;
      }
      Vessel vessel = vessels.get(Names.key(man.text("deck")));
      if (map.deck(who) != vessel) {
        var what = who.name() + " would not stand on the deck of " + man.text("deck");
        throw man.problem("at", what, "Expected: a square of its deck, or no at", "");
      }
    }
  }
}
