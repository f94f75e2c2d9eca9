package dev.cleave.acks.movement;

import static dev.cleave.acks.book.State.PRONE;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.space.Going;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.space.Places;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Gait;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Passage;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.field.Trail;
import dev.cleave.engine.table.Option;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** March, run, turn, rise, stay. A2.MOVE.19-28, A2.FULL.26-29, A2.COMBAT.32-37 */
public final class Marching implements Offers {

  private static final Forbidden ENGAGED =
      new Forbidden("WHO is engaged by HOLDER", "A2.ENGAGE.13");
  private static final Forbidden ENGAGED_RUN =
      new Forbidden("WHO is engaged by HOLDER", "A2.ENGAGE.12");
  private static final Forbidden NO_WAY =
      new Forbidden("there is no way for WHO that far", "A2.MOVE.19");
  private static final Forbidden CRAWLS =
      new Forbidden("WHO crawls, and not that far", "A2.COND.PRONE.04");
  private static final Forbidden OFF_MAP = new Forbidden("that is not on the map", "A2.MOVE.19");
  private static final Forbidden NO_CURVE =
      new Forbidden("WHO cannot run there straight or in a gradual curve", "A2.FULL.26");

  private static final Forbidden NOT_LED =
      new Forbidden("the water is too deep for what WHO rides or leads", "A2.R.194");

  private static final Forbidden ON_FEET = new Forbidden("WHO is on his feet", "A2.MOVE.27");
  private static final Forbidden ENGAGED_RISE =
      new Forbidden("WHO is engaged by HOLDER", "A2.ENGAGE.14");

  private final MovementRoom fight;

  Marching(MovementRoom fight) {
    this.fight = fight;
  }

  /** For the prone, a crawl. A2.MOVE.19 */
  public record March(MovementRoom fight, Spot to, @Nullable Facing facing) implements Going {

    @Override
    public boolean mayFace() {
      return true;
    }

    public March(MovementRoom fight, Spot to) {
      this(fight, to, null);
    }

    @Override
    public String verb() {
      return "march";
    }

    @Override
    public String text() {
      return "march " + Places.text(to, facing);
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public Pace pace() {
      return facing == null ? Pace.WALK : Pace.OWN;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      Forbidden bar = fight.marching().barsMarch(who);
      bar = bar != null ? bar : fight.marching().barsPlace(who, to);
      if (bar != null) {
        return bar;
      }
      Forbidden noWay = who.is(PRONE) ? CRAWLS : NO_WAY;
      return facing == null && to instanceof Bearing(Combatant other, boolean toward) && !toward
          ? leadsAway(who, other) ? null : noWay
          : barsWay(way(who), noWay);
    }

    private boolean leadsAway(Combatant who, Combatant from) {
      return fight
          .movement()
          .leadsAway(who, from, fight.movement().speed(who), fight.marching().lines(to, false));
    }

    @Override
    public @Nullable Route way(Combatant who) {
      return fight
          .movement()
          .way(who, to, facing, fight.movement().speed(who), fight.marching().lines(to, false));
    }

    @Override
    public void take(Combatant who) {
      Route way = way(who);
      if (way != null) {
        fight.fighter(who).stationary = false;
        fight.stealth().end(who);
        Gait gait = who.is(PRONE) ? Gait.CRAWL : Gait.MARCH;
        fight.movement().go(new Move(fight, who, gait, to, facing), way, null);
      }
    }

    @Override
    public String detail(Combatant who) {
      Route way = way(who);
      return way == null ? "" : way.length() + "'";
    }
  }

  /** A2.FULL.26 */
  record Run(MovementRoom fight, Spot to) implements Going {

    @Override
    public String verb() {
      return "run";
    }

    @Override
    public String text() {
      return "run " + Places.text(to, null);
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public Pace pace() {
      return Pace.RUN;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.RUNNING;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      Forbidden bar = fight.marching().barsRun(who);
      bar = bar != null ? bar : fight.marching().barsPlace(who, to);
      return bar != null ? bar : barsWay(way(who), NO_CURVE);
    }

    @Override
    public @Nullable Route way(Combatant who) {
      return fight
          .movement()
          .way(who, to, fight.movement().running(who), fight.marching().lines(to, true));
    }

    @Override
    public void take(Combatant who) {
      Route way = way(who);
      if (way != null) {
        int before = fight.marching().feetToNearest(who);
        fight.movement().disorder(who); // A2.FULL.28
        fight.movement().go(new Move(fight, who, Gait.RUN, to), way, null);
        fight.borne().runAway(who, fight.marching().feetToNearest(who) > before);
        fight.cover().afterRun(who); // A2.FULL.29
      }
    }

    @Override
    public String detail(Combatant who) {
      Route way = way(who);
      return way == null ? "" : way.length() + "'";
    }
  }

  /** The engaged rise only with a combat action. A2.MOVE.27, A2.COMBAT.36 */
  public record StandUp(MovementRoom fight) implements Action {

    @Override
    public String verb() {
      return "stand up";
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.RISING || demand == Demand.LEGS; // A2.GAP.334
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return !who.is(PRONE)
          ? ON_FEET
          : fight.risesUnderBlows() ? null : fight.marching().barsEngaged(who, slot);
    }

    @Override
    public void take(Combatant who) {
      Fighter fighter = fight.fighter(who);
      fighter.stationary = false;
      fighter.mayTurn = false;
      fight.movement().standUp(who);
    }

