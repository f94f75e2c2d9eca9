package dev.cleave.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.io.TempDir;

class SqliteContractTest extends StoreContract {
  @TempDir Path folder;

  @Override
  TestDatabase database() {
    Path file = folder.resolve("tables.db");
    return new TestDatabase() {
      @Override
      public Engine engine() {
        return new Sqlite(new FilePlace(file));
      }

      @Override
      public boolean isChanging() throws SQLException {
        for (int i = 0; i < 20; i++) { // for good, not for a moment
          try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
              Statement statement = other.createStatement()) {
            statement.execute("pragma busy_timeout = 0");
            statement.execute("begin immediate");
            statement.execute("rollback");
            return false;
          } catch (SQLException busy) {
            LockSupport.parkNanos(20_000_000);
          }
        }
        return true;
      }

      @Override
      public String name() {
        return file.toString();
      }
    };
  }
}
