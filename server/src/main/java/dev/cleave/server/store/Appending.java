package dev.cleave.server.store;

import java.util.ArrayList;
import java.util.Optional;

/** Writes what a command came to. */
record Appending(Append append) implements Job {

  @Override
  public Outcome write(Session session) {
    String table = append.table();
    Command command = append.command();
    Optional<Chain> head = session.head(table);
    if (head.isEmpty()) {
      return new Outcome.Refused("There is no such table.");
    }
    Chain chain = head.get();
    if (chain.seq() != append.after()) {
      return session.known(table, command).orElse(new Outcome.Stale(chain.seq()));
    }
    if (!session.note(table, command, chain.seq() + append.entries().size())) {
      return session.known(table, command).orElseThrow();
    }
    var lines = new ArrayList<Line>(append.entries().size());
    for (Entry entry : append.entries()) {
      chain = chain.then(entry.kind(), entry.body());
      lines.add(new Line(chain.seq(), entry.kind(), entry.body(), chain.digest()));
    }
    session.write(table, lines);
    Changes.make(session.handle(), table, append.changes(), chain.seq());
    session.head(table, chain);
    return new Outcome.Applied(chain.seq());
  }

  @Override
  public boolean needsSavepoint() {
    return !append.changes().isEmpty();
  }

  @Override
  public Optional<Outcome> find(Session session) {
    return session.known(append.table(), append.command());
  }
}
