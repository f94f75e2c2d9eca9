package dev.cleave.acks.maneuvers;

import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.round.Menu;
import dev.cleave.acks.turn.Action;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Past a foe, and a blow left: at whom, and how? Only attacks will do. A2.MAN.OVERRUN.08 */
final class FurtherQuestion extends Question<Action> {

  private final ManeuversRoom fight;
  private final Combatant asked;

  FurtherQuestion(ManeuversRoom fight, Combatant asked) {
    super(fight.battle, "further", asked.side(), asked, "A2.MAN.OVERRUN.08");
    this.fight = fight;
    this.asked = asked;
  }

  /** Whether there is nobody to attack. */
  boolean isIdle() {
    return options().size() == 1;
  }

  @Override
  public List<Option<Action>> options() {
    var options = new ArrayList<Option<Action>>();
    for (Option<Action> option : new Menu(fight, asked, false).options()) {
      if (option.answer() instanceof Assault) {
        options.add(option);
      }
    }
    options.add(new Option<>(BasicAction.DONE));
    return options;
  }

  @Override
  public Action usual() {
    Action attack = fight.habits().attack(asked);
    return attack == null ? BasicAction.DONE : attack;
  }

  @Override
  public Action quiet() {
    return BasicAction.DONE;
  }

  @Override
  public Lead lead(Action answer) {
    return answer.lead(asked);
  }

  @Override
  public @Nullable Tally needs(Action answer) {
    return answer.needs(asked);
  }

  @Override
  public String says() {
    return "Whom does " + asked.name() + " attack now?";
  }
}
