package dev.cleave.acks.dungeon;

import static dev.cleave.acks.book.State.CLIMBING;
import static dev.cleave.acks.book.State.PRONE;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.dungeon.Faces.Face;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Up and down ladders, and cliffs for who has learned it. A2.R.195-197 */
public final class Climbing implements Offers {

  private static final Forbidden NOTHING =
      new Forbidden("there is nothing here that WHO could climb", "A2.R.195");
  private static final Forbidden TAKEN =
      new Forbidden("there is no room for WHO at the other end", "A2.R.195");
  private static final Forbidden BIG = new Forbidden("WHO is too big for it", "A2.R.195");
  private static final Forbidden SEATED = new Forbidden("WHO sits on somebody", "A2.R.195");
  private static final Forbidden HELD = new Forbidden("WHO is held fast", "A2.R.195");

  private final DungeonRoom fight;
  private final Faces faces;

  Climbing(DungeonRoom fight) {
    this.fight = fight;
    this.faces = new Faces(fight);
  }

  /** In place of other movement, a quarter as far. A2.R.195 */
  public record Climb(DungeonRoom fight, boolean up) implements Action {

    @Override
    public String verb() {
      return up ? "climb up" : "climb down";
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    /** Who hangs on the ladder already has no need of the ground. */
    @Override
    public boolean takes(Demand demand, Combatant who) {
      return switch (demand) {
        case LEGS, FOOTING -> !who.is(CLIMBING);
        default -> Action.super.takes(demand, who);
      };
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.climbing().bars(who, up);
    }

    @Override
    public void take(Combatant who) {
      fight.climbing().go(who, up);
    }

    @Override
    public @Nullable Tally needs(Combatant who) {
      Face face = fight.climbing().face(who, up);
      return face == null || face.ladder() != null ? null : fight.climbing().needs(who);
    }

    @Override
    public String detail(Combatant who) {
      Tally needs = needs(who);
      return fight.climbing().feet(who)
          + "'"
          + (needs == null ? "" : ", needs " + needs.least() + "+");
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    if (fight.hasClimbs()) {
      for (boolean up : new boolean[] {true, false}) {
        if (face(who, up) != null) {
          all.add(new Climb(fight, up));
        }
      }
    }
  }

  @Override
  public @Nullable Action read(Combatant who, String text) {
    return text.equals("climb up") || text.equals("climb down")
        ? new Climb(fight, text.endsWith("up"))
        : null;
  }

  /** The face he would go up or down, null for none. */
  @Nullable Face face(Combatant who, boolean up) {
    return up || who.is(CLIMBING) ? faces.above(who) : faces.below(who);
  }

  private @Nullable Forbidden bars(Combatant who, boolean up) {
    Face face = fight.hasClimbs() ? face(who, up) : null;
    if (face == null) {
      return NOTHING;
    }
    if (who.sheet().size().rank() > Size.MAN_SIZED.rank() || who.sheet().has("unintelligent")) {
      return BIG;
    }
    if (fight.mount(who) != null) {
      return SEATED;
    }
    if (fight.isHeld(who)) {
      return HELD;
    }
    if (who.is(CLIMBING)) {
      boolean full = up && height(who) >= face.rise() && !faces.hasRoom(who, face.top());
      return full ? TAKEN : null;
    }
    if (!up && !faces.hasRoom(who, face.foot())) {
      return TAKEN;
    }
    return fight.marching().barsMarch(who);
  }

  /** Feet of one movement. A2.R.195 */
  private int feet(Combatant who) {
    int slow = fight.movement().speed(who) / fight.dungeonNumbers().climbingDrag;
    return Math.max(FIVE, slow / FIVE * FIVE);
  }

  private static final int FIVE = 5;

  /** Feet above the foot of what he climbs. */
  private int height(Combatant who) {
    return fight.field.elevation(who) - fight.field.groundUnder(who);
  }

  /** A2.R.197 */
  private Tally needs(Combatant who) {
    return fight.clamber().climbingNeeds(who);
  }

  private void go(Combatant who, boolean up) {
    Face face = face(who, up);
    if (face == null) {
      return;
    }
    fight.fighter(who).stationary = false;
    fight.stealth().end(who);
    int from = up || who.is(CLIMBING) ? height(who) : face.rise();
    if (face.ladder() == null
        && !fight.proficiency().made(who, "climbing", needs(who), "A2.R.197")) {
      slip(who, face, from);
      return;
    }
    int to = Math.clamp(from + (up ? feet(who) : -feet(who)), 0, face.rise());
    boolean off = to == 0 || to == face.rise() && faces.hasRoom(who, face.top());
    fight.field.place(who, to == face.rise() && off ? face.top() : face.foot());
    rest(who, off ? 0 : to);
    if (!off) {
      fight.gain(who, CLIMBING);
    }
    tell(who, to);
    if (off) {
      fight.lose(who, CLIMBING);
    }
    fight.whenMoved(who);
  }

  /** He never got on it from above, or falls from where he is. A2.R.197 */
  private void slip(Combatant who, Face face, int from) {
    fight.field.place(who, face.foot());
    rest(who, 0);
    fight.lose(who, CLIMBING);
    if (from > 0) {
      fight.fall().down(who, who, from);
    }
  }

  /** So many feet up; 0 leaves him to the ground. */
  private void rest(Combatant who, int feet) {
    int level = fight.field.groundUnder(who) + feet;
    fight.field.stateElevation(who, feet == 0 ? 0 : level);
  }

  private void tell(Combatant who, int feet) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("climbed", "A2.R.195")
              .by(who)
              .fact("feet", feet)
              .fact("to", fight.field.spot(who).text())
              .says(who.name() + " climbs to " + feet + "'."));
    }
  }

  /** Who is brought down, driven back or out of his senses cannot hold on. A2.R.196 */
  void knockOff(Combatant who) {
    if (who.is(CLIMBING)) {
      int feet = height(who);
      rest(who, 0);
      fight.lose(who, CLIMBING);
      fight.fall().down(who, who, feet);
    }
  }

  /** The same for whoever lies or is helpless by now; and who has been put elsewhere stands. */
  void review(Combatant who) {
    if (!who.is(CLIMBING)) {
      return;
    }
    if (faces.above(who) == null) {
      rest(who, 0);
      fight.lose(who, CLIMBING);
    } else if (!who.isStanding() || fight.isHelpless(who) || who.is(PRONE)) {
      knockOff(who);
    }
  }

  /** Up toward enemies above him, for who decides by himself; null for nothing to climb. */
  @Nullable Action onward(Combatant who, boolean first) {
    Combatant foe = fight.foes().nearest(who);
    boolean higher =
        who.is(CLIMBING)
            || foe != null && fight.field.elevation(foe) - fight.field.elevation(who) > FIVE;
    var up = new Climb(fight, true);
    Face face = higher ? face(who, true) : null;
    return face != null && face.ladder() != null && fight.allowance().bars(who, up, first) == null
        ? up
        : null;
  }
}
