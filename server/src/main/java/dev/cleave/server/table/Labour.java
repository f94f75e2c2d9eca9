package dev.cleave.server.table;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * What a table works between two answers. A little is free. A table that works longer shares a lane
 * with all others that do, in turns, and leaves a processor to the rest; one that works far too
 * long has spent what it may and is to pause. Of the table's own thread.
 */
final class Labour {

  /**
   * How much a table may work.
   *
   * @param ease so long everybody may, at once
   * @param turn so long somebody keeps the lane when others wait for it
   * @param most so long at all, until somebody says something; all in nanoseconds of the processor
   */
  record Budget(long ease, long turn, long most) {
    static final Budget USUAL =
        new Budget(
            TimeUnit.MILLISECONDS.toNanos(150),
            TimeUnit.MILLISECONDS.toNanos(40),
            TimeUnit.SECONDS.toNanos(Integer.getInteger("cleave.budget", 20)));

    /** Without end: nobody waits for anybody. */
    static final Budget FREE = new Budget(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);
  }

  /** First come, first served. */
  private static final Semaphore LANE =
      new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), true);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  static final String TIRED =
      "This table has worked very long without anybody being asked, and has paused itself so that"
          + " others can play. Go on when you like.";

  private final Mailbox mail;
  private final Budget budget;
  private final Semaphore lane;
  private final LongSupplier worked;
  private long begun;
  private long turn;
  private boolean holds;

  static Labour usual(Mailbox mail) {
    return new Labour(mail, Budget.USUAL, LANE, Labour::processor);
  }

  /** Of a table that is opened in the course of another's work. */
  static Labour free(Mailbox mail) {
    return new Labour(mail, Budget.FREE, LANE, () -> 0);
  }

  /**
   * @param worked how long this thread has worked so far
   */
  Labour(Mailbox mail, Budget budget, Semaphore lane, LongSupplier worked) {
    this.mail = mail;
    this.budget = budget;
    this.lane = lane;
    this.worked = worked;
  }

  /** Waiting is no work, for the lane or for a processor others have; so tables have threads. */
  private static long processor() {
    return THREADS.getCurrentThreadCpuTime();
  }

  /** Somebody has said something: it all counts from here. */
  void begin() {
    begun = worked.getAsLong();
  }

  /**
   * Between two steps of the rules: waits for its turn where it has to; whoever closes a table that
   * works long is heard.
   */
  void breathe() {
    long now = worked.getAsLong();
    if (now - begun < budget.ease) {
      return;
    }
    if (mail.isClosing()) {
      throw new Break.Closed();
    }
    share(now);
  }

  /** It goes on after a wait with what may be long work, too: thousands are shown to everybody. */
  void resume() {
    long now = worked.getAsLong();
    if (now - begun >= budget.ease) {
      share(now);
    }
  }

  private void share(long now) {
    if (holds && now - turn > budget.turn) {
      rest();
    }
    if (!holds) {
      lane.acquireUninterruptibly();
      holds = true;
      turn = worked.getAsLong();
    }
  }

  /** It waits for people or the disk: others may work. */
  void rest() {
    if (holds) {
      holds = false;
      lane.release();
    }
  }

  /** Where somebody is asked. A table that has worked far too long pauses; its Judge is told. */
  void breathe(LiveTable live) {
    breathe();
    if (worked.getAsLong() - begun > budget.most && !live.settings().isPaused()) {
      String line = Settings.TIRED;
      live.settings().apply(line);
      live.change(new LogLine(LogLine.Kind.SETTING, line));
      live.audience().tellJudge(TIRED);
    }
  }
}
