package dev.cleave.acks2;

import static dev.cleave.acks2.State.BLINDED;
import static dev.cleave.acks2.State.PRONE;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Passage;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Trail;
import dev.cleave.engine.table.Option;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** March, run, turn, rise, stay. A2.MOVE.19-28, A2.FULL.26-29, A2.COMBAT.32-37 */
final class Marching implements Offers {

  private static final Bar ENGAGED = new Bar("WHO is engaged by HOLDER", "A2.ENGAGE.13");
  private static final Bar ENGAGED_RUN = new Bar("WHO is engaged by HOLDER", "A2.ENGAGE.12");
  private static final Bar NO_RUN = new Bar("WHO cannot run like this", "A2.COND.PRONE.03");
  private static final Bar BLIND = new Bar("WHO is blinded", "A2.COND.BLIND.04");
  private static final Bar NO_WAY = new Bar("there is no way for WHO that far", "A2.MOVE.19");
  private static final Bar OFF_MAP = new Bar("that is not on the map", "A2.MOVE.19");
  private static final Bar NO_CURVE =
      new Bar("WHO cannot run there straight or in a gradual curve", "A2.FULL.26");
  private static final Bar AHEAD = new Bar("WHO faces that way already", "A2.MOVE.23");
  private static final Bar NO_ROOM = new Bar("WHO has no room to turn", "A2.GAP.103");

  private final Fight fight;
  private final Field field;

  Marching(Fight fight) {
    this.fight = fight;
    this.field = fight.field;
  }

  /** For the prone, a crawl. A2.MOVE.19 */
  record March(Spot to, @Nullable Facing facing) implements Going {

    @Override
    public boolean mayFace() {
      return true;
    }

    March(Spot to) {
      this(to, null);
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
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      Bar bar = fight.marching.barsMarch(who);
      bar = bar != null ? bar : fight.marching.barsPlace(who, to);
      return bar != null ? bar : barsWay(way(fight, who), NO_WAY);
    }

    @Override
    public @Nullable Route way(Fight fight, Combatant who) {
      return fight.movement.way(
          who, to, facing, fight.movement.speed(who), fight.movement.marching);
    }

    @Override
    public void take(Fight fight, Combatant who) {
      Route way = way(fight, who);
      if (way != null) {
        fight.stance(who).stationary = false;
        fight.stealth.end(who);
        Gait gait = who.is(PRONE) ? Gait.CRAWL : Gait.MARCH;
        fight.movement.go(new Move(fight, who, gait, to, facing), way, null);
      }
    }

    @Override
    public String detail(Fight fight, Combatant who) {
      Route way = way(fight, who);
      return way == null ? "" : way.length() + "'";
    }
  }

  /** A2.FULL.26 */
  record Run(Spot to) implements Going {

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
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      Bar bar = fight.marching.barsRun(who);
      bar = bar != null ? bar : fight.marching.barsPlace(who, to);
      return bar != null ? bar : barsWay(way(fight, who), NO_CURVE);
    }

    @Override
    public @Nullable Route way(Fight fight, Combatant who) {
      return fight.movement.way(who, to, fight.movement.running(who), fight.movement.running);
    }

    @Override
    public void take(Fight fight, Combatant who) {
      Route way = way(fight, who);
      if (way != null) {
        int before = fight.marching.feetToNearest(who);
        fight.stance(who).stationary = false;
        fight.movement.disorder(who); // A2.FULL.28
        fight.movement.go(new Move(fight, who, Gait.RUN, to), way, null);
        fight.stance(who).ranAway = fight.marching.feetToNearest(who) > before;
        fight.cover.afterRun(who); // A2.FULL.29
      }
    }

