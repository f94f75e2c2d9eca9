package dev.cleave.server.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/**
 * The writer's connection for as long as nothing goes wrong with it. Whatever fails ends it, and
 * with it all that it believed to know.
 */
final class Session implements AutoCloseable {
  private static final int REMEMBERED = 4_096;

  private final Handle handle;
  private final Engine engine;
  private final Lease lease;
  private final long fence;

  /** Where the logs end; sure, as nobody else can write. */
  private final Map<String, Chain> heads =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Chain> eldest) {
          return size() > REMEMBERED;
        }
      };

  Session(Handle handle, Engine engine, Lease lease, long fence) {
    this.handle = handle;
    this.engine = engine;
    this.lease = lease;
    this.fence = fence;
  }

  Handle handle() {
    return handle;
  }

  void begin() {
    handle.execute(engine.begin());
    lease.hold(handle, fence);
  }

  void commit() {
    handle.execute("commit");
  }

  /** As if the transaction had never been. */
  void rollback() {
    handle.execute("rollback");
    heads.clear();
  }

  /**
   * Does a job so that, unless it is applied, the transaction is as if it had never been. Most jobs
   * know before they write whether they can; only others need a savepoint, which costs as much as
   * the job.
   *
   * @param careful with a savepoint in any case: one of these jobs fails by itself
   */
  Outcome attempt(Job job, boolean careful) throws Spoilt {
    if (!careful && !job.needsSavepoint()) {
      try {
        return job.write(this);
      } catch (RuntimeException failed) {
        throw spoilt(failed);
      }
    }
    handle.execute("savepoint job");
    Outcome outcome;
    try {
      outcome = job.write(this);
    } catch (Refusal refusal) {
      outcome = new Outcome.Refused(refusal.getMessage());
    } catch (RuntimeException failed) {
      Spoilt spoilt = spoilt(failed);
      undo();
      throw spoilt;
    }
    if (outcome instanceof Outcome.Applied) {
      handle.execute("release savepoint job");
    } else {
      undo();
    }
    return outcome;
  }

  /** That the job is at fault; if it is the database, throws. */
  private static Spoilt spoilt(RuntimeException failed) {
    if (!Trouble.ofOne(failed)) {
      throw failed;
    }
    return new Spoilt(failed);
  }

  private void undo() {
    handle.execute("rollback to savepoint job");
    handle.execute("release savepoint job");
  }

  /** A job failed by itself; the transaction goes on without it. */
  static final class Spoilt extends Exception {
    private final transient RuntimeException why;

    Spoilt(RuntimeException why) {
      super(why);
      this.why = why;
    }

    RuntimeException why() {
      return why;
    }
  }

  /** The end of a table's log, if there is such a table. */
  Optional<Chain> head(String table) {
    Chain known = heads.get(table);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<Chain> head = Rows.last(handle, table).or(() -> Rows.start(handle, table));
    head.ifPresent(chain -> heads.put(table, chain));
    return head;
  }

  /** Says where a log ends now; the last thing that a job does. */
  void head(String table, Chain head) {
    heads.put(table, head);
  }

  /** There is no such log any more. */
  void forget(String table) {
    heads.remove(table);
  }

  /** The outcome under this command's id, if it was carried out before. */
  Optional<Outcome> known(String table, Command command) {
    return Rows.known(handle, table, command);
  }

  /** Notes the command; false if its id is taken. */
  boolean note(String table, Command command, long seq) {
    return handle.execute(
            "insert into commands (table_id, cmd, payload, seat, seq) values (?, ?, ?, ?, ?)"
                + " on conflict do nothing",
            table,
            command.id(),
            command.payload().bytes(),
            command.seat(),
            seq)
        == 1;
  }

  void write(String table, List<Line> lines) {
    if (lines.isEmpty()) {
      return;
    }
    var batch =
        handle.prepareBatch(
            "insert into log (table_id, seq, kind, body, chain) values (?, ?, ?, ?, ?)");
    for (Line line : lines) {
      batch.add(table, line.seq(), line.kind(), line.body(), line.chain().bytes());
    }
    batch.execute();
  }

  @Override
  public void close() {
    try {
      handle.close();
    } catch (JdbiException ignored) {
      // It is given up because it failed; that it cannot even be closed tells nothing new.
    }
  }
}
