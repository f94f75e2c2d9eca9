package dev.cleave.acks1;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.movement.DefensiveMovement;
import dev.cleave.acks.space.Lines;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.table.Option;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Back from those who engage somebody, never a step nearer to any of them: up to half of combat
 * movement it is a fighting withdrawal, farther a full retreat. A1.DEFMOVE.04-08, A1.GAP.257
 */
final class Backwards extends DefensiveMovement {

  private static final Forbidden NOT_BACKWARDS =
      new Forbidden("WHO would not get back from them there", "A1.GAP.257");
  private static final Forbidden TOO_FAR =
      new Forbidden("that is too far for WHO", "A1.DEFMOVE.04");
  private static final Forbidden NO_PATH =
      new Forbidden("no clear path leads WHO back", "A1.DEFMOVE.05");
  private static final Forbidden NO_RETREAT =
      new Forbidden("WHO cannot retreat there", "A1.DEFMOVE.07");

  private final FirstEdition fight;
  private final Lines clear;

  Backwards(FirstEdition fight) {
    super(fight);
    this.fight = fight;
    this.clear = Lines.marching(fight).clear();
  }

  /** A1.DEFMOVE.04-05 */
  @Override
  protected @Nullable Route withdrawal(Combatant who, Spot to) {
    var engagers = new boolean[fight.fighters.length];
    fight.engagement().note(who, false, engagers);
    return way(who, to, withdrawalFeet(who), clear.past(engagers));
  }

  /** A1.DEFMOVE.07, A1.GAP.221 */
  @Override
  protected @Nullable Route retreat(Combatant who, Spot to) {
    Route way = way(who, to, fight.movement().running(who), past(who));
    return way != null && way.length() > withdrawalFeet(who) ? way : null;
  }

  private @Nullable Route way(Combatant who, Spot to, int feet, Lines lines) {
    List<Combatant> enemies = holders(who);
    if (enemies.isEmpty()) {
      return null;
    }
    Route way =
        to instanceof Bearing(Combatant _, boolean toward)
            ? toward ? null : fight.field.flight(who, enemies, feet, lines)
            : fight.movement().way(who, to, feet, lines);
    return way != null && way.length() > 0 && isBackwards(who, way, enemies) ? way : null;
  }

  /** Those who engage him, or did before all began to move at this moment. A1.INIT.06 */
  private List<Combatant> holders(Combatant who) {
    var holders = new ArrayList<Combatant>();
    for (Fighter fighter : fight.fighters) {
      Combatant enemy = fighter.who;
      if (fight.engagement().engages(enemy, who)
          || enemy.isStanding() && fight.moment.wasHeld(who, enemy)) {
        holders.add(enemy);
      }
    }
    return holders;
  }

  /** A1.GAP.257 */
  private boolean isBackwards(Combatant who, Route way, List<Combatant> enemies) {
    var before = new int[enemies.size()];
    for (int i = 0; i < before.length; i++) {
      before[i] = fight.field.distance(who, enemies.get(i));
    }
    Stand here = fight.field.stand(who);
    boolean backwards = true;
    while (backwards && way.step()) {
      for (int i = 0; i < before.length; i++) {
        int now = fight.field.distance(who, enemies.get(i));
        backwards &= now >= before[i];
        before[i] = now;
      }
    }
    Spot end = fight.field.spot(who);
    way.restart();
    here.restore();
    return backwards && !isPastAny(who, end, enemies);
  }

  /** On the far side of one of them at the end: that would be no way back. */
  private boolean isPastAny(Combatant who, Spot end, List<Combatant> enemies) {
    for (Combatant enemy : enemies) {
      if (fight.field.spot(who) instanceof Square from
          && end instanceof Square to
          && fight.field.spot(enemy) instanceof Square theirs
          && isPast(from, to, theirs)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPast(Square from, Square to, Square enemy) {
    int along =
        (from.column() - enemy.column()) * (to.column() - enemy.column())
            + (from.row() - enemy.row()) * (to.row() - enemy.row());
    return along < 0;
  }

  @Override
  protected void offerRetreats(Combatant who, List<Option<Action>> options) {
    for (Reach reach : fight.field.reaches(who, fight.movement().running(who), past(who))) {
      addIfLegal(options, who, true, new Retreat(fight, reach.spot()), reach);
    }
  }

  @Override
  protected Forbidden noWithdrawal(Spot to, @Nullable Route way) {
    return to instanceof Bearing ? NO_PATH : way == null ? TOO_FAR : NOT_BACKWARDS;
  }

  @Override
  protected Forbidden noRetreat(Spot to, @Nullable Route way, boolean stopped) {
    return NO_RETREAT;
  }

  /** A withdrawal keeps the attack, for whom he then finds or for whoever follows. A1.GAP.220 */
  @Override
  protected void withdraw(Combatant who, Spot to, @Nullable Facing facing) {
    fight.ours.reserved[who.index()] = withdrawal(who, to) != null;
    super.withdraw(who, to, facing);
  }
}
