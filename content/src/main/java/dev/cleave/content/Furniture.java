package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Place;
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

  private Furniture(Roster roster) {
    this.roster = roster;
  }

  static Furniture of(Fields scenario, Roster roster, @Nullable Ground ground) {
    var furniture = new Furniture(roster);
    for (Fields said : scenario.mappings("features")) {
      var prop = Prop.of(said);
      furniture.claim(prop.name(), said.node("name").place());
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

  /** What is listed, and the square it is in; nothing without a map. */
  Map<Prop, Square> squares() {
    return squares;
  }

  /** What is listed, and who is beside it, by index; nothing on a map. */
  Map<Prop, List<Integer>> neighbours() {
    return neighbours;
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
    if (!prop.said().has("beside")) {
      throw prop.said()
          .problem(
              "name",
              "without a map it must be said who is beside it",
              "Expected: beside, such as beside: [" + roster.names().getFirst() + "]",
              "");
    }
    neighbours.put(
        prop, prop.said().list("beside").stream().map(roster::index).distinct().toList());
  }

  private void place(Prop prop, Ground ground) {
    refuse(prop, "beside", "the map says who is beside it", "Say at instead.");
    if (!prop.said().has("at")) {
      throw prop.said()
          .problem(
              "name", "on a map everything needs a place", "Expected: at, such as at: [3, 4]", "");
    }
    var square =
        Square.of(prop.said().numbers("at").getFirst(), prop.said().numbers("at").getLast());
    refuseOutside(prop, square, ground);
    if (prop.kind().isDoor()) {
      refuseSecondDoor(prop, square);
    }
    squares.put(prop, square);
  }

  private static void refuse(Prop prop, String field, String what, String hint) {
    if (prop.said().has(field)) {
      throw prop.said().problem(field, what, "", hint);
    }
  }

  private static void refuseOutside(Prop prop, Square square, Ground ground) {
    if (!ground.isInside(square.column(), square.row())) {
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
