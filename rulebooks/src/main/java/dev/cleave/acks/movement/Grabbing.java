package dev.cleave.acks.movement;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.space.Burdens;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The helpless are carried off, or dragged. A2.MOVE.02-05, A2.GAP.139 */
public final class Grabbing implements Offers, Burdens {

  private static final Forbidden NOT_HELPLESS = new Forbidden("FOE is not helpless", "A2.MOVE.02");
  private static final Forbidden TOO_FAR = new Forbidden("FOE is out of WHO's reach", "A2.MOVE.02");
  private static final Forbidden ENGAGED =
      new Forbidden("WHO is engaged by HOLDER, and enemies engage FOE", "A2.MOVE.05");
  private static final Forbidden BURDENED =
      new Forbidden("WHO carries somebody already", "A2.MOVE.02");
  private static final Forbidden CARRIED = new Forbidden("FOE is being carried", "A2.MOVE.02");
  private static final Forbidden TOO_HEAVY =
      new Forbidden("FOE is too heavy for WHO", "A2.GAP.109");
  private static final Forbidden NO_HANDS = new Forbidden("WHO has no hands for it", "A2.MOVE.02");
  private static final Forbidden NOBODY = new Forbidden("WHO does not carry FOE", "A2.GAP.139");

  private final MovementRoom fight;

  Grabbing(MovementRoom fight) {
    this.fight = fight;
  }

  /** Entirely off the ground, or by the limbs. A2.MOVE.02 */
  record Grab(MovementRoom fight, Combatant body, boolean lifts) implements Action {

    @Override
    public String verb() {
      return lifts ? "lift" : "drag";
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.grabbing().bars(who, body, lifts);
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).stationary = false;
      fight.grabbing().grab(who, body, lifts);
    }

    @Override
    public Combatant aim() {
      return body;
    }

