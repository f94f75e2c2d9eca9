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
}
