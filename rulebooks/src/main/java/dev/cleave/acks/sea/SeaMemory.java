package dev.cleave.acks.sea;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Seaway;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The wind, who was on which deck, and who has crossed to another in which round. */
public final class SeaMemory {

  /** There were ships when the fight began; all of them may have gone down since. */
  public final boolean atSea;

  /** Where the wind blows from, of eight from the north; -1 where it serves everybody. */
  int quarter = -1;

  /** How strong it is, -1 until it is known. */
  int strength = -1;

  /** Hours that a gale lasts. */
  int hours;

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
    quarter = other.quarter;
    strength = other.strength;
    hours = other.hours;
    crossed = other.crossed.clone();
    decks = other.decks.clone();
  }

  public SeaMemory copy() {
    return new SeaMemory(this);
  }

  public void note(List<Object> into) {
    into.add(quarter);
    into.add(strength);
    into.add(hours);
    into.add(Arrays.toString(crossed));
    into.add(Arrays.toString(decks));
  }
}
