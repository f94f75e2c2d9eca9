package dev.cleave.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.util.function.Function;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** The connections that only read; they never wait for the writer. */
final class Readers implements AutoCloseable {
  private static final int MOST = 4;
  private static final int PATIENCE = 5_000;

  private final HikariDataSource pool;
  private final Jdbi jdbi;

  Readers(Engine engine) {
    var config = new HikariConfig();
    config.setPoolName("cleave-readers");
    config.setDataSource(engine.reading());
    config.setMaximumPoolSize(MOST);
    config.setMinimumIdle(1);
    config.setReadOnly(true);
    config.setConnectionTimeout(PATIENCE);
    // The database may be away for a while, also just now.
    config.setInitializationFailTimeout(-1);
    this.pool = new HikariDataSource(config);
    this.jdbi = Jdbi.create(pool);
  }

  /**
   * The database may have been away since the last reading, and every connection gone with it: then
   * one is made anew, once.
   */
  <T> T read(Function<Handle, T> query) {
    try {
      return once(query);
    } catch (ConnectionException away) {
      throw unavailable(away);
    } catch (JdbiException lost) {
      pool.getHikariPoolMXBean().softEvictConnections();
    }
    try {
      return once(query);
    } catch (JdbiException failed) {
      throw unavailable(failed);
    }
  }

  private <T> T once(Function<Handle, T> query) {
    try (Handle handle = jdbi.open()) {
      return query.apply(handle);
    }
  }

  private static StoreUnavailable unavailable(JdbiException failed) {
    return new StoreUnavailable(Trouble.says(failed) + " Nothing could be read.", failed);
  }

  @Override
  public void close() {
    pool.close();
  }
}
