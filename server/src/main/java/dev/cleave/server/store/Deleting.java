package dev.cleave.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Forgets a table and everything about it, for good. */
record Deleting(String table) implements Job {

  @Override
  public Outcome write(Session session) {
    Handle handle = session.handle();
    for (String part : new String[] {"log", "commands", "secrets", "seats"}) {
      handle.execute("delete from " + part + " where table_id = ?", table);
    }
    int rows = handle.execute("delete from tables where id = ?", table);
    session.forget(table);
    return rows == 1 ? new Outcome.Applied(0) : new Outcome.Refused("There is no such table.");
  }

  @Override
  public boolean needsSavepoint() {
    return true;
  }

  @Override
  public Optional<Outcome> find(Session session) {
    return Rows.start(session.handle(), table).isPresent()
        ? Optional.empty()
        : Optional.of(new Outcome.Known(0));
  }
}
