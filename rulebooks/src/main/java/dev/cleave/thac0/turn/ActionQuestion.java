package dev.cleave.thac0.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.odds.Rehearsal;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.table.Tried;
import dev.cleave.engine.tally.Tally;
import dev.cleave.thac0.attack.Words;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.turn.Action.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What somebody does when he is called, or with what is left of his round. TH.RESOLVE.02 */
public final class ActionQuestion extends Question<Action> {

  private final Turns fight;
  private final Fighter fighter;
  private final Left left;
  private final Tried<Action> tried = new Tried<>();

  ActionQuestion(Turns fight, Fighter fighter, Left left) {
    super(
        fight.battle,
        left == Left.ALL || left == Left.HELD ? Kind.ACTION : Kind.THEN,
        fighter.combatant.side(),
        fighter.combatant,
        "TH.RESOLVE.01");
    this.fight = fight;
    this.fighter = fighter;
    this.left = left;
  }

  @Override
  public List<Option<Action>> options() {
    var options = new ArrayList<Option<Action>>();
    for (Action action : new Menu(fight, fighter, left).actions(true)) {
      Tally needs = action instanceof Action.Assail ? needs(action) : null;
      options.add(
          needs == null
              ? new Option<>(action)
              : new Option<>(action, Words.needs(needs)).openly("needs " + needs.least() + "+"));
    }
    return options;
  }

  @Override
  public List<Action> legal(Predicate<? super Action> sort) {
    return new Menu(fight, fighter, left).actions(false).stream().filter(sort).toList();
  }

  @Override
  public @Nullable Action read(String text) {
    List<Action> near = new Menu(fight, fighter, left).actions(false);
    for (Action action : near) {
      if (action.text().equals(text)) {
        return action;
      }
    }
    return among(new Menu(fight, fighter, left).actions(true), text);
  }

  @Override
  public @Nullable Refusal refuses(Action answer) {
    return new Menu(fight, fighter, left).actions(true).contains(answer)
        ? null
        : refusal(answer.text());
  }

  @Override
  public List<Refusal> refusals() {
    return new Menu(fight, fighter, left).refusals();
  }

  @Override
  public Action usual() {
    Action blow = new AtBlows(fight, fighter).action(left);
    return blow == null ? new Instinct(fight, fighter).action(left) : blow;
  }

  @Override
  public String because() {
    var instinct = new Instinct(fight, fighter);
    instinct.action(left);
    return instinct.because();
  }

  @Override
  public int calm() {
    return fight.course.calm();
  }

  @Override
  public Action quiet() {
    return fighter.declared(Deed.FLEE) && fighter.is(State.FLEEING)
        ? usual()
        : Action.Act.of(Verb.WAIT);
  }

  @Override
  public @Nullable Tally needs(Action answer) {
    if (!(answer instanceof Action.Assail assail)) {
      return null;
    }
    // a cask comes to those on its way first: TH.MAN.03
    Combatant on = assail.target();
    Event attack = Rehearsal.firstAttack(this, known(), answer.text(), on);
    if (attack == null) {
      attack = Rehearsal.luckyAttack(this, known(), answer.text(), on); // TH.C.GAP.03
    }
    if (attack == null) {
      // a 1 poisons: TH.C.POIS.08
      attack = Rehearsal.poorAttack(this, known(), answer.text(), on);
    }
    return attack == null ? null : Rehearsal.needs(attack);
  }

  /** A copy of the battle without those of whom he does not know. */
  private Battle known() {
    Battle known = fight.battle.copy();
    for (Combatant other : known.combatants()) {
      if (other.is(State.HIDDEN) && other.isEnemyOf(fighter.combatant)) {
        known.field().remove(other);
        other.setFate(Fate.REMOVED);
      }
    }
    return known;
  }

  @Override
  public boolean tryOut(Scene scene, Table table, String answer) {
    Battle copy = Battle.in(scene);
    var there = new Turns(copy, table, fight.numbers);
    Fighter same = there.fighter(fighter.combatant);
    var asked = new ActionQuestion(there, same, left);
    Action action = tried.answer(answer, before -> before.in(copy), asked::read);
    if (action == null) {
      return false;
    }
    there.damage.alone(() -> there.turn.act(same, left, action));
    return true;
  }

  @Override
  public @Nullable Action approach(Combatant target) {
    Action advance = Action.Act.on(Verb.ADVANCE, target);
    return left == Left.ALL && new Menu(fight, fighter, left).actions(false).contains(advance)
        ? advance
        : null;
  }

  @Override
  public Lead lead(Action answer) {
    if (answer instanceof Action.Assail assail) {
      return new Menu(fight, fighter, left).upTo(assail);
    }
    Action.Act act = (Action.Act) answer;
    Deed gait = Turn.gait(act.kind());
    int feet = new Menu(fight, fighter, left).feet(act.kind());
    if (act.spot() != null) {
      return along(fight.movement.route(fighter, act.spot(), feet), gait);
    }
    if (act.kind() == Verb.FLEE || act.kind() == Verb.WITHDRAW) {
      return along(fight.movement.flight(fighter, feet), gait);
    }
    if (act.kind() == Verb.ADVANCE && act.target() != null) {
      Fighter enemy = fight.fighter(act.target());
      int reach = Math.max(5, fight.reach.farthest(fighter, fighter.weapon()));
      return along(fight.movement.approach(fighter, enemy, reach, feet), gait).on(act.target());
    }
    return Lead.at(act.target());
  }

  private Lead along(@Nullable Route way, Deed gait) {
    return way == null
        ? Lead.NONE
        : Lead.along(way, fighter.combatant, fight.field())
            .provoking(fight.movement.strikers(fighter, way, gait));
  }

  @Override
  public String situation() {
    return fighter.plan == null || left != Left.ALL
        ? ""
        : fighter + " declared: " + fighter.plan.text() + ".";
  }

  @Override
  public String says() {
    String words =
        switch (left) {
          case ALL, HELD -> "What does " + fighter + " do?";
          case THEN -> "What does " + fighter + " do after moving?";
          case LATER -> "What does " + fighter + " do with another attack?";
          case ABORTED -> "Nobody came: what does " + fighter + " do?";
        };
    return situation().isEmpty() ? words : situation() + " " + words;
  }
}
