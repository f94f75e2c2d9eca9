package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Problem;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Chest;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Steed;
import dev.cleave.engine.field.Theatre;
import dev.cleave.engine.field.Thing;
import dev.cleave.engine.field.Trap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes features of what a scenario lists, as one rulebook reads the sheets they name. */
final class Furnishing {

  private final Reading reading;
  private final List<Problem> problems = new ArrayList<>();

  Furnishing(Reading reading) {
    this.reading = reading;
  }

  /** Everything in its square, or every reason why not. */
  void furnish(Battlemap map, Furniture furniture) {
    furniture
        .squares()
        .forEach(
            (prop, square) -> {
              Feature feature = made(prop);
              if (feature != null) {
                map.add(feature, square);
                refuseBody(map, prop, feature, square);
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
              Feature feature = made(prop);
              if (feature != null) {
                theatre.add(feature, beside.stream().map(combatants::get).toList());
              }
            });
    report();
  }

  private void report() {
    if (!problems.isEmpty()) {
      throw new BadInput(problems);
    }
  }

  private static Door drawn(Ground ground, Square square) {
    return new Door(
        Furniture.doorAt(square), Door.Kind.DOOR, ground.isDrawnOpen(square), false, false);
  }

  /** Nobody stands in a door that is shut. */
  private void refuseBody(Battlemap map, Prop prop, Feature feature, Square square) {
    Combatant body = map.at(square.column(), square.row());
    if (body != null && feature.blocks()) {
      var what = body.name() + " would stand in " + prop.name() + ", which is shut";
      problems.add(
          prop.said().node("at").place().problem(what, "", "Say open: true, or move one of them."));
    }
  }

  private @Nullable Feature made(Prop prop) {
    try {
      Feature feature = feature(prop.name(), prop.kind(), prop.said());
      feature.setHidden(prop.said().flag("hidden", false));
      return feature;
    } catch (BadInput refused) {
      problems.addAll(refused.problems());
      return null;
    }
  }

  private Feature feature(String name, FeatureKind kind, Fields said) {
    return switch (kind) {
      case DOOR, CURTAIN, PORTCULLIS, WINDOW -> door(name, kind, said);
      case CHEST ->
          new Chest(name, said.flag("open", false), said.flag("locked", false), key(said));
      case TRAP -> trap(name, said);
      case STEED -> new Steed(name, steed(said), said.flag("moving", false));
      case THING -> thing(name, said);
      case ARTILLERY ->
          new Artillery(name, reading.piece(said.node("piece")), said.flag("loaded", true));
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
    return door;
  }

  private String key(Fields said) {
    return said.optional("key").map(word -> reading.item(word).id()).orElse("");
  }

  private static Trap trap(String name, Fields said) {
    var trap = new Trap(name, Magic.effect(said.mapping("effect")), said.flag("wide", false));
    if (said.flag("disarmed", false)) {
      trap.disarm();
    }
    if (said.flag("sprung", false)) {
      trap.spring();
    }
    return trap;
  }

  /** Bred to be ridden, or at least bigger than a man. */
  private Creature steed(Fields said) {
    Creature steed = reading.creature(reading.creatureSheet(said.node("creature")));
    if (!steed.has("mount") && steed.size().rank() <= Size.MAN_SIZED.rank()) {
      throw said.problem(
          "creature",
          said.node("creature").shown() + " cannot be ridden",
          "Expected: a mount, or a beast bigger than a man",
          "");
    }
    return steed;
  }

  private Thing thing(String name, Fields said) {
    return said.has("weapon")
        ? Thing.of(name, reading.weapon(said.node("weapon")))
        : Thing.of(name, reading.item(said.node("item")));
  }
}
