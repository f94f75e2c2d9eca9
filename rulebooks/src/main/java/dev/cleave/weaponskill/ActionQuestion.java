package dev.cleave.weaponskill;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody does with his turn, or with what is left of it after a normal move. */
final class ActionQuestion extends Question<Action> {

  /** How much of the turn is left. */
  enum Left {
    ALL,
    HELD,
    ATTACK
  }

  private final Fight fight;
  private final Fighter fighter;
  private final Left left;

  ActionQuestion(Fight fight, Fighter fighter, Left left) {
    super(
        fight.battle,
        left == Left.ATTACK ? Kind.THEN : Kind.ACTION,
        fighter.combatant.side(),
        fighter.combatant,
        "WS.ACT.01");
    this.fight = fight;
    this.fighter = fighter;
    this.left = left;
  }

  @Override
  public List<Option<Action>> options() {
    return new Menu(fight, fighter, left).options();
  }

  @Override
  public List<Refusal> refusals() {
    return new Menu(fight, fighter, left).refusals();
  }

  @Override
  public Action usual() {
    return new Instinct(fight, fighter, left).usual();
  }

  @Override
  public Action quiet() {
    return fighter.is(State.FLEEING) && !fighter.isImmobilized()
        ? Action.Plain.FLEE
        : Action.Plain.WAIT;
  }

  @Override
  public Lead lead(Action answer) {
    return new Leads(fight, fighter, new Allowance(fight, fighter, left).feet()).of(answer);
  }

  @Override
  public @Nullable Tally needs(Action answer) {
    return prospect().needs(answer);
  }

  @Override
  public @Nullable Term decides(Action answer) {
    return prospect().decides(answer);
  }

  private Prospect prospect() {
    return new Prospect(fight, fighter);
  }

  @Override
  public boolean tryOut(Scene scene, Table table, String answer) {
    Battle copy = Battle.in(scene);
    var there = new Fight(copy, table, fight.numbers);
    Fighter same = there.fighter(fighter.combatant);
    Action action = new ActionQuestion(there, same, left).read(answer);
    if (action == null) {
      return false;
    }
    there.damage.alone(() -> there.turn.act(same, left, action));
    return true;
  }

  @Override
  public String says() {
    return left == Left.ATTACK
        ? "What does " + fighter + " do after moving?"
        : "What does " + fighter + " do?";
  }
}
