package dev.cleave.server.web;

import dev.cleave.server.table.Listener;
import io.javalin.websocket.WsContext;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A browser's connection. A thread of its own sends, so that a slow reader holds up nobody; who
 * reads too slowly is cut off and may come back.
 */
final class Socket implements Listener {

  private static final int MOST_FRAMES = 256;
  private static final long MOST_CHARS = 4L << 20;
  private static final int POLICY = 1008;
  private static final int GOING = 1001;
  private static final int FAULT = 1011;

  /** Ends the sending thread. */
  private static final String END = "";

  private final WsContext context;
  private final BlockingQueue<String> out = new LinkedBlockingQueue<>();
  private final AtomicLong waiting = new AtomicLong();
  private volatile boolean closed;

  Socket(WsContext context) {
    this.context = context;
    Thread.ofVirtual().name("socket").start(this::sendAll);
  }

  @Override
  public void send(String frame) {
    if (closed) {
      return;
    }
    if (out.size() >= MOST_FRAMES || waiting.addAndGet(frame.length()) > MOST_CHARS) {
      close(POLICY, "you read too slowly");
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
    close(FAULT, reason);
  }

  void close(int code, String reason) {
    closed = true;
    out.clear();
    out.add(END);
    context.closeSession(code, reason);
  }

  /** The connection is gone; nothing more can be sent. */
  void gone() {
    closed = true;
    out.add(END);
  }

  private void sendAll() {
    try {
      String frame = out.take();
      while (!frame.equals(END)) {
        waiting.addAndGet(-frame.length());
        context.send(frame);
        frame = out.take();
      }
      if (!closed) {
        closed = true;
        context.closeSession(GOING, "the seat is closed");
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException broken) {
      closed = true;
    }
  }
}
