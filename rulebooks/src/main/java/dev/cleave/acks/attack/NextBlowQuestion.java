package dev.cleave.acks.attack;

import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Copies;
import dev.cleave.acks.turn.Fighter;
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

/**
 * Another attack of the same combat action: a plain blow or a maneuver, and at whom? A2.ATK.02,
 * A2.MAN.GEN.03
 */
final class NextBlowQuestion extends ProspectQuestion<Action> {

  private final AttackRoom fight;
  private final Combatant attacker;
  private final Combatant foe;
  private final Bonus bonus;
  private final int nth;

  /**
   * @param foe at whom the last one went
   * @param bonus of the whole routine, with the maneuver it began with
   * @param nth which attack of the sequence it is
   */
  NextBlowQuestion(AttackRoom fight, Combatant attacker, Combatant foe, Bonus bonus, int nth) {
    super(fight.battle, "next blow", attacker, "A2.MAN.GEN.03");
    this.fight = fight;
    this.attacker = attacker;
    this.foe = foe;
    this.bonus = bonus;
    this.nth = nth;
  }

  @Override
  public List<Option<Action>> options() {
    var options = new ArrayList<Option<Action>>();
    for (Action action : actions()) {
      String detail = action.detail(attacker, prospect(action));
      options.add(new Option<>(action, detail));
    }
    return options;
  }

  private List<Action> actions() {
    var actions = new ArrayList<Action>();
    for (Fighter fighter : fight.fighters) {
      if (fight.victims().isVictim(attacker, fighter.who)) {
        add(actions, new MeleeAttack.Attack(fight, fighter.who, null));
        for (Maneuver maneuver : fight.maneuvers().all()) {
          if (fight.bars(maneuver, attacker, fighter.who) == null) {
            add(actions, new Maneuvers.Attempt(fight, maneuver, fighter.who));
          }
        }
      }
    }
    actions.add(BasicAction.DONE);
    return actions;
  }

  /** The held strike at nobody but the holder. A2.COND.GRAB.01 */
  private void add(List<Action> actions, Action action) {
    if (fight.denies(attacker, action) == null) {
      actions.add(action);
    }
  }

  /** The same again, else a blow at whoever is left. */
  @Override
  public Action usual() {
    Combatant victim =
        fight.victims().isVictim(attacker, foe) ? foe : fight.victims().victim(attacker);
    if (victim == null) {
      return BasicAction.DONE;
    }
    Maneuver last = bonus.maneuver();
    Action blow =
        last != null && last.isWorthMore(attacker) && fight.bars(last, attacker, victim) == null
            ? new Maneuvers.Attempt(fight, last, victim)
            : new MeleeAttack.Attack(fight, victim, null);
    return fight.denies(attacker, blow) == null ? blow : BasicAction.DONE;
  }

  @Override
  public Lead lead(Action answer) {
    return answer.lead(attacker);
  }

  @Override
  protected Prospect prospect(Action answer) {
    return Prospect.of(this, attacker, answer);
  }

  @Override
  public boolean tryOut(Scene scene, Table table, String answer) {
    Battle copy = Battle.in(scene);
    AttackRoom trial = fight.on(copy, table);
    var copies = new Copies(fight.battle, copy);
    Bonus same = bonus.on(trial);
    var question = new NextBlowQuestion(trial, copies.of(attacker), copies.of(foe), same, nth);
    Action action = question.read(answer);
    if (action == null) {
      return false;
    }
    trial.routine().goOn(question.attacker, question.foe, action, same, nth);
    return true;
  }

  /** Reads without rehearsing what is offered. */
  @Override
  public @Nullable Action read(String text) {
    return among(actions(), text);
  }

  @Override
  public String says() {
    return "What does " + attacker.name() + " do with the next attack?";
  }
}
