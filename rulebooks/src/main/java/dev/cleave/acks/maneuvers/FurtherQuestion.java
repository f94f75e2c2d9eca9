package dev.cleave.acks.maneuvers;

import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.round.Menu;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.ProspectQuestion;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Past a foe, and a blow left: at whom, and how? Only attacks will do. A2.MAN.OVERRUN.08 */
final class FurtherQuestion extends ProspectQuestion<Action> {

  private final ManeuversRoom fight;
  private final Combatant asked;

  FurtherQuestion(ManeuversRoom fight, Combatant asked) {
    super(fight.battle, "further", asked, "A2.MAN.OVERRUN.08");
    this.fight = fight;
    this.asked = asked;
  }

  /** No option strikes at anybody. */
  boolean isIdle() {
    return new Menu(fight, asked, false).legal(Assault.class::isInstance).isEmpty();
  }

  @Override
  public List<Option<Action>> options() {
    List<Option<Action>> options =
        new Menu(fight, asked, false).options(this, Assault.class::isInstance);
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
  protected Prospect prospect(Action answer) {
    return Prospect.of(this, asked, answer);
  }

  /** Reads without rehearsing what is offered. */
  @Override
  public @Nullable Action read(String text) {
    Action action = fight.question(asked, false).read(text);
    return action instanceof Assault || action == BasicAction.DONE ? action : null;
  }

  @Override
  public boolean tryOut(Scene scene, Table table, String answer) {
    Battle copy = Battle.in(scene);
    ManeuversRoom trial = fight.on(copy, table);
    Combatant same = copy.combatant(asked.index());
    Action action = new FurtherQuestion(trial, same).read(answer);
    if (action == null) {
      return false;
    }
    trial.overrun().goOn(same, action);
    return true;
  }

  @Override
  public String says() {
    return "Whom does " + asked.name() + " attack now?";
  }
}
