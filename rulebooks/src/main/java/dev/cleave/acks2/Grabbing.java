package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The helpless are carried off, or dragged. A2.MOVE.02-05, A2.GAP.139 */
final class Grabbing implements Offers {

  private static final Bar NOT_HELPLESS = new Bar("FOE is not helpless", "A2.MOVE.02");
  private static final Bar TOO_FAR = new Bar("FOE is out of WHO's reach", "A2.MOVE.02");
  private static final Bar ENGAGED =
      new Bar("WHO is engaged by HOLDER, and enemies engage FOE", "A2.MOVE.05");
  private static final Bar BURDENED = new Bar("WHO carries somebody already", "A2.MOVE.02");
  private static final Bar CARRIED = new Bar("FOE is being carried", "A2.MOVE.02");
  private static final Bar TOO_HEAVY = new Bar("FOE is too heavy for WHO", "A2.GAP.109");
  private static final Bar NO_HANDS = new Bar("WHO has no hands for it", "A2.MOVE.02");
  private static final Bar NOBODY = new Bar("WHO does not carry FOE", "A2.GAP.139");

  private final Fight fight;
  private final Field field;

  Grabbing(Fight fight) {
    this.fight = fight;
    this.field = fight.field;
  }

  /** Entirely off the ground, or by the limbs. A2.MOVE.02 */
  record Grab(Combatant body, boolean lifts) implements Action {

    @Override
    public String verb() {
      return lifts ? "lift" : "drag";
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      return fight.grabbing.bars(who, body, lifts);
    }

    @Override
    public void take(Fight fight, Combatant who) {
      fight.stance(who).stationary = false;
      fight.grabbing.grab(who, body, lifts);
    }

    @Override
    public Combatant aim() {
      return body;
    }

    @Override
    public String detail(Fight fight, Combatant who) {
      return fight.load.laden(who, body, lifts) + " stone";
    }
  }

  /** A2.GAP.139 */
  record LetGo(Combatant body) implements Action {

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
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      return fight.stance(who).carries == body ? null : NOBODY;
    }

    @Override
    public void take(Fight fight, Combatant who) {
      fight.grabbing.letGo(fight.stance(who));
    }

    @Override
    public Combatant aim() {
      return body;
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Stance stance : fight.stances) {
      Combatant body = stance.who;
      if (body != who && fight.isHelpless(body)) {
        all.add(new Grab(body, true));
        all.add(new Grab(body, false));
      }
    }
    Combatant carried = fight.stance(who).carries;
    if (carried != null) {
      all.add(new LetGo(carried));
    }
  }

  /** Whom nobody could grab or let go is refused by the rule that says so. */
  @Override
  public @Nullable Action read(Combatant who, String text) {
    for (Stance stance : fight.stances) {
      Combatant body = stance.who;
      String name = body.name().toLowerCase(Locale.ROOT);
      if (body != who && (text.equals("lift " + name) || text.equals("drag " + name))) {
        return new Grab(body, text.startsWith("lift "));
      }
      if (text.equals("let go of " + name)) {
        return new LetGo(body);
      }
    }
    return null;
  }

  private @Nullable Bar bars(Combatant who, Combatant body, boolean lifts) {
    if (!fight.isHelpless(body)) {
      return NOT_HELPLESS;
    }
    if (who.sheet().has("unintelligent")) {
      return NO_HANDS;
    }
    if (fight.stance(who).carries != null) {
      return BURDENED;
    }
    if (carrier(body) != null) {
      return CARRIED;
    }
    if (!field.within(who, body, fight.numbers.handReach)) {
      return TOO_FAR;
    }
    if (fight.engagement.isEngaged(who) && isGuarded(who, body)) {
      return ENGAGED;
    }
    return fight.load.isTooMuch(who, body, lifts) ? TOO_HEAVY : null;
  }

  /** Whether an enemy of the rescuer stands over the body; the fallen are engaged by nobody. */
  private boolean isGuarded(Combatant who, Combatant body) {
    for (Stance stance : fight.stances) {
      Combatant enemy = stance.who;
      if (enemy != body
          && enemy.isEnemyOf(who)
          && fight.engagement.canEngage(enemy)
          && field.within(enemy, body, fight.numbers.engagementDistance)
          && field.arc(enemy, body) == Arc.FRONT
          && field.sees(enemy, body)) {
        return true;
      }
    }
    return false;
  }

  private @Nullable Stance carrier(Combatant body) {
    for (Stance stance : fight.stances) {
      if (stance.carries == body && stance.who.isStanding()) {
        return stance;
      }
    }
    return null;
  }

  private void grab(Combatant who, Combatant body, boolean lifts) {
    Stance stance = fight.stance(who);
    stance.carries = body;
    stance.lifts = lifts;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("grabbed", "A2.MOVE.02")
              .by(who)
              .on(body)
              .fact("how", lifts ? "lifted" : "held by the limbs")
              .fact("load", fight.load.laden(who, body, lifts))
              .says(
                  who.name()
                      + (lifts ? " lifts " : " takes hold of ")
                      + body.name()
                      + " and carries "
                      + fight.load.laden(who, body, lifts)
                      + " stone."));
    }
  }

  private void letGo(Stance stance) {
    Combatant body = stance.carries;
    stance.carries = null;
    if (body != null && fight.table.listens()) {
      fight.table.tell(
          Event.of("released", "A2.GAP.139")
              .by(stance.who)
              .on(body)
              .says(stance.who.name() + " lets go of " + body.name() + "."));
    }
  }

  /** Who falls carries nobody; who comes to himself is not carried. */
  void end(Combatant who) {
    letGo(fight.stance(who));
    Stance carrier = carrier(who);
    if (carrier != null) {
      letGo(carrier);
    }
  }

  /** Who can lift a finger again is carried no longer. */
  void check(Stance stance) {
    if (stance.carries != null && !fight.isHelpless(stance.carries)) {
      letGo(stance);
    }
  }

  /** At the end of a movement. Two who count as standing never share a square. A2.GAP.139 */
  void bring(Move move) {
    Stance stance = fight.stance(move.mover);
    Combatant body = stance.carries;
    if (body == null || move.trail.isEmpty()) {
      return;
    }
    if (!fight.isHelpless(body) || !field.isOn(body) || !lay(move, stance, body)) {
      letGo(stance);
    } else if (fight.table.listens()) {
      fight.table.tell(
          Event.of("carried", "A2.MOVE.05")
              .by(move.mover)
              .on(body)
              .fact("to", field.spot(body).text())
              .says(move.mover.name() + " takes " + body.name() + " along."));
    }
  }

  private boolean lay(Move move, Stance stance, Combatant body) {
    Combatant mover = move.mover;
    if (!(field.spot(mover) instanceof Square here)) {
      field.place(body, new Bearing(mover, true));
      return true;
    }
    if (stance.lifts && body.fate() == Fate.DOWN) {
      field.place(body, here);
      return true;
    }
    Spot before = field.spot(body);
    for (Spot left : move.trail.reversed()) {
      field.place(body, left);
      if (!left.equals(here)
          && field.within(mover, body, fight.numbers.handReach)
          && field.hasRoom(body, fight.movement.knowing)) {
        return true;
      }
    }
    field.place(body, before);
    return false;
  }
}
