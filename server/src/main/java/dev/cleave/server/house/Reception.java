package dev.cleave.server.house;

import dev.cleave.server.store.Seated;
import dev.cleave.server.store.Store;
import dev.cleave.server.store.TableRow;
import dev.cleave.server.table.Role;
import dev.cleave.server.table.Seat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What somebody may know who stands at the door: the tables he has seats at, and what a link would
 * seat him as. It wakes no table and changes nothing.
 */
public final class Reception {

  private final Store store;

  Reception(Store store) {
    this.store = store;
  }

  /** A table somebody has a seat at, and that seat. */
  public record Known(TableRow table, Seat seat) {}

  /**
   * What a link leads to.
   *
   * @param seat the one it opens; null if it is the table's own
   * @param free of the table's own link: the seats one may choose from
   */
  public record Invitation(TableRow table, @Nullable Seat seat, List<Seat> free) {}

  /** The tables these tokens open, the newest first; what opens nothing is left out. */
  public List<Known> tables(Collection<String> tokens) {
    var known = new ArrayList<Known>();
    for (String token : tokens) {
      Seated seated = seated(token).orElse(null);
      TableRow table = seated == null ? null : store.table(seated.table()).orElse(null);
      if (seated != null && table != null && seated.seat().seat() != Seating.DOOR) {
        known.add(new Known(table, seat(seated.seat())));
      }
    }
    known.sort(Comparator.comparing((Known one) -> one.table().created()).reversed());
    return known;
  }

  /** What this link would do; looking at it changes nothing. */
  public Optional<Invitation> invitation(String token) {
    Seated seated = seated(token).orElse(null);
    TableRow table = seated == null ? null : store.table(seated.table()).orElse(null);
    if (seated == null || table == null) {
      return Optional.empty();
    }
    return Optional.of(
        seated.seat().seat() == Seating.DOOR
            ? new Invitation(table, null, free(table.id()))
            : new Invitation(table, seat(seated.seat()), List.of()));
  }

  /** The table whose own link this is. */
  public Optional<String> door(String token) {
    return seated(token).filter(seated -> seated.seat().seat() == Seating.DOOR).map(Seated::table);
  }

  /** What a table is called. */
  public Optional<String> title(String table) {
    return store.table(table).map(TableRow::title);
  }

  /** Whether a table's own link opens it. */
  public boolean isOpen(String table) {
    return Seating.isOpen(store.seats(table));
  }

  private Optional<Seated> seated(String token) {
    return store.seat(Token.digest(token)).filter(seated -> !seated.seat().revoked());
  }

  private List<Seat> free(String table) {
    return store.seats(table).stream().filter(Seating::isFree).map(Reception::seat).toList();
  }

  /** All seats of a table that there are, without their links. */
  public List<House.Link> seats(String table) {
    return store.seats(table).stream()
        .filter(seat -> !seat.revoked() && seat.seat() != Seating.DOOR)
        .map(seat -> new House.Link(seat(seat), null, seat.taken()))
        .toList();
  }

  private static Seat seat(dev.cleave.server.store.Seat stored) {
    Role role = House.role(stored.role());
    return new Seat(stored.seat(), role, stored.name(), stored.combatants());
  }
}
