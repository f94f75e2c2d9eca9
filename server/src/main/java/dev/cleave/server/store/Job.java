package dev.cleave.server.store;

import java.util.Optional;

/** Something to be written at most once, which can be found again. */
interface Job {

  /** Writes it, within a transaction. */
  Outcome write(Session session);

  /** It may find out that it cannot be when it has written something already. */
  boolean needsSavepoint();

  /** Its known outcome, asked when a commit did not say what became of it. */
  Optional<Outcome> find(Session session);
}
