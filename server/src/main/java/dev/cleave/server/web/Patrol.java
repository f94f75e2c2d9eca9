package dev.cleave.server.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Closes connections that dribble the head of a request: a byte now and then keeps a connection
 * from being idle, yet nothing ever comes of it.
 */
final class Patrol implements Connection.Listener {

  private final Scheduler scheduler;
  private final long millis;
  private final Map<Connection, Boolean> watched = new ConcurrentHashMap<>();

  /**
   * @param millis how long a head may take
   */
  Patrol(Scheduler scheduler, long millis) {
    this.scheduler = scheduler;
    this.millis = millis;
  }

  @Override
  public void onOpened(Connection connection) {
    watched.put(connection, true);
    lookLater(connection, connection.getMessagesIn(), 0);
  }

  @Override
  public void onClosed(Connection connection) {
    watched.remove(connection);
  }

  private void lookLater(Connection connection, long requests, long bytes) {
    scheduler.schedule(() -> look(connection, requests, bytes), millis, TimeUnit.MILLISECONDS);
  }

  /** Bytes have come, but in all this time no request has begun and none is being answered. */
  private void look(Connection connection, long requests, long bytes) {
    if (!watched.containsKey(connection)) {
      return;
    }
    boolean answering = connection.getMessagesIn() != connection.getMessagesOut();
    boolean dribbles = connection.getBytesIn() > bytes && connection.getMessagesIn() == requests;
    if (dribbles && !answering) {
      connection.getEndPoint().close();
    } else {
      lookLater(connection, connection.getMessagesIn(), connection.getBytesIn());
    }
  }
}
