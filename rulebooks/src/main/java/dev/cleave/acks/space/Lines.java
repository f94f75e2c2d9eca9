package dev.cleave.acks.space;

import static dev.cleave.acks.book.State.HIDDEN;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Passage;
import org.jspecify.annotations.Nullable;

/** Passage of lines: who gets through whom, who may close up, and who stops whom. A2.MAP.09-38 */
public final class Lines implements Passage {

  private final SpaceRoom fight;
  private final boolean heedful;
  private final boolean curves;
  private final boolean knowing;
  private boolean clear;
  private boolean bold;
  private @Nullable Combatant under;
  private boolean @Nullable [] ignored;
  private boolean @Nullable [] overrun;

  private Lines(SpaceRoom fight, boolean heedful, boolean curves) {
    this(fight, heedful, curves, false);
  }

  private Lines(SpaceRoom fight, boolean heedful, boolean curves, boolean knowing) {
    this.knowing = knowing;
    this.fight = fight;
    this.heedful = heedful;
    this.curves = curves;
  }

  /** In any direction, as far as no enemy engages the mover. A2.MOVE.19 */
  public static Lines marching(SpaceRoom fight) {
    return new Lines(fight, true, false);
  }

  /** Straight on or in a gradual curve. A2.FULL.26 */
  static Lines running(SpaceRoom fight) {
    return new Lines(fight, true, true);
  }

  /** Toward somebody come what may: whoever engages the mover stops him on the way. */
  public static Lines heedless(SpaceRoom fight, boolean curves) {
    return new Lines(fight, false, curves);
  }

  /** As things are, whether the mover knows it or not. */
  static Lines knowing(SpaceRoom fight) {
    return new Lines(fight, false, false, true);
  }

  /** The same beside somebody, between the feet of whoever stands over him. A2.MAP.38 */
  static Lines amidFeet(SpaceRoom fight, Combatant whom) {
    var lines = knowing(fight);
    lines.under = whom;
    return lines;
  }

  /** The same where nobody is in the way. */
  public Lines clear() {
    clear = true;
    return this;
  }

  /** The same into deep water. A2.R.190 */
  Lines bold() {
    bold = true;
    return this;
  }

  /** The same past enemies who cannot stop the mover, by index. A2.FULL.38, A2.MOVE.31 */
  public Lines past(boolean[] enemies) {
    ignored = enemies;
    return this;
  }

  /** Through enemies who have been overrun, by index. A2.MAN.OVERRUN.06 */
  public Lines over(boolean[] enemies) {
    overrun = enemies;
    return this;
  }

  @Override
  public boolean through(Combatant mover, Combatant other) {
    if (overrun != null && overrun[other.index()]) {
      return true;
    }
    if (clear || bars(mover, other)) {
      return false;
    }
    int mine = rank(mover);
    int theirs = rank(other);
    if (mine == Size.TINY.rank() || theirs == Size.TINY.rank()) {
      return true; // A2.GAP.108
    }
    return mine <= Size.MAN_SIZED.rank()
        && (theirs <= Size.MAN_SIZED.rank() || fight.spaceNumbers().passingLargerAllies);
  }

  /** An enemy bars the way unless he cannot engage the mover or looks elsewhere. A2.ENGAGE.05 */
  private boolean bars(Combatant mover, Combatant other) {
    if (other.isThing()) {
      return true;
    }
    return mover.isEnemyOf(other)
        && fight.engagement().weight(other, mover) >= WHOLE
        && fight.engagement().couldEngage(other, mover)
        && fight.arc(other, mover) == Arc.FRONT;
  }

  /** Nobody plans his way round an enemy he does not know of. A2.COND.HIDE.01 */
  @Override
  public boolean overlooks(Combatant mover, Combatant other) {
    return knowing
        ? under != null && standsOver(other, under)
        : other.is(HIDDEN) && mover.isEnemyOf(other);
  }

  private boolean standsOver(Combatant big, Combatant small) {
    return on(big, small) && fight.field.distance(big, small) == 0;
  }

  /** Those two sizes smaller are stepped over. A2.MAP.35 */
  @Override
  public boolean over(Combatant mover, Combatant other) {
    return rank(mover) > Size.MAN_SIZED.rank()
        && rank(other) <= rank(mover) - 2
        && !bars(mover, other);
  }

  /** One may stop on one's own small folk; on enemies only who tramples. A2.MAP.38, A2.ENGAGE.21 */
  @Override
  public boolean on(Combatant mover, Combatant other) {
    return rank(mover) > Size.MAN_SIZED.rank()
        && rank(other) <= rank(mover) - 2
        && (!mover.isEnemyOf(other) || mover.sheet().has("tramples")); // A2.ENGAGE.22
  }

  /** A2.MAP.11 */
  @Override
  public boolean abreast(Combatant mover, Combatant other) {
    return isOfOneRank(mover, other) && !fight.needsRoom(mover) && !fight.needsRoom(other);
  }

  /** A2.MAP.13 */
  @Override
  public boolean inFile(Combatant mover, Combatant other) {
    return isOfOneRank(mover, other);
  }

  private static boolean isOfOneRank(Combatant mover, Combatant other) {
    return !mover.isEnemyOf(other) && isMan(mover) && isMan(other);
  }

  private static boolean isMan(Combatant who) {
    return rank(who) == Size.SMALL.rank() || rank(who) == Size.MAN_SIZED.rank();
  }

  /** A cliff is no step, but for those who fly. A2.R.141 */
  @Override
  public int climb(Combatant mover) {
    return fight.prowess(fight.riding().legs(mover)).flies
        ? Integer.MAX_VALUE
        : fight.spaceNumbers().stepHeight;
  }

  @Override
  public int drag(Combatant mover, int depth) {
    return fight.waters().drag(mover, depth, bold);
  }

  private static int rank(Combatant who) {
    return who.sheet().size().rank();
  }

  /** A2.ENGAGE.17, A2.GAP.120 */
  @Override
  public int hold(Combatant mover, Combatant other) {
    if (other.isThing()) {
      Combatant guard = fight.team().guard(other);
      return guard == null ? 0 : hold(mover, guard);
    }
    return heedful
            && mover.isEnemyOf(other)
            && (ignored == null || !ignored[other.index()])
            && fight.engagement().couldEngage(other, mover)
        ? fight.engagement().weight(other, mover)
        : 0;
  }

  @Override
  public boolean holdsAllRound() {
    return !fight.facingCounts();
  }

  @Override
  public int holdFeet() {
    return fight.spaceNumbers().engagementDistance;
  }

  @Override
  public boolean curves() {
    return curves;
  }
}
