package dev.cleave.server.house;

import dev.cleave.server.store.Append;
import dev.cleave.server.store.Change;
import dev.cleave.server.store.Command;
import dev.cleave.server.store.Entry;
import dev.cleave.server.store.Line;
import dev.cleave.server.store.Outcome;
import dev.cleave.server.store.Store;
import dev.cleave.server.store.StoreUnavailable;
import dev.cleave.server.table.Log;
import dev.cleave.server.table.LogLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** A table's lines in the store. */
final class StoreLog implements Log {

  private static final long PATIENCE_MILLIS = 1_000;

  private final Store store;
  private final String table;
  private final List<Change> changes = new ArrayList<>();
  private long last;
  private @Nullable Command waiting;

  /** What was handed to the store and has no answer yet: nobody knows what becomes of it. */
  private @Nullable CompletableFuture<Outcome> pending;

  /**
   * @param last the last line there is
   */
  StoreLog(Store store, String table, long last) {
    this.store = store;
    this.table = table;
    this.last = last;
  }

  /** Goes with the next lines, all or nothing. */
  void change(Change change) {
    changes.add(change);
  }

  @Override
  public void append(@Nullable Cause cause, List<LogLine> lines) {
    Command command = command(cause);
    waiting = command; // the same id if it has to be tried again
    var entries =
        lines.stream()
            .map(line -> new Entry(line.kind().name().toLowerCase(Locale.ROOT), line.body()))
            .toList();
    Outcome outcome = write(new Append(table, last, command, entries, List.copyOf(changes)));
    waiting = null;
    changes.clear();
    last =
        switch (outcome) {
          case Outcome.Applied(long seq) -> seq;
          case Outcome.Known(long seq) -> seq; // it was on disk before we knew
          case Outcome.Conflict(long seq) -> throw lost("is another's", seq);
          case Outcome.Stale(long seq) -> throw lost("comes too late", seq);
          case Outcome.Refused(String why) -> throw new IllegalStateException(why);
        };
  }

  @Override
  public List<LogLine> all() {
    return lines(store.log(table, 1, last));
  }

  /** Lines as a table reads them. */
  static List<LogLine> lines(List<Line> stored) {
    return stored.stream()
        .map(
            line ->
                new LogLine(
                    LogLine.Kind.valueOf(line.kind().toUpperCase(Locale.ROOT)), line.body()))
        .toList();
  }

  @Override
  public boolean isKnown(String cmd) {
    return !store.applied(table, List.of(cmd)).isEmpty();
  }

  @Override
  public boolean isSame(Cause cause) {
    return store
        .known(table, new Command(cause.cmd(), Token.digest(cause.payload()), cause.seat()))
        .filter(Outcome.Known.class::isInstance)
        .isPresent();
  }

  private Command command(@Nullable Cause cause) {
    if (waiting != null) {
      return waiting;
    }
    return cause == null
        ? new Command(UUID.randomUUID().toString(), Token.digest(table), Command.HOUSE)
        : new Command(cause.cmd(), Token.digest(cause.payload()), cause.seat());
  }

  /** Waits for an answer, but says so when it takes long: then it is asked for again. */
  private Outcome write(Append append) {
    CompletableFuture<Outcome> answer = pending != null ? pending : store.append(append);
    pending = answer;
    try {
      Outcome outcome = answer.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
      pending = null;
      return outcome;
    } catch (TimeoutException slow) {
      throw new Unavailable("The disk does not answer.", slow);
    } catch (ExecutionException failed) {
      pending = null;
      if (failed.getCause() instanceof StoreUnavailable unavailable) {
        throw new Unavailable(String.valueOf(unavailable.getMessage()), unavailable);
      }
      throw new CompletionException(failed.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }

  private IllegalStateException lost(String how, long seq) {
    return new IllegalStateException("A line of table " + table + " " + how + " at " + seq);
  }
}
