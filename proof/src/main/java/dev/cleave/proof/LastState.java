package dev.cleave.proof;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Nearest;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Sequence;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How somebody, or the battle, stands at the end, held against what a case says. */
final class LastState {

  private static final String DISTANCE = "distance to ";
  private static final List<String> OF_COMBATANT =
      List.of(
          "hp",
          "fate",
          "weapon",
          "off-hand",
          "shield",
          "weapons",
          "items",
          "spells",
          "conditions",
          "at",
          "facing",
          "afflictions",
          "nonlethal",
          "bed rest",
          DISTANCE + "NAME");
  private static final List<String> OF_BATTLE = List.of("round", "over", "winner");

  private final Stage stage;

  LastState(Stage stage) {
    this.stage = stage;
  }

  /** Null if all is as the case says. */
  @Nullable Failure check(Expectation wanted) {
    Combatant who = stage.battle().named(wanted.what());
    var rows = new ArrayList<Row>();
    Scalar brief = wanted.facts().brief();
    if (brief == null && wanted.facts().stated().isEmpty()) {
      return Failure.at(
          wanted.place(),
          "nothing is said of how " + wanted.what() + " ends",
          List.of(),
          List.of(
              "State one of " + String.join(", ", who == null ? OF_BATTLE : OF_COMBATANT) + "."));
    }
    if (brief != null && who != null) {
      rows.add(Value.row("fate", brief, who.fate().label()));
    }
    for (Map.Entry<String, Node> one : wanted.facts().stated().entrySet()) {
      rows.add(
          who == null
              ? Value.row(one.getKey(), one.getValue(), battle(one.getKey(), one.getValue()))
              : row(who, one.getKey(), one.getValue()));
    }
    return rows.stream().noneMatch(Row::differs)
        ? null
        : Failure.at(wanted.place(), wanted.what() + " ends otherwise", rows, List.of());
  }

  private Object battle(String key, Node stated) {
    return switch (key) {
      case "round" -> stage.battle().round();
      case "over" -> stage.battle().isOver();
      case "winner" -> {
        Side winner = stage.battle().outcome().winner();
        yield winner == null ? "nobody" : winner.name();
      }
      default -> throw unknown(stated, key, OF_BATTLE);
    };
  }

  private Row row(Combatant who, String key, Node stated) {
    return switch (key) {
      case "weapon" -> Value.row(key, stated, named(who.weapon(), stated));
      case "off-hand" -> Value.row(key, stated, named(who.offHand(), stated));
      case "weapons" -> anyOrder(key, stated, who.weapons());
      case "items" -> anyOrder(key, stated, who.items());
      case "spells" -> anyOrder(key, stated, who.spells());
      case "conditions" -> anyOrder(key, stated, conditions(who));
      case "at" -> Value.row(key, stated, place(who));
      case "afflictions" -> anyOrder(key, stated, stage.rulebook().infirmary().scars(who));
      default -> Value.row(key, stated, fact(who, key, stated));
    };
  }

  private Object fact(Combatant who, String key, Node stated) {
    return switch (key) {
      case "hp" -> who.hitPoints();
      case "fate" -> who.fate().label();
      case "shield" -> who.bearsShield();
      case "nonlethal", "bed rest" -> stage.rulebook().infirmary().number(who, key);
      case "facing" -> stage.battle().field().facing(who).name();
      default -> {
        if (!key.startsWith(DISTANCE)) {
          throw unknown(stated, key, OF_COMBATANT);
        }
        String other = key.substring(DISTANCE.length()).strip();
        var name = new Scalar(stated.place(), other, Scalar.Kind.TEXT, false);
        yield stage.battle().field().distance(who, stage.named(name));
      }
    };
  }

  /** By the name people use, or by the id in the packs if the case uses that. */
  private static String named(Weapon weapon, Node stated) {
    return stated instanceof Scalar scalar && scalar.text().equals(weapon.id())
        ? weapon.id()
        : weapon.name();
  }

  private List<String> conditions(Combatant who) {
    return stage.rulebook().conditions().stream().filter(who::is).map(Condition::label).toList();
  }

  private Object place(Combatant who) {
    var spot = stage.battle().field().spot(who);
    return spot instanceof Square ? List.of(spot.text().split(",")) : spot.text();
  }

  private static Row anyOrder(String key, Node stated, List<?> things) {
    var wanted =
        stated instanceof Sequence list
            ? list.items().stream().map(Value::shown).sorted().toList()
            : List.of(Value.shown(stated));
    var actual = things.stream().map(String::valueOf).sorted().toList();
    return Row.of(key, Value.shown((Object) wanted), Value.shown((Object) actual));
  }

  private static BadInput unknown(Node stated, String key, List<String> known) {
    return new BadInput(
        stated
            .place()
            .problem(
                "unknown field",
                "Allowed: " + String.join(", ", known),
                Nearest.didYouMean(key, known)));
  }
}
