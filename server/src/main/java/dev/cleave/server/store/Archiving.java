package dev.cleave.server.store;

import java.util.Optional;

/** The operator puts a table away, or brings it back, without a word in its log. */
record Archiving(String table, boolean archived) implements Job {

  @Override
  public Outcome write(Session session) {
    int rows =
        session.handle().execute("update tables set archived = ? where id = ?", archived, table);
    return rows == 1 ? new Outcome.Applied(0) : new Outcome.Refused("There is no such table.");
  }

  @Override
  public boolean needsSavepoint() {
    return false;
  }

  @Override
  public Optional<Outcome> find(Session session) {
    return Rows.table(session.handle(), table)
        .filter(row -> row.archived() == archived)
        .map(_ -> new Outcome.Known(0));
  }
}
