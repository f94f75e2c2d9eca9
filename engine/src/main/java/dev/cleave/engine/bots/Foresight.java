package dev.cleave.engine.bots;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.table.DiceSource;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Dice in thought: everybody has his own in every round. So whatever somebody does instead, the
 * others throw what they would have thrown, and two plans differ by what was done and not by luck.
 */
final class Foresight implements DiceSource {

  private static final long STEP = 0x9E3779B97F4A7C15L;

  private final Battle battle;
  private final long seed;
  private final int[] thrown;
  private int round = -1;

  Foresight(Battle battle, long seed) {
    this.battle = battle;
    this.seed = seed;
    this.thrown = new int[battle.size() + 1];
  }

  @Override
  public int face(Dice dice, int nth, Reason why, @Nullable Actor who) {
    if (battle.round() != round) {
      round = battle.round();
      Arrays.fill(thrown, 0);
    }
    int whose = who == null ? thrown.length - 1 : Math.min(who.index(), thrown.length - 1);
    long word = mix(mix(seed + STEP * round) + STEP * (1_000L * whose + thrown[whose]++));
    return (int) ((word >>> 32) * dice.sides() >>> 32) + 1;
  }

  private static long mix(long word) {
    long z = word;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
