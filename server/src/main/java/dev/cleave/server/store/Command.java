package dev.cleave.server.store;

/**
 * A wish of somebody at the table, by an id of its own, so that it is carried out at most once.
 *
 * @param payload the digest of what was sent: the same id with another payload is a conflict
 * @param seat who sent it, or {@link #HOUSE}
 */
public record Command(String id, Digest payload, int seat) {
  /** The server itself: bots, timers, what follows of its own accord. */
  public static final int HOUSE = -1;

  public Command {
    Door.some("The id of a command", id, Door.ID);
    Door.atLeast("The seat of a command", seat, HOUSE);
  }
}
