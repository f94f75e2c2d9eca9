package dev.cleave.server.house;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.journal.Header;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.fair.Epoch;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Story;
import dev.cleave.server.store.Append;
import dev.cleave.server.store.Change;
import dev.cleave.server.store.Command;
import dev.cleave.server.store.Digest;
import dev.cleave.server.store.Entry;
import dev.cleave.server.store.Line;
import dev.cleave.server.store.NewTable;
import dev.cleave.server.store.Store;
import dev.cleave.server.store.StoreUnavailable;
import dev.cleave.server.store.TableRow;
import dev.cleave.server.table.LiveTable;
import dev.cleave.server.table.LogLine;
import dev.cleave.server.table.Message;
import dev.cleave.server.table.Role;
import dev.cleave.server.table.Seat;
import dev.cleave.server.table.Settings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** All the tables. One that nobody has asked for since the server started is only in the store. */
public final class House implements AutoCloseable {

  /** More combatants of a side than this share one seat. */
  private static final int MOST_SEATS = 8;

  /** With which the part of a log begins that is read when a table is opened. */
  private static final String CHAPTER = LogLine.Kind.CHAPTER.name().toLowerCase(Locale.ROOT);

  private final Store store;
  private final Library library;
  private final Map<String, Room> tables = new ConcurrentHashMap<>();

  public House(Store store, Library library) {
    this.store = store;
    this.library = library;
  }

  /** A table that was opened, and the links to its seats, which are shown this once. */
  public record Opened(String table, String title, List<Link> seats) {}

  /**
   * A seat and what opens it.
   *
   * @param token null if it is not told again
   */
  public record Link(Seat seat, @Nullable String token) {}

  /** Where somebody sits. */
  public record Place(String table, int seat, Role role) {}

  /** A table that is played, and where its lines go. */
  private record Room(String id, LiveTable table, StoreLog log, AtomicLong asked) {}

  public Library library() {
    return library;
  }

  /**
   * Opens a table.
   *
   * @param scenario YAML
   * @param typed whether people throw dice of their own
   * @param play sides, and whether bots play them
   * @throws BadInput if the scenario cannot be fought or has no such side
   */
  public Opened open(String scenario, boolean typed, Map<String, Boolean> play) {
    Game game =
        Game.of(
            Scenario.of(Yaml.parse(new Source("scenario.yaml", scenario))),
            library,
            null,
            Map.of());
    String id = Token.draw();
    Battle battle = game.newBattle();
    List<String> sides = battle.sides().stream().map(Side::name).toList();
    for (String side : play.keySet()) {
      if (!sides.contains(side)) {
        throw new BadInput(
            game.scenario()
                .node()
                .place()
                .problem(
                    "nobody is on a side called \"" + side + "\"",
                    "Expected: " + String.join(", ", sides),
                    ""));
      }
    }
    List<Link> links = seats(battle);
    var changes = new ArrayList<Change>();
    links.forEach(link -> changes.add(new Change.Add(stored(link))));
    byte[] secret = Token.secret();
    String header = game.header(null).line();
    changes.add(new Change.Promise(1, secret));
    store
        .open(
            new NewTable(
                id,
                game.scenario().title(),
                header,
                typed ? "typed" : "fair",
                Instant.now(),
                changes))
        .join();
    begin(id, battle, play, StoreVault.first(id, header, secret));
    return new Opened(id, game.scenario().title(), links);
  }

  /**
   * Writes the first lines of a table's log: the promise of its dice, and who is played by bots.
   */
  private void begin(String id, Battle battle, Map<String, Boolean> play, Epoch epoch) {
    var lines = new ArrayList<Entry>();
    lines.add(entry(LiveTable.first(epoch)));
    for (Side side : battle.sides()) {
      if (play.getOrDefault(side.name(), false)) {
        lines.add(entry(Settings.bots(side)));
      }
    }
    var command = new Command(Token.draw(), Digest.of(id), Command.HOUSE);
    store.append(new Append(id, 0, command, lines, List.of())).join();
  }

  private static Entry entry(LogLine line) {
    return new Entry(line.kind().name().toLowerCase(Locale.ROOT), line.body());
  }

