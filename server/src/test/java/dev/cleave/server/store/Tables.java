package dev.cleave.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Small tables to try a store with. */
final class Tables {
  static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");

  private Tables() {}

  static NewTable table(String id, Change... changes) {
    return new NewTable(
        id, "The bridge", "{\"format\":\"cleave-journal-1\"}", "fair", NOON, List.of(changes));
  }

  static Seat seat(int number, String token) {
    return new Seat(number, "player", "Kurt", List.of("c0", "c1"), Digest.of(token), false);
  }

  static Command command(String id) {
    return new Command(id, Digest.of("attack Hans"), 1);
  }

  static Entry entry(int i) {
    return new Entry("roll", "{\"face\":" + i + "}");
  }

  /** As many lines under one command. */
  static Append append(String table, long after, String command, int lines) {
    var entries = new ArrayList<Entry>();
    for (int i = 0; i < lines; i++) {
      entries.add(entry(i));
    }
    return new Append(table, after, command(command), entries, List.of());
  }

  static Append change(String table, long after, String command, Change... changes) {
    return new Append(table, after, command(command), List.of(), List.of(changes));
  }

  static <T> T get(CompletableFuture<T> future) throws Exception {
    return future.get(120, TimeUnit.SECONDS);
  }

  static void mustApply(CompletableFuture<Outcome> future) throws Exception {
    assertThat(get(future)).isInstanceOf(Outcome.Applied.class);
  }
}
