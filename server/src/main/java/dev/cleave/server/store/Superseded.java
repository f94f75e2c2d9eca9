package dev.cleave.server.store;

/** Another server has taken the database over: this one has stopped writing for good. */
public final class Superseded extends StoreUnavailable {
  Superseded() {
    super("Another server has taken over this database; this one writes no more.", null);
  }
}
