package dev.cleave.thac0.movement;

import dev.cleave.engine.field.Facing;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.thac0.fray.Fighter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asked of somebody whom another begins or ceases to threaten. TH.FACING.14 */
final class FacingQuestion extends Question<FacingQuestion.Choice> {

  /** A side to turn to, or none. */
  record Choice(@Nullable Facing side) implements Answer {
    static final Choice NONE = new Choice(null);

    @Override
    public String text() {
      return side == null ? "stay" : "face " + side.name();
    }

    @Override
    public boolean declines() {
      return side == null;
    }
  }

  private final MovementRoom fight;
  private final Fighter fighter;

  FacingQuestion(MovementRoom fight, Fighter fighter) {
    super(fight.battle, "facing", fighter.combatant.side(), fighter.combatant, "TH.FACING.14");
    this.fight = fight;
    this.fighter = fighter;
  }

  @Override
  public List<Option<Choice>> options() {
    var options = new ArrayList<Option<Choice>>();
    for (Facing side : Facing.values()) {
      if (side != fight.field().facing(fighter.combatant)) {
        options.add(new Option<>(new Choice(side)));
      }
    }
    options.add(new Option<>(Choice.NONE));
    return options;
  }

  /** Who says nothing looks where he is assumed to. TH.FACING.09 */
  @Override
  public Choice usual() {
    Facing best = fight.lookout.usual(fighter);
    return best == fight.field().facing(fighter.combatant)
            || fight.lookout.wouldProvoke(fighter, best)
        ? Choice.NONE
        : new Choice(best);
  }

  @Override
  public String says() {
    return "Where does " + fighter + " turn?";
  }
}
