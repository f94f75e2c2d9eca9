package dev.cleave.server.house;

import dev.cleave.server.table.Role;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The Judge's orders about seats. Combatants are named by the wire's ids. */
public sealed interface SeatOrder {

  /** A new link; the old one is dead. */
  record Renew(int seat) implements SeatOrder {}

  /** New links for all, the Judge too. */
  record RenewAll() implements SeatOrder {}

  /** Nobody sits there any more. */
  record Revoke(int seat) implements SeatOrder {}

  record Add(Role role, String name, List<String> combatants) implements SeatOrder {}

  /**
   * Another name or other combatants.
   *
   * @param name null to keep it
   * @param combatants null to keep them
   */
  record Alter(int seat, @Nullable String name, @Nullable List<String> combatants)
      implements SeatOrder {}

  /**
   * Somebody sits down who has the link of the seat.
   *
   * @param name null to keep it
   */
  record Take(int seat, @Nullable String name) implements SeatOrder {}

  /**
   * Somebody who has the table's link sits down in a seat that is free.
   *
   * @param name null to keep it
   */
  record Claim(int seat, @Nullable String name) implements SeatOrder {}

  /** The one link for the table: a new one, or none. */
  record Door(boolean open) implements SeatOrder {}

  /** The table is put away, or brought back. */
  record Archive(boolean archived) implements SeatOrder {}
}
