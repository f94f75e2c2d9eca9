package dev.cleave.weaponskill;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import java.util.function.Predicate;
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
  private volatile @Nullable Tried tried;

  /** What was tried out last: who works out odds tries it many times, each on a copy of its own. */
  private record Tried(String text, Action action) {}

  ActionQuestion(Fight fight, Fighter fighter, Left left) {
    super(
        fight.battle,
        left == Left.ATTACK ? "then" : "action",
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
  public List<Action> legal(Predicate<? super Action> sort) {
    return new Menu(fight, fighter, left)
        .options(false).stream().map(Option::answer).filter(sort).toList();
  }

  /** The very spelling of what is no place to go to is found without listing the places. */
  @Override
  public @Nullable Action read(String text) {
    for (Option<Action> option : new Menu(fight, fighter, left).options(false)) {
      if (option.text().equals(text)) {
        return option.answer();
      }
    }
    return super.read(text);
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
  public boolean tryOut(Battle copy, Table table, String answer) {
    var there = new Fight(copy, table, fight.numbers);
    Fighter same = there.fighter(fighter.combatant);
    Tried before = tried;
    Action action =
        before != null && before.text.equals(answer)
            ? before.action.in(copy)
            : new ActionQuestion(there, same, left).read(answer);
    if (action == null) {
      return false;
    }
    tried = new Tried(answer, action);
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
