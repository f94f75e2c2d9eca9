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
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A real PostgreSQL for the tests, one for all of them; each test has a database in it. */
public final class PostgresServer implements AutoCloseable {
  private static PostgresServer shared;
  private static int databases;

  private final Path data;
  private EmbeddedPostgres server;

  PostgresServer() throws IOException {
    data = Files.createTempDirectory("cleave-postgres");
    start(free());
  }

  /**
   * Below those that a machine gives to whoever calls out: while the server is away, nobody else's
   * connection takes its port.
   */
  private static int free() throws IOException {
    for (int port = 20_000 + (int) (ProcessHandle.current().pid() % 5_000); ; port++) {
      try (var taken = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        return taken.getLocalPort();
      } catch (BindException inUse) {
        if (port > 32_000) {
          throw inUse;
        }
      }
    }
  }

  /**
   * Starts it before the first test that wants it; the server ends with the last test of the run.
   */
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

  private void start(int port) throws IOException {
    var builder =
        EmbeddedPostgres.builder()
            .setDataDirectory(data)
            .setCleanDataDirectory(false)
            .setPGStartupWait(Duration.ofMinutes(1)) // on a machine that does other things, too
            .setServerConfig("synchronous_commit", "on")
            .setServerConfig("fsync", "on")
            .setServerConfig("full_page_writes", "on");
    server = builder.setPort(port).start();
  }

  /** Until it is gone: closing alone gives up after five seconds, which a slow disk may take. */
  void stop() throws IOException {
    Optional<ProcessHandle> running = postmaster();
    server.close();
    running.ifPresent(one -> one.onExit().join());
  }

  void startAgain() throws IOException {
    start(server.getPort());
  }

  /** As a power cut would end it: {@code kill -9} of it and all it has started, at once. */
  void kill() throws IOException {
    ProcessHandle all = postmaster().orElseThrow();
    List<ProcessHandle> started = all.descendants().toList();
    all.destroyForcibly();
    started.forEach(ProcessHandle::destroyForcibly);
    all.onExit().join();
    started.forEach(one -> one.onExit().join());
    stop(); // which lets go of the folder
    Files.deleteIfExists(data.resolve("postmaster.pid"));
  }

  private Optional<ProcessHandle> postmaster() throws IOException {
    Path file = data.resolve("postmaster.pid");
    return Files.exists(file)
        ? ProcessHandle.of(Long.parseLong(Files.readAllLines(file).getFirst().trim()))
        : Optional.empty();
  }

  /** A new database of the shared server, as {@code cleave serve --db} would be told of it. */
  public static String url() throws SQLException {
    ServerPlace place = shared.database();
    return "postgresql://postgres@localhost:%d/%s".formatted(place.port(), place.database());
  }

  @Override
  public void close() {
    try {
      server.close();
      try (var files = Files.walk(data)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
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
    return new ServerPlace(
        "localhost", server.getPort(), name, "postgres", Map.of(), Password.NONE, false);
  }

  void execute(String sql) throws SQLException {
    try (Connection connection = server.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
