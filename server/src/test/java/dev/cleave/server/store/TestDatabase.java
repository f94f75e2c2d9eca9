package dev.cleave.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** A database of a test's own, which the test may also handle roughly. */
interface TestDatabase {
  Writer.Pace BRISK = new Writer.Pace(200, 100);

  Engine engine();

  /** Somebody is in the middle of a step that takes long. */
  boolean isChanging() throws SQLException;

  /** As {@code cleave serve --db} would be told of it. */
  String name();

  default Store open() {
    return open(engine());
  }

  default Store open(Engine engine) {
    return Store.open(engine, Migrations.OURS, BRISK);
  }

  /** As anybody with a client could. */
  default void tamper(String sql) throws SQLException {
    try (Connection connection = engine().writing().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
