package dev.cleave.server.store;

import java.util.Optional;

/** Opens a table. */
record Opening(NewTable table) implements Job {

  @Override
  public Outcome write(Session session) {
    int rows =
        session
            .handle()
            .execute(
                "insert into tables (id, number, title, header, dice, created)"
                    + " select ?, coalesce(max(number), 0) + 1, ?, ?, ?, ? from tables where true"
                    + " on conflict do nothing",
                table.id(),
                table.title(),
                table.header(),
                table.dice(),
                table.created().toEpochMilli());
    if (rows == 0) {
      return find(session).orElseThrow();
    }
    Changes.make(session.handle(), table.id(), table.changes(), 0);
    session.head(table.id(), start());
    return new Outcome.Applied(0);
  }

  private Chain start() {
    return Chain.start(table.id(), table.header());
  }

  @Override
  public boolean needsSavepoint() {
    return true;
  }

  @Override
  public Optional<Outcome> find(Session session) {
    return Rows.start(session.handle(), table.id())
        .map(start -> start.equals(start()) ? new Outcome.Known(0) : new Outcome.Conflict(0));
  }
}
