package dev.cleave.server.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * A server to be killed: several tables append without end, and each answer is printed once it has
 * come. {@code Appender path-or-url}
 */
final class Appender {
  static final int TABLES = 5;

  /** Before the path: it answers before the disk does. */
  static final String CARELESS = "careless:";

  private Appender() {}

  static String table(int number) {
    return "t" + number;
  }

  /** The n-th append of a table: two lines that name it. */
  static Append append(String table, long n) {
    String command = table + "-" + n;
    var line = new Entry("note", "\"" + command + "\"");
    return Append.of(table, 2 * n, Tables.command(command), line, line);
  }

  public static void main(String[] arguments) throws Exception {
    Thread.ofPlatform().daemon().start(Appender::endWithTheTest);
    try (Store store = open(arguments[0]);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Void>> all = new ArrayList<>();
      for (int i = 0; i < TABLES; i++) {
        String table = table(i);
        all.add(threads.submit(() -> play(store, table)));
      }
      for (Future<Void> one : all) {
        one.get();
      }
    }
  }

  private static Store open(String place) {
    if (!place.startsWith(CARELESS)) {
      return Store.open(Place.of(place, Map.of()));
    }
    Path file = Path.of(place.substring(CARELESS.length()));
    var careless = new Faulty(new Sqlite(new FilePlace(file)));
    careless.pragma = "synchronous = normal";
    return Store.open(careless, Migrations.OURS, TestDatabase.BRISK);
  }

  /** Nobody is left to kill it when a test run was itself killed. */
  private static void endWithTheTest() {
    try {
      while (System.in.read() >= 0) {
        // Nothing is ever said.
      }
    } catch (IOException closed) {
      System.out.println("odd " + closed);
    }
    Runtime.getRuntime().halt(1);
  }

  private static Void play(Store store, String table) throws Exception {
    store.open(Tables.table(table)).get();
    long n = store.log(table, 1).size() / 2;
    if (n > 0 && !store.append(append(table, n - 1)).get().equals(new Outcome.Known(2 * n))) {
      System.out.println("twice " + table);
    }
    while (true) {
      Outcome outcome = store.append(append(table, n)).get();
      if (!(outcome instanceof Outcome.Applied(long seq))) {
        System.out.println("odd " + outcome);
        return null;
      }
      System.out.println("ack " + table + " " + n + " " + seq);
      n++;
    }
  }
}
