package dev.cleave.acks1;

import dev.cleave.acks.Acks;
import dev.cleave.acks.book.State;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.sea.SeaNumbers;
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
  private final SeaNumbers seas;

  /**
   * @param ids of the second edition, and the first one's own
   */
  public Acks1(Figures figures, UnaryOperator<String> ids) {
    super(figures, new Concordance(ids));
    this.own = new FirstFigures(figures);
    this.seas = new SeaNumbers(figures);
  }

  @Override
  public String id() {
    return "acks1";
  }

  @Override
  public String version() {
    return "0.13";
  }

  @Override
  public List<? extends Condition> conditions() {
    return List.of(State.ALL);
  }

  /** The book has none but ships. A1.R.26 */
  @Override
  public boolean vehiclesFight() {
    return false;
  }

  /** A1.SHIP.14 */
  @Override
  public boolean vesselsFight() {
    return true;
  }

  @Override
  protected Fight open(Battle battle, Table table) {
    return new FirstEdition(numbers, own, seas, battle, table);
  }
}
