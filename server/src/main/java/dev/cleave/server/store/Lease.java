package dev.cleave.server.store;

import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;

/**
 * The right to write. Whoever takes it raises the fence, and every transaction first holds the
 * fence where it found it: so of two servers the older one stops.
 *
 * <p>Taking it waits for whatever transaction of an earlier holder is still under way. After a
 * connection broke, taking the lease again therefore also settles what became of its last commit.
 */
final class Lease {
  private final Engine engine;
  private final String holder;

  Lease(Engine engine, String holder) {
    this.engine = engine;
    this.holder = holder;
  }

  /** At the start: from whoever has it. */
  void take(Handle handle) {
    handle.execute("update lease set holder = ?, fence = fence + 1 where one = 1", holder);
  }

  /** After a break: the new fence, or nothing if another server has come since. */
  OptionalLong renew(Handle handle) {
    handle.execute(engine.begin());
    int rows = handle.execute("update lease set fence = fence + 1 where holder = ?", holder);
    long fence = handle.select("select fence from lease where one = 1").mapTo(long.class).one();
    handle.execute("commit");
    return rows == 1 ? OptionalLong.of(fence) : OptionalLong.empty();
  }

  /** Within a transaction: nobody raises the fence before it is over. */
  void hold(Handle handle, long fence) {
    long now =
        handle
            .select("select fence from lease where one = 1" + engine.held())
            .mapTo(long.class)
            .one();
    if (now != fence) {
      throw new Superseded();
    }
  }
}
