package dev.cleave.acks.dungeon;

import static dev.cleave.acks.book.State.CLIMBING;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.dungeon.Faces.Face;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Ladder;
import dev.cleave.engine.field.Square;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Ladders pushed over from above, and set up again below. A2.R.198 */
public final class Ladders implements Offers {

  private static final Forbidden NOT_ABOVE =
      new Forbidden("WHO does not stand at the top of it", "A2.R.198");
  private static final Forbidden FAR = new Forbidden("it is out of WHO's reach", "A2.R.198");
  private static final Forbidden DOWN = new Forbidden("it does not lean there", "A2.R.198");
  private static final Forbidden UP = new Forbidden("it leans there already", "A2.R.198");

  private final DungeonRoom fight;
  private final Faces faces;

  Ladders(DungeonRoom fight) {
    this.fight = fight;
    this.faces = new Faces(fight);
  }

  /** Over it goes, unless who is on it holds it with his weight. A2.R.198 */
  public record Push(DungeonRoom fight, Ladder ladder) implements Action {

    @Override
    public String verb() {
      return "push";
    }

    @Override
    public String text() {
      return "push " + ladder.name();
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.ladders().barsPush(who, ladder);
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).stationary = false;
      fight.ladders().push(who, ladder);
    }
  }

  /** At its foot. A2.R.198 */
  public record Raise(DungeonRoom fight, Ladder ladder) implements Action {

    @Override
    public String verb() {
      return "raise";
    }

    @Override
    public String text() {
      return "raise " + ladder.name();
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return ladder.isUp() ? UP : fight.ladders().isAtFoot(who, ladder) ? null : FAR;
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).stationary = false;
      ladder.setUp(true);
      fight.tools().tell(who, "raised", "A2.R.198", ladder, "sets up");
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    if (fight.hasClimbs()) {
      for (Ladder ladder : fight.tools().found(Ladder.class)) {
        all.add(ladder.isUp() ? new Push(fight, ladder) : new Raise(fight, ladder));
      }
    }
  }

  /** One that leans or lies otherwise is refused by the rule that says so. */
  @Override
  public @Nullable Action read(Combatant who, String text) {
    for (Ladder ladder : fight.tools().found(Ladder.class)) {
      String name = ladder.name().toLowerCase(Locale.ROOT);
      if (text.equals("push " + name)) {
        return new Push(fight, ladder);
      }
      if (text.equals("raise " + name)) {
        return new Raise(fight, ladder);
      }
    }
    return null;
  }

  private @Nullable Forbidden barsPush(Combatant who, Ladder ladder) {
    Face face = face(who, ladder);
    if (face == null || !ladder.isUp()) {
      return DOWN;
    }
    int level = fight.field.elevation(who) - fight.field.elevation(face.top());
    return fight.tools().reaches(who, ladder)
            && !who.is(CLIMBING)
            && Math.abs(level) <= fight.stepHeight()
        ? null
        : NOT_ABOVE;
  }

  private boolean isAtFoot(Combatant who, Ladder ladder) {
    Face face = face(who, ladder);
    return face != null
        && fight.tools().reaches(who, ladder)
        && fight.field.elevation(who) - fight.field.elevation(face.foot()) <= fight.stepHeight();
  }

  private @Nullable Face face(Combatant who, Ladder ladder) {
    return fight.field.spot(ladder, who) instanceof Square foot ? faces.face(foot, ladder) : null;
  }

  /** Who is on it, null for nobody. */
  private @Nullable Combatant climber(Ladder ladder) {
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      if (who.is(CLIMBING) && who.isStanding() && fight.field.distance(who, ladder) == 0) {
        return who;
      }
    }
    return null;
  }

  private void push(Combatant who, Ladder ladder) {
    Combatant climber = climber(ladder);
    if (climber != null && fight.savingThrow().made(climber, "paralysis", who)) {
      return;
    }
    ladder.setUp(false);
    fight.tools().tell(who, "pushed", "A2.R.198", ladder, "pushes over");
    if (climber != null) {
      fight.climbing().knockOff(climber);
    }
  }

  /** An enemy's ladder over, or one's own up again; null for neither. */
  public @Nullable Action usual(Combatant who) {
    for (Ladder ladder : fight.tools().found(Ladder.class)) {
      Combatant climber = ladder.isUp() ? climber(ladder) : null;
      Action action =
          climber != null && climber.isEnemyOf(who)
              ? new Push(fight, ladder)
              : ladder.isUp() ? null : new Raise(fight, ladder);
      if (action != null && fight.allowance().bars(who, action, true) == null) {
        return action;
      }
    }
    return null;
  }
}
