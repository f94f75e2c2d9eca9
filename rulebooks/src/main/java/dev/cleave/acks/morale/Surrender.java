package dev.cleave.acks.morale;

import static dev.cleave.acks.book.State.COWERING;
import static dev.cleave.acks.book.State.FALTERING;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.space.Foes;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.acks.turn.YesNoQuestion;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.YesNo;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Terms offered and arms laid down; the other side has its say. A2.MORALE.24, A2.MORALE.28-29 */
public final class Surrender implements Offers {

  private static final Forbidden BEAST =
      new Forbidden("FOE knows nothing of terms", "A2.MORALE.24");
  private static final Forbidden ONCE =
      new Forbidden("WHO has offered terms this round", "A2.GAP.138");
  private static final Forbidden CASTING =
      new Forbidden("WHO has other words to say", "A2.FULL.03");
  private static final Forbidden NOBODY =
      new Forbidden("nobody is there to surrender to", "A2.MORALE.28");

  private static final Set<String> LIFELESS = Set.of("undead", "construct", "ooze", "plant");

  private final MoraleRoom fight;

  Surrender(MoraleRoom fight) {
    this.fight = fight;
  }

  /** "offer terms to Orc": a few words, safe passage with their arms and the like. A2.MORALE.24 */
  record Terms(MoraleRoom fight, Combatant foe) implements Action {

    @Override
    public String verb() {
      return "offer terms to";
    }

    @Override
    public String text() {
      return "offer terms to " + foe.name();
    }

    @Override
    public Cost cost() {
      return Cost.FREE;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.SPEECH || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!isOfReason(foe) || !isOfReason(who)) {
        return BEAST;
      }
      if (fight.fighter(who).spell() != null) {
        return CASTING;
      }
      return fight.fighter(who).offered ? ONCE : null;
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).offered = true;
      fight.surrender().offer(who, foe);
    }

    @Override
    public Combatant aim() {
      return foe;
    }
  }

  /** "surrender": arms are laid down if the enemy grants it. A2.MORALE.28-29 */
  record Yield(MoraleRoom fight) implements Action {

    @Override
    public String verb() {
      return "surrender";
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return false;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.foes().nearestKnown(who) == null ? NOBODY : null;
    }

    @Override
    public void take(Combatant who) {
      fight.surrender().beg(who);
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Fighter fighter : fight.fighters) {
      if (who.isEnemyOf(fighter.who) && fighter.who.isStanding()) {
        all.add(new Terms(fight, fighter.who));
      }
    }
    all.add(new Yield(fight));
  }

  /** Terms for a foe who would take them: one who cowers, else one who falters; null for none. */
  public @Nullable Action terms(Combatant who) {
    Combatant foe = null;
    for (Fighter fighter : fight.fighters) {
      Combatant other = fighter.who;
      if (Foes.isFoe(who, other)
          && isTreatedWith(other)
          && (other.is(COWERING) || other.is(FALTERING))) {
        foe = foe == null || other.is(COWERING) ? other : foe;
      }
    }
    return foe == null ? null : new Terms(fight, foe);
  }

  /** Arms laid down, by who can ask for quarter of who might give it; null for a beast. */
  public @Nullable Action yielding(Combatant who) {
    if (!isOfReason(who)) {
      return null;
    }
    for (Fighter fighter : fight.fighters) {
      if (Foes.isFoe(who, fighter.who) && isTreatedWith(fighter.who)) {
        return new Yield(fight);
      }
    }
    return null;
  }

  /** Nobody speaks of terms to wolves or to the dead. */
  private static boolean isTreatedWith(Combatant foe) {
    return isOfReason(foe) && !LIFELESS.contains(foe.sheet().kind());
  }

  private static boolean isOfReason(Combatant who) {
    String kind = who.sheet().kind();
    return !who.sheet().has("unintelligent") && !Bait.isBestial(kind);
  }

  /** The cowering take them, the faltering as a rule, the others as they like. */
  private void offer(Combatant who, Combatant foe) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("terms", "A2.MORALE.24")
              .by(who)
              .on(foe)
              .says(who.name() + " offers terms to " + foe.name() + "."));
    }
    if (foe.is(COWERING)) {
      for (Fighter fighter : fight.fighters) {
        if (fighter.who.side() == foe.side() && fighter.who.is(COWERING)) {
          layDownArms(fighter.who, who.side(), "A2.COND.COWER.03");
        }
      }
      return;
    }
    boolean falters = foe.is(FALTERING);
    String rule = falters ? "A2.MORALE.24" : "A2.MORALE.02";
    String words = who.name() + " offers terms: does " + foe.name() + " surrender?";
    var question = question(foe.side(), foe, YesNo.of(falters), words, rule);
    if (fight.table.ask(question).yes() && foe.isStanding()) {
      layDownArms(foe, who.side(), rule);
    } else {
      tellRefused(foe, who.side(), rule);
    }
  }

  private void beg(Combatant who) {
    Combatant nearest = fight.foes().nearestKnown(who);
    if (nearest == null) {
      return;
    }
    Side side = nearest.side();
    String rule = side.isJudges() ? "A2.MORALE.28" : "A2.MORALE.29";
    String words = who.name() + " offers to surrender: is that accepted?";
    var question = question(side, who, YesNo.YES, words, rule);
    if (fight.table.ask(question).yes() && who.isStanding()) {
      layDownArms(who, side, rule);
    } else {
      tellRefused(who, side, rule);
    }
  }

  /** The enemy would spare those who cannot get away. A2.MORALE.20 */
  boolean isQuarterGiven(Combatant who) {
    Combatant nearest = fight.foes().nearestKnown(who);
    if (nearest == null) {
      return true;
    }
    String words = "Would the surrender of " + who.side().name() + " be accepted?";
    return fight.table.ask(question(nearest.side(), who, YesNo.YES, words, "A2.MORALE.20")).yes();
  }

  /** An offer that the other side answers: to lay down arms, or to spare who does. */
  private YesNoQuestion question(
      Side asked, Combatant about, YesNo usual, String words, String rule) {
    return new YesNoQuestion(fight.battle, "surrender", asked, null, about, usual, words, rule);
  }

  private void layDownArms(Combatant who, Side to, String rule) {
    who.setFate(Fate.YIELDED);
    fight.field.remove(who);
    tell(who, to, true, who.name() + " surrenders.", rule);
  }

  private void tellRefused(Combatant who, Side to, String rule) {
    tell(who, to, false, "There is no surrender of " + who.name() + ".", rule);
  }

  private void tell(Combatant who, Side to, boolean accepted, String says, String rule) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("surrender", rule)
              .by(who)
              .fact("to", to.name())
              .fact("accepted", accepted)
              .says(says));
    }
  }
}
