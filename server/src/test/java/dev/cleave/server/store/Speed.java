package dev.cleave.server.store;

import static dev.cleave.server.store.Tables.append;
import static dev.cleave.server.store.Tables.mustApply;
import static dev.cleave.server.store.Tables.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Measures, when run by hand: {@code Speed path-or-url [seconds]}; {@code postgres} for a server of
 * its own. Three lines a command.
 */
final class Speed {
  private static final int LINES = 3;

  private Speed() {}

  public static void main(String[] arguments) throws Exception {
    int seconds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 5;
    if (arguments[0].equals("postgres")) {
      try (var server = new PostgresServer()) {
        measure(server.database(), seconds);
      }
    } else {
      measure(Place.of(arguments[0], Map.of()), seconds);
    }
  }

  private static void measure(Place place, int seconds) throws Exception {
    try (Store store = Store.open(place)) {
      measure(store, 1, 2);
      for (int tables : new int[] {1, 20, 200}) {
        measure(store, tables, seconds);
      }
    }
  }

  private static void measure(Store store, int tables, int seconds) throws Exception {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    long start = System.nanoTime();
    var times = new ArrayList<Future<long[]>>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < tables; i++) {
        times.add(threads.submit(() -> play(store, end)));
      }
    }
    long took = System.nanoTime() - start;
    var all = new ArrayList<long[]>();
    for (Future<long[]> one : times) {
      all.add(one.get());
    }
    long[] sorted = all.stream().flatMapToLong(Arrays::stream).sorted().toArray();
    System.out.printf(
        "%3d tables: %,.0f appends/s, p50 %.1f ms, p99 %.1f ms, most %.1f ms%n",
        tables,
        sorted.length * 1e9 / took,
        sorted[sorted.length / 2] / 1e6,
        sorted[sorted.length * 99 / 100] / 1e6,
        sorted[sorted.length - 1] / 1e6);
  }

  private static long[] play(Store store, long end) throws Exception {
    String table = UUID.randomUUID().toString();
    mustApply(store.open(table(table)));
    var times = new ArrayList<Long>();
    for (int n = 0; System.nanoTime() < end; n++) {
      long before = System.nanoTime();
      mustApply(store.append(append(table, (long) n * LINES, "cmd" + n, LINES)));
      times.add(System.nanoTime() - before);
    }
    return times.stream().mapToLong(Long::longValue).toArray();
  }
}
