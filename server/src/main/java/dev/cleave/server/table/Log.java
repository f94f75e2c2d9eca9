package dev.cleave.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a table's lines are written down for good. */
public interface Log {

  /**
   * Writes lines, and what caused them, all or nothing. When this returns they are there even if
   * the power fails.
   *
   * @param cause null if nobody said anything: the table opened, or a bot went on
   * @throws Unavailable if they could not be written; nothing was, and it may be tried again
   */
  void append(@Nullable Cause cause, List<LogLine> lines);

  /** Every line that was written, from the first on. */
  List<LogLine> all();

  /** Carried out before, perhaps before the server was started anew. */
  boolean isKnown(String cmd);

  /** A known command must be this very one: the same words from the same seat. */
  boolean isSame(Cause cause);

  /** Of a table at which nothing can happen any more. */
  static Log closed(List<LogLine> written) {
    return new Log() {
      @Override
      public void append(@Nullable Cause cause, List<LogLine> lines) {
        throw new IllegalStateException("nothing is written here any more");
      }

      @Override
      public List<LogLine> all() {
        return written;
      }

      @Override
      public boolean isKnown(String cmd) {
        return false;
      }

      @Override
      public boolean isSame(Cause cause) {
        return false;
      }
    };
  }

  /**
   * The words of somebody that made the lines come about.
   *
   * @param cmd its id, the sender's own
   * @param payload its text, so that another thing under the same id is found out
   */
  record Cause(String cmd, int seat, String payload) {}

  /** The lines cannot be written at the moment. */
  final class Unavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Unavailable(String why, @Nullable Throwable cause) {
      super(why, cause);
    }
  }
}