    @Override
    public String detail(Fight fight, Combatant who) {
      Route way = way(fight, who);
      return way == null ? "" : way.length() + "'";
    }
  }

  /** Stationary, turned toward somebody. A2.MOVE.23 */
  record FaceSomebody(Combatant toward) implements Action {

    @Override
    public String verb() {
      return "face";
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      return who == toward || fight.field.arc(who, toward) == Arc.FRONT ? AHEAD : null;
    }

    @Override
    public void take(Fight fight, Combatant who) {
      fight.engagement.turn(who, () -> fight.engagement.face(who, toward));
    }

    @Override
    public Combatant aim() {
      return toward;
    }
  }

  /** The same toward a side of the map. */
  record Face(Facing facing) implements Action {

    @Override
    public String verb() {
      return "face";
    }

    @Override
    public String text() {
      return "face " + facing.name();
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      if (fight.field.facing(who) == facing) {
        return AHEAD;
      }
      var here = fight.field.stand(who);
      boolean turns = fight.field.turn(who, facing);
      here.restore();
      return turns ? null : NO_ROOM;
    }

    @Override
    public void take(Fight fight, Combatant who) {
      fight.engagement.turn(who, () -> fight.engagement.face(who, facing));
    }
  }

  /** Every square of a way must be on the map. */
  @Nullable Bar barsPlace(Combatant who, Spot to) {
    return switch (to) {
      case Bearing _ -> null;
      case Square square -> field.has(square, who) ? null : OFF_MAP;
      case Trail(List<Square> squares) -> {
        for (Square square : squares) {
          if (!field.has(square, who)) {
            yield OFF_MAP;
          }
        }
        yield null;
      }
    };
  }

  private static @Nullable Bar barsWay(@Nullable Route way, Bar none) {
    return way == null || way.length() == 0 ? none : null;
  }

  /** What keeps somebody from marching anywhere. A2.MOVE.21, A2.COMBAT.33 */
  @Nullable Bar barsMarch(Combatant who) {
    return fight.engagement.isEngaged(who) ? ENGAGED : null;
  }

  /** What keeps somebody from running anywhere. A2.FULL.27 */
  @Nullable Bar barsRun(Combatant who) {
    if (who.is(PRONE) || who.is(BLINDED)) {
      return who.is(PRONE) ? NO_RUN : BLIND;
    }
    Bar infirm = fight.infirmity.barsRun(who);
    if (infirm != null) {
      return infirm;
    }
    return fight.engagement.isEngaged(who) ? ENGAGED_RUN : null;
  }

  private int feetToNearest(Combatant who) {
    Combatant nearest = fight.instinct.nearest(who);
    return nearest == null ? 0 : field.distance(who, nearest);
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    boolean map = field.spot(who) instanceof Square;
    for (Stance stance : fight.stances) {
      Combatant other = stance.who;
      if (other != who && other.isStanding()) {
        if (!map) {
          all.add(new March(new Bearing(other, true)));
          all.add(new March(new Bearing(other, false)));
          all.add(new Run(new Bearing(other, true)));
          all.add(new Run(new Bearing(other, false)));
        }
        all.add(new FaceSomebody(other));
      }
    }
    if (map) {
      for (Facing facing : Facing.values()) {
        all.add(new Face(facing));
      }
    }
    all.add(Plain.STAND_UP);
    all.add(Plain.STAY);
  }

  /** Where one can get to is legal by being reachable. */
  @Override
  public void offerSquares(Combatant who, boolean first, List<Option<Action>> options) {
    if (first && fight.allowance.barsUndeclared(who, Plain.STAY) != null) {
      return;
    }
    if (barsMarch(who) == null) {
      for (Reach reach : squares(who, fight.movement.speed(who), fight.movement.marching)) {
        options.add(
            new Option<>(new March(reach.spot()), cost(who, reach), Cost.MOVEMENT.heading()));
      }
    }
    if (first && barsRun(who) == null) {
      for (Reach reach : squares(who, fight.movement.running(who), fight.movement.running)) {
        options.add(
            new Option<>(new Run(reach.spot()), cost(who, reach), Cost.FULL_ROUND.heading()));
      }
    }
  }

  private List<Reach> squares(Combatant who, int feet, Passage passage) {
    return field.spot(who) instanceof Square ? field.reaches(who, feet, passage) : List.of();
  }

  /** "35', engaged by Orc 2". */
  private String cost(Combatant who, Reach reach) {
    return reach.feet() + "'" + fight.engagement.holdersAt(who, reach.spot());
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
      return place == null ? null : new March(place.to(), place.facing());
    }
    if (text.startsWith("run ")) {
      Places place = Places.read(text.substring(4), fight.battle);
      return place == null || place.facing() != null ? null : new Run(place.to());
    }
    return null;
  }
}
