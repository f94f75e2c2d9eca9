package dev.cleave.server.store;

/** A text or number that no store takes; refused before any database sees it, alike for all. */
public final class NotStorable extends IllegalArgumentException {
  NotStorable(String message) {
    super(message);
  }
}
