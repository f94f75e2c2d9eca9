package dev.cleave.acks.movement;

import static dev.cleave.acks.book.State.COWERING;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.round.Vows;
import dev.cleave.acks.space.Going;
import dev.cleave.acks.space.Lines;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.space.Places;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Declaration;
import dev.cleave.acks.turn.Declaration.Plan;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Gait;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.field.Trail;
import dev.cleave.engine.table.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Away from those who engage somebody: the withdrawal at half speed, the retreat at a run. Both
 * must end clear of every enemy they began engaged by. A2.FULL.33-44, A2.MOVE.29-38
 */
public class DefensiveMovement implements Offers, Vows {

  private static final Forbidden NOT_ENGAGED = new Forbidden("nobody engages WHO", "A2.MOVE.36");
  private static final Forbidden UNDECLARED =
      new Forbidden("WHO has not declared it", "A2.ROUND.06");

  private final MovementRoom fight;
  private final boolean[] engagers;
  private final Lines lines;
  private final WaysOut ways;

  protected DefensiveMovement(MovementRoom fight) {
    this.fight = fight;
    this.engagers = new boolean[fight.fighters.length];
    this.lines = Lines.marching(fight);
    this.ways = new WaysOut(fight);
  }

  /** A2.MOVE.29 */
  public record Withdraw(MovementRoom fight, Spot to, @Nullable Facing facing) implements Going {

    @Override
    public boolean mayFace() {
      return true;
    }

    public Withdraw(MovementRoom fight, Spot to) {
      this(fight, to, null);
    }

    @Override
    public String verb() {
      return "withdraw";
    }

    @Override
    public String text() {
      return "withdraw " + Places.text(to, facing);
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public boolean isDefensiveMovement() {
      return true;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.defensiveMovement().barsWithdrawal(who, to);
    }

    @Override
    public @Nullable Route way(Combatant who) {
      return fight.defensiveMovement().withdrawal(who, to);
    }

    @Override
    public void take(Combatant who) {
      fight.defensiveMovement().withdraw(who, to, facing);
    }

    @Override
    public boolean isExpected() {
      return true;
    }
  }

  /** A2.FULL.33 */
  public record Retreat(MovementRoom fight, Spot to) implements Going {

    @Override
    public String verb() {
      return "retreat";
    }

    @Override
    public String text() {
      return "retreat " + Places.text(to, null);
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.LEGS;
    }

    @Override
    public boolean isDefensiveMovement() {
      return true;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.defensiveMovement().barsRetreat(who, to);
    }

    @Override
    public @Nullable Route way(Combatant who) {
      return fight.defensiveMovement().retreat(who, to);
    }

    @Override
    public void take(Combatant who) {
      fight.defensiveMovement().retreatFrom(who, to);
    }

    @Override
    public boolean isExpected() {
      return true;
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Fighter fighter : fight.fighters) {
      if (who.isEnemyOf(fighter.who)
          && fighter.who.isStanding()
          && !(fight.field.spot(who) instanceof Square)) {
        all.add(new Withdraw(fight, new Bearing(fighter.who, false)));
        all.add(new Retreat(fight, new Bearing(fighter.who, false)));
      }
    }
  }

  @Override
  public void offerSquares(Combatant who, boolean first, List<Option<Action>> options) {
    if (!(fight.field.spot(who) instanceof Square)) {
      return;
    }
    if (bars(who, Plan.WITHDRAW) == null) {
      for (Reach reach : fight.field.reaches(who, withdrawalFeet(who), past(who))) {
        addIfLegal(options, who, first, new Withdraw(fight, reach.spot()), reach);
      }
    }
    if (first && bars(who, Plan.RETREAT) == null) {
      offerRetreats(who, options);
    }
  }

  /** Every square where a retreat may end. */
  protected void offerRetreats(Combatant who, List<Option<Action>> options) {
    for (Facing facing : Facing.values()) {
      offerRetreats(who, facing, options);
    }
  }

  /** Every square in one direction where a retreat may end. */
  private void offerRetreats(Combatant who, Facing facing, List<Option<Action>> options) {
    Route way = fight.field.ray(who, facing, fight.movement().running(who), past(who));
    if (way == null) {
      return;
    }
    var ends = new ArrayList<Reach>();
    Stand here = fight.field.stand(who);
    while (way.step()) {
      ends.add(new Reach(fight.field.spot(who), way.walked()));
    }
    here.restore();
    for (Reach end : ends) {
      addIfLegal(options, who, true, new Retreat(fight, end.spot()), end);
    }
  }

  protected final void addIfLegal(
      List<Option<Action>> options, Combatant who, boolean first, Action action, Reach reach) {
    if (fight.allowance().bars(who, action, first) == null) {
      options.add(new Option<>(action, reach.feet() + "'", action.cost().heading()));
    }
  }

  /** Past those who engage him now. A2.FULL.38, A2.MOVE.31 */
  protected final Lines past(Combatant who) {
    fight.engagement().note(who, false, engagers);
    return lines.past(engagers);
  }

  @Override
  public List<String> verbs() {
    return List.of("withdraw");
  }

  @Override
  public void forbid(Combatant who, boolean first, Verdict verdict) {
    verdict.on("withdraw", bars(who, Plan.WITHDRAW));
    if (first) {
      verdict.on("retreat", bars(who, Plan.RETREAT));
    }
  }

  @Override
  public @Nullable Action read(Combatant who, String text) {
    if (text.startsWith("withdraw ")) {
      Places place = Places.read(text.substring(9), fight.battle);
      return place == null ? null : new Withdraw(fight, place.to(), place.facing());
    }
    if (text.startsWith("retreat ")) {
      Places place = Places.read(text.substring(8), fight.battle);
      return place == null || place.facing() != null ? null : new Retreat(fight, place.to());
    }
    return null;
  }

