package dev.cleave.acks1;

import dev.cleave.acks.Acks;
import dev.cleave.acks.play.Fight;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Concordance;
import java.util.function.UnaryOperator;

/** ACKS first edition: the family with the parts of {@link FirstEdition}, cited by its own ids. */
public final class Acks1 extends Acks {

  /**
   * @param ids of the second edition, and the first one's own
   */
  public Acks1(Figures figures, UnaryOperator<String> ids) {
    super(figures, new Concordance(ids));
  }

  @Override
  public String id() {
    return "acks1";
  }

  @Override
  public String version() {
    return "0.1";
  }

  @Override
  protected Fight open(Battle battle, Table table) {
    return new FirstEdition(numbers, battle, table);
  }
}
