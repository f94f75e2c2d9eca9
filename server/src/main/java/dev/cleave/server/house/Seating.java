package dev.cleave.server.house;

import dev.cleave.content.Names;
import dev.cleave.server.store.Change;
import dev.cleave.server.table.LiveTable;
import dev.cleave.server.table.LogLine;
import dev.cleave.server.table.Role;
import dev.cleave.server.table.Seat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Carries out one order about the seats of a table. Runs on the table's own thread. */
final class Seating {

  private static final int MOST = 16;

  /**
   * The number of the table's door among its seats: who has its link may choose one that is free.
   */
  static final int DOOR = 0;

  static final String DOOR_ROLE = "door";

  private final LiveTable table;
  private final List<Seat> seats;
  private final List<dev.cleave.server.store.Seat> stored;
  private final int last;
  private final List<Change> changes = new ArrayList<>();
  private final Map<Integer, String> tokens = new HashMap<>();
  private final TreeSet<Integer> moved = new TreeSet<>();
  private final ObjectNode line = JsonNodeFactory.instance.objectNode();

  /** Whose combatants are his own from now on. */
  private @Nullable Seat came;

  /**
   * @param seats those there are
   * @param stored the same as they are kept, with those that are revoked and the door
   */
  Seating(LiveTable table, List<Seat> seats, List<dev.cleave.server.store.Seat> stored) {
    this.table = table;
    this.seats = seats;
    this.stored = stored;
    this.last = stored.stream().mapToInt(dev.cleave.server.store.Seat::seat).max().orElse(0);
  }

  /** Why it cannot be; null if it can. */
  @Nullable String carryOut(SeatOrder order) {
    return switch (order) {
      case SeatOrder.Renew(int seat) -> renew(seat);
      case SeatOrder.RenewAll _ -> {
        seats.forEach(seat -> renew(seat.number()));
        yield null;
      }
      case SeatOrder.Revoke(int seat) -> revoke(seat);
      case SeatOrder.Add add -> add(add);
      case SeatOrder.Alter alter -> alter(alter);
      case SeatOrder.Take(int seat, String name) -> take(seat, name);
      case SeatOrder.Claim(int seat, String name) -> claim(seat, name);
      case SeatOrder.Door(boolean open) -> door(open);
      case SeatOrder.Archive(boolean archived) -> {
        changes.add(new Change.Archive(archived));
        line.put("archived", archived);
        yield null;
      }
    };
  }

  private @Nullable String renew(int number) {
    if (seat(number) == null) {
      return "There is no such seat.";
    }
    String token = Token.draw();
    tokens.put(number, token);
    moved.add(number);
    changes.add(new Change.Renew(number, Token.digest(token)));
    line.withArray("renewed").add(number);
    return null;
  }

  private @Nullable String revoke(int number) {
    Seat seat = seat(number);
    if (seat == null) {
      return "There is no such seat.";
    }
    if (seat.isJudge()) {
      return "The Judge keeps his seat; he may take a new link for it.";
    }
    changes.add(new Change.Revoke(number));
    line.put("revoked", number);
    return null;
  }

  private @Nullable String add(SeatOrder.Add add) {
    List<String> names = table.names(add.combatants());
    String wrong = wrong(add.name(), names);
    if (wrong != null || names == null) {
      return wrong;
    }
    if (add.role() == Role.JUDGE) {
      return "A table has one Judge.";
    }
    if (seats.size() >= MOST) {
      return "A table has " + MOST + " seats at most.";
    }
    if (add.role() == Role.PLAYER && names.isEmpty()) {
      return "A player plays somebody.";
    }
    String token = Token.draw();
    tokens.put(last + 1, token);
    changes.add(
        new Change.Add(
            new dev.cleave.server.store.Seat(
                last + 1,
                add.role().word(),
                Names.kept(add.name()),
                names,
                Token.digest(token),
                false)));
    line.put("added", last + 1);
    return null;
  }

