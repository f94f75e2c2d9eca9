package dev.cleave.proof;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One attack outside the flow of a fight: who, whom, in which way.
 *
 * @param way null for the first the rulebook knows
 */
record Strike(Scalar attacker, Scalar target, @Nullable Scalar way) {

  static Strike read(Fields fields) {
    return new Strike(
        name(fields.node("attacker")),
        name(fields.node("target")),
        fields.optional("way").map(Strike::name).orElse(null));
  }

  private static Scalar name(Node node) {
    Fields.text(node);
    return (Scalar) node;
  }

  Tally needs(Stage stage) {
    Battle battle = stage.battle();
    return stage
        .rulebook()
        .needs(battle, stage.named(attacker), stage.named(target), wayIn(stage))
        .copy();
  }

  /** Strikes on a copy of the battle and returns the target as it is then. */
  Combatant make(Stage stage, Battle copy, Table table) {
    Combatant by = copy.combatant(stage.named(attacker).index());
    Combatant on = copy.combatant(stage.named(target).index());
    stage.rulebook().attack(copy, table, by, on, wayIn(stage));
    return on;
  }

  private String wayIn(Stage stage) {
    List<String> ways = stage.rulebook().ways();
    if (way == null) {
      return ways.getFirst();
    }
    if (!ways.contains(way.text())) {
      throw Fields.unknown(way, "way to attack", ways);
    }
    return way.text();
  }
}
