package dev.cleave.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code kill -9} at random moments, {@code -Dcleave.kills} times: nothing that was answered is
 * lost, nothing is there twice or half, and every chain is whole.
 */
@ExtendWith(PostgresServer.Here.class)
class KillTest {
  private static final int KILLS = Integer.getInteger("cleave.kills", 10);
  private static final int CUTS = Integer.getInteger("cleave.cuts", 1);
  private static final long SEED = Long.getLong("cleave.seed", System.nanoTime());

  private final Random random = new Random(SEED);

  /** The last answered append of each table. */
  private final Map<String, Long> answered = new HashMap<>();

  @Test
  void nothingThatSqliteAnsweredIsLost(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("tables.db");
    for (int i = 0; i < KILLS; i++) {
      Process server = start(file.toString());
      boolean first = i == 0;
      kill(
          server,
          () -> {
            if (first) {
              assertThatThrownBy(() -> Store.open(new FilePlace(file)))
                  .hasMessageContaining("is already served by pid " + server.pid() + ".");
            }
          });
      check(new FilePlace(file));
    }
  }

  @Test
  void nothingThatPostgresAnsweredIsLost() throws Exception {
    ServerPlace place = PostgresServer.shared().database();
    String url = "postgresql://postgres@localhost:%d/%s".formatted(place.port(), place.database());
    for (int i = 0; i < KILLS; i++) {
      kill(start(url), () -> {});
      check(place);
    }
  }

  /** 114: the power is cut while all tables write; nothing is lost that was answered. */
  @Test
  void nothingThatWasAnsweredIsLostInAPowerCut(@TempDir Path folder) throws Exception {
    for (int i = 0; i < CUTS; i++) {
      try (var power = new PowerCut(Files.createDirectory(folder.resolve("cut" + i)))) {
        check(afterACut(power, ""));
      }
      answered.clear();
    }
  }

  /** 114: and if it did not wait for the disk at every commit, this would be seen. */
  @Test
  void whoDoesNotWaitForTheDiskIsFoundOut(@TempDir Path folder) throws Exception {
    try (var power = new PowerCut(folder)) {
      FilePlace place = afterACut(power, Appender.CARELESS);
      assertThat(catchThrowable(() -> check(place)))
          .isInstanceOfAny(AssertionError.class, StoreRefused.class);
    }
  }

  private FilePlace afterACut(PowerCut power, String how) throws Exception {
    Process server = start(how + power.folder().resolve("tables.db"));
    try (BufferedReader out = server.inputReader()) {
      for (int acks = 40 + random.nextInt(80); acks > 0; acks--) {
        note(out.readLine());
      }
      power.cut(server);
      out.lines().forEach(this::note);
    } finally {
      server.destroyForcibly().waitFor();
    }
    return new FilePlace(power.afterwards().resolve("tables.db"));
  }

  private static Process start(String place) throws IOException {
    return start(Appender.class, place);
  }

  static Process start(Class<?> program, String place) throws IOException {
    String classes =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            classes,
            program.getName(),
            place)
        .redirectErrorStream(true)
        .start();
  }

  /** Lets it answer for a while, and kills it; what it had printed by then counts. */
  private void kill(Process server, Runnable meanwhile) throws Exception {
    try (BufferedReader out = server.inputReader()) {
      note(out.readLine());
      meanwhile.run();
      long wait = random.nextLong(150);
      Thread killer =
          Thread.startVirtualThread(
              () -> {
                try {
                  Thread.sleep(wait);
                } catch (InterruptedException early) {
                  Thread.currentThread().interrupt();
                }
                // The handle's, which leaves what was printed to be read.
                server.toHandle().destroyForcibly();
              });
      out.lines().forEach(this::note);
      killer.join();
    } finally {
      server.destroyForcibly().waitFor();
    }
  }

  private void note(String line) {
    String[] words = line == null ? new String[0] : line.split(" ");
    // The last line may be cut short by the kill: then nobody has read the answer.
    if (line != null && !"ack ".startsWith(line.substring(0, Math.min(4, line.length())))) {
      throw new AssertionError("The server said: " + line + " (seed " + SEED + ")");
    }
    if (words.length == 4 && words[3].equals(Long.toString(2 * Long.parseLong(words[2]) + 2))) {
      answered.put(words[1], Long.parseLong(words[2]));
    }
  }

  private void check(Place place) {
    assertThat(answered).as("seed %d", SEED).isNotEmpty();
    try (Store store = Store.open(place)) {
      for (int i = 0; i < Appender.TABLES; i++) {
        String table = Appender.table(i);
        List<Line> log = store.log(table, 1);
        assertThat((long) log.size())
            .as("%s, seed %d", table, SEED)
            .isEven()
            .isGreaterThanOrEqualTo(2 * answered.getOrDefault(table, -1L) + 2);
        for (Line line : log) {
          // So each append is there whole, once, and in its place.
          assertThat(line.body()).isEqualTo("\"%s-%d\"".formatted(table, (line.seq() - 1) / 2));
        }
      }
    }
  }
}
