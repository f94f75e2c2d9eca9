package dev.cleave.thac0.aftermath;

import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.scene.Scene;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.turn.Turns;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Set;

/**
 * When the fight is over some lie at death's door. The Judge says who sees to whom, and how much
 * time goes by. TH.C.DMG.03, TH.R.40
 */
public final class Aftermath {

  /** These do not end with the fight. */
  private static final Set<State> STAYS =
      EnumSet.of(State.PRONE, State.BOUND, State.FEEBLE, State.DEBILITATED);

  private final Turns fight;
  private final Care care;
  private final Passing passing;
  private final Belongings belongings;
  private final AftermathQuestion question;

  public Aftermath(Turns fight, Scene scene) {
    this.fight = fight;
    if (fight.round() == 0) {
      fight.battle.nextRound();
    }
    this.care = new Care(fight);
    this.passing = new Passing(fight, new Clock(fight));
    this.belongings = new Belongings(fight);
    this.question = new AftermathQuestion(fight, scene, care, passing, belongings);
  }

  /** All conditions but lying down go on into the next fight. */
  public static boolean lasts(Condition condition) {
    return condition != State.PRONE && condition instanceof State state && STAYS.contains(state);
  }

  public void play() {
    calm();
    tell("aftermath", "The fight is over.");
    Deed deed = ask();
    while (deed != Deed.Ending.DONE) {
      switch (deed) {
        case Deed.Care one -> care.take(one);
        case Deed.Pass pass -> passing.take(pass);
        case Deed.Test test -> belongings.take(test);
        case Deed.Ending _ -> {}
      }
      deed = ask();
    }
    tell("settled", "That is all for now.");
  }

  private Deed ask() {
    settle();
    Deed deed = fight.table.ask(question);
    return question.refuses(deed) == null ? deed : Deed.Ending.DONE; // the Judge acted meanwhile
  }

  /** Whom the Judge struck down has just fallen; all who can stand do. */
  private void settle() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.canAct() && !fight.body.isLame(fighter)) {
        fight.states.lose(fighter, State.PRONE);
      }
    }
  }

  /** Ends all that lasts as long as a fight; a time of its own is run out. */
  private void calm() {
    for (Fighter fighter : fight.fighters) {
      for (State state : State.ALL) {
        boolean timed = fighter.combatant.until(state) > 0;
        if (!STAYS.contains(state) && !timed) {
          fight.states.lose(fighter, state);
        }
      }
    }
  }

  private void tell(String name, String opening) {
    if (!fight.listens()) {
      return;
    }
    var dying = new ArrayList<String>();
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.fate() == Fate.DOWN) {
        dying.add(fighter.name());
      }
    }
    fight.tell(
        Event.of(name, "TH.C.DMG.03")
            .fact("round", fight.round())
            .fact("down", dying)
            .says(opening + (dying.isEmpty() ? "" : " Down: " + String.join(", ", dying) + ".")));
  }
}
