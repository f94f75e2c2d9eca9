package dev.cleave.server.house;

import dev.cleave.server.store.Digest;
import dev.cleave.server.table.Pace;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.concurrent.atomic.LongAdder;

/**
 * The server's notes of odd visitors and of its own faults. Anything sent is noted by its hash
 * alone: it may be somebody's secret, or written for whoever reads the log.
 */
public final class Daybook {

  private static final Logger LOG = System.getLogger("dev.cleave.server");
  private static final int HASH_BYTES = 8;
  private static final int MOST_FRAMES = 12;

  /** A flood of bad requests must not become a flood of lines. */
  private static final Pace PACE = new Pace(200, 10_000);

  /** Nor may it hide what is wrong with us. */
  private static final Pace FAULTS = new Pace(200, 10_000);

  private static final LongAdder LEFT_OUT = new LongAdder();

  /** Drawn anew at every start, so that nobody guesses a short secret from its hash. */
  private static final byte[] SALT = salt();

  private Daybook() {}

  /**
   * Something was turned away.
   *
   * @param id what the answer calls it
   * @param input as it came; only its hash is written
   */
  public static void refused(int status, String id, String from, String input) {
    Level level = status == 404 ? Level.DEBUG : Level.INFO;
    note(PACE, level, "refused " + status + " " + id + " from " + from + ", input " + hash(input));
  }

  /** Somebody spoke in ways that are none of ours, or not at all. */
  public static void odd(String what, String from, String input) {
    note(PACE, Level.INFO, what + " from " + from + ", input " + hash(input));
  }

  /** We have failed. */
  public static void fault(String id, Throwable fault) {
    note(FAULTS, Level.ERROR, "fault " + id + where(fault));
  }

  private static void note(Pace pace, Level level, String line) {
    if (!pace.allows(System.currentTimeMillis())) {
      LEFT_OUT.increment();
      return;
    }
    long left = LEFT_OUT.sumThenReset();
    if (left > 0) {
      LOG.log(Level.INFO, left + " lines were left out");
    }
    LOG.log(level, line);
  }

  static String hash(String input) {
    byte[] bytes = Digest.of(SALT, input.getBytes(StandardCharsets.UTF_8)).bytes();
    return HexFormat.of().formatHex(bytes, 0, HASH_BYTES);
  }

  private static byte[] salt() {
    byte[] salt = new byte[2 * HASH_BYTES];
    new SecureRandom().nextBytes(salt);
    return salt;
  }

  /** Kinds and places only: messages may quote what somebody sent. */
  private static String where(Throwable fault) {
    var text = new StringBuilder();
    for (Throwable one = fault; one != null; one = one.getCause()) {
      text.append("\n  ").append(one.getClass().getName());
      StackTraceElement[] trace = one.getStackTrace();
      for (int i = 0; i < Math.min(trace.length, MOST_FRAMES); i++) {
        text.append("\n    at ").append(trace[i]);
      }
    }
    return text.toString();
  }
}