    @Override
    public boolean isExpected() {
      return true;
    }
  }

  /** Rising and ducking while engaged are for the combat action. A2.ENGAGE.14-15 */
  @Nullable Forbidden barsEngaged(Combatant who, Slot slot) {
    return slot == Slot.MOVEMENT && fight.engagement().isEngaged(who) ? ENGAGED_RISE : null;
  }

  /** Who goes toward somebody keeps out of deep water. A2.R.190 */
  private Passage lines(Spot to, boolean runs) {
    if (to instanceof Bearing) {
      return runs ? fight.movement().running : fight.movement().marching;
    }
    return fight.movement().ownWay(runs);
  }

  /** Every square of a way must be on the map. */
  @Nullable Forbidden barsPlace(Combatant who, Spot to) {
    return switch (to) {
      case Bearing _ -> null;
      case Square square -> fight.field.has(square, who) ? barsDepth(who, square) : OFF_MAP;
      case Trail(List<Square> squares) -> {
        for (Square square : squares) {
          if (!fight.field.has(square, who)) {
            yield OFF_MAP;
          }
        }
        yield null;
      }
    };
  }

  /** No mount, no vehicle and no team is led out of its depth. A2.R.194 */
  private @Nullable Forbidden barsDepth(Combatant who, Square square) {
    if (!fight.hasWater() || !fight.waters().isLed(who) || fight.waters().isAfloat(who)) {
      return null;
    }
    Stand here = fight.field.stand(who);
    fight.field.place(who, square);
    boolean deep = fight.waters().isAfloat(who) && !fight.waters().isSafe(fight.riding().legs(who));
    here.restore();
    return deep ? NOT_LED : null;
  }

  private static @Nullable Forbidden barsWay(@Nullable Route way, Forbidden none) {
    return way == null || way.length() == 0 ? none : null;
  }

  /** The same for every march, wherever it leads. A2.MOVE.21, A2.COMBAT.33 */
  public @Nullable Forbidden barsMarch(Combatant who) {
    return fight.engagement().isEngaged(who) ? ENGAGED : null;
  }

  /** The same for every run, wherever it leads. A2.FULL.27 */
  @Nullable Forbidden barsRun(Combatant who) {
    Forbidden denied = fight.denies(who, Demand.RUNNING);
    if (denied != null) {
      return denied;
    }
    return fight.engagement().isEngaged(who) ? ENGAGED_RUN : null;
  }

  /** Of whom he knows: whether he has run away tries nerves. A2.R.209 */
  private int feetToNearest(Combatant who) {
    Combatant nearest = fight.foes().nearestKnown(who);
    return nearest == null ? 0 : fight.field.distance(who, nearest);
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    boolean map = fight.field.spot(who) instanceof Square;
    for (Fighter fighter : fight.fighters) {
      Combatant other = fighter.who;
      if (other != who && other.isStanding()) {
        if (!map) {
          all.add(new March(fight, new Bearing(other, true)));
          all.add(new March(fight, new Bearing(other, false)));
          all.add(new Run(fight, new Bearing(other, true)));
          all.add(new Run(fight, new Bearing(other, false)));
        }
        if (fight.facingCounts()) {
          all.add(new Turning.ToSomebody(fight, other));
        }
      }
    }
    if (map && fight.facingCounts()) {
      for (Facing facing : Facing.values()) {
        all.add(new Turning.ToSide(fight, facing));
      }
    }
    all.add(new StandUp(fight));
    all.add(BasicAction.STAY);
  }

  /** Where one can get to is legal by being reachable. */
  @Override
  public void offerSquares(Combatant who, boolean first, List<Option<Action>> options) {
    if (first && fight.allowance().barsUndeclared(who, BasicAction.STAY) != null) {
      return;
    }
    if (barsMarch(who) == null) {
      for (Reach reach :
          squares(who, fight.movement().speed(who), fight.movement().ownWay(false))) {
        options.add(
            new Option<>(
                new March(fight, reach.spot()), cost(who, reach), Cost.MOVEMENT.heading()));
      }
    }
    if (first && barsRun(who) == null) {
      for (Reach reach :
          squares(who, fight.movement().running(who), fight.movement().ownWay(true))) {
        options.add(
            new Option<>(
                new Run(fight, reach.spot()), cost(who, reach), Cost.FULL_ROUND.heading()));
      }
    }
  }

  private List<Reach> squares(Combatant who, int feet, Passage passage) {
    return fight.field.spot(who) instanceof Square
        ? fight.field.reaches(who, feet, passage)
        : List.of();
  }

  /** "35', engaged by Orc 2". */
  private String cost(Combatant who, Reach reach) {
    return reach.feet() + "'" + fight.engagement().holdersAt(who, reach.spot());
  }

  @Override
  public List<String> verbs() {
    return List.of("march");
  }

  @Override
  public void forbid(Combatant who, boolean first, Verdict verdict) {
    verdict.on("march", barsMarch(who));
    if (first) {
      verdict.on("run", barsRun(who));
    }
  }

  @Override
  public @Nullable Action read(Combatant who, String text) {
    if (text.startsWith("march ")) {
      Places place = Places.read(text.substring(6), fight.battle);
      return place == null ? null : new March(fight, place.to(), place.facing());
    }
    if (text.startsWith("run ")) {
      Places place = Places.read(text.substring(4), fight.battle);
      return place == null || place.facing() != null ? null : new Run(fight, place.to());
    }
    return null;
  }
}
