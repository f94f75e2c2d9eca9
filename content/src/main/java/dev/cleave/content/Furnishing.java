package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Problem;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Build;
import dev.cleave.engine.creature.Piece;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Chest;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Fabric;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Ladder;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Structure;
import dev.cleave.engine.field.Theatre;
import dev.cleave.engine.field.Thing;
import dev.cleave.engine.field.Trap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes features of what a scenario lists, as one rulebook reads the sheets they name. */
final class Furnishing {

  private static final String WOODEN_DOOR = "wooden door";

  private final Reading reading;
  private final List<Problem> problems = new ArrayList<>();

  Furnishing(Reading reading) {
    this.reading = reading;
  }

  /** Everything in its square, or every reason why not. */
  void furnish(Battlemap map, Furniture furniture, List<Combatant> combatants) {
    furniture
        .squares()
        .forEach(
            (prop, square) -> {
              Feature feature = made(prop, furniture.crews().of(prop));
              if (feature != null) {
                map.add(feature, square);
                refuseBody(map, prop, feature, square);
                furniture.crews().refuseFar(map, prop, feature, combatants);
              }
            });
    for (Square square : furniture.drawn()) {
      map.add(drawn(map.ground(), square), square);
    }
    report();
  }

  /** Everything beside those it is said to be beside, or every reason why not. */
  void furnish(Theatre theatre, Furniture furniture, List<Combatant> combatants) {
    furniture
        .neighbours()
        .forEach(
            (prop, beside) -> {
              Feature feature = made(prop, furniture.crews().of(prop));
              if (feature != null) {
                List<Combatant> near = beside.stream().map(combatants::get).toList();
                prop.said()
                    .optionalNumber("feet")
                    .ifPresentOrElse(
                        feet -> theatre.add(feature, near, feet), () -> theatre.add(feature, near));
              }
            });
    report();
  }

  private void report() {
    if (!problems.isEmpty()) {
      throw new BadInput(problems);
    }
  }

  private Door drawn(Ground ground, Square square) {
    var door =
        new Door(
            Furniture.doorAt(square), Door.Kind.DOOR, ground.isDrawnOpen(square), false, false);
    door.setFabric(fabric(reading.build(WOODEN_DOOR)));
    return door;
  }

  private static Fabric fabric(Build build) {
    return new Fabric(build.material(), build.armourClass(), build.points());
  }

  /** As such things are built, or as the scenario says. */
  private static Fabric fabric(Build build, Fields said) {
    return new Fabric(
        build.material(),
        said.number("ac", build.armourClass()),
        said.number("shp", build.points()));
  }

  /** Nobody stands in a door that is shut, or in a wall. */
  private void refuseBody(Battlemap map, Prop prop, Feature feature, Square square) {
    Combatant body = feature.blocks() ? body(map, feature, square) : null;
    if (body != null) {
      boolean built = feature instanceof Structure;
      var what = body.name() + " would stand in " + prop.name() + (built ? "" : ", which is shut");
      var hint = built ? "Move one of them." : "Say open: true, or move one of them.";
      problems.add(prop.said().node("at").place().problem(what, "", hint));
    }
  }

  private static @Nullable Combatant body(Battlemap map, Feature feature, Square square) {
    for (int y = square.row(); y < square.row() + feature.rows(); y++) {
      for (int x = square.column(); x < square.column() + feature.columns(); x++) {
        Combatant body = map.at(x, y);
        if (body != null) {
          return body;
        }
      }
    }
    return null;
  }

  private @Nullable Feature made(Prop prop, List<Integer> crew) {
    try {
      Feature feature = feature(prop, crew);
      feature.setHidden(prop.said().flag("hidden", false));
      return feature;
    } catch (BadInput refused) {
      problems.addAll(refused.problems());
      return null;
    }
  }

  private Artillery artillery(String name, Fields said, List<Integer> crew) {
    Piece piece = reading.piece(said.node("piece"));
    List<String> ammunition = said.texts("ammunition");
    if (ammunition.contains("pitch") && !piece.has("pitch")) {
      throw said.problem(
          "ammunition",
          "a " + piece.name() + " cannot shoot burning pitch",
          "",
          "Leave pitch out, or choose another piece.");
    }
    return new Artillery(
        name,
        piece,
        said.flag("loaded", true),
        crew,
        ammunition.isEmpty() ? List.of("ordinary") : ammunition);
  }

  private Structure structure(Prop prop) {
    Build build = reading.build(prop.said().node("structure"));
    return new Structure(
        prop.name(), fabric(build, prop.said()), build.solid(), prop.columns(), prop.rows());
  }

  private Feature feature(Prop prop, List<Integer> crew) {
    String name = prop.name();
    FeatureKind kind = prop.kind();
    Fields said = prop.said();
    return switch (kind) {
      case DOOR, CURTAIN, PORTCULLIS, WINDOW -> door(name, kind, said);
      case CHEST ->
          new Chest(name, said.flag("open", false), said.flag("locked", false), key(said));
      case TRAP -> trap(name, said);
      case PIT -> Trap.pit(name, said.number("depth"));
      case LADDER -> new Ladder(name);
      case THING -> thing(name, said);
      case STRUCTURE -> structure(prop);
      case ARTILLERY -> artillery(name, said, crew);
    };
  }

  private Door door(String name, FeatureKind kind, Fields said) {
    var door =
        new Door(
            name,
            Door.Kind.valueOf(kind.name()),
            said.flag("open", false),
            said.flag("locked", false),
            said.flag("stuck", false),
            key(said));
    door.setSpikes(said.number("spikes", 0));
    if (kind == FeatureKind.DOOR) {
      Build build =
          said.optional("structure")
              .map(reading::build)
              .orElseGet(() -> reading.build(WOODEN_DOOR));
      door.setFabric(fabric(build, said));
    }
    return door;
  }

  private String key(Fields said) {
    return said.optional("key").map(word -> reading.item(word).id()).orElse("");
  }

  private static Trap trap(String name, Fields said) {
    var trap = new Trap(name, Magic.effect(said.mapping("effect")), said.flag("wide", false));
    if (said.flag("underfoot", false)) {
      trap.layUnderfoot();
    }
    if (said.flag("disarmed", false)) {
      trap.disarm();
    }
    if (said.flag("sprung", false)) {
      trap.spring();
    }
    return trap;
  }

  private Thing thing(String name, Fields said) {
    return said.has("weapon")
        ? Thing.of(name, reading.weapon(said.node("weapon")))
        : Thing.of(name, reading.item(said.node("item")));
  }
}
