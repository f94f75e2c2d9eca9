package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/**
 * Thousands of pairs of worlds that differ in what a player cannot know: who is there, hidden,
 * still to come or not at all, on which side and by which name; what lies on the ground, and the
 * ground itself; how much somebody bears. Each is held against the world in which there is nothing
 * to be known, byte for byte, whatever is asked and done in all of them.
 */
class ManyWorldsTest {

  /** Raise it with {@code -Dcleave.pairs} for a longer search. */
  private static final int PAIRS = Integer.getInteger("cleave.pairs", 5_000);

  private static final int FIRST = Integer.getInteger("cleave.first", 0);

  @Test
  void nothingTellsTheWorldsApart() {
    var done = new CompletableFuture<Void>();
    // The tables are on light threads, and so is whoever plays them: handing over costs little.
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                play();
                done.complete(null);
              } catch (Throwable failed) {
                done.completeExceptionally(failed);
              }
            });
    done.join();
  }

  private static void play() {
    int pairs = 0;
    long frames = 0;
    Map<String, Integer> secrets = new TreeMap<>();
    Map<String, Integer> steps = new TreeMap<>();
    long seed = FIRST;
    for (; pairs < PAIRS; seed++) {
      var worlds = new Worlds(seed);
      try (var kin = new Kin(worlds, seed)) {
        pairs += kin.play();
        frames += kin.compared();
        kin.steps()
            .forEach(
                (secret, n) -> {
                  secrets.merge(secret, 1, Integer::sum);
                  steps.merge(worlds.book() + " " + secret, n, Integer::sum);
                });
      }
    }
    if (Boolean.getBoolean("cleave.tell")) {
      System.out.println(pairs + " pairs, " + frames + " frames, up to seed " + (seed - 1));
      System.out.println(secrets);
      System.out.println(steps);
    }
    assertThat(frames).as("frames compared").isGreaterThan(20L * PAIRS);
  }
}
