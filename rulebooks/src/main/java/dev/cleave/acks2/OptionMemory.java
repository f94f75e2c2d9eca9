package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Memory;
import java.util.Arrays;
import java.util.List;

/** What optional rules remember of a fight. */
final class OptionMemory implements Memory {

  static final int NOBODY = -1;

  /** The encounter group of each combatant: the index of its first member. A2O.GROUP.01 */
  final int[] groups;

  // Static initiative, by combatant: the number the dice gave, and the last count it was called on
  final boolean[] numbered;
  final int[] rolled;
  final int[] called;

  // Of this round: whose segment was called last, who acted first and who last. A2O.HYBRID.01
  int lastCalled = NOBODY;
  int first = NOBODY;
  int last = NOBODY;

  // Player characters who stood when numbers were last found, and whether one has fallen since.
  // A2O.HYBRID.02
  final boolean[] stood;
  boolean tideTurned;

  private final Wear[] wear;

  OptionMemory(int[] groups) {
    int people = groups.length;
    this.wear = new Wear[people];
    Arrays.setAll(wear, _ -> new Wear());
    this.groups = groups;
    this.numbered = new boolean[people];
    this.rolled = new int[people];
    this.called = new int[people];
    this.stood = new boolean[people];
  }

  private OptionMemory(OptionMemory other) {
    this.groups = other.groups.clone();
    this.numbered = other.numbered.clone();
    this.rolled = other.rolled.clone();
    this.called = other.called.clone();
    this.lastCalled = other.lastCalled;
    this.first = other.first;
    this.last = other.last;
    this.stood = other.stood.clone();
    this.tideTurned = other.tideTurned;
    this.wear = new Wear[other.wear.length];
    Arrays.setAll(wear, i -> other.wear[i].copy());
  }

  /** What critical hits have done to somebody. A2O.FX.* */
  Wear wear(Combatant who) {
    return wear[who.index()];
  }

  @Override
  public OptionMemory copy(Battle copy) {
    return new OptionMemory(this);
  }

  @Override
  public void note(List<Object> into) {
    into.add(Arrays.toString(groups));
    into.add(Arrays.toString(numbered));
    into.add(Arrays.toString(rolled));
    into.add(Arrays.toString(called));
    into.add(List.of(lastCalled, first, last, tideTurned));
    into.add(Arrays.toString(stood));
    into.add(Arrays.toString(wear));
  }
}
