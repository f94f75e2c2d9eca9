package dev.cleave.weaponskill.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.table.Tried;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.weaponskill.attack.Prospect;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The choice of an action for a turn, or for what is left of it after a normal move. */
final class ActionQuestion extends Question<Action> {

  /** How much of the turn is left. */
  enum Left {
    ALL,
    HELD,
    ATTACK
  }

  private static final Term CONTEST =
      new Term("a contest of weapon skill and strength", "WS.WRESTLE.04", Tag.SKILL);
  private static final Term SPELL =
      new Term("takes effect when the next round begins", "WS.SPELL.04", Tag.SITUATION);

  private final Turns fight;
  private final Fighter fighter;
  private final Left left;
  private final Tried<Action> tried = new Tried<>();

  ActionQuestion(Turns fight, Fighter fighter, Left left) {
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
  public List<Action> legal(Predicate<? super Action> sort) {
    return new Menu(fight, fighter, left)
        .options(false).stream().map(Option::answer).filter(sort).toList();
  }

  /** The very spelling of what is no place to go to is found without listing the places. */
  @Override
  public @Nullable Action read(String text) {
    List<Option<Action>> options = new Menu(fight, fighter, left).options(false);
    for (Option<Action> option : options) {
      if (option.text().equals(text)) {
        return option.answer();
      }
    }
    for (Option<Action> option : options) {
      if (isSaid(option.answer(), text)) {
        return option.answer();
      }
    }
    return super.read(text);
  }

  /** People say "throw javelin at Orc", and name the weapon that is in their hand. */
  private boolean isSaid(Action action, String text) {
    if (!(action instanceof Action.Shoot(Combatant target, Weapon drawn, boolean crowd)) || crowd) {
      return false;
    }
    Weapon weapon = drawn == null ? fighter.weapon() : drawn;
    return text.equalsIgnoreCase("shoot " + target.name() + " with " + weapon.name())
        || weapon.has("thrown")
            && text.equalsIgnoreCase("throw " + weapon.name() + " at " + target.name());
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
  public String because() {
    var instinct = new Instinct(fight, fighter, left);
    instinct.usual();
    return instinct.because();
  }

  @Override
  public int calm() {
    return fight.course.calmRounds;
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
    return switch (answer) {
      case Action.Attack attack -> prospect().blow(at(attack.target()), attack.drawn());
      case Action.Charge charge -> prospect().blow(at(charge.target()), null);
      case Action.Shoot shot -> prospect().shot(at(shot.target()), shot.drawn(), shot.crowd());
      default -> null;
    };
  }

  @Override
  public @Nullable Term decides(Action answer) {
    return switch (answer) {
      case Action.Attack attack -> prospect().decides(at(attack.target()));
      case Action.Charge charge -> prospect().decides(at(charge.target()));
      case Action.Shoot _ -> prospect().decidesShot();
      case Action.Wrestle _ -> CONTEST;
      case Action.Cast _ -> SPELL;
      case Action.Plain plain -> plain == Action.Plain.ESCAPE ? CONTEST : null;
      default -> null;
    };
  }

  private Fighter at(Combatant target) {
    return fight.fighter(target);
  }

  private Prospect prospect() {
    return new Prospect(fight, fighter);
  }

  @Override
  public boolean tryOut(Scene scene, Table table, String answer) {
    Battle copy = Battle.in(scene);
    var there = new Turns(copy, table, fight.numbers);
    Fighter same = there.fighter(fighter.combatant);
    var asked = new ActionQuestion(there, same, left);
    Action action = tried.answer(answer, before -> before.in(copy), asked::read);
    if (action == null || there.course.releasing && Turn.isWay(action)) {
      return false; // that other's blow comes before he goes: WS.HOLD.02
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
