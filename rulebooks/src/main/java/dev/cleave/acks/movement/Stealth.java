package dev.cleave.acks.movement;

import static dev.cleave.acks.book.State.HIDDEN;

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
import dev.cleave.engine.table.Option;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sneaking and hiding. A2.MOVE.24-26, A2.FULL.30-32, A2.COMBAT.29-30 */
public final class Stealth implements Offers {

  private static final String SNEAKING = "sneaking";
  private static final String HIDING = "hiding";

  private static final Forbidden NO_SNEAK =
      new Forbidden("WHO is not proficient in sneaking", "A2.MOVE.26");
  private static final Forbidden NO_HIDE =
      new Forbidden("WHO is not proficient in hiding", "A2.COMBAT.30");
  private static final Forbidden ENGAGED =
      new Forbidden("WHO is engaged by HOLDER", "A2.ENGAGE.13");
  private static final Forbidden ENGAGED_RUN =
      new Forbidden("WHO is engaged by HOLDER", "A2.FULL.32");
  private static final Forbidden NO_RUN =
      new Forbidden("WHO cannot run there straight or in a gradual curve", "A2.FULL.30");
  private static final Forbidden NO_WAY =
      new Forbidden("there is no way for WHO that far", "A2.MOVE.24");
  private static final Forbidden IN_VIEW =
      new Forbidden("WHO is in plain view, without cover or darkness", "A2.COMBAT.29");
  private static final Forbidden HIDDEN_NOW = new Forbidden("WHO is hidden", "A2.COMBAT.29");

  private static final Term FAST = new Term("at combat speed", "A2.MOVE.25", Tag.SITUATION);
  private static final Term RUNNING = new Term("at a run", "A2.FULL.31", Tag.SITUATION);

  private final MovementRoom fight;

  Stealth(MovementRoom fight) {
    this.fight = fight;
  }

  /** Farther than half his speed is faster than is good for it. A2.MOVE.24-25 */
  record Sneak(MovementRoom fight, Spot to, @Nullable Facing facing) implements Going {

    @Override
    public boolean mayFace() {
      return true;
    }

    @Override
    public String verb() {
      return "sneak";
    }

    @Override
    public String text() {
      return "sneak " + Places.text(to, facing);
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
      Forbidden bar = fight.stealth().barsSneak(who);
      return bar != null ? bar : way(who) == null ? NO_WAY : null;
    }

    @Override
    public @Nullable Route way(Combatant who) {
      Route way =
          fight
              .movement()
              .way(who, to, facing, fight.movement().speed(who), fight.movement().marching);
      return way == null || way.length() == 0 ? null : way;
    }

    @Override
    public void take(Combatant who) {
      Route way = way(who);
      if (way != null) {
        fight.fighter(who).stationary = false;
        boolean fast =
            way.length() > fight.movement().speed(who) / fight.movementNumbers().sneakDivisor;
        fight.stealth().begin(who, fast ? fight.movementNumbers().sneakFast : 0, FAST);
        fight.movement().go(new Move(fight, who, Gait.SNEAK, to, facing), way, null);
      }
    }

    @Override
    public String detail(Combatant who) {
      Route way = way(who);
      return way == null ? "" : fight.stealth().price(who, way.length());
    }
  }

  /** A2.FULL.30 */
  record RunningSneak(MovementRoom fight, Spot to) implements Going {

    @Override
    public String verb() {
      return "running sneak";
    }

    @Override
    public String text() {
      return "running sneak " + Places.text(to, null);
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
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      Forbidden bar = fight.stealth().barsRunningSneak(who);
      return bar != null ? bar : way(who) == null ? NO_RUN : null;
    }

    @Override
    public @Nullable Route way(Combatant who) {
      Route way =
          fight.movement().way(who, to, fight.movement().running(who), fight.movement().running);
      return way == null || way.length() == 0 ? null : way;
    }

    @Override
    public void take(Combatant who) {
      Route way = way(who);
      if (way != null) {
        fight.stealth().begin(who, fight.movementNumbers().sneakRunning, RUNNING);
        fight.movement().go(new Move(fight, who, Gait.RUNNING_SNEAK, to), way, null);
      }
    }
  }

  /** In cover or in the dark. A2.COMBAT.29 */
  public record Hide(MovementRoom fight) implements Action {

    @Override
    public String verb() {
      return "hide";
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.stealth().barsHide(who);
    }

    @Override
    public void take(Combatant who) {
      Tally needs = fight.proficiency().opposed(who, fight.proficiency().needs(who, HIDING));
      if (fight.proficiency().made(who, HIDING, needs, "A2.COMBAT.29")) {
        fight.gain(who, HIDDEN);
      }
    }

    @Override
    public boolean isExpected() {
      return true;
    }
  }

