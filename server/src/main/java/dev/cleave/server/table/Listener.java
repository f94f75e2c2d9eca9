package dev.cleave.server.table;

/** Somebody's connection. Sending never waits. */
public interface Listener {

  void send(String frame);

  /** Nothing more will come. */
  void bye(String reason);

  /** The connection is cut; whoever it is may come back. */
  void cut(String reason);
}
