package dev.cleave.server.store;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/**
 * The memory of the tables. Writing is answered when it is on disk, by the writer's one thread;
 * reading never waits for it. All methods may be called from any thread.
 *
 * <p>Reading throws {@link StoreUnavailable} while the database is away; what is to be written then
 * fails with the same. The store comes back by itself when the database does.
 */
public final class Store implements AutoCloseable {
  private final Engine engine;
  private final Writer writer;
  private final Readers readers;
  private final Logs logs = new Logs();

  private Store(Engine engine, Writer writer, Readers readers) {
    this.engine = engine;
    this.writer = writer;
    this.readers = readers;
  }

  /**
   * Opens a store and takes it over: a file must be nobody else's; of a database on a server,
   * whichever Cleave had it before writes no more.
   *
   * @throws StoreRefused with a sentence, if that cannot be
   */
  public static Store open(Place place) {
    return open(engine(place), Migrations.OURS, Writer.Pace.USUAL);
  }

  private static Engine engine(Place place) {
    return switch (place) {
      case FilePlace file -> new Sqlite(file);
      case ServerPlace server -> new Postgres(server);
    };
  }

  static Store open(Engine engine, Migrations migrations, Writer.Pace pace) {
    try {
      engine.prepare(migrations);
      var lease = new Lease(engine, UUID.randomUUID().toString());
      var writer = new Writer(engine, lease, pace);
      var store = new Store(engine, writer, new Readers(engine));
      writer.start();
      return store;
    } catch (RuntimeException failed) {
      engine.close();
      throw failed instanceof StoreRefused
          ? failed
          : new StoreRefused("The database cannot be used.", failed);
    }
  }

  /** Opens a table. Doing so again with the same id and header is known, not refused. */
  public CompletableFuture<Outcome> open(NewTable table) {
    return writer.submit(new Opening(table));
  }

  /**
   * Writes what a command came to, once. Dependents of the answer run on the writer's thread unless
   * they are asynchronous: keep them short.
   */
  public CompletableFuture<Outcome> append(Append append) {
    return writer.submit(new Appending(append));
  }

  /** Forgets a table for good: its log, seats, secrets and commands. */
  public CompletableFuture<Outcome> delete(String table) {
    return writer.submit(new Deleting(table));
  }

  /** Puts a table away, or brings it back. */
  public CompletableFuture<Outcome> archive(String table, boolean archived) {
    return writer.submit(new Archiving(table, archived));
  }

  /**
   * The tables of a store that may be another's: it is only looked at, and goes on.
   *
   * @throws StoreRefused with a sentence, if it cannot be read
   */
  public static List<TableRow> listed(Place place) {
    Engine engine = engine(place);
    int reached = engine.look(Migrations.OURS);
    if (reached < Migrations.OURS.newest()) {
      throw new StoreRefused(
          reached == 0
              ? "No tables are kept there."
              : "The database is of an older Cleave: serve it once, and it is brought up to date.");
    }
    try (var readers = new Readers(engine)) {
      return readers.read(Rows::tables);
    } catch (StoreUnavailable unreadable) {
      throw new StoreRefused(String.valueOf(unreadable.getMessage()), unreadable);
    }
  }

  /** All tables in the order of their opening. */
  public List<TableRow> tables() {
    return readers.read(Rows::tables);
  }

  public Optional<TableRow> table(String id) {
    return readers.read(handle -> Rows.table(handle, id));
  }

  /** Line 0 of a table's journal. */
  public Optional<String> header(String table) {
    return readers.read(handle -> Rows.header(handle, table));
  }

  /** The seats of a table by number, revoked ones too. */
  public List<Seat> seats(String table) {
    return readers.read(handle -> Rows.seats(handle, table));
  }

  /** The seat this link opens, even one that was revoked. */
  public Optional<Seated> seat(Digest token) {
    return readers.read(handle -> Rows.seat(handle, token));
  }

  /** The seed of an epoch of fair dice. For the dice alone. */
  public Optional<Secret> secret(String table, int epoch) {
    return readers.read(handle -> Rows.secret(handle, table, epoch));
  }

  /** At which line each of these commands was carried out; those that were not are left out. */
  public Map<String, Long> applied(String table, Collection<String> commands) {
    return readers.read(
        handle -> {
          var applied = new LinkedHashMap<String, Long>();
          for (String command : commands) {
            Rows.applied(handle, table, command).ifPresent(seq -> applied.put(command, seq));
          }
          return applied;
        });
  }

  /** The outcome of this very command: known, a conflict, or nothing if its id is new. */
  public Optional<Outcome> known(String table, Command command) {
    return readers.read(handle -> Rows.known(handle, table, command));
  }

  /**
   * The lines of a table from this one on. Everything up to the last is checked the first time.
   *
   * @throws LogBroken if a line is not as it was written
   */
  public List<Line> log(String table, long from) {
    return log(table, from, Long.MAX_VALUE);
  }

  /**
   * The lines of a table from one to another, both included: of a broken log, up to the last good
   * one.
   */
  public List<Line> log(String table, long from, long to) {
    return readers.read(handle -> logs.read(handle, table, from, to));
  }

  /**
   * The end of a log: from the last line of a kind on, or all of it if there is none. It is checked
   * from that line on; the lines before are, when they are read.
   *
   * @throws LogBroken if a line is not as it was written
   */
  public List<Line> tail(String table, String kind) {
    return readers.read(handle -> logs.tail(handle, table, kind));
  }

  /** Why nothing can be written now, in a sentence; empty if all is well. */
  public Optional<String> trouble() {
    return writer.trouble().map(StoreUnavailable::getMessage);
  }

  /** Another server has taken over, so this one should end. */
  public boolean superseded() {
    return writer.trouble().filter(Superseded.class::isInstance).isPresent();
  }

  /** Writes what is waiting, and lets go. */
  @Override
  public void close() {
    // The readers first: SQLite clears up its WAL when the last to leave is one who may write.
    readers.close();
    writer.close();
    engine.close();
  }
}
