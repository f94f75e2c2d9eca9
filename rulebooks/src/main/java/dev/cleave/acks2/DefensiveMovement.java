package dev.cleave.acks2;

import static dev.cleave.acks2.State.COWERING;
import static dev.cleave.acks2.State.DISORDERED;
import static dev.cleave.acks2.State.PRONE;

import dev.cleave.acks2.Declaration.Plan;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Away from those who engage somebody: the withdrawal at half speed, the retreat at a run. Both
 * must end clear of every enemy they began engaged by. A2.FULL.33-44, A2.MOVE.29-38
 */
final class DefensiveMovement {

  private static final Bar NOT_ENGAGED = new Bar("nobody engages WHO", "A2.MOVE.36");
  private static final Bar UNDECLARED = new Bar("WHO has not declared it", "A2.ROUND.06");
  private static final Bar FALLEN = new Bar("WHO is prone", "A2.COND.PRONE.03");
  private static final Bar NO_END = new Bar("WHO would not be clear of them there", "A2.MOVE.32");

  private final Fight fight;
  private final Field field;
  private final boolean[] engagers;

  DefensiveMovement(Fight fight) {
    this.fight = fight;
    this.field = fight.field;
    this.engagers = new boolean[fight.stances.length];
  }

  @Nullable Bar barsWithdrawal(Combatant who, Spot to) {
    Bar bar = bars(who, Plan.WITHDRAW);
    return bar != null ? bar : withdrawal(who, to) == null ? NO_END : null;
  }

  @Nullable Bar barsRetreat(Combatant who, Spot to) {
    Bar bar = bars(who, Plan.RETREAT);
    return bar != null ? bar : retreat(who, to) == null ? NO_END : null;
  }

  /** What forbids it anywhere: it must have been announced, but for skirmishers. A2.GAP.132 */
  @Nullable Bar bars(Combatant who, Plan plan) {
    Stance stance = fight.stance(who);
    if (!stance.prowess.skirmishing && stance.declared != plan) {
      return UNDECLARED;
    }
    if (who.is(PRONE)) {
      return FALLEN;
    }
    return fight.engagement.isEngaged(who) ? null : NOT_ENGAGED;
  }

  /** Whether a declared movement binds: it does if it can be made. A2.GAP.131 */
  boolean binds(Combatant who) {
    Declaration declared = fight.stance(who).declared;
    return declared == Plan.WITHDRAW && barsWithdrawal(who, away(who)) == null
        || declared == Plan.RETREAT && barsRetreat(who, away(who)) == null;
  }

  /** As far as one can get from those who engage one. */
  Spot away(Combatant who) {
    Combatant engager = fight.engagement.engager(who);
    return new Bearing(engager == null ? who : engager, false);
  }

  private int withdrawalFeet(Combatant who) {
    return fight.movement.speed(who) / fight.numbers.withdrawDivisor / 5 * 5;
  }

  private @Nullable Route withdrawal(Combatant who, Spot to) {
    List<Combatant> enemies = engagers(who);
    int feet = withdrawalFeet(who);
    if (enemies.isEmpty() || feet == 0) {
      return null;
    }
    return switch (to) {
      case Bearing bearing ->
          bearing.toward() ? null : field.flight(who, enemies, feet, fight.movement.lines());
      case Square square ->
          isClear(who, square, enemies)
              ? field.route(who, square, feet, fight.movement.lines())
              : null;
    };
  }

  private @Nullable Route retreat(Combatant who, Spot to) {
    List<Combatant> enemies = engagers(who);
    if (enemies.isEmpty()) {
      return null;
    }
    return switch (to) {
      case Bearing bearing -> bearing.toward() ? null : farthest(who, enemies);
      case Square square -> isClear(who, square, enemies) ? straight(who, square) : null;
    };
  }

  private List<Combatant> engagers(Combatant who) {
    var enemies = new ArrayList<Combatant>();
    for (Stance stance : fight.stances) {
      if (fight.engagement.engages(stance.who, who)) {
        enemies.add(stance.who);
      }
    }
    return enemies;
  }

