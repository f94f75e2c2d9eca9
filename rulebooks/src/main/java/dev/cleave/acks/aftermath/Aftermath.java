package dev.cleave.acks.aftermath;

import static dev.cleave.acks.book.State.BLINDED;
import static dev.cleave.acks.book.State.BLOODY_FLUX;
import static dev.cleave.acks.book.State.HELPLESS;
import static dev.cleave.acks.book.State.INCAPACITATED;
import static dev.cleave.acks.book.State.PRONE;
import static dev.cleave.acks.book.State.RESTRAINED;
import static dev.cleave.acks.book.State.SHIELDLESS;
import static dev.cleave.acks.book.State.UNARMOURED;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.book.State;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.scene.Scene;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * When the fight is over the fallen lie there, undecided. The Judge says who treats whom, and how
 * much time goes by. A2.WOUND.02
 */
public final class Aftermath {

  /** These do not end with the fight. */
  private static final Set<State> STAYS =
      EnumSet.of(PRONE, RESTRAINED, UNARMOURED, INCAPACITATED, BLOODY_FLUX, SHIELDLESS);

  private final Fight fight;
  private final AftermathQuestion question;

  public Aftermath(Fight fight, AftermathNumbers numbers, Scene scene) {
    this.fight = fight;
    if (fight.battle.round() == 0) {
      fight.battle.nextRound();
    }
    var clock = new Clock(fight);
    var errands = new Errands(fight);
    var curing = new Curing(fight, numbers, errands, clock);
    this.question =
        new AftermathQuestion(
            fight,
            scene,
            List.of(
                new Treating(fight, errands, curing, clock),
                curing,
                new Rites(fight, numbers, errands),
                new Resting(fight, numbers, clock),
                new Passing(fight, clock)));
  }

  public void play() {
    calm();
    tell("aftermath", "The fight is over.");
    Deed deed = ask();
    while (deed != Ending.DONE) {
      deed.take(fight);
      deed = ask();
    }
    tell("settled", "That is all for now.");
  }

  /** The Judge's victims have just fallen; all who can rise do. A2.GAP.253 */
  private Deed ask() {
    settle();
    Deed deed = fight.table.ask(question);
    settle();
    return deed;
  }

  private void settle() {
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      Health health = Health.of(who);
      if (fight.firstAid().isDue(who) && health.fell() == 0) {
        health.fall(fight.battle.round(), health.felledBy());
      }
      if (who.is(PRONE) && fight.canAct(who) && !fight.fighter(who).infirmity.has("crawls")) {
        fight.lose(who, PRONE);
      }
    }
  }

  /** Ends all that lasts as long as a fight; a time of its own is run out. */
  private void calm() {
    for (Fighter fighter : fight.fighters) {
      for (State state : State.ALL) {
        if (fighter.who.is(state) && !STAYS.contains(state) && !lasts(fighter, state)) {
          fight.lose(fighter.who, state);
        }
      }
    }
  }

  /** All conditions but lying down go on into the next fight. */
  public static boolean lasts(Condition condition) {
    return condition != PRONE && condition instanceof State state && STAYS.contains(state);
  }

  private static boolean lasts(Fighter fighter, State state) {
    return fighter.who.until(state) > 0
        || state == BLINDED && fighter.infirmity.has("blinded")
        || state == HELPLESS && fighter.infirmity.has("paralysed");
  }

  private void tell(String name, String opening) {
    if (!fight.table.listens()) {
      return;
    }
    var undecided = new ArrayList<String>();
    var dying = new ArrayList<String>();
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      if (who.fate() == Fate.DOWN) {
        (Health.of(who).isTreated() ? dying : undecided).add(who.name());
      }
    }
    fight.table.tell(
        Event.of(name, "A2.WOUND.02")
            .fact("round", fight.battle.round())
            .fact("undecided", undecided)
            .fact("dying", dying)
            .says(
                opening
                    + (undecided.isEmpty()
                        ? ""
                        : " Untreated: " + String.join(", ", undecided) + ".")
                    + (dying.isEmpty() ? "" : " Dying: " + String.join(", ", dying) + ".")));
  }

  /** The Judge has seen enough. */
  enum Ending implements Deed {
    DONE;

    @Override
    public String text() {
      return "done";
    }

    @Override
    public boolean declines() {
      return true;
    }

    @Override
    public @Nullable Forbidden bars(Fight fight) {
      return null;
    }

    @Override
    public void take(Fight fight) {}
  }
}
