package dev.cleave.server.house;

import dev.cleave.content.Library;
import dev.cleave.content.journal.Header;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.engine.battle.Battle;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Story;
import dev.cleave.server.store.Line;
import dev.cleave.server.store.Outcome;
import dev.cleave.server.store.Store;
import dev.cleave.server.store.StoreUnavailable;
import dev.cleave.server.store.TableRow;
import dev.cleave.server.table.LiveTable;
import dev.cleave.server.table.LogLine;
import dev.cleave.server.table.Message;
import dev.cleave.server.table.Role;
import dev.cleave.server.table.Seat;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** All the tables. One that nobody has asked for since the server started is only in the store. */
public final class House implements AutoCloseable {

  /** With which the part of a log begins that is read when a table is opened. */
  private static final String CHAPTER = LogLine.Kind.CHAPTER.name().toLowerCase(Locale.ROOT);

  private static final int MOST_CLOSING = 10;
  private static final int MOST_WAKING = 60;

  private final Store store;
  private final Library library;
  private final Map<String, Room> tables = new ConcurrentHashMap<>();

  /** Those that are being set up, so that each is set up once and holds up no other. */
  private final Map<String, CompletableFuture<@Nullable Room>> loading = new ConcurrentHashMap<>();

  /** Those that nobody may wake any more. */
  private final Set<String> going = ConcurrentHashMap.newKeySet();

  public House(Store store, Library library) {
    this.store = store;
    this.library = library;
  }

  /**
   * A table that was opened, and the links to its seats, which are shown this once.
   *
   * @param door the token of the table's own link; null if nobody else is to come
   */
  public record Opened(String table, String title, List<Link> seats, @Nullable String door) {}

  /**
   * What came of an order about seats: all there are, with the links that are new.
   *
   * @param door the token of the table's own link if it is new, else null
   */
  public record Ordered(List<Link> seats, @Nullable String door) {}

  /**
   * A seat and what opens it.
   *
   * @param token null if it is not told again
   * @param taken somebody has sat down there
   */
  public record Link(Seat seat, @Nullable String token, boolean taken) {}

  /** Where somebody sits. */
  public record Place(String table, int seat, Role role) {}

  /** A table that is played, and where its lines go. */
  private record Room(
      String id,
      LiveTable table,
      StoreLog log,
      AtomicLong asked,
      CompletableFuture<Boolean> ended) {}

  public Library library() {
    return library;
  }

  /**
   * Opens a table.
   *
   * @param scenario YAML
   * @param typed whether people throw dice of their own
   * @param play sides, and who plays them
   * @throws BadInput if the scenario cannot be fought or has no such side
   */
  public Opened open(String scenario, boolean typed, Map<String, Player> play) {
    return open(scenario, typed, (game, battle) -> Laying.of(game, battle, play));
  }

  /** Opens a table for one: nobody is waited for. */
  public Opened alone(String scenario, boolean typed) {
    return open(scenario, typed, (_, battle) -> Laying.alone(battle));
  }

  private Opened open(String scenario, boolean typed, BiFunction<Game, Battle, Laying> how) {
    return new Founding(store, library).open(scenario, typed, how);
  }

  /** Who comes to the tables, and finds them again. */
  public Reception reception() {
    return new Reception(store);
  }

  /** The place this link opens, if it still opens anything. */
  public Optional<Place> enter(String token) {
    return store
        .seat(Token.digest(token))
        .filter(seated -> !seated.seat().revoked())
        .filter(seated -> seated.seat().seat() != Seating.DOOR)
        .map(seated -> new Place(seated.table(), seated.seat().seat(), role(seated.seat().role())));
  }

  /** Another server writes to the store now; this one should end. */
  public boolean isSuperseded() {
    return store.superseded();
  }

  public List<TableRow> tables() {
    return store.tables();
  }

