package dev.cleave.acks1;

import static dev.cleave.acks.book.State.DISORDERED;
import static dev.cleave.acks.book.State.HIDDEN;
import static dev.cleave.acks.book.State.INVISIBLE;

import dev.cleave.acks.attack.AttackRoom;
import dev.cleave.acks.attack.Charge;
import dev.cleave.acks.attack.MeleeAttack;
import dev.cleave.acks.attack.MissileAttack;
import dev.cleave.acks.play.Segment;
import dev.cleave.acks.round.ActionQuestion;
import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.space.Going;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All who act on one number: all choose, those who stand strike, those who move do so, and strike
 * then; what comes of it falls when all are done. A1.INIT.06, A1.GAP.208
 */
final class Together extends Segment {

  /** Where nobody moves, nobody asks who was at blows before. */
  private static final boolean[][] NOBODY = new boolean[0][0];

  private final FirstEdition fight;

  // Of one moment, and used again in the next: a fight has hundreds
  private final List<Part> parts = new ArrayList<>();
  private final List<Part> asked = new ArrayList<>();
  private final List<ActionQuestion> questions = new ArrayList<>();
  private final List<Action> answers = new ArrayList<>();

  Together(FirstEdition fight) {
    super(fight);
    this.fight = fight;
  }

  /** One of them, and his deed. */
  private static final class Part {

    final Combatant who;

    /** Null for those whom fear drives. */
    @Nullable Action chosen;

    /** Something is left to do after the move. */
    boolean more;

    Part(Combatant who) {
      this.who = who;
    }

    /** Goes somewhere, or does something in place of that. */
    boolean isMove() {
      return chosen == null || goes(chosen);
    }
  }

  private static boolean goes(Action action) {
    return action.cost() == Cost.MOVEMENT
        || action instanceof Going
        || action instanceof Charge.Order;
  }

  void play(List<Combatant> group) {
    if (group.size() > 1) {
      playAll(group);
      return;
    }
    Combatant who = group.getFirst();
    fight.moment.openFor(who);
    Combatant before = fight.moment.turnTo(who);
    play(who);
    fight.moment.turnTo(before);
    fight.moment.close();
  }

  /** Those who fall back do what fear tells them, and others what they like. A1.MORALE.12-15 */
  @Override
  protected void act(Combatant who) {
    if (!fight.fallingBack().isDriven(who)) {
      super.act(who);
      return;
    }
    if (drive(who) && mayGoOn(who)) {
      second(who, fight.table.ask(fight.question(who, false)));
    }
    fight.fighter(who).finish();
  }

  /**
   * @return whether something is left to do after the move
   */
  private boolean drive(Combatant who) {
    return switch (fight.fallingBack().drive(who)) {
      case WITHDREW -> true;
      case LEFT -> false;
      case CORNERED -> {
        super.act(who); // fighting only as a last resort. A1.MORALE.15
        yield false;
      }
    };
  }

  private void playAll(List<Combatant> group) {
    choose(group);
    if (!fight.battle.isOver()) {
      fight.moment.openFor(group, isAnyMove() ? engaged(group) : NOBODY);
      for (Fighter fighter : fight.fighters) {
        fight.moment.noteOrder(fighter.who, !fighter.who.is(DISORDERED));
      }
      carryOut(false);
      fight.moment.startMoving();
      carryOut(true);
      fight.moment.endMoving();
      goOn();
      for (Part part : parts) {
        fight.fighter(part.who).finish();
      }
      fight.moment.close();
    }
    for (Part part : parts) {
      fight.fighter(part.who).finish();
      fight.segmentStart().end(part.who);
    }
  }

  private boolean isAnyMove() {
    for (Part part : parts) {
      if (part.isMove()) {
        return true;
      }
    }
    return false;
  }

  /** All choices are made on what stands before any of them acts; without those who wait on. */
  private void choose(List<Combatant> group) {
    parts.clear();
    for (Combatant who : group) {
      Fighter fighter = fight.fighter(who);
      if (!who.isStanding()) {
        fighter.finish(); // by what began of itself on this number. A1.R.12
        continue;
      }
      call(who);
      fight.segmentStart().begin(who, fighter);
      if (!fight.initiativeIsDue(who)
          || fighter.disrupted
          || fight.mayChoose(who) && !fight.canAct(who)) {
        fighter.finish();
        fight.segmentStart().end(who);
      } else {
        parts.add(new Part(who));
      }
    }
    askInTurn();
  }

  /**
   * @param others whether more are asked than these, before them or after
   */
  private void ask(List<Part> these, boolean others) {
    asked.clear();
    for (Part part : these) {
      if (!isDriven(part.who)) {
        asked.add(part);
      }
    }
    askAll(true, others);
    for (int i = 0; i < asked.size(); i++) {
      asked.get(i).chosen = settled(asked.get(i).who, answers.get(i));
    }
  }

  /** All of them at once. */
  private void askAll(boolean first, boolean others) {
    questions.clear();
    answers.clear();
    for (Part part : asked) {
      questions.add(fight.question(part.who, first));
    }
    if (!questions.isEmpty()) {
      fight.table.askAll(questions, answers);
      promise(first, others);
    }
  }

  /**
   * Costs a rehearsal each, so only where something that is done before might bear on it: what is
   * free first, then those who stand, and then, one by one, those who go. Who is hidden might too:
   * nobody is told of the torch he bears.
   */
  private void promise(boolean first, boolean others) {
    boolean stirs = others;
    for (int i = 0; i < answers.size(); i++) {
      stirs |= isStirring(i) && (!first || answers.get(i).cost() == Cost.FREE || isAnybodyHidden());
    }
    promiseThese(true, promiseThese(false, stirs));
  }

