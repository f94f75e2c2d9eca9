package dev.cleave.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * The only one who writes: a thread with a connection of its own. Whatever waits is written in one
 * transaction, and answered when that is on disk.
 *
 * <p>A transaction that fails is never tried again here. Its session is given up, the callers are
 * told, and the next session starts from what the database says. Only when a commit itself fails is
 * it unknown whether it was made: those callers wait until the database is back and can be asked.
 */
final class Writer implements AutoCloseable {
  private static final int GROUP = 512;
  private static final int WAITING = 8_192;

  private record Task(Job job, CompletableFuture<Outcome> done) {
    void fail(Throwable why) {
      done.completeExceptionally(why);
    }
  }

  /** A task and how to answer it once the commit is made; whether it thinks it was applied. */
  private record Answer(Task task, Runnable give, boolean applies) {}

  private final Engine engine;
  private final Lease lease;
  private final Jdbi jdbi;
  private final Pace pace;
  private final BlockingQueue<Task> queue = new ArrayBlockingQueue<>(WAITING);
  private final Thread thread;
  private final Object gate = new Object();

  private volatile boolean closing;
  private volatile @Nullable StoreUnavailable trouble;

  // Of the thread alone.
  private @Nullable Session session;
  private List<Answer> doubtful = List.of();
  private long retryAt = System.nanoTime();

  /** How often an idle writer looks after the database, and one without a database tries again. */
  record Pace(long idleMillis, long retryMillis) {
    static final Pace USUAL = new Pace(2_000, 500);
  }

  Writer(Engine engine, Lease lease, Pace pace) {
    this.engine = engine;
    this.lease = lease;
    this.pace = pace;
    this.jdbi = Jdbi.create(engine.writing());
    try (Handle handle = jdbi.open()) {
      lease.take(handle);
    }
    // A platform thread: SQLite's native calls would pin a virtual one's carrier.
    this.thread = Thread.ofPlatform().name("cleave-store-writer").daemon().unstarted(this::run);
  }

  void start() {
    thread.start();
  }

  /** Why nothing can be written now, if so. */
  Optional<StoreUnavailable> trouble() {
    return Optional.ofNullable(trouble);
  }

  /** Answered on the writer's thread: what depends on the answer must be quick or go elsewhere. */
  CompletableFuture<Outcome> submit(Job job) {
    var task = new Task(job, new CompletableFuture<>());
    synchronized (gate) {
      if (closing) {
        task.fail(new StoreUnavailable("The store is closed.", null));
      } else if (!queue.offer(task)) {
        task.fail(new StoreUnavailable("Too much waits to be written. Nothing was written.", null));
      }
    }
    return task.done;
  }

  private void run() {
    session();
    boolean last;
    do {
      // Read before the queue: what came in before the gate closed is still written.
      last = closing;
      List<Task> group = next();
      try {
        cycle(group);
      } catch (Error broken) {
        // Out of memory, say: nobody may wait for ever, but nothing is known either.
        giveUp(Trouble.of(broken));
        fail(group, new StoreUnavailable("It is not known whether it was written.", broken));
      }
    } while (!last || !queue.isEmpty());
    for (Answer answer : doubtful) {
      answer.task.fail(new StoreUnavailable("It is not known whether it was written.", trouble));
    }
    end();
  }

  private List<Task> next() {
    var group = new ArrayList<Task>();
    Thread.interrupted();
    try {
      long patience = trouble == null ? pace.idleMillis : pace.retryMillis;
      Task first = closing ? queue.poll() : queue.poll(patience, TimeUnit.MILLISECONDS);
      if (first != null) {
        group.add(first);
        queue.drainTo(group, GROUP - 1);
      }
    } catch (InterruptedException woken) {
      // Only close() interrupts, to end an idle wait.
    }
    return group;
  }

  private void cycle(List<Task> group) {
    Session open = session();
    if (open == null) {
      fail(group, failure());
    } else if (group.isEmpty()) {
      lookAfter(open);
    } else {
      write(open, group);
    }
  }

  private StoreUnavailable failure() {
    StoreUnavailable why = trouble;
    // The stack of the first failure would mislead: each caller gets its own.
    return switch (why) {
      case null ->
          new StoreUnavailable("The database cannot be reached. Nothing was written.", null);
      case Superseded superseded -> superseded;
      default -> new StoreUnavailable(String.valueOf(why.getMessage()), why);
    };
  }

