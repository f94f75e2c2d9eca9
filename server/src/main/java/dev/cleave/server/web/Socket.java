package dev.cleave.server.web;

import dev.cleave.server.table.Listener;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * A browser's connection. A thread of its own sends, so that a slow reader holds up nobody; who
 * reads too slowly is cut off and may come back.
 */
final class Socket implements Listener {

  private static final int MOST_FRAMES = 256;
  private static final long MOST_CHARS = 4L << 20;
  private static final int POLICY = 1008;
  private static final int AGAIN = 1012;

  /** Ends the sending thread. */
  private static final String END = "";

  private final Session session;
  private final BlockingQueue<String> out = new LinkedBlockingQueue<>();
  private final AtomicLong waiting = new AtomicLong();
  private volatile boolean closed;
  private volatile int farewell = POLICY;
  private volatile String why = "the seat is closed";

  Socket(Session session) {
    this.session = session;
    Thread.ofVirtual().name("socket").start(this::sendAll);
  }

  @Override
  public void send(String frame) {
    if (closed) {
      return;
    }
    if (out.size() >= MOST_FRAMES || waiting.addAndGet(frame.length()) > MOST_CHARS) {
      closed = true;
      out.clear();
      out.add(END);
      session.disconnect(); // a word of farewell would only wait behind the rest
    } else {
      out.add(frame);
    }
  }

  @Override
  public void bye(String reason) {
    send(Frames.bye(reason));
    out.add(END);
  }

  @Override
  public void cut(String reason) {
    farewell = AGAIN;
    why = reason;
    out.add(END);
  }

  boolean isClosed() {
    return closed;
  }

  void close(int code, String reason) {
    closed = true;
    out.clear();
    out.add(END);
    session.close(code, reason, Callback.NOOP);
  }

  /** The connection is gone; nothing more can be sent. */
  void gone() {
    closed = true;
    out.add(END);
  }

  /** One frame after another: while one is under way the others wait here, where they count. */
  private void sendAll() {
    try {
      String frame = out.take();
      while (!frame.equals(END)) {
        var sent = new Callback.Completable();
        session.sendText(frame, sent);
        sent.join();
        waiting.addAndGet(-frame.length());
        frame = out.take();
      }
      if (!closed) {
        closed = true;
        session.close(farewell, why, Callback.NOOP);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (CompletionException broken) {
      closed = true;
    }
  }
}
