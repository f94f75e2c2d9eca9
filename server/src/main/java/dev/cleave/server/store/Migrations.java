package dev.cleave.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/**
 * How a database is brought up to date: all steps in one transaction.
 *
 * @param newest the number of the last step that this Cleave knows
 */
record Migrations(int newest, List<String> locations) {
  static final Migrations OURS = new Migrations(2, List.of("classpath:cleave/store"));

  private static final String HISTORY = "cleave_migrations";

  /** How far a database is: 0 if it is empty. Reads only. */
  int reached(Connection connection) throws SQLException {
    try (ResultSet tables = connection.getMetaData().getTables(null, null, HISTORY, null)) {
      if (!tables.next()) {
        return 0;
      }
    }
    try (Statement statement = connection.createStatement();
        ResultSet newest =
            statement.executeQuery(
                "select max(cast(version as integer)) from " + HISTORY + " where success")) {
      return newest.next() ? newest.getInt(1) : 0;
    }
  }

  /** Refuses a database that a later Cleave has written. */
  void refuseNewer(int reached) {
    if (reached > newest) {
      throw new StoreRefused(
          ("The database is of a newer Cleave (form %d; this one knows %d)."
                  + " Nothing was changed. Start the newer Cleave.")
              .formatted(reached, newest));
    }
  }

  /** Takes all steps that are left. {@code backup} is made first if a filled database changes. */
  void run(Engine engine, int reached, Runnable backup) {
    if (reached == newest) {
      return;
    }
    if (reached > 0) {
      backup.run();
    }
    Flyway flyway =
        Flyway.configure()
            .dataSource(engine.writing())
            .locations(locations.toArray(String[]::new))
            .failOnMissingLocations(true)
            .table(HISTORY)
            .placeholders(engine.words())
            .group(true)
            .cleanDisabled(true)
            .load();
    try {
      flyway.migrate();
    } catch (FlywayException failed) {
      throw new StoreRefused(
          "The database could not be brought up to date; it is as it was.", failed);
    }
  }
}
