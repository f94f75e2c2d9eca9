package dev.cleave.server.table;

import dev.cleave.engine.table.Recorded;
import dev.cleave.rulebooks.Chapter;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * What has been at a table, as each seat may know it; what takes long is worked out beside it, on
 * threads of its own: whoever wants to see long fights again holds up nobody.
 */
public final class Retrospect {

  private static final int THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  private static final int MOST_WAITING = 256;

  private static final ThreadPoolExecutor POOL =
      new ThreadPoolExecutor(
          THREADS,
          THREADS,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(MOST_WAITING),
          Thread.ofPlatform().daemon().name("retrospect-", 0).factory(),
          new ThreadPoolExecutor.DiscardPolicy()); // who is not told within reason is told so

  private final LiveTable live;

  Retrospect(LiveTable live) {
    this.live = live;
  }

  /** Of what is kept from a seat now nothing has been yet, as far as that seat knows. */
  private void ask(int seat, Consumer<LiveTable> what) {
    if (POOL.getQueue().remainingCapacity() == 0) {
      throw new Busy();
    }
    live.ask(table -> what.accept(table.audience().glimpses().asTold(seat)));
  }

  /**
   * The battle from its beginning as a seat may see it, worked out beside the table.
   *
   * @param to is handed the frames
   */
  public void film(int seat, Consumer<String> to) {
    ask(
        seat,
        table -> {
          Viewpoint eyes = table.chairs().eyes(seat);
          List<Integer> standing = table.deck().of(eyes).shown();
          List<Recorded> played = List.copyOf(table.minutes().entries());
          Chapter chapter = table.course().chapter();
          List<Viewpoint> all = Viewpoint.all(table.chairs().all(), table.battle());
          POOL.execute(() -> to.accept(Reel.of(chapter, played, eyes, all, standing).toString()));
        });
  }

  /**
   * The fight that is over in numbers, as a seat may know it; worked out beside the table.
   *
   * @param to is handed them, or that there is none
   */
  public void reckon(int seat, Consumer<String> to) {
    ask(
        seat,
        table -> {
          Viewpoint eyes = table.chairs().eyes(seat);
          if (table.course().isOver() && table.course().isFight()) {
            List<Integer> standing = table.deck().of(eyes).shown();
            List<Recorded> played = List.copyOf(table.minutes().entries());
            Chapter chapter = table.course().chapter();
            List<Viewpoint> all = Viewpoint.all(table.chairs().all(), table.battle());
            POOL.execute(
                () -> to.accept(Reckoning.of(chapter, played, eyes, all, standing).toString()));
          } else if (table.course().isFight()) {
            to.accept(Reckoning.none().toString());
          } else {
            Archive archive = table.archive();
            POOL.execute(() -> to.accept(archive.reckoning(eyes).toString()));
          }
        });
  }

  /**
   * What a seat was not told while it was fought, when the fight is over.
   *
   * @param to is handed it, or that there is none
   */
  public void disclose(int seat, Consumer<String> to) {
    ask(
        seat,
        table -> {
          if (table.course().isOver() && table.course().isFight()) {
            Cards judges = table.deck().of(Viewpoint.JUDGE);
            Cards own = table.deck().of(table.chairs().eyes(seat));
            to.accept(Disclosure.of(judges, own).toString());
          } else {
            to.accept(Disclosure.none().toString());
          }
        });
  }

  /**
   * The story so far as a seat may know it, written down; of many chapters beside the table.
   *
   * @param to is handed the text
   */
  public void read(int seat, Form form, Consumer<String> to) {
    ask(
        seat,
        table -> {
          Viewpoint eyes = table.chairs().eyes(seat);
          if (table.course().opening() == null) {
            to.accept(Account.of(table, eyes).as(form));
            return;
          }
          Archive archive = table.archive();
          var header = table.header(archive);
          POOL.execute(() -> to.accept(Account.of(archive, header, eyes).as(form)));
        });
  }

  /**
   * Older cards than a welcome holds.
   *
   * @param before the number of the first that is known
   * @param to is handed a list of them
   */
  public void earlier(int seat, int before, Consumer<String> to) {
    ask(
        seat,
        table -> {
          Viewpoint eyes = table.chairs().eyes(seat);
          if (table.deck().of(eyes).all().stream().anyMatch(card -> card.number() < before)
              || !table.deck().of(eyes).isLater()) {
            to.accept(table.audience().earlier(seat, before));
            return;
          }
          Archive archive = table.archive();
          POOL.execute(
              () -> to.accept(Audience.json(archive.before(eyes, before, Audience.CARDS))));
        });
  }
}
