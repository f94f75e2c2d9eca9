package dev.cleave.server.table;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A message that reaches a table from outside. */
public sealed interface Message {

  /**
   * Somebody says something.
   *
   * @param cmd its id, null for what changes nothing
   * @param payload the frame as it came
   */
  record Said(Listener from, int seat, @Nullable String cmd, Command command, String payload)
      implements Message {}

  /**
   * Somebody sits down before a screen.
   *
   * @param pending commands of his without an answer yet
   */
  record Came(Listener who, int seat, List<String> pending) implements Message {}

  /** A connection is gone. */
  record Went(Listener who) implements Message {}

  /** Somebody wants to know how things stand for a seat, which changes nothing. */
  record Looked(int seat, Consumer<String> to) implements Message {}

  /** Something to be worked out on the table's own thread. */
  record Asked(Consumer<LiveTable> what) implements Message {}

  /** The server goes down. */
  record Close() implements Message {}
}
