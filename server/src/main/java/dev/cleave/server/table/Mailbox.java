package dev.cleave.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Messages to a table that it has not heard yet. Anybody may post; the table alone takes. */
final class Mailbox {

  private static final String AGAIN = "the table is set up again";

  private final BlockingQueue<Message> mail = new LinkedBlockingQueue<>();

  /** Messages that came while the table could not listen. */
  private final Deque<Message> later = new ArrayDeque<>();

  private boolean ended;

  synchronized void post(Message message) {
    if (ended) {
      turnAway(message);
    } else {
      mail.add(message);
    }
  }

  /** Nobody takes any more; whoever posts may try again elsewhere. */
  synchronized void end() {
    ended = true;
    mail.forEach(Mailbox::turnAway);
    mail.clear();
  }

  private static void turnAway(Message message) {
    switch (message) {
      case Message.Came came -> came.who().cut(AGAIN);
      case Message.Said said -> said.from().cut(AGAIN);
      default -> {}
    }
  }

  /** The next message, waited for. */
  Message take() {
    try {
      Message early = later.poll();
      return early != null ? early : mail.take();
    } catch (InterruptedException interrupted) {
      throw new Break.Closed();
    }
  }

  /**
   * Waits a while; what comes meanwhile is heard afterwards.
   *
   * @param greet is told of those who come
   */
  void hold(long millis, Consumer<Message.Came> greet) {
    try {
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
      for (long left = millis; left > 0; ) {
        Message message = mail.poll(left, TimeUnit.MILLISECONDS);
        if (message instanceof Message.Close) {
          throw new Break.Closed();
        }
        if (message instanceof Message.Came came) {
          greet.accept(came);
        }
        if (message != null) {
          later.add(message);
        }
        left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      }
    } catch (InterruptedException interrupted) {
      throw new Break.Closed();
    }
  }
}
