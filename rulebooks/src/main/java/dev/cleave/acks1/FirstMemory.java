package dev.cleave.acks1;

import dev.cleave.acks.sea.SeaMemory;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Memory;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The memory of a fight of the first edition, beyond that of the second. */
final class FirstMemory implements Memory {

  // Of each combatant, by index
  final int[] run;
  final int[] lastRun;
  final int[] lastMove;
  final int[] fled;
  final boolean[] reserved;
  final boolean[] pursued;
  final boolean[] braced;

  final SeaMemory sea;

  // Of the moment: who acts on this number, who has moved, who was at blows when it was called
  boolean moving;
  final boolean[] members;
  final boolean[] moved;
  boolean[][] engaged;

  /** By index: who was in order when it was called, and what each who acts then was promised. */
  final boolean[] orderly;

  final @Nullable Promise[] promises;

  // Of each side, by index
  final boolean[] mourned;
  final boolean[] halved;
  final int[] result;

  FirstMemory(Battle battle) {
    int people = battle.size();
    int sides = battle.sides().size();
    sea = new SeaMemory(battle);
    run = new int[people];
    lastRun = new int[people];
    lastMove = new int[people];
    fled = new int[people];
    reserved = new boolean[people];
    pursued = new boolean[people];
    braced = new boolean[people];
    members = new boolean[people];
    moved = new boolean[people];
    engaged = new boolean[0][0];
    orderly = new boolean[people];
    promises = new Promise[people];
    mourned = new boolean[sides];
    halved = new boolean[sides];
    result = new int[sides];
  }

  private FirstMemory(FirstMemory other) {
    sea = other.sea.copy();
    run = other.run.clone();
    lastRun = other.lastRun.clone();
    lastMove = other.lastMove.clone();
    fled = other.fled.clone();
    reserved = other.reserved.clone();
    pursued = other.pursued.clone();
    braced = other.braced.clone();
    moving = other.moving;
    members = other.members.clone();
    moved = other.moved.clone();
    engaged = other.engaged; // never changed
    orderly = other.orderly.clone();
    promises = other.promises.clone();
    mourned = other.mourned.clone();
    halved = other.halved.clone();
    result = other.result.clone();
  }

  /** Whoever acts next acts at another moment. A1.INIT.06 */
  void endMoment() {
    endMoves();
    moving = false;
    Arrays.fill(members, false);
    Arrays.fill(orderly, false);
    Arrays.fill(promises, null);
  }

  /** All that a moment leaves of which somebody had to himself. */
  void endMoves() {
    Arrays.fill(moved, false);
  }

  @Override
  public FirstMemory copy(Battle copy) {
    return new FirstMemory(this);
  }

  @Override
  public void note(List<Object> into) {
    sea.note(into);
    into.add(Arrays.toString(run));
    into.add(Arrays.toString(lastRun));
    into.add(Arrays.toString(lastMove));
    into.add(Arrays.toString(fled));
    into.add(Arrays.toString(reserved));
    into.add(Arrays.toString(pursued));
    into.add(Arrays.toString(braced));
    into.add(moving);
    into.add(Arrays.toString(members));
    into.add(Arrays.toString(moved));
    into.add(Arrays.deepToString(engaged));
    into.add(Arrays.toString(mourned));
    into.add(Arrays.toString(halved));
    into.add(Arrays.toString(result));
  }
}
