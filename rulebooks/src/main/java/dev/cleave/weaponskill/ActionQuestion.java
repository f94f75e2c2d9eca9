package dev.cleave.weaponskill;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.tally.Tally;
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

  /** With the weapon in hand; to draw another has a price of its own. */
  @Override
  public @Nullable Tally needs(Action answer) {
    return switch (answer) {
      case Action.Attack(Combatant target, Weapon drawn) ->
          drawn == null
              ? fight.attackRoll.melee(fighter, fight.fighter(target), fighter.weapon())
              : null;
      case Action.Charge(Combatant target) ->
          fight.attackRoll.melee(fighter, fight.fighter(target), fighter.weapon());
      case Action.Shoot(Combatant target, Weapon drawn, boolean crowd) ->
          crowd
              ? null
              : fight.attackRoll.ranged(
                  fighter, fight.fighter(target), drawn == null ? fighter.weapon() : drawn, 0);
      default -> null;
    };
  }

  @Override
  public String says() {
    return left == Left.ATTACK
        ? "What does " + fighter + " do after moving?"
        : "What does " + fighter + " do?";
  }
}
