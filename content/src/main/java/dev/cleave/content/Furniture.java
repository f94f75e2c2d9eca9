package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Place;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Sequence;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Square;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The features of a scenario, each with a name nobody else has and a place: a square of the map, or
 * without a map those who stand beside it. Doors drawn on the map are hung unless one is listed
 * there.
 */
final class Furniture {

  private final Roster roster;
  private final Map<String, Place> names = new LinkedHashMap<>();
  private final Map<Prop, Square> squares = new LinkedHashMap<>();
  private final Map<Prop, List<Integer>> neighbours = new LinkedHashMap<>();
  private final List<Square> drawn = new ArrayList<>();
  private final Crews crews;

  private Furniture(Roster roster) {
    this.roster = roster;
    this.crews = new Crews(roster);
  }

  static Furniture of(Fields scenario, Roster roster, @Nullable Ground ground) {
    var furniture = new Furniture(roster);
    for (Fields said : scenario.mappings("features")) {
      var prop = Prop.of(said);
      furniture.claim(prop.name(), said.node("name").place());
      furniture.crews.check(prop);
      if (ground == null) {
        furniture.seat(prop);
      } else {
        furniture.place(prop, ground);
      }
    }
    if (ground != null) {
      furniture.hang(scenario, ground);
    }
    return furniture;
  }

  static String doorAt(Square square) {
    return "door at " + square.text();
  }

  /** Everything listed, and the square it is in; nothing without a map. */
  Map<Prop, Square> squares() {
    return squares;
  }

  /** Everything listed, and who is beside it, by index; nothing on a map. */
  Map<Prop, List<Integer>> neighbours() {
    return neighbours;
  }

  Crews crews() {
    return crews;
  }

  /** Squares of doors that are only drawn. */
  List<Square> drawn() {
    return drawn;
  }

  private void claim(String name, Place place) {
    if (roster.has(name)) {
      var what = "a combatant is called \"" + name + "\" too";
      throw new BadInput(place.problem(what, "", "Give one of them another name."));
    }
    var other = names.putIfAbsent(Names.key(name), place);
    if (other != null) {
      var where = other.line() == 0 ? "" : ", the other on line " + other.line();
      var what = "two features are called \"" + name + "\"" + where;
      throw new BadInput(place.problem(what, "", "Give one of them another name."));
    }
  }

  private void seat(Prop prop) {
    refuse(prop, "at", "there is no map to be on", "Say beside, or add a map.");
    refuse(prop, "base", "there is no map to be large on", "Leave this out, or add a map.");
    if (!prop.said().has("beside") && !prop.said().has("crew") && !prop.said().has("feet")) {
      throw prop.said()
          .problem(
              "name",
              "without a map it must be said who is beside it",
              "Expected: beside, such as beside: [" + roster.names().getFirst() + "]",
              "");
    }
    var beside = new ArrayList<>(prop.said().list("beside").stream().map(roster::index).toList());
    beside.addAll(crews.of(prop));
    neighbours.put(prop, beside.stream().distinct().toList());
  }

  private void place(Prop prop, Ground ground) {
    refuse(prop, "beside", "the map says who is beside it", "Say at instead.");
    refuse(prop, "feet", "the map says how far it is", "Say at instead.");
    if (!prop.said().has("at")) {
      throw prop.said()
          .problem(
              "name", "on a map everything needs a place", "Expected: at, such as at: [3, 4]", "");
    }
    List<Node> parts = prop.said().list("at");
    if (parts.stream().allMatch(Scalar.class::isInstance)) {
      set(prop, square(prop.said().node("at")), ground);
      return;
    }
    refuseParts(prop);
    for (int i = 0; i < parts.size(); i++) {
      Prop part = prop.part(i + 1);
      claim(part.name(), parts.get(i).place());
      set(part, square(parts.get(i)), ground);
    }
  }

  private void set(Prop prop, Square square, Ground ground) {
    refuseOutside(prop, square, ground);
    if (prop.kind().isDoor()) {
      refuseSecondDoor(prop, square);
    }
    squares.put(prop, square);
  }

  /** Walls have parts, a chest has not. */
  private static void refuseParts(Prop prop) {
    if (prop.kind() != FeatureKind.STRUCTURE) {
      throw prop.said()
          .problem(
              "at",
              "only a structure has several parts",
              "Expected: a column and a row such as [3, 4]",
              "");
    }
  }

  private static Square square(Node at) {
    if (!(at instanceof Sequence pair)
        || pair.items().size() != 2
        || !(pair.items().get(0) instanceof Scalar column)
        || !(pair.items().get(1) instanceof Scalar row)) {
      throw new BadInput(
          at.place()
              .problem("this is no place", "Expected: a column and a row such as [3, 4]", ""));
    }
    return Square.of((int) column.decimal(), (int) row.decimal());
  }

  private static void refuse(Prop prop, String field, String what, String hint) {
    if (prop.said().has(field)) {
      throw prop.said().problem(field, what, "", hint);
    }
  }

  private static void refuseOutside(Prop prop, Square square, Ground ground) {
    int right = square.column() + prop.columns() - 1;
    int bottom = square.row() + prop.rows() - 1;
    if (!ground.isInside(square.column(), square.row()) || !ground.isInside(right, bottom)) {
      throw prop.said()
          .problem(
              "at",
              prop.name() + " would be outside the map",
              "Expected: columns 0 to "
                  + (ground.width() - 1)
                  + ", rows 0 to "
                  + (ground.height() - 1),
              "");
    }
    if (ground.isWall(square.column(), square.row())) {
      throw prop.said()
          .problem(
              "at",
              prop.name() + " would be in a wall",
              "",
              "Draw its square as open ground, or choose another.");
    }
  }

  private void refuseSecondDoor(Prop prop, Square square) {
    squares.forEach(
        (other, there) -> {
          if (other.kind().isDoor() && there.equals(square)) {
            var what = prop.name() + " and " + other.name() + " would be in one doorway";
            throw prop.said().problem("at", what, "", "Move one of them.");
          }
        });
  }

  private void hang(Fields scenario, Ground ground) {
    for (Square door : ground.doors()) {
      if (!squares.containsValue(door)) {
        claim(doorAt(door), scenario.node("map").place());
        drawn.add(door);
      }
    }
  }
}