  public final @Nullable Forbidden barsWithdrawal(Combatant who, Spot to) {
    Forbidden bar = bars(who, Plan.WITHDRAW);
    return bar != null || withdrawal(who, to) != null
        ? bar
        : noWithdrawal(to, fight.movement().way(who, to, withdrawalFeet(who), past(who)));
  }

  public final @Nullable Forbidden barsRetreat(Combatant who, Spot to) {
    Forbidden bar = bars(who, Plan.RETREAT);
    if (bar != null || retreat(who, to) != null) {
      return bar;
    }
    Route way = to instanceof Square end ? ways.straight(who, end, past(who)) : null;
    return noRetreat(to, way, way == null && isStopped(who, to));
  }

  /** Only new enemies are in his way. A2.FULL.41 */
  private boolean isStopped(Combatant who, Spot to) {
    var all = new boolean[fight.fighters.length];
    Arrays.fill(all, true);
    return to instanceof Square end && ways.straight(who, end, lines.past(all)) != null;
  }

  /**
   * Why a withdrawal cannot end somewhere.
   *
   * @param way that leads there all the same, null for none
   */
  protected Forbidden noWithdrawal(Spot to, @Nullable Route way) {
    return DeadEnd.ofWithdrawal(to, way);
  }

  /**
   * The same of a retreat.
   *
   * @param stopped whether he would be there if nobody new engaged him on the way
   */
  protected Forbidden noRetreat(Spot to, @Nullable Route way, boolean stopped) {
    return stopped ? DeadEnd.STOPPED : DeadEnd.ofRetreat(to, way);
  }

  /** Must have been announced wherever it leads, but for skirmishers. A2.GAP.132 */
  protected final @Nullable Forbidden bars(Combatant who, Plan plan) {
    Fighter fighter = fight.fighter(who);
    if (!fighter.prowess.skirmishing && fighter.declared != plan) {
      return UNDECLARED;
    }
    Forbidden denied = fight.denies(who, Demand.FOOTING);
    if (denied != null) {
      return denied;
    }
    return fight.engagement().isEngaged(who) ? null : NOT_ENGAGED;
  }

  /** A declared movement binds if it can be made. A2.GAP.131 */
  @Override
  public boolean binds(Combatant who) {
    Declaration declared = fight.fighter(who).declared;
    if (declared != Plan.WITHDRAW && declared != Plan.RETREAT
        || fight.isHeld(who)
        || fight.denies(who, Demand.LEGS) != null
        || !fight.riding().obeys(who)) {
      return false;
    }
    Going vowed =
        declared == Plan.WITHDRAW ? new Withdraw(fight, away(who)) : new Retreat(fight, away(who));
    return fight.allowance().restrains(who, vowed) == null
        && vowed.bars(who, Slot.MOVEMENT) == null;
  }

  /** As far as one can get from those who engage one. */
  public Spot away(Combatant who) {
    Combatant engager = fight.engagement().engager(who);
    return new Bearing(engager == null ? who : engager, false);
  }

  protected final int withdrawalFeet(Combatant who) {
    return fight.movement().speed(who) / fight.movementNumbers().withdrawDivisor / 5 * 5;
  }

  protected @Nullable Route withdrawal(Combatant who, Spot to) {
    List<Combatant> enemies = engagers(who);
    int feet = withdrawalFeet(who);
    Route way =
        to instanceof Bearing(Combatant _, boolean toward)
            ? toward ? null : fight.field.flight(who, enemies, feet, past(who))
            : fight.movement().way(who, to, feet, past(who));
    return way != null && ways.isClear(who, way, enemies) ? way : null;
  }

  /** The facing is locked, so the way runs in one of eight directions. A2.FULL.36-37, A2.GAP.131 */
  protected @Nullable Route retreat(Combatant who, Spot to) {
    List<Combatant> enemies = engagers(who);
    return switch (to) {
      case Bearing bearing -> bearing.toward() ? null : ways.farthest(who, enemies, past(who));
      case Square square -> {
        Route way = ways.straight(who, square, past(who));
        yield way != null && ways.isClear(who, way, enemies) ? way : null;
      }
      case Trail _ -> null;
    };
  }

  protected final List<Combatant> engagers(Combatant who) {
    var enemies = new ArrayList<Combatant>();
    for (Fighter fighter : fight.fighters) {
      if (fight.engagement().engages(fighter.who, who)) {
        enemies.add(fighter.who);
      }
    }
    return enemies;
  }

  /** Those who engage him now, by index; they cannot stop him. A2.FULL.38, A2.MOVE.31 */
  private boolean[] held(Combatant who) {
    var held = new boolean[fight.fighters.length];
    fight.engagement().note(who, false, held);
    return held;
  }

  protected void withdraw(Combatant who, Spot to, @Nullable Facing facing) {
    Route way = withdrawal(who, to);
    if (way != null) {
      fight.fighter(who).stationary = false;
      fight.movement().go(new Move(fight, who, Gait.WITHDRAW, to, facing), way, held(who));
    }
  }

  /** Some retreat leads clear of them, announced or not. */
  public boolean canRetreat(Combatant who) {
    return ways.isAny(who, engagers(who), past(who));
  }

  /** Makes the retreat if there is one; false if there is none. */
  public boolean retreatFrom(Combatant who, Spot to) {
    Route way = retreat(who, to);
    if (way == null) {
      return false;
    }
    boolean[] held = held(who);
    fight.lose(who, COWERING);
    fight.movement().disorder(who); // A2.FULL.43
    fight.borne().runAway(who, true);
    fight.movement().go(new Move(fight, who, Gait.RETREAT, to), way, held);
    return true;
  }
}