  /** Farther from each of them than before, and engaged by none. A2.FULL.39, A2.GAP.131 */
  private boolean isClear(Combatant who, Square end, List<Combatant> enemies) {
    Spot here = field.spot(who);
    var before = new int[enemies.size()];
    for (int i = 0; i < before.length; i++) {
      before[i] = field.distance(who, enemies.get(i));
    }
    field.place(who, end);
    boolean clear = true;
    for (int i = 0; i < before.length; i++) {
      clear &=
          field.distance(who, enemies.get(i)) > before[i]
              && !fight.engagement.engages(enemies.get(i), who);
    }
    field.place(who, here);
    return clear;
  }

  /** The facing is locked, so the way runs in one of eight directions. A2.FULL.36-37, A2.GAP.131 */
  private @Nullable Route straight(Combatant who, Square end) {
    Square here = (Square) field.spot(who);
    int across = Math.abs(end.halvesAcross() - here.halvesAcross());
    int down = Math.abs(end.halvesDown() - here.halvesDown());
    if (across != 0 && down != 0 && across != down) {
      return null;
    }
    int squares = Math.max(across, down) / 2;
    int feet = 5 * squares + (across == down ? 5 * (squares / 2) : 0);
    if (feet > fight.movement.running(who)) {
      return null;
    }
    Route way = field.route(who, end, feet, fight.movement.lines());
    return way != null && way.length() == feet ? way : null;
  }

  /** The straight way that leads farthest from them. Without a map: straight away. */
  private @Nullable Route farthest(Combatant who, List<Combatant> enemies) {
    int running = fight.movement.running(who);
    if (!(field.spot(who) instanceof Square here)) {
      return field.flight(who, enemies, running, fight.movement.lines());
    }
    var spots = new LinkedHashSet<>(field.spots(who, running, fight.movement.lines()));
    Square best = null;
    int far = 0;
    for (Facing way : Facing.values()) {
      Square end = last(who, here, way, enemies, spots);
      int gap = end == null ? 0 : gap(who, end, enemies);
      if (gap > far) {
        far = gap;
        best = end;
      }
    }
    return best == null ? null : straight(who, best);
  }

  /** The last square in one direction where a retreat may end. */
  private @Nullable Square last(
      Combatant who, Square here, Facing way, List<Combatant> enemies, Set<Spot> spots) {
    for (int squares = fight.movement.running(who) / 5; squares > 0; squares--) {
      var end =
          new Square(
              here.halvesAcross() + 2 * squares * way.dx(),
              here.halvesDown() + 2 * squares * way.dy());
      if (spots.contains(end) && isClear(who, end, enemies) && straight(who, end) != null) {
        return end;
      }
    }
    return null;
  }

  private int gap(Combatant who, Square end, List<Combatant> enemies) {
    Spot here = field.spot(who);
    field.place(who, end);
    int least = Integer.MAX_VALUE;
    for (Combatant enemy : enemies) {
      least = Math.min(least, field.distance(who, enemy));
    }
    field.place(who, here);
    return least;
  }

  void withdraw(Combatant who, Spot to) {
    Route way = withdrawal(who, to);
    if (way != null) {
      fight.engagement.note(who, false, engagers);
      fight.movement.walk(who, way, engagers, Gait.WITHDRAW, to);
      fight.movement.lookAbout(who); // A2.MOVE.30
    }
  }

  /** Whether a retreat was possible and made. */
  boolean retreatFrom(Combatant who, Spot to) {
    Route way = retreat(who, to);
    if (way == null) {
      return false;
    }
    fight.lose(who, COWERING);
    fight.gain(who, DISORDERED); // A2.FULL.43
    fight.stance(who).ranAway = true;
    fight.engagement.note(who, false, engagers);
    fight.movement.walk(who, way, engagers, Gait.RETREAT, to);
    return true;
  }
}
