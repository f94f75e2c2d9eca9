package dev.cleave.acks2;

import dev.cleave.acks.Acks;
import dev.cleave.acks.play.Fight;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.table.Table;

/**
 * ACKS II: the family as it is. Everybody acts once a round, on a count from 10 down; who faces an
 * enemy within five feet engages him. Its optional rules are {@link OptionalRules}.
 */
public final class Acks2 extends Acks {

  private final OptionNumbers options;

  public Acks2(Figures figures) {
    super(figures);
    this.options = new OptionNumbers(figures);
  }

  @Override
  public String id() {
    return "acks2";
  }

  @Override
  public String version() {
    return "0.15";
  }

  @Override
  protected Fight open(Battle battle, Table table) {
    return options.isEmpty()
        ? new Fight(numbers, battle, table)
        : new OptionalRules(numbers, options, battle, table);
  }
}
