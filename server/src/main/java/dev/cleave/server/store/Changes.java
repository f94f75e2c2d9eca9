package dev.cleave.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/** Makes the changes of an append. */
final class Changes {
  private Changes() {}

  static void make(Handle handle, String table, List<Change> changes, long seq) {
    for (Change change : changes) {
      make(handle, table, change, seq);
    }
  }

  private static void make(Handle handle, String table, Change change, long seq) {
    switch (change) {
      case Change.Add(Seat seat) -> add(handle, table, seat);
      case Change.Rename(int seat, String name) -> seat(handle, table, seat, "name", name);
      case Change.Assign(int seat, List<String> combatants) ->
          seat(handle, table, seat, "combatants", Combatants.join(combatants));
      case Change.Renew(int seat, Digest token) -> {
        refuseTaken(handle, token);
        seat(handle, table, seat, "token", token.bytes());
        seat(handle, table, seat, "revoked", false);
        seat(handle, table, seat, "taken", false);
      }
      case Change.Revoke(int seat) -> seat(handle, table, seat, "revoked", true);
      case Change.Take(int seat) -> seat(handle, table, seat, "taken", true);
      case Change.Archive(boolean archived) ->
          require(
              handle.execute("update tables set archived = ? where id = ?", archived, table),
              "There is no such table.");
      case Change.Promise promise -> promise(handle, table, promise);
      case Change.Reveal(int epoch) -> reveal(handle, table, epoch, seq);
    }
  }

  private static void add(Handle handle, String table, Seat seat) {
    refuseTaken(handle, seat.token());
    int rows =
        handle.execute(
            "insert into seats (table_id, seat, role, name, combatants, token, revoked, taken)"
                + " values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
            table,
            seat.seat(),
            seat.role(),
            seat.name(),
            Combatants.join(seat.combatants()),
            seat.token().bytes(),
            seat.revoked(),
            seat.taken());
    require(rows, "There is a seat %d already.".formatted(seat.seat()));
  }

  private static void refuseTaken(Handle handle, Digest token) {
    if (Rows.seat(handle, token).isPresent()) {
      throw new Refusal("This link is another seat's.");
    }
  }

  /** {@code column} is one of the words above, never somebody's text. */
  private static void seat(Handle handle, String table, int seat, String column, Object value) {
    int rows =
        handle.execute(
            "update seats set " + column + " = ? where table_id = ? and seat = ?",
            value,
            table,
            seat);
    require(rows, "There is no seat %d.".formatted(seat));
  }

  private static void promise(Handle handle, String table, Change.Promise promise) {
    int rows =
        handle.execute(
            "insert into secrets (table_id, epoch, secret) values (?, ?, ?) on conflict do nothing",
            table,
            promise.epoch(),
            promise.secret());
    require(rows, "Epoch %d has its secret already.".formatted(promise.epoch()));
  }

  private static void reveal(Handle handle, String table, int epoch, long seq) {
    int rows =
        handle.execute(
            "update secrets set revealed = ?"
                + " where table_id = ? and epoch = ? and revealed is null",
            seq,
            table,
            epoch);
    require(rows, "There is no open epoch %d.".formatted(epoch));
  }

  private static void require(int rows, String otherwise) {
    if (rows != 1) {
      throw new Refusal(otherwise);
    }
  }
}