  /**
   * A table that is or can be played; empty if there is none of that id.
   *
   * @throws Unplayable if this Cleave lacks what it was set up with
   */
  public Optional<LiveTable> table(String id) {
    Room room = room(id);
    if (room == null) {
      return Optional.empty();
    }
    room.asked.set(System.nanoTime());
    return Optional.of(room.table);
  }

  /** The table as it is in memory, set up if it is not; null if there is none of that id. */
  private @Nullable Room room(String id) {
    Room there = tables.get(id);
    if (there != null) {
      return there;
    }
    var mine = new CompletableFuture<@Nullable Room>();
    CompletableFuture<@Nullable Room> others = loading.putIfAbsent(id, mine);
    if (others != null) {
      return joined(others);
    }
    try {
      there = tables.get(id);
      mine.complete(there != null ? there : Workshop.done(() -> load(id)));
    } catch (RuntimeException failed) {
      mine.completeExceptionally(failed);
    } finally {
      loading.remove(id);
    }
    return joined(mine);
  }

  private static @Nullable Room joined(CompletableFuture<@Nullable Room> loaded) {
    try {
      return loaded.join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof RuntimeException own ? own : failed;
    }
  }

  /**
   * Deletes a table for good. Whoever sits at it is sent away.
   *
   * @return whether there was one
   */
  public boolean delete(String id) {
    going.add(id);
    try {
      Room room = tables.get(id);
      if (room != null) {
        room.table.send(new Message.Close());
        room.ended.completeOnTimeout(false, MOST_CLOSING, TimeUnit.SECONDS).join();
      }
      return store.delete(id).join() instanceof Outcome.Applied;
    } finally {
      going.remove(id);
    }
  }

  /** How many tables are in memory. */
  public int awake() {
    return tables.size();
  }

  /**
   * Sets up the newest tables beside everything else and one after the other, so that people who
   * come back after a restart find them ready; those that are put away sleep on.
   */
  public Thread wake(int most) {
    return Thread.ofVirtual().name("waking").start(() -> newest(most).forEach(this::tryToWake));
  }

  /** None if the store has been closed before anybody came. */
  private List<String> newest(int most) {
    try {
      return store.tables().reversed().stream()
          .filter(row -> !row.archived())
          .limit(most)
          .map(TableRow::id)
          .toList();
    } catch (StoreUnavailable closed) {
      return List.of();
    }
  }

  /** Whoever comes to a table that does not wake is told why. */
  private void tryToWake(String id) {
    try {
      var ready = new CompletableFuture<Boolean>();
      table(id).ifPresent(table -> table.ask(_ -> ready.complete(true)));
      ready.completeOnTimeout(false, MOST_WAKING, TimeUnit.SECONDS).join();
    } catch (RuntimeException notNow) {
      return;
    }
  }

  /**
   * Puts tables to sleep at which nobody sits, those first that have long not been asked for. All
   * they know is in the store, from which the next who comes wakes them.
   *
   * @param most how many of them may stay awake
   * @param sat whether somebody sits at a table
   */
  public void rest(int most, Predicate<String> sat) {
    List<Room> idle =
        tables.values().stream()
            .filter(room -> !sat.test(room.id))
            .sorted(Comparator.comparingLong(room -> room.asked.get()))
            .toList();
    idle.stream()
        .limit(Math.max(0, idle.size() - most))
        .forEach(room -> room.table.send(new Message.Close()));
  }

  /**
   * Changes the seats of a table, on its own thread so that its lines stay in order.
   *
   * @return all seats afterwards, with the links that are new; or why not, as an {@link
   *     IllegalArgumentException}
   */
  public CompletableFuture<Ordered> order(String id, SeatOrder order) {
    var done = new CompletableFuture<Ordered>();
    Room room = room(id);
    if (room == null) {
      done.completeExceptionally(new IllegalArgumentException("There is no such table."));
      return done;
    }
    room.table.ask(
        table -> {
          var seating = new Seating(table, seated(id), store.seats(id));
          String wrong = seating.carryOut(order);
          if (wrong != null) {
            done.completeExceptionally(new IllegalArgumentException(wrong));
            return;
          }
          seating.changes().forEach(room.log::change);
          table.reseat(seating.line(), () -> seated(id), seating.moved());
          Seat came = seating.came();
          if (came != null) {
            table.giveBack(came.combatants());
          }
          done.complete(new Ordered(links(id, seating), seating.token(Seating.DOOR)));
        });
    return done;
  }

