package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Thousands of pairs of worlds that differ in what a player cannot know: who is there, hidden,
 * still to come or not at all, on which side and by which name; what lies on the ground, and the
 * ground itself; how much somebody bears. Each is held against the world in which there is nothing
 * to be known, byte for byte, whatever is asked and done in all of them.
 */
@Execution(ExecutionMode.CONCURRENT)
class ManyWorldsTest {

  /** Raise it with {@code -Dcleave.pairs} for a longer search. */
  private static final int PAIRS = Integer.getInteger("cleave.pairs", 5_000);

  private static final int FIRST = Integer.getInteger("cleave.first", 0);

  /** So many play side by side, each every so-manieth world: the same ones on any machine. */
  private static final int HANDS = 2;

  /** So many faults are told; more of them tell nothing new. */
  private static final int ENOUGH = 20;

  /** What one of them played. */
  private static final class Played {
    final Map<String, Integer> secrets = new TreeMap<>();
    final Map<String, Integer> steps = new TreeMap<>();
    final List<String> toldApart = new ArrayList<>();
    int pairs;
    long frames;
    long last;
  }

  @Test
  void nothingTellsTheWorldsApart() {
    var hands = new ArrayList<CompletableFuture<Played>>();
    for (int hand = 0; hand < HANDS; hand++) {
      long first = FIRST + hand;
      var done = new CompletableFuture<Played>();
      hands.add(done);
      // The tables are on light threads, and so is whoever plays them: handing over costs little.
      Thread.ofVirtual()
          .start(
              () -> {
                try {
                  done.complete(play(first));
                } catch (Throwable failed) {
                  done.completeExceptionally(failed);
                }
              });
    }
    long frames = 0;
    var toldApart = new ArrayList<String>();
    for (CompletableFuture<Played> hand : hands) {
      Played played = hand.join();
      frames += played.frames;
      toldApart.addAll(played.toldApart);
      if (Boolean.getBoolean("cleave.tell")) {
        System.out.println(
            played.pairs + " pairs, " + played.frames + " frames, up to seed " + played.last);
        System.out.println(played.secrets);
        System.out.println(played.steps);
      }
    }
    assertThat(toldApart).isEmpty();
    assertThat(frames).as("frames compared").isGreaterThan(20L * PAIRS);
  }

  /** Pairs that were told apart, until what they showed was mended. */
  @ParameterizedTest
  @ValueSource(longs = {502114, 502285, 508125, 509677, 510129, 605059, 605766, 610999})
  void whatToldThemApartOnceDoesNoMore(long seed) {
    try (var kin = new Kin(new Worlds(seed), seed)) {
      kin.play();
      assertThat(kin.compared()).isPositive();
    }
  }

  private static Played play(long first) {
    var played = new Played();
    for (long seed = first; played.pairs * HANDS < PAIRS; seed += HANDS) {
      var worlds = new Worlds(seed);
      try (var kin = new Kin(worlds, seed)) {
        kin.play();
        played.pairs += kin.pairs();
        played.frames += kin.compared();
        played.last = seed;
        kin.steps()
            .forEach(
                (secret, n) -> {
                  played.secrets.merge(secret, 1, Integer::sum);
                  played.steps.merge(worlds.book() + " " + secret, n, Integer::sum);
                });
      } catch (AssertionError told) {
        // A long search goes on: one fault must not hide the next.
        played.toldApart.add(told.getMessage());
        if (played.toldApart.size() >= ENOUGH) {
          break;
        }
      }
    }
    return played;
  }
}