  private void write(Session open, List<Task> group) {
    List<Answer> answers;
    try {
      answers = attempt(open, group);
    } catch (RuntimeException failed) {
      StoreUnavailable why = Trouble.of(failed);
      giveUp(why);
      fail(group, why);
      return;
    }
    try {
      open.commit();
    } catch (RuntimeException unknown) {
      giveUp(Trouble.of(unknown));
      doubtful = answers;
      return;
    }
    for (Answer answer : answers) {
      answer.give.run();
    }
  }

  /** All in one transaction; again, one by one with care, if one of them spoils it. */
  private static List<Answer> attempt(Session open, List<Task> group) {
    var answers = new ArrayList<Answer>(group.size());
    open.begin();
    try {
      for (Task task : group) {
        answers.add(answer(task, open.attempt(task.job, false)));
      }
      return answers;
    } catch (Session.Spoilt spoilt) {
      open.rollback();
    }
    answers.clear();
    open.begin();
    for (Task task : group) {
      try {
        answers.add(answer(task, open.attempt(task.job, true)));
      } catch (Session.Spoilt bad) {
        answers.add(new Answer(task, () -> task.fail(bad.why()), false));
      }
    }
    return answers;
  }

  private static Answer answer(Task task, Outcome outcome) {
    return new Answer(task, () -> task.done.complete(outcome), outcome instanceof Outcome.Applied);
  }

  /** Notices that the database is gone, or another's, before anybody wants to write. */
  private void lookAfter(Session open) {
    try {
      open.begin();
      open.commit();
    } catch (RuntimeException failed) {
      giveUp(Trouble.of(failed));
    }
  }

  /** The session, opened again if need be; null while there can be none. */
  private @Nullable Session session() {
    if (session != null || trouble instanceof Superseded || System.nanoTime() - retryAt < 0) {
      return session;
    }
    Handle handle = null;
    try {
      handle = jdbi.open();
      OptionalLong fence = lease.renew(handle);
      var fresh = new Session(handle, engine, lease, fence.orElse(0));
      settle(fresh);
      if (fence.isEmpty()) {
        throw new Superseded();
      }
      session = fresh;
      trouble = null;
      return fresh;
    } catch (RuntimeException failed) {
      trouble = Trouble.of(failed);
      retryAt = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(pace.retryMillis);
      if (handle != null) {
        close(handle);
      }
      return null;
    }
  }

  /** Asks the database what became of the commit that did not answer. */
  private void settle(Session fresh) {
    var settled = new ArrayList<Runnable>(doubtful.size());
    for (Answer answer : doubtful) {
      settled.add(settled(fresh, answer));
    }
    doubtful = List.of();
    settled.forEach(Runnable::run);
  }

  private Runnable settled(Session fresh, Answer answer) {
    try {
      Optional<Outcome> found = answer.task.job.find(fresh);
      if (found.isEmpty()) {
        StoreUnavailable why = failure();
        return () -> answer.task.fail(why);
      }
      return answer.applies && found.get() instanceof Outcome.Known
          ? answer.give
          : () -> answer.task.done.complete(found.get());
    } catch (RuntimeException failed) {
      if (!Trouble.ofOne(failed)) {
        throw failed;
      }
      // This table is spoilt in the database; the others are not to wait for it.
      return () -> answer.task.fail(failed);
    }
  }

  private void giveUp(StoreUnavailable why) {
    trouble = why;
    Session failed = session;
    session = null;
    if (failed != null) {
      failed.close();
    }
  }

  private static void fail(List<Task> group, StoreUnavailable why) {
    for (Task task : group) {
      task.fail(why);
    }
  }

  private static void close(Handle handle) {
    try {
      handle.close();
    } catch (RuntimeException ignored) {
      // It failed already.
    }
  }

  private void end() {
    Session open = session;
    session = null;
    if (open != null) {
      open.close();
    }
  }

  /** Writes what waits, then ends. */
  @Override
  public void close() {
    synchronized (gate) {
      closing = true;
    }
    thread.interrupt();
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException again) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
