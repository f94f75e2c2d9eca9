package dev.cleave.acks2;

import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import java.util.List;

/** The effect has been rolled: does he leave it at that? A2O.CRIT.08-09, A2O.FX.CHOICE.01 */
final class CriticalQuestion extends Question<Stroke> {

  private final CriticalBlow blow;
  private final List<Stroke> strokes;

  /**
   * @param strokes that he may inflict, the usual first
   */
  CriticalQuestion(OptionalRules fight, CriticalBlow blow, List<Stroke> strokes) {
    super(fight.battle, "critical", blow.by().side(), blow.by(), "A2O.CRIT.08");
    this.blow = blow;
    this.strokes = strokes;
  }

  @Override
  public List<Option<Stroke>> options() {
    return strokes.stream().map(Option::new).toList();
  }

  @Override
  public Stroke usual() {
    return strokes.getFirst();
  }

  @Override
  public Lead lead(Stroke answer) {
    return Lead.at(blow.on());
  }

  @Override
  public String says() {
    return "What does " + blow.by().name() + "'s critical hit do to " + blow.on().name() + "?";
  }
}
