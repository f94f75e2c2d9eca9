package dev.cleave.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteDataSource;

/** Connections to SQLite that forget nothing once committed and trust nothing in the file. */
final class SqliteSource extends SQLiteDataSource {
  private static final int PATIENCE = 5_000;

  private static final List<String> ALWAYS =
      List.of(
          "pragma trusted_schema = off",
          "pragma cell_size_check = on",
          "pragma mmap_size = 0",
          "pragma foreign_keys = on");

  /** Only a connection that may write can say these; fullfsync matters on macOS alone. */
  private static final List<String> WRITING =
      List.of(
          "pragma journal_mode = wal",
          "pragma synchronous = full",
          "pragma journal_size_limit = 67108864",
          "pragma fullfsync = on",
          "pragma checkpoint_fullfsync = on");

  private final boolean writes;

  SqliteSource(Path file, boolean writes) {
    super(new SQLiteConfig());
    getConfig().setBusyTimeout(PATIENCE);
    getConfig().setReadOnly(!writes);
    this.writes = writes;
    setUrl("jdbc:sqlite:" + file);
  }

  @Override
  public SQLiteConnection getConnection(String user, String password) throws SQLException {
    SQLiteConnection connection = super.getConnection(user, password);
    try (Statement statement = connection.createStatement()) {
      for (String pragma : ALWAYS) {
        statement.execute(pragma);
      }
      if (writes) {
        for (String pragma : WRITING) {
          statement.execute(pragma);
        }
      }
      return connection;
    } catch (SQLException failed) {
      connection.close();
      throw failed;
    }
  }
}
