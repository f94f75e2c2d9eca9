package dev.cleave.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Handle;

/** Reads logs, each line proved by the chain; a log is checked from its start when first read. */
final class Logs {
  private static final int PAGE = 1_000;

  /** How far each log has been checked since the start. */
  private final Map<String, Chain> checked = new ConcurrentHashMap<>();

  /** The logs that have every line which a command speaks of. */
  private final Set<String> whole = ConcurrentHashMap.newKeySet();

  /**
   * The lines {@code from} to {@code to}, both included.
   *
   * @throws LogBroken if a line up to {@code to} is not as it was written
   */
  List<Line> read(Handle handle, String table, long from, long to) {
    Optional<Chain> sure =
        Optional.ofNullable(checked.get(table)).or(() -> Rows.start(handle, table));
    if (sure.isEmpty()) {
      return List.of();
    }
    // Before the lines: more may be written meanwhile, but none may be missing.
    long claimed = whole.contains(table) ? 0 : Math.min(to, Rows.claimed(handle, table));
    Chain chain = sure.get().seq() < from ? sure.get() : before(handle, table, from);
    var lines = new ArrayList<Line>();
    List<Line> page;
    do {
      page = Rows.lines(handle, table, chain.seq() + 1, to, PAGE);
      for (Line line : page) {
        chain = follow(table, chain, line);
        if (line.seq() >= from) {
          lines.add(line);
        }
      }
    } while (page.size() == PAGE);
    if (chain.seq() < claimed) {
      throw new LogBroken(table, chain.seq());
    }
    if (to == Long.MAX_VALUE) {
      whole.add(table);
    }
    checked.merge(table, chain, (old, fresh) -> old.seq() > fresh.seq() ? old : fresh);
    return lines;
  }

  /**
   * The lines from the last of a kind on, or all.
   *
   * @throws LogBroken if one of them is not as it was written
   */
  List<Line> tail(Handle handle, String table, String kind) {
    long claimed = Rows.claimed(handle, table);
    var last = new ArrayList<Line>(); // the last first
    List<Line> page;
    do {
      long before = last.isEmpty() ? Long.MAX_VALUE : last.getLast().seq();
      page = Rows.linesBefore(handle, table, before, PAGE);
      for (int i = 0; i < page.size() && !isOf(kind, last); i++) {
        last.add(page.get(i));
      }
    } while (page.size() == PAGE && !isOf(kind, last));
    if (!isOf(kind, last)) {
      return read(handle, table, 1, Long.MAX_VALUE);
    }
    List<Line> lines = last.reversed();
    Chain chain = before(handle, table, lines.getFirst().seq());
    for (Line line : lines) {
      chain = follow(table, chain, line);
    }
    if (chain.seq() < claimed) {
      throw new LogBroken(table, chain.seq());
    }
    return lines;
  }

  private static boolean isOf(String kind, List<Line> lines) {
    return !lines.isEmpty() && lines.getLast().kind().equals(kind);
  }

  /** The chain just before a line. */
  private static Chain before(Handle handle, String table, long from) {
    if (from <= 1) {
      return Rows.start(handle, table).orElseThrow();
    }
    return Rows.lines(handle, table, from - 1, from - 1, 1).stream()
        .map(line -> new Chain(line.seq(), line.chain()))
        .findFirst()
        .orElseThrow(() -> new LogBroken(table, 0));
  }

  private static Chain follow(String table, Chain chain, Line line) {
    Chain next = chain.then(line.kind(), line.body());
    if (line.seq() != next.seq() || !line.chain().equals(next.digest())) {
      throw new LogBroken(table, chain.seq());
    }
    return next;
  }
}
