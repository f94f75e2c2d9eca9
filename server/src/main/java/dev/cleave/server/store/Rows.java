package dev.cleave.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/** Queries, and how a row becomes a record. */
final class Rows {
  private static final String TABLES =
      "select id, title, dice, created, archived,"
          + " (select coalesce(max(seq), 0) from log where table_id = tables.id) as lines"
          + " from tables";
  private static final String SEATS =
      "select seat, role, name, combatants, token, revoked, taken, table_id from seats";

  private static final RowMapper<TableRow> TABLE =
      (row, context) ->
          new TableRow(
              row.getString("id"),
              row.getString("title"),
              row.getString("dice"),
              Instant.ofEpochMilli(row.getLong("created")),
              row.getLong("lines"),
              row.getBoolean("archived"));
  private static final RowMapper<Seat> SEAT = (row, context) -> seat(row);
  private static final RowMapper<Line> LINE =
      (row, context) ->
          new Line(
              row.getLong("seq"),
              row.getString("kind"),
              row.getString("body"),
              new Digest(row.getBytes("chain")));

  private Rows() {}

  private static Seat seat(ResultSet row) throws SQLException {
    return new Seat(
        row.getInt("seat"),
        row.getString("role"),
        row.getString("name"),
        Combatants.split(row.getString("combatants")),
        new Digest(row.getBytes("token")),
        row.getBoolean("revoked"),
        row.getBoolean("taken"));
  }

  static List<TableRow> tables(Handle handle) {
    return handle.select(TABLES + " order by number").map(TABLE).list();
  }

  static Optional<TableRow> table(Handle handle, String id) {
    return handle.select(TABLES + " where id = ?", id).map(TABLE).findOne();
  }

  static Optional<String> header(Handle handle, String id) {
    return handle
        .select("select header from tables where id = ?", id)
        .mapTo(String.class)
        .findOne();
  }

  static List<Seat> seats(Handle handle, String table) {
    return handle.select(SEATS + " where table_id = ? order by seat", table).map(SEAT).list();
  }

  static Optional<Seated> seat(Handle handle, Digest token) {
    return handle
        .select(SEATS + " where token = ?", token.bytes())
        .map((row, context) -> new Seated(row.getString("table_id"), seat(row)))
        .findOne();
  }

  static Optional<Secret> secret(Handle handle, String table, int epoch) {
    return handle
        .select(
            "select secret, revealed is not null as closed from secrets"
                + " where table_id = ? and epoch = ?",
            table,
            epoch)
        .map((row, context) -> new Secret(epoch, row.getBytes("secret"), row.getBoolean("closed")))
        .findOne();
  }

  static Optional<Long> applied(Handle handle, String table, String command) {
    return handle
        .select("select seq from commands where table_id = ? and cmd = ?", table, command)
        .mapTo(long.class)
        .findOne();
  }

  /** The outcome under this command's id, if it was carried out before. */
  static Optional<Outcome> known(Handle handle, String table, Command command) {
    return handle
        .select("select payload, seat, seq from commands where table_id = ? and cmd = ?")
        .bind(0, table)
        .bind(1, command.id())
        .map(
            (row, context) -> {
              long seq = row.getLong("seq");
              return command.payload().equals(new Digest(row.getBytes("payload")))
                      && command.seat() == row.getInt("seat")
                  ? new Outcome.Known(seq)
                  : new Outcome.Conflict(seq);
            })
        .findOne()
        .map(outcome -> (Outcome) outcome);
  }

  /** The last line that any command speaks of. */
  static long claimed(Handle handle, String table) {
    return handle
        .select("select coalesce(max(seq), 0) from commands where table_id = ?", table)
        .mapTo(long.class)
        .one();
  }

  /** A page of lines, as they are stored. */
  static List<Line> lines(Handle handle, String table, long from, long to, int most) {
    return handle
        .select(
            "select seq, kind, body, chain from log"
                + " where table_id = ? and seq between ? and ? order by seq limit ?",
            table,
            from,
            to,
            most)
        .map(LINE)
        .list();
  }

  /** A page of lines before one, the last first. */
  static List<Line> linesBefore(Handle handle, String table, long before, int most) {
    return handle
        .select(
            "select seq, kind, body, chain from log"
                + " where table_id = ? and seq < ? order by seq desc limit ?",
            table,
            before,
            most)
        .map(LINE)
        .list();
  }

  static Optional<Chain> start(Handle handle, String table) {
    return header(handle, table).map(header -> Chain.start(table, header));
  }

  /** The end of a log that has lines. */
  static Optional<Chain> last(Handle handle, String table) {
    return handle
        .select("select seq, chain from log where table_id = ? order by seq desc limit 1", table)
        .map((row, context) -> new Chain(row.getLong("seq"), new Digest(row.getBytes("chain"))))
        .findOne();
  }
}
