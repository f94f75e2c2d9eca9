package dev.cleave.acks.sea;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Seaway;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who was on which deck, and who has crossed to another in which round. */
public final class SeaMemory {

  /** There were ships when the fight began; all of them may have gone down since. */
  public final boolean atSea;

  final int[] crossed;
  final @Nullable String[] decks;

  public SeaMemory(Battle battle) {
    Seaway map = battle.field().seaway();
    atSea = map != null && !map.vessels().isEmpty();
    crossed = new int[battle.size()];
    decks = new String[battle.size()];
  }

  private SeaMemory(SeaMemory other) {
    atSea = other.atSea;
    crossed = other.crossed.clone();
    decks = other.decks.clone();
  }

  public SeaMemory copy() {
    return new SeaMemory(this);
  }

  public void note(List<Object> into) {
    into.add(Arrays.toString(crossed));
    into.add(Arrays.toString(decks));
  }
}