  /** The Judge's, one for each who is a person's to play, and one to look on. */
  private static List<Link> seats(Battle battle) {
    var links = new ArrayList<Link>();
    links.add(new Link(new Seat(1, Role.JUDGE, "Judge", List.of()), Token.draw()));
    for (Side side : battle.sides()) {
      if (!side.isJudges()) {
        List<List<String>> people = new FirstSeats(battle).of(side);
        if (people.size() <= MOST_SEATS) {
          people.forEach(names -> add(links, Role.PLAYER, names.getFirst(), names));
        } else {
          var all = people.stream().flatMap(List::stream).toList();
          add(links, Role.PLAYER, side.name(), all);
        }
      }
    }
    add(links, Role.SPECTATOR, "Onlookers", List.of());
    return links;
  }

  private static void add(List<Link> links, Role role, String name, List<String> combatants) {
    links.add(new Link(new Seat(links.size() + 1, role, name, combatants), Token.draw()));
  }

  private static dev.cleave.server.store.Seat stored(Link link) {
    Seat seat = link.seat();
    return new dev.cleave.server.store.Seat(
        seat.number(),
        seat.role().word(),
        seat.name(),
        seat.combatants(),
        Token.digest(Objects.requireNonNull(link.token())),
        false);
  }

  /** The place this link opens, if it still opens anything. */
  public Optional<Place> enter(String token) {
    return store
        .seat(Token.digest(token))
        .filter(seated -> !seated.seat().revoked())
        .map(seated -> new Place(seated.table(), seated.seat().seat(), role(seated.seat().role())));
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
    Room room = tables.computeIfAbsent(id, this::load);
    if (room == null) {
      return Optional.empty();
    }
    room.asked.set(System.nanoTime());
    return Optional.of(room.table);
  }

  /** How many tables are in memory. */
  public int awake() {
    return tables.size();
  }

  /**
   * Sets up the newest tables beside everything else, so that people who come back after a restart
   * find them ready.
   */
  public Thread wake(int most) {
    return Thread.ofVirtual().name("waking").start(() -> newest(most).forEach(this::tryToWake));
  }

  /** None if the store has been closed before anybody came. */
  private List<String> newest(int most) {
    try {
      return store.tables().reversed().stream().limit(most).map(TableRow::id).toList();
    } catch (StoreUnavailable closed) {
      return List.of();
    }
  }

  /** Whoever comes to a table that does not wake is told why. */
  private void tryToWake(String id) {
    try {
      table(id);
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
  public CompletableFuture<List<Link>> order(String id, SeatOrder order) {
    var done = new CompletableFuture<List<Link>>();
    Room room = tables.computeIfAbsent(id, this::load);
    if (room == null) {
      done.completeExceptionally(new IllegalArgumentException("There is no such table."));
      return done;
    }
    room.table.ask(
        table -> {
          var all = store.seats(id);
          int last = all.stream().mapToInt(dev.cleave.server.store.Seat::seat).max().orElse(0);
          var seating = new Seating(table, seated(id), last);
          String wrong = seating.carryOut(order);
          if (wrong != null) {
            done.completeExceptionally(new IllegalArgumentException(wrong));
            return;
          }
          seating.changes().forEach(room.log::change);
          table.reseat(seating.line(), () -> seated(id), seating.moved());
          done.complete(
              seated(id).stream()
                  .map(seat -> new Link(seat, seating.token(seat.number())))
                  .toList());
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
    Room room = tables.computeIfAbsent(id, this::load);
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
    String header = store.header(id).orElse(null);
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
    var room = new Room(id, table, log, new AtomicLong(System.nanoTime()));
    Thread.ofVirtual().name("table-" + id).start(() -> run(room, past));
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
    }
  }

  private List<Seat> seated(String id) {
    return store.seats(id).stream()
        .filter(seat -> !seat.revoked())
        .map(seat -> new Seat(seat.seat(), role(seat.role()), seat.name(), seat.combatants()))
        .toList();
  }

  private static Role role(String word) {
    return Role.valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** All tables stop where they are. */
  @Override
  public void close() {
    tables.values().forEach(room -> room.table.send(new Message.Close()));
    store.close();
  }
}
