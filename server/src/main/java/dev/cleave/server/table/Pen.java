package dev.cleave.server.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes down what happens at a table and what caused it, before anybody is told. */
final class Pen {

  private static final long RETRY_MILLIS = 500;
  private static final int MOST_UNWRITTEN = 500;
  private static final int MOST_REMEMBERED = 100;
  private static final String WAITS = "The table waits: nothing can be written down at the moment.";

  private final Log log;
  private final Mailbox mail;
  private final List<LogLine> unwritten = new ArrayList<>();

  /** The last commands carried out; of older ones the log knows. */
  private final Map<String, Log.Cause> applied = new LinkedHashMap<>();

  private Log.@Nullable Cause cause;
  private @Nullable Listener asker;

  Pen(Log log, Mailbox mail) {
    this.log = log;
    this.mail = mail;
  }

  void add(LogLine line) {
    unwritten.add(line);
  }

  /** Comes before all that is not written yet. */
  void addFirst(LogLine line) {
    unwritten.addFirst(line);
  }

  /** Time to write even if nobody is asked yet. */
  boolean isFull() {
    return unwritten.size() >= MOST_UNWRITTEN;
  }

  /** Everything that comes next is because of this. */
  void accept(Message.Said said) {
    if (said.cmd() != null) {
      cause = new Log.Cause(said.cmd(), said.seat(), said.payload());
      asker = said.from();
    }
  }

  void remember(Log.Cause carriedOut) {
    applied.put(carriedOut.cmd(), carriedOut);
    if (applied.size() > MOST_REMEMBERED) {
      applied.remove(applied.keySet().iterator().next());
    }
  }

  /** A command that was carried out, null if it was not or too long ago to be remembered here. */
  Log.@Nullable Cause applied(String cmd) {
    return applied.get(cmd);
  }

  boolean isKnown(String cmd) {
    return applied.containsKey(cmd) || log.isKnown(cmd);
  }

  boolean isSame(Log.Cause said) {
    return log.isSame(said);
  }

  /** Writes what there is; waits as long as it cannot, and says so. */
  void write(Audience audience) {
    if (unwritten.isEmpty() && cause == null) {
      return;
    }
    append(audience);
    if (cause != null) {
      remember(cause);
      if (asker != null) {
        asker.send(audience.ack(cause.cmd(), asker));
      }
    }
    unwritten.clear();
    cause = null;
    asker = null;
  }

  private void append(Audience audience) {
    boolean said = false;
    while (true) {
      try {
        log.append(cause, List.copyOf(unwritten));
        if (said) {
          audience.notice("The table goes on.", "info");
        }
        return;
      } catch (Log.Unavailable unavailable) {
        if (!said) {
          audience.notice(WAITS, "warning");
          said = true;
        }
        mail.hold(RETRY_MILLIS, audience.meanwhile(WAITS));
      }
    }
  }
}