  /** Unheard to a place, legal or not. */
  public Action to(Spot place) {
    return new Sneak(fight, place, null);
  }

  private @Nullable Forbidden barsSneak(Combatant who) {
    if (!fight.proficiency().has(who, SNEAKING)) {
      return NO_SNEAK;
    }
    Forbidden denied = fight.denies(who, Demand.FOOTING);
    return denied != null ? denied : fight.engagement().isEngaged(who) ? ENGAGED : null;
  }

  private @Nullable Forbidden barsRunningSneak(Combatant who) {
    if (!fight.proficiency().has(who, SNEAKING)) {
      return NO_SNEAK;
    }
    Forbidden bar = fight.marching().barsRun(who);
    return bar != null && fight.engagement().isEngaged(who) ? ENGAGED_RUN : bar;
  }

  /** Every enemy he knows of who looks must have cover or darkness before him. A2.GAP.158 */
  private @Nullable Forbidden barsHide(Combatant who) {
    if (!fight.proficiency().has(who, HIDING)) {
      return NO_HIDE;
    }
    if (who.is(HIDDEN)) {
      return HIDDEN_NOW;
    }
    for (Fighter fighter : fight.fighters) {
      Combatant enemy = fighter.who;
      if (enemy.isEnemyOf(who)
          && !enemy.is(HIDDEN)
          && fight.canAct(enemy)
          && fight.sight().sees(enemy, who)
          && fight.field.cover(enemy, who) == 0) {
        return IN_VIEW;
      }
    }
    return null;
  }

  /** One throw for the whole move; who fails is heard. A2.GAP.161 */
  private void begin(Combatant who, int penalty, Term why) {
    Tally needs = fight.proficiency().opposed(who, fight.proficiency().needs(who, SNEAKING));
    needs.plus(penalty, why);
    fight.fighter(who).sneaking = fight.proficiency().made(who, SNEAKING, needs, "A2.MOVE.24");
    if (!fight.fighter(who).sneaking) {
      fight.lose(who, HIDDEN); // A2.COND.HIDE.02
    }
  }

  /** An attack ends it, a spell, and any other way of moving. A2.COND.SNEAK.03 */
  public void end(Combatant who) {
    fight.fighter(who).sneaking = false;
  }

  private String price(Combatant who, int feet) {
    boolean fast = feet > fight.movement().speed(who) / fight.movementNumbers().sneakDivisor;
    return feet + "'" + (fast ? ", " + fight.movementNumbers().sneakFast + " on the throw" : "");
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Fighter fighter : fight.fighters) {
      Combatant other = fighter.who;
      if (other != who && other.isStanding() && !(fight.field.spot(who) instanceof Square)) {
        all.add(new Sneak(fight, new Bearing(other, true), null));
        all.add(new Sneak(fight, new Bearing(other, false), null));
        all.add(new RunningSneak(fight, new Bearing(other, true)));
        all.add(new RunningSneak(fight, new Bearing(other, false)));
      }
    }
    all.add(new Hide(fight));
  }

  @Override
  public void offerSquares(Combatant who, boolean first, List<Option<Action>> options) {
    if (first && fight.allowance().barsUndeclared(who, BasicAction.STAY) != null) {
      return;
    }
    if (barsSneak(who) == null) {
      for (Reach reach : squares(who, fight.movement().speed(who), fight.movement().marching)) {
        options.add(
            new Option<>(
                new Sneak(fight, reach.spot(), null),
                price(who, reach.feet()),
                Cost.MOVEMENT.heading()));
      }
    }
    if (first && barsRunningSneak(who) == null) {
      for (Reach reach : squares(who, fight.movement().running(who), fight.movement().running)) {
        options.add(
            new Option<>(
                new RunningSneak(fight, reach.spot()),
                reach.feet() + "'",
                Cost.FULL_ROUND.heading()));
      }
    }
  }

  private List<Reach> squares(Combatant who, int feet, Passage passage) {
    return fight.field.spot(who) instanceof Square
        ? fight.field.reaches(who, feet, passage)
        : List.of();
  }

  @Override
  public List<String> verbs() {
    return List.of("sneak");
  }

  @Override
  public void forbid(Combatant who, boolean first, Verdict verdict) {
    verdict.on("sneak", barsSneak(who));
    if (first) {
      verdict.on("running sneak", barsRunningSneak(who));
    }
  }

  @Override
  public @Nullable Action read(Combatant who, String text) {
    if (text.startsWith("sneak ")) {
      Places place = Places.read(text.substring(6), fight.battle);
      return place == null ? null : new Sneak(fight, place.to(), place.facing());
    }
    if (text.startsWith("running sneak ")) {
      Places place = Places.read(text.substring(14), fight.battle);
      return place == null || place.facing() != null ? null : new RunningSneak(fight, place.to());
    }
    return null;
  }
}
