package dev.cleave.acks.ready;

import dev.cleave.acks.attack.MissileAttack;
import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Copies;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.ProspectQuestion;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The moment somebody waited for has come: does he act? A2.READY.03 */
final class InterruptQuestion extends ProspectQuestion<Action> {

  private final ReadyRoom fight;
  private final Combatant asked;
  private final Combatant opponent;
  private final @Nullable Move move;

  InterruptQuestion(ReadyRoom fight, Combatant asked, Combatant opponent, @Nullable Move move) {
    super(fight.battle, Kind.INTERRUPT, asked, "A2.READY.03");
    this.fight = fight;
    this.asked = asked;
    this.opponent = opponent;
    this.move = move;
  }

  @Override
  public List<Option<Action>> options() {
    var options = new ArrayList<Option<Action>>();
    for (Action action : fight.interrupts().choices(asked, opponent, move)) {
      options.add(new Option<>(action, action.detail(asked, prospect(action))));
    }
    options.add(new Option<>(BasicAction.WAIT));
    return options;
  }

  /** Reads without rehearsing what is offered. */
  @Override
  public @Nullable Action read(String text) {
    List<Action> all = fight.interrupts().choices(asked, opponent, move);
    all.add(BasicAction.WAIT);
    Action known = among(all, text);
    Action thrown = known == null ? fight.missileAttack().read(asked, text) : null;
    return thrown == null ? known : among(all, thrown.text()); // "throw dagger at Orc"
  }

  /**
   * Strikes; a weapon set is as good as a countercharge and safer. Nobody throws away unasked what
   * he fights with.
   */
  @Override
  public Action usual() {
    for (Action action : fight.interrupts().choices(asked, opponent, move)) {
      if (fight.fighter(asked).readied != null
          || !(action instanceof MissileAttack.Shoot)
          || !asked.weapon().melee()) {
        return action;
      }
    }
    return BasicAction.WAIT;
  }

  @Override
  public Action quiet() {
    return BasicAction.WAIT;
  }

  @Override
  public Lead lead(Action answer) {
    return answer.lead(asked);
  }

  @Override
  protected Prospect prospect(Action answer) {
    return Prospect.of(this, asked, answer);
  }

  @Override
  public boolean tryOut(Scene scene, Table table, String answer) {
    Battle copy = Battle.in(scene);
    ReadyRoom trial = fight.on(copy, table);
    var copies = new Copies(fight.battle, copy);
    var same =
        new InterruptQuestion(
            trial, copies.of(asked), copies.of(opponent), move == null ? null : move.copy(copies));
    Action action = same.read(answer);
    if (action == null) {
      return false;
    }
    trial.interrupts().follow(same.asked, same.opponent, same.move, action);
    return true;
  }

  @Override
  public String says() {
    String what = move == null ? " is about to act" : " " + move.gait.verb();
    return opponent.name() + what + ": does " + asked.name() + " interrupt?";
  }
}
