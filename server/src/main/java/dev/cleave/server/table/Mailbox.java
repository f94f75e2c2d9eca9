package dev.cleave.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Messages to a table that it has not heard yet. Anybody may post; the table alone takes. It has an
 * end: of each seat, each connection and of all who ask from outside only so much waits.
 */
final class Mailbox {

  /** So much of one seat's words waits, on all its screens; more is refused. */
  static final int MOST_OF_A_SEAT = 64;

  /** So many who ask from outside wait. */
  static final int MOST_ASKED = 128;

  private static final String AGAIN = "the table is set up again";

  private final BlockingQueue<Message> mail = new LinkedBlockingQueue<>();

  /** Messages that came while the table could not listen. */
  private final Deque<Message> later = new ArrayDeque<>();

  /** What waits in either, by seat; those who have come and are not greeted; questions. */
  private final Map<Integer, Integer> said = new HashMap<>();

  private final Set<Listener> coming = new HashSet<>();
  private int asked;
  private boolean ended;
  private volatile boolean closing;

  /**
   * @throws Busy if it asks from outside, and too many do
   */
  synchronized void post(Message message) {
    if (ended) {
      turnAway(message);
    } else if (hasRoomFor(message)) {
      mail.add(message);
      closing |= message instanceof Message.Close;
    }
  }

  /** Somebody wants to close the table. */
  boolean isClosing() {
    return closing;
  }

  /** What the table says to itself always has room. */
  synchronized void postOwn(Message.Asked message) {
    asked++;
    mail.add(message);
  }

  private boolean hasRoomFor(Message message) {
    switch (message) {
      case Message.Said one -> {
        if (said.getOrDefault(one.seat(), 0) >= MOST_OF_A_SEAT) {
          refuse(one);
          return false;
        }
        said.merge(one.seat(), 1, Integer::sum);
      }
      case Message.Came came -> {
        return coming.add(came.who()); // else he is about to be greeted anyway
      }
      case Message.Asked _, Message.Looked _ -> {
        if (asked >= MOST_ASKED) {
          throw new Busy();
        }
        asked++;
      }
      case Message.Went _, Message.Close _ -> {}
    }
    return true;
  }

  private static void refuse(Message.Said one) {
    var json =
        Json.frame("refused")
            .put("code", "too fast")
            .put("message", "the table is busy: say it again in a moment");
    if (one.cmd() != null) {
      json.put("cmd", one.cmd());
    }
    one.from().send(json.toString());
  }

  private synchronized Message heard(Message message) {
    switch (message) {
      case Message.Said one ->
          said.computeIfPresent(one.seat(), (_, count) -> count == 1 ? null : count - 1);
      case Message.Came came -> coming.remove(came.who());
      case Message.Asked _, Message.Looked _ -> asked--;
      case Message.Went _, Message.Close _ -> {}
    }
    return message;
  }

  /** How much waits. */
  synchronized int size() {
    return mail.size() + later.size();
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
      return heard(early != null ? early : mail.take());
    } catch (InterruptedException interrupted) {
      throw new Break.Closed();
    }
  }

  /** What is done for people while the table cannot listen. */
  interface Meanwhile {
    void came(Message.Came came);

    void looked(Message.Looked looked);
  }

  /** Waits a while; what comes meanwhile is heard afterwards, but those who look are answered. */
  void hold(long millis, Meanwhile meanwhile) {
    try {
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
      for (long left = millis; left > 0; ) {
        Message message = mail.poll(left, TimeUnit.MILLISECONDS);
        switch (message) {
          case null -> {}
          case Message.Close _ -> throw new Break.Closed();
          case Message.Looked looked -> {
            heard(looked);
            meanwhile.looked(looked);
          }
          case Message.Came came -> {
            meanwhile.came(came);
            later.add(came);
          }
          default -> later.add(message);
        }
        left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      }
    } catch (InterruptedException interrupted) {
      throw new Break.Closed();
    }
  }
}
