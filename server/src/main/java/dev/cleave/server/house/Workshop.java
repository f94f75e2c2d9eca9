package dev.cleave.server.house;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Where scenarios are read and tables are set up: on threads of its own, so that whoever asks for
 * something quick never waits behind a large one. When too many wait, the next is told to come
 * again.
 */
public final class Workshop {

  private static final int BENCHES = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  private static final int MOST_WAITING = 64;
  private static final long PATIENCE_SECONDS = 20;

  private static final ThreadPoolExecutor POOL =
      new ThreadPoolExecutor(
          BENCHES,
          BENCHES,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(MOST_WAITING),
          Thread.ofPlatform().daemon().name("workshop-", 0).factory());

  private Workshop() {}

  /** Too many wait already, or it takes too long. */
  public static final class Busy extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Busy() {
      super("The server is busy; try again in a moment.", null, false, false);
    }
  }

  /**
   * Has something done there, and waits for it.
   *
   * @throws Busy if it cannot be done within reason
   */
  public static <T> T done(Supplier<T> work) {
    Future<T> future;
    try {
      future = POOL.submit(work::get);
    } catch (RejectedExecutionException full) {
      throw new Busy();
    }
    try {
      return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RuntimeException own) {
        throw own;
      }
      throw new IllegalStateException(failed.getCause());
    } catch (TimeoutException | CancellationException tooLong) {
      future.cancel(false);
      throw new Busy();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new Busy();
    }
  }
}
