package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import java.util.List;

/** Where does the weapon fall that he has struck from a hand? A2O.FX.DISARM.02 */
final class DropQuestion extends Question<DropQuestion.Place> {

  private final Combatant foe;
  private final List<Place> places;

  /** A square at most five feet away. */
  record Place(Square at) implements Answer {

    @Override
    public String verb() {
      return "at";
    }

    @Override
    public String text() {
      return "at " + at.text();
    }
  }

  /**
   * @param places the usual first
   */
  DropQuestion(OptionalRules fight, CriticalBlow blow, List<Place> places) {
    super(fight.battle, "drop", blow.by().side(), blow.by(), "A2O.FX.DISARM.02");
    this.foe = blow.on();
    this.places = places;
  }

  @Override
  public List<Option<Place>> options() {
    return places.stream().map(Option::new).toList();
  }

  @Override
  public Place usual() {
    return places.getFirst();
  }

  @Override
  public String says() {
    return "Where does " + foe.name() + "'s weapon fall?";
  }
}
