package dev.cleave.server.store;

import java.util.List;

/**
 * A place at a table.
 *
 * @param token the digest of the secret in the seat's link; the secret itself is never stored
 * @param revoked nobody may sit here any more
 * @param taken somebody has sat down here
 */
public record Seat(
    int seat,
    String role,
    String name,
    List<String> combatants,
    Digest token,
    boolean revoked,
    boolean taken) {

  /** One that nobody has taken. */
  public Seat(
      int seat, String role, String name, List<String> combatants, Digest token, boolean revoked) {
    this(seat, role, name, combatants, token, revoked, false);
  }

  public Seat {
    Door.atLeast("The number of a seat", seat, 0);
    Door.some("The role of a seat", role, Door.WORD);
    Door.text("The name of a seat", name, Door.NAME);
    combatants = List.copyOf(combatants);
    Combatants.join(combatants);
  }
}