  /**
   * @param stirs whether something was done before all of these
   * @return the same, after all of them
   */
  private boolean promiseThese(boolean going, boolean stirs) {
    boolean stirred = stirs;
    for (int i = 0; i < answers.size(); i++) {
      if (goes(answers.get(i)) == going) {
        if (stirred) {
          promise(questions.get(i), answers.get(i));
        }
        stirred |= isStirring(i);
      }
    }
    return stirred;
  }

  private boolean isAnybodyHidden() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.is(HIDDEN)) {
        return true;
      }
    }
    return false;
  }

  /** He throws for what he is told now, whatever others do at this moment. A1.INIT.06 */
  private void promise(ActionQuestion question, Action answer) {
    if (question.who() instanceof Combatant who
        && answer instanceof Assault assault
        && assault.target() instanceof Combatant target
        && question.needs(answer) instanceof Tally needs) {
      fight.ours.promises[who.index()] = new Promise(target.index(), needs.copy());
    }
  }

  /** Might make others' throws harder or easier. */
  private boolean isStirring(int nth) {
    Combatant who = asked.get(nth).who;
    Action action = answers.get(nth);
    if (action instanceof Charge.Order) {
      return fight.battle.isDark()
          || fight.sea() != null // he may cross. A1.SHIP.39
          || who.weapon().natural(); // a touch may take a shield. A1.INIT.06
    }
    boolean plain =
        action instanceof BasicAction
            || action instanceof MeleeAttack.Attack(AttackRoom _, Combatant foe, Weapon drawn)
                && drawn == null
                && fight.meleeAttack().reaches(who, foe)
            || action instanceof MissileAttack.Shoot(AttackRoom _, Combatant _, Weapon taken)
                && taken == null
                && !who.weapon().has("thrown"); // he takes up another
    return !plain || who.weapon().natural() || who.is(HIDDEN) || who.is(INVISIBLE);
  }

  private boolean isDriven(Combatant who) {
    return !fight.mayChoose(who) || fight.fallingBack().isDriven(who);
  }

  /** After all that costs nothing; who waits on says so now. */
  private Action settled(Combatant who, Action answer) {
    Action action = answer;
    while (fight.canAct(who) && action.cost() == Cost.FREE) {
      action.take(who);
      ActionQuestion question = fight.question(who, true);
      action = fight.table.ask(question);
      promise(question, action);
    }
    if (action.cost() == Cost.DELAY) {
      action.take(who);
    }
    return action;
  }

  /**
   * One who waits for another of them is asked after him; one who waits on is not among them any
   * more, nor is whoever waits for him. A1.INIT.11
   */
  private void askInTurn() {
    if (!fight.memory.anybodyAwaits) {
      ask(parts, false);
      parts.removeIf(part -> part.chosen != null && part.chosen.cost() == Cost.DELAY);
      return;
    }
    var left = new ArrayList<>(parts);
    var waiting = new ArrayList<Combatant>();
    while (!left.isEmpty()) {
      List<Part> next = left.stream().filter(part -> !awaitsAny(part, left)).toList();
      List<Part> asked = next.isEmpty() ? List.copyOf(left) : next;
      left.removeAll(asked);
      ask(asked, asked.size() < parts.size());
      for (Part part : asked) {
        if (part.chosen != null && part.chosen.cost() == Cost.DELAY) {
          waiting.add(part.who);
        }
      }
      while (left.removeIf(part -> awaits(part, waiting) && waiting.add(part.who))) {
        continue;
      }
    }
    parts.removeIf(part -> waiting.contains(part.who));
  }

  private boolean awaitsAny(Part part, List<Part> others) {
    Combatant awaited = fight.fighter(part.who).after;
    return awaited != null && others.stream().anyMatch(other -> other.who == awaited);
  }

  private boolean awaits(Part part, List<Combatant> waiting) {
    Combatant awaited = fight.fighter(part.who).after;
    return awaited != null && waiting.contains(awaited);
  }

  /**
   * @param moves those who go somewhere, or the others
   */
  private void carryOut(boolean moves) {
    for (Part part : parts) {
      if (part.isMove() == moves) {
        Combatant before = fight.moment.turnTo(part.who);
        carryOut(part);
        fight.moment.turnTo(before);
      }
    }
  }

  private void carryOut(Part part) {
    Combatant who = part.who;
    if (part.chosen != null) {
      take(who, part.chosen, true);
      part.more = part.chosen.cost() == Cost.MOVEMENT || fight.reins().mayRideOn(who, part.chosen);
    } else if (!fight.mayChoose(who)) {
      beAfraid(who, fight.fighter(who));
    } else {
      part.more = drive(who);
    }
  }

  /** Plays on after their moves, again all at once. */
  private void goOn() {
    asked.clear();
    for (Part part : parts) {
      if (part.more && mayGoOn(part.who)) {
        asked.add(part);
      }
    }
    askAll(false, false);
    for (int i = 0; i < asked.size(); i++) {
      Combatant who = asked.get(i).who;
      Combatant before = fight.moment.turnTo(who);
      second(who, answers.get(i));
      fight.moment.turnTo(before);
    }
  }

  /** By index, of those who act now: nobody else goes anywhere. */
  private boolean[][] engaged(List<Combatant> group) {
    int people = fight.fighters.length;
    var engaged = new boolean[people][];
    for (Combatant who : group) {
      engaged[who.index()] = new boolean[people];
      if (who.isStanding()) {
        fight.engagement().note(who, false, engaged[who.index()]);
      }
    }
    return engaged;
  }
}
