package dev.cleave.acks1;

import dev.cleave.acks.Acks;
import dev.cleave.acks.book.State;
import dev.cleave.acks.play.Fight;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Concordance;
import java.util.List;
import java.util.function.UnaryOperator;

/** ACKS first edition: the family with the parts of {@link FirstEdition}, cited by its own ids. */
public final class Acks1 extends Acks {

  private final FirstFigures own;

  /**
   * @param ids of the second edition, and the first one's own
   */
  public Acks1(Figures figures, UnaryOperator<String> ids) {
    super(figures, new Concordance(ids));
    this.own = FirstFigures.of(figures);
  }

  @Override
  public String id() {
    return "acks1";
  }

  @Override
  public String version() {
    return "0.5";
  }

  @Override
  public List<? extends Condition> conditions() {
    return List.of(State.ALL);
  }

  /** Chariots and the like are not played here yet. */
  @Override
  public boolean vehiclesFight() {
    return false;
  }

  @Override
  protected Fight open(Battle battle, Table table) {
    return new FirstEdition(numbers, own, battle, table);
  }
}
