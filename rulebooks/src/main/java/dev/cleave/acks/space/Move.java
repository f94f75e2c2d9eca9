package dev.cleave.acks.space;

import dev.cleave.acks.turn.Copies;
import dev.cleave.acks.turn.Gait;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Spot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A movement under way: who goes how and where to, and how things stood when he set out. */
public final class Move {

  /** Steps that a hard turn may take. A2.GAP.325 */
  private static final int FEW = 4;

  /** Never seen on the way. */
  public static final int UNSEEN = -1;

  public final Combatant mover;
  public final Gait gait;
  public final Spot goal;
  public final @Nullable Facing facing;

  /** Somebody to bring along, and where the mover has been with him. A2.GAP.139 */
  final boolean carries;

  public final List<Spot> trail;

  // Filled in only if somebody waits for it
  public boolean watched;
  public final boolean[] inMelee;
  public final boolean[] saw;
  public final boolean[] reached;
  public final boolean[] served;
  public final int[] lastSeen;

  /** Feet between the mover and each of his enemies when he set out, where a book asks for it. */
  public final int[] apart;

  /**
   * @param facing where he looks all along, null if it does not matter to him
   */
  public Move(SpaceRoom fight, Combatant mover, Gait gait, Spot goal, @Nullable Facing facing) {
    this.mover = mover;
    this.gait = gait;
    this.goal = goal;
    this.facing = facing;
    this.carries = fight.fighter(mover).carries != null;
    this.trail = carries ? new ArrayList<>() : List.of();
    int size = fight.isWatched(gait) ? fight.fighters.length : 0;
    this.inMelee = new boolean[size];
    this.saw = new boolean[size];
    this.reached = new boolean[size];
    this.served = new boolean[size];
    this.lastSeen = new int[size];
    this.apart = new int[fight.memory.anybodyFears ? fight.fighters.length : size];
  }

  /** The last few steps of one in panic, oldest first; the very last apart. A2.GAP.325 */
  private final List<Facing> ways = new ArrayList<>(0);

  private @Nullable Facing lastWay;

  void stepped(Facing way) {
    Facing before = lastWay;
    if (before != null) {
      ways.add(before);
    }
    if (ways.size() > FEW) {
      ways.removeFirst();
    }
    lastWay = way;
  }

  /** On the last few steps before the very last. */
  public List<Facing> ways() {
    return ways;
  }

  /** On the very last step, null before the first. */
  public @Nullable Facing lastWay() {
    return lastWay;
  }

  public void forgetWays() {
    ways.clear();
  }

  private Move(Move other, Copies copies) {
    this.mover = copies.of(other.mover);
    this.ways.addAll(other.ways);
    this.lastWay = other.lastWay;
    this.gait = other.gait;
    this.goal = copies.of(other.goal);
    this.facing = other.facing;
    this.carries = other.carries;
    this.trail = new ArrayList<>(other.trail);
    this.watched = other.watched;
    this.inMelee = other.inMelee;
    this.saw = other.saw;
    this.reached = other.reached;
    this.served = other.served.clone();
    this.lastSeen = other.lastSeen;
    this.apart = other.apart;
  }

  /** The same in a copy of the battle. */
  public Move copy(Copies copies) {
    return new Move(this, copies);
  }

  public Move(SpaceRoom fight, Combatant mover, Gait gait, Spot goal) {
    this(fight, mover, gait, goal, null);
  }
}
