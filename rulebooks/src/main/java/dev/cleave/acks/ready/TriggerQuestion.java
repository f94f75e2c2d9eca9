package dev.cleave.acks.ready;

import dev.cleave.acks.book.State;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Trigger;
import dev.cleave.acks.turn.Trigger.Sign;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.ArrayList;
import java.util.List;

/** Somebody readies an action: what does he wait for? */
final class TriggerQuestion extends Question<Trigger> {

  private final ReadyRoom fight;
  private final Combatant asked;
  private final String verb;

  TriggerQuestion(ReadyRoom fight, Combatant asked, String verb) {
    super(fight.battle, "trigger", asked.side(), asked, "A2.READY.02");
    this.fight = fight;
    this.asked = asked;
    this.verb = verb;
  }

  @Override
  public List<Option<Trigger>> options() {
    var options = new ArrayList<Option<Trigger>>();
    for (Sign sign : Sign.ALL) {
      options.add(new Option<>(new Trigger(null, sign)));
    }
    for (Fighter fighter : fight.fighters) {
      if (asked.isEnemyOf(fighter.who)
          && fighter.who.isStanding()
          && !fighter.who.is(State.HIDDEN)) {
        for (Sign sign : Sign.ALL) {
          options.add(new Option<>(new Trigger(fighter.who, sign)));
        }
      }
    }
    return options;
  }

  @Override
  public Refusal refusal(String text) {
    return new Refusal(text, "no trigger is stated", "A2.READY.02");
  }

  /** A blow for whoever comes near, a shot at whoever shows himself. */
  @Override
  public Trigger usual() {
    return new Trigger(null, verb.equals("attack") ? Sign.COMES_INTO_REACH : Sign.MOVES);
  }

  @Override
  public Lead lead(Trigger answer) {
    return Lead.at(answer.who());
  }

  @Override
  public String says() {
    return "For what does " + asked.name() + " wait to " + verb + "?";
  }
}