    @Override
    public String detail(Combatant who) {
      return fight.load().laden(who, body, lifts) + " stone";
    }
  }

  /** A2.GAP.139 */
  record LetGo(MovementRoom fight, Combatant body) implements Action {

    @Override
    public String verb() {
      return "let go";
    }

    @Override
    public String text() {
      return "let go of " + body.name();
    }

    @Override
    public Cost cost() {
      return Cost.FREE;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.fighter(who).carries == body ? null : NOBODY;
    }

    @Override
    public void take(Combatant who) {
      fight.grabbing().letGo(fight.fighter(who));
    }

    @Override
    public Combatant aim() {
      return body;
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Fighter fighter : fight.fighters) {
      Combatant body = fighter.who;
      if (fight.isHelpless(body)) {
        all.add(new Grab(fight, body, true));
        all.add(new Grab(fight, body, false));
      }
    }
    Combatant carried = fight.fighter(who).carries;
    if (carried != null) {
      all.add(new LetGo(fight, carried));
    }
  }

  /** A person nobody could grab or let go is refused by the rule that says so. */
  @Override
  public @Nullable Action read(Combatant who, String text) {
    for (Fighter fighter : fight.fighters) {
      Combatant body = fighter.who;
      String name = body.name().toLowerCase(Locale.ROOT);
      if (text.equals("lift " + name) || text.equals("drag " + name)) {
        return new Grab(fight, body, text.startsWith("lift "));
      }
      if (text.equals("let go of " + name)) {
        return new LetGo(fight, body);
      }
    }
    return null;
  }

  private @Nullable Forbidden bars(Combatant who, Combatant body, boolean lifts) {
    if (!fight.isHelpless(body)) {
      return NOT_HELPLESS;
    }
    if (who.sheet().has("unintelligent")) {
      return NO_HANDS;
    }
    if (fight.fighter(who).carries != null) {
      return BURDENED;
    }
    if (carrier(body) != null) {
      return CARRIED;
    }
    if (!fight.field.within(who, body, fight.spaceNumbers().handReach)) {
      return TOO_FAR;
    }
    if (fight.engagement().isEngaged(who) && isGuarded(who, body)) {
      return ENGAGED;
    }
    return fight.load().isTooMuch(who, body, lifts) ? TOO_HEAVY : null;
  }

  /** By an enemy of the rescuer who stands over the body; the fallen are engaged by nobody. */
  private boolean isGuarded(Combatant who, Combatant body) {
    for (Fighter fighter : fight.fighters) {
      Combatant enemy = fighter.who;
      if (enemy.isEnemyOf(who)
          && fight.engagement().canEngage(enemy)
          && fight.field.within(enemy, body, fight.spaceNumbers().engagementDistance)
          && fight.arc(enemy, body) == Arc.FRONT
          && fight.field.sees(enemy, body)) {
        return true;
      }
    }
    return false;
  }

  private @Nullable Fighter carrier(Combatant body) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.carries == body && fighter.who.isStanding()) {
        return fighter;
      }
    }
    return null;
  }

  private void grab(Combatant who, Combatant body, boolean lifts) {
    Fighter fighter = fight.fighter(who);
    fighter.carries = body;
    fighter.lifts = lifts;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("grabbed", "A2.MOVE.02")
              .by(who)
              .on(body)
              .fact("how", lifts ? "lifted" : "held by the limbs")
              .fact("load", fight.load().laden(who, body, lifts))
              .says(
                  who.name()
                      + (lifts ? " lifts " : " takes hold of ")
                      + body.name()
                      + " and carries "
                      + fight.load().laden(who, body, lifts)
                      + " stone."));
    }
  }

  /** By the arms, through the water, whatever he weighs on land. A2.R.193 */
  public void tow(Combatant who, Combatant body) {
    grab(who, body, false);
  }

  private void letGo(Fighter fighter) {
    Combatant body = fighter.carries;
    fighter.carries = null;
    if (body != null && fight.table.listens()) {
      fight.table.tell(
          Event.of("released", "A2.GAP.139")
              .by(fighter.who)
              .on(body)
              .says(fighter.who.name() + " lets go of " + body.name() + "."));
    }
  }

  /** The fallen carry nobody, and those who come to themselves are not carried. */
  public void end(Combatant who) {
    letGo(fight.fighter(who));
    Fighter carrier = carrier(who);
    if (carrier != null) {
      letGo(carrier);
    }
  }

  /** A body that can lift a finger again is carried no longer. */
  public void startSegment(Combatant who) {
    Fighter fighter = fight.fighter(who);
    if (fighter.carries != null && !fight.isHelpless(fighter.carries)) {
      letGo(fighter);
    }
  }

  /** At the end of a movement. Two who count as standing never share a square. A2.GAP.139 */
  @Override
  public void bring(Move move) {
    Fighter fighter = fight.fighter(move.mover);
    Combatant body = fighter.carries;
    if (body == null || move.trail.isEmpty()) {
      return;
    }
    if (!fight.isHelpless(body) || !fight.field.isOn(body) || !lay(move, fighter, body)) {
      letGo(fighter);
    } else if (fight.table.listens()) {
      fight.table.tell(
          Event.of("carried", "A2.MOVE.05")
              .by(move.mover)
              .on(body)
              .fact("to", fight.field.spot(body).text())
              .says(move.mover.name() + " takes " + body.name() + " along."));
    }
  }

  private boolean lay(Move move, Fighter fighter, Combatant body) {
    Combatant mover = move.mover;
    if (!(fight.field.spot(mover) instanceof Square here)) {
      fight.field.place(body, new Bearing(mover, true));
      return true;
    }
    if (fighter.lifts && body.fate() == Fate.DOWN) {
      fight.field.place(body, here);
      return true;
    }
    Spot before = fight.field.spot(body);
    for (Spot left : move.trail.reversed()) {
      fight.field.place(body, left);
      if (!left.equals(here)
          && fight.field.within(mover, body, fight.spaceNumbers().handReach)
          && fight.field.hasRoom(body, fight.movement().knowing)) {
        return true;
      }
    }
    fight.field.place(body, before);
    return false;
  }
}