  private @Nullable String alter(SeatOrder.Alter alter) {
    Seat seat = seat(alter.seat());
    if (seat == null) {
      return "There is no such seat.";
    }
    List<String> names =
        alter.combatants() == null ? seat.combatants() : table.names(alter.combatants());
    String wrong = wrong(alter.name(), names);
    if (wrong != null || names == null) {
      return wrong;
    }
    if (seat.role() != Role.PLAYER && !names.isEmpty()) {
      return "Only players play somebody.";
    }
    if (alter.name() != null) {
      changes.add(new Change.Rename(alter.seat(), Names.kept(alter.name())));
    }
    changes.add(new Change.Assign(alter.seat(), names));
    line.put("changed", alter.seat());
    return null;
  }

  private @Nullable String take(int number, @Nullable String name) {
    Seat seat = seat(number);
    if (seat == null) {
      return "There is no such seat.";
    }
    String wrong = wrong(name, List.of());
    if (wrong != null) {
      return wrong;
    }
    if (name != null) {
      changes.add(new Change.Rename(number, Names.kept(name)));
    }
    changes.add(new Change.Take(number));
    line.put("taken", number);
    came = seat;
    return null;
  }

  /** A seat that is taken has a link that only its owner knows, so it gets a new one here. */
  private @Nullable String claim(int number, @Nullable String name) {
    Seat seat = seat(number);
    boolean open = isOpen(stored);
    if (!open || seat == null || !isFree(number)) {
      return open ? "Somebody else sits there." : "The table's link is closed.";
    }
    String wrong = renew(number);
    return wrong == null ? take(number, name) : wrong;
  }

  /** Of players nobody has sat down yet; the Judge's and onlookers' seats are never free. */
  static boolean isFree(dev.cleave.server.store.Seat seat) {
    return seat.role().equals(Role.PLAYER.word())
        && !seat.revoked()
        && !seat.taken()
        && !seat.combatants().isEmpty();
  }

  static boolean isOpen(List<dev.cleave.server.store.Seat> stored) {
    return stored.stream().anyMatch(one -> one.role().equals(DOOR_ROLE) && !one.revoked());
  }

  private boolean isFree(int number) {
    return stored.stream().anyMatch(one -> one.seat() == number && isFree(one));
  }

  private @Nullable String door(boolean open) {
    boolean known = stored.stream().anyMatch(one -> one.seat() == DOOR);
    line.put("door", open);
    if (!open) {
      if (known) {
        changes.add(new Change.Revoke(DOOR));
      }
      return null;
    }
    String token = Token.draw();
    tokens.put(DOOR, token);
    changes.add(
        known ? new Change.Renew(DOOR, Token.digest(token)) : new Change.Add(doorOf(token)));
    return null;
  }

  /** The door of a table as it is kept. */
  static dev.cleave.server.store.Seat doorOf(String token) {
    return new dev.cleave.server.store.Seat(
        DOOR, DOOR_ROLE, "", List.of(), Token.digest(token), false);
  }

  /** Who has come and is to play his own; null if nobody. */
  @Nullable Seat came() {
    return came;
  }

  /**
   * @param name null if it stays
   */
  private static @Nullable String wrong(@Nullable String name, @Nullable List<String> names) {
    if (names == null) {
      return "There is no such combatant.";
    }
    String refusal = name == null ? null : Names.refusal(name);
    return refusal == null ? null : "This name cannot be had: " + refusal + ".";
  }

  private @Nullable Seat seat(int number) {
    for (Seat seat : seats) {
      if (seat.number() == number) {
        return seat;
      }
    }
    return null;
  }

  List<Change> changes() {
    return changes;
  }

  LogLine line() {
    return new LogLine(LogLine.Kind.SEATS, line.toString());
  }

  TreeSet<Integer> moved() {
    return moved;
  }

  /** The token of a seat that has a new one, else null. */
  @Nullable String token(int seat) {
    return tokens.get(seat);
  }
}
