package dev.cleave.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/** A database on a PostgreSQL server. */
final class Postgres implements Engine {
  private static final int LEAST = 140_000;
  private static final int CONNECT_SECONDS = 5;
  private static final int ANSWER_SECONDS = 30;

  /**
   * A connection that we have lost must not hold the lease for ever: the server ends what stays
   * idle in a transaction.
   */
  private static final String SESSION = "-c idle_in_transaction_session_timeout=10s";

  private final ServerPlace place;

  Postgres(ServerPlace place) {
    this.place = place;
  }

  @Override
  public void prepare(Migrations migrations) {
    int reached;
    try (Connection connection = writing().getConnection()) {
      if (Integer.parseInt(setting(connection, "server_version_num")) < LEAST) {
        throw refused("is older than PostgreSQL 14. Use a later server.", null);
      }
      require(connection, "server_encoding", "UTF8", "cannot hold every text");
      if (!place.risky()) {
        require(connection, "fsync", "on", "would lose what it has confirmed");
        require(connection, "full_page_writes", "on", "could be spoilt by a power cut");
        if (setting(connection, "synchronous_commit").equals("off")) {
          throw refused(
              "has synchronous_commit = off and would lose what it has confirmed. Set it on.",
              null);
        }
      }
      reached = reached(connection, migrations);
    } catch (SQLException failed) {
      throw refused("cannot be used. " + Trouble.says(failed), failed);
    }
    // A server's backups are its keeper's: pg_dump sees every table of it, we only ours.
    migrations.run(this, reached, () -> {});
  }

  @Override
  public int look(Migrations migrations) {
    try (Connection connection = reading().getConnection()) {
      return reached(connection, migrations);
    } catch (SQLException failed) {
      throw refused("cannot be used. " + Trouble.says(failed), failed);
    }
  }

  private static int reached(Connection connection, Migrations migrations) throws SQLException {
    int reached = migrations.reached(connection);
    migrations.refuseNewer(reached);
    return reached;
  }

  private void require(Connection connection, String name, String value, String otherwise)
      throws SQLException {
    String is = setting(connection, name);
    if (!is.equals(value)) {
      throw refused("has %s = %s and %s. Set it %s.".formatted(name, is, otherwise, value), null);
    }
  }

  private static String setting(Connection connection, String name) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("show " + name)) {
      return rows.next() ? rows.getString(1) : "";
    }
  }

  private StoreRefused refused(String why, @Nullable Throwable cause) {
    return new StoreRefused(
        "The database %s on %s %s".formatted(Shown.of(place.database()), place.host(), why), cause);
  }

  @Override
  public DataSource writing() {
    return source();
  }

  @Override
  public DataSource reading() {
    return source();
  }

  private PGSimpleDataSource source() {
    var source = new PGSimpleDataSource();
    try {
      for (var setting : place.settings().entrySet()) {
        source.setProperty(setting.getKey(), setting.getValue());
      }
    } catch (SQLException odd) {
      throw refused("cannot be used: a setting of its URL is not understood.", odd);
    }
    source.setServerNames(new String[] {place.host()});
    source.setPortNumbers(new int[] {place.port()});
    source.setDatabaseName(place.database());
    source.setUser(place.user());
    source.setPassword(place.password().text());
    source.setApplicationName("cleave");
    source.setOptions(SESSION);
    source.setTcpKeepAlive(true);
    source.setSocketTimeout(ANSWER_SECONDS);
    source.setReWriteBatchedInserts(true);
    if (!place.settings().containsKey("connectTimeout")) {
      source.setConnectTimeout(CONNECT_SECONDS);
    }
    return source;
  }

  @Override
  public String begin() {
    return "begin";
  }

  @Override
  public String held() {
    return " for share";
  }

  @Override
  public Map<String, String> words() {
    return Map.of("bytes", "bytea");
  }

  @Override
  public void close() {
    // Connections are closed by whoever opened them.
  }
}
