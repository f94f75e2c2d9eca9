package dev.cleave.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A real PostgreSQL for the tests, one for all of them; each test has a database in it. */
final class PostgresServer implements AutoCloseable {
  private static PostgresServer shared;
  private static int databases;

  private final Path data;
  private EmbeddedPostgres server;

  PostgresServer() throws IOException {
    data = Files.createTempDirectory("cleave-postgres");
    start(0);
  }

  /**
   * Starts it before the first test that wants it; the server ends with the last test of the run.
   */
  static final class Here implements BeforeAllCallback {
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
    server = (port == 0 ? builder : builder.setPort(port)).start();
  }

  void stop() throws IOException {
    server.close();
  }

  void startAgain() throws IOException {
    start(server.getPort());
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
