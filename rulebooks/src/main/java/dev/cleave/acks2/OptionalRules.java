package dev.cleave.acks2;

import dev.cleave.acks.attack.AttackThrow;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.play.Numbers;
import dev.cleave.acks.turn.Throws;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;

/**
 * A fight with optional rules of the second edition: each that is chosen brings its part in place
 * of the book's own. A2O.MIX.01
 */
final class OptionalRules extends Fight {

  final OptionNumbers options;

  OptionalRules(Numbers numbers, OptionNumbers options, Battle battle, Table table) {
    super(numbers, battle, table);
    this.options = options;
  }

  @Override
  public OptionalRules on(Battle copy, Table other) {
    return new OptionalRules(numbers, options, copy, other);
  }

  @Override
  protected AttackThrow newAttackThrow() {
    return options.largeMonsters ? new LargeMonsters(this) : super.newAttackThrow();
  }

  @Override
  protected Throws newThrows() {
    return options.explodingTwenties ? new ExplodingTwenties(this) : super.newThrows();
  }
}
