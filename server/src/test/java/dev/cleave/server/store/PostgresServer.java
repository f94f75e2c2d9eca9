package dev.cleave.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A real PostgreSQL for the tests, one for all of them; each test has a database in it. The machine
 * may be busy and its disk slow: so nothing here is waited for by a clock where one can see whether
 * it still comes.
 */
public final class PostgresServer implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofMinutes(4);

  /** What it was unpacked to: anew in every run, so that nothing half of an earlier one is used. */
  private static @Nullable Path binaries;

  private static PostgresServer shared;
  private static int databases;
  private static int servers;

  private final Path data;
  private final Path log;
  private int port;

  PostgresServer() throws IOException {
    data = Files.createTempDirectory("cleave-postgres");
    log = data.resolveSibling(data.getFileName() + ".log");
    start(true);
  }

  /** Starts it before the first test that wants it; the server ends with the last of the run. */
  public static final class Here implements BeforeAllCallback {
    @Override
    public void beforeAll(ExtensionContext context) {
      // The build brings the server for this kind of machine only.
      Assumptions.assumeTrue(
          System.getProperty("os.name").equals("Linux")
              && System.getProperty("os.arch").equals("amd64"));
      shared =
          context
              .getRoot()
              .getStore(ExtensionContext.Namespace.GLOBAL)
              .computeIfAbsent(PostgresServer.class, key -> started(), PostgresServer.class);
    }

    private static PostgresServer started() {
      try {
        return new PostgresServer();
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }
  }

  static PostgresServer shared() {
    return shared;
  }

  private static synchronized Path binaries() throws IOException {
    if (binaries == null) {
      Path folder = Files.createTempDirectory("cleave-postgres-bin");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
      binaries = folder;
    }
    return binaries;
  }

  /**
   * Below those that a machine gives to whoever calls out, and far from those of a build beside
   * this one: while the server is away, nobody takes its port.
   */
  private static synchronized int free() throws IOException {
    long first = 20_000 + ProcessHandle.current().pid() % 240 * 50 + servers++;
    for (int candidate = (int) first; ; candidate++) {
      try (var taken = new ServerSocket(candidate, 1, InetAddress.getLoopbackAddress())) {
        return taken.getLocalPort();
      } catch (BindException inUse) {
        if (candidate > 32_700) {
          throw inUse;
        }
      }
    }
  }

  /** Again and again for some minutes; a first start may have whichever port is free. */
  private void start(boolean first) throws IOException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      port = first ? free() : port;
      Exception failed;
      try {
        launch();
        return;
      } catch (IOException | IllegalStateException late) {
        failed = late;
      }
      // Whoever is slow, to recover from a kill or because others have the disk, is not dead.
      if (comes(() -> isReady() || postmaster().isEmpty(), end) && isReady()) {
        return;
      }
      if (System.nanoTime() > end) {
        throw new IOException(
            "PostgreSQL does not start on port %d: %s. Its log:\n%s".formatted(port, failed, log()),
            failed);
      }
      Files.deleteIfExists(data.resolve("epg-lock")); // which the failed start still holds
      comes(() -> false, System.nanoTime() + Duration.ofSeconds(1).toNanos());
    }
  }

  private void launch() throws IOException {
    EmbeddedPostgres.builder()
        .setOverrideWorkingDirectory(binaries().toFile())
        .setDataDirectory(data)
        .setCleanDataDirectory(false)
        .setPGStartupWait(Duration.ofSeconds(15)) // then it is looked after here
        .setOutputRedirector(ProcessBuilder.Redirect.appendTo(log.toFile()))
        .setServerConfig("synchronous_commit", "on")
        .setServerConfig("fsync", "on")
        .setServerConfig("full_page_writes", "on")
        // After a kill it makes sure of its whole folder at once, not of one file after another.
        .setServerConfig("recovery_init_sync_method", "syncfs")
        // What a killed server had asked for is not worked at to the end.
        .setServerConfig("client_connection_check_interval", "500")
        // Not in the folder for everybody, where an earlier one may have left a lock.
        .setServerConfig("unix_socket_directories", data.toString())
        .setPort(port)
        .start();
  }

  private String log() {
    try {
      return Files.exists(log) ? Files.readString(log) : "(none)";
    } catch (IOException unread) {
      return unread.toString();
    }
  }

  private boolean isReady() {
    try {
      execute("select 1");
      return true;
    } catch (SQLException notYet) {
      return false;
    }
  }

  /** Whether it comes before that moment. */
  private static boolean comes(BooleanSupplier what, long end) {
    while (!what.getAsBoolean()) {
      if (System.nanoTime() > end) {
        return false;
      }
      try {
        Thread.sleep(50);
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    }
    return true;
  }

  /** As its operator would, and until it is gone, however long its disk takes. */
  void stop() throws IOException {
    ProcessHandle running = postmaster().orElseThrow();
    SqliteTest.run("sh", "-c", "kill -INT " + running.pid());
    gone(running);
  }

  void startAgain() throws IOException {
    Files.deleteIfExists(data.resolve("epg-lock")); // which the start before still holds
    start(false);
  }

  /** As a power cut would end it: {@code kill -9} of it and all it has started, at once. */
  void kill() throws IOException {
    ProcessHandle all = postmaster().orElseThrow();
    List<ProcessHandle> started = all.descendants().toList();
    all.destroyForcibly();
    started.forEach(ProcessHandle::destroyForcibly);
    gone(all);
    for (ProcessHandle one : started) {
      gone(one);
    }
    // Where nobody buries it at once, the next would take the dead one for another that runs.
    Files.deleteIfExists(data.resolve("postmaster.pid"));
    Files.deleteIfExists(data.resolve(".s.PGSQL.%d.lock".formatted(port)));
  }

  private void gone(ProcessHandle process) throws IOException {
    if (!comes(() -> !runs(process), System.nanoTime() + PATIENCE.toNanos())) {
      throw new IOException("PostgreSQL does not end. Its log:\n" + log());
    }
  }

  /** One that has ended and whom nobody has buried runs no more. */
  private static boolean runs(ProcessHandle process) {
    try {
      String state = Files.readString(Path.of("/proc", "" + process.pid(), "stat"));
      return process.isAlive() && "ZX".indexOf(state.charAt(state.lastIndexOf(')') + 2)) < 0;
    } catch (IOException ended) {
      return false;
    }
  }

  private Optional<ProcessHandle> postmaster() {
    try {
      List<String> lines = Files.readAllLines(data.resolve("postmaster.pid"));
      return lines.isEmpty()
          ? Optional.empty()
          : ProcessHandle.of(Long.parseLong(lines.getFirst().trim())).filter(PostgresServer::runs);
    } catch (IOException none) {
      return Optional.empty();
    }
  }

  /** A new database of the shared server, as {@code cleave serve --db} would be told of it. */
  public static String url() throws SQLException {
    ServerPlace place = shared.database();
    return "postgresql://postgres@localhost:%d/%s".formatted(place.port(), place.database());
  }

  @Override
  public void close() throws IOException {
    if (postmaster().isPresent()) {
      stop();
    }
    delete(data);
    Files.deleteIfExists(log);
  }

  private static void delete(Path folder) {
    try (var files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException ignored) {
      // It lies in the folder for temporary files.
    }
  }

  synchronized ServerPlace database() throws SQLException {
    String name = "cleave" + databases++;
    execute("create database " + name);
    return place(name);
  }

  ServerPlace place(String name) {
    return new ServerPlace("localhost", port, name, "postgres", Map.of(), Password.NONE, false);
  }

  void execute(String sql) throws SQLException {
    String url =
        "jdbc:postgresql://localhost:%d/postgres?user=postgres&connectTimeout=10&socketTimeout=120";
    try (Connection connection = DriverManager.getConnection(url.formatted(port));
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