  /**
   * Begins the next fight at a table, on its own thread.
   *
   * @param scenario YAML; whom the story knows it need only name
   * @return the number of the chapter; or why not, as {@link BadInput} or an {@link
   *     IllegalArgumentException}
   */
  public CompletableFuture<Integer> fight(String id, String scenario) {
    var done = new CompletableFuture<Integer>();
    Room room = room(id);
    if (room == null) {
      done.completeExceptionally(new IllegalArgumentException("There is no such table."));
      return done;
    }
    room.table.ask(
        table -> {
          try {
            table.fight(scenario, begun -> done.complete(begun.chapter()));
          } catch (BadInput | IllegalArgumentException refused) {
            done.completeExceptionally(refused);
          }
        });
    return done;
  }

  private @Nullable Room load(String id) {
    String header = going.contains(id) ? null : store.header(id).orElse(null);
    TableRow row = store.table(id).orElse(null);
    List<Line> lines = store.tail(id, CHAPTER);
    if (header == null || row == null || lines.isEmpty()) {
      return null; // the server went down before anybody was told of it
    }
    Header first = Header.of(header, id);
    List<LogLine> past = StoreLog.lines(lines);
    Story story = story(first, past);
    var log = new StoreLog(store, id, lines.getLast().seq());
    var table =
        new LiveTable(
            id,
            first,
            story,
            seated(id),
            log,
            new StoreVault(store, id, header, log),
            row.dice().equals("typed"),
            System::currentTimeMillis);
    var now = new AtomicLong(System.nanoTime());
    var room = new Room(id, table, log, now, new CompletableFuture<>());
    tables.put(id, room);
    // Not a virtual one, which would keep its processor however long it works.
    Thread.ofPlatform().daemon().name("table-" + id).start(() -> run(room, past));
    return room;
  }

  private Story story(Header header, List<LogLine> past) {
    try {
      var story = new Story(Game.of(header, library));
      LiveTable.check(story, past);
      return story;
    } catch (BadInput gone) {
      throw unplayable("with other content: " + gone.problems().getFirst().sentence());
    } catch (IllegalArgumentException newer) {
      throw unplayable("by another Cleave: " + newer.getMessage() + ".");
    }
  }

  private static Unplayable unplayable(String how) {
    return new Unplayable(
        "This table was set up "
            + how
            + " It is kept, and opens again with the Cleave it was made with.");
  }

  /**
   * One table that fails takes down nobody else. It is forgotten here and comes back from its log,
   * which holds nothing of what led to the fault.
   */
  private void run(Room room, List<LogLine> past) {
    try {
      room.table.run(past, List.of());
    } catch (RuntimeException fault) {
      Daybook.fault("at table " + Daybook.hash(room.id), fault);
      room.table.abandon();
    } finally {
      tables.remove(room.id, room);
      room.table.end();
      room.ended.complete(true);
    }
  }

  private List<Link> links(String id, Seating seating) {
    return reception().seats(id).stream()
        .map(link -> new Link(link.seat(), seating.token(link.seat().number()), link.taken()))
        .toList();
  }

  private List<Seat> seated(String id) {
    return reception().seats(id).stream().map(Link::seat).toList();
  }

  static Role role(String word) {
    return Role.valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** All tables stop where they are. */
  @Override
  public void close() {
    tables.values().forEach(room -> room.table.send(new Message.Close()));
    store.close();
  }
}
