package dev.cleave.server.table;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Story;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A table without a network at which a whole side sits in one seat: everything that is sent is kept
 * as it was sent.
 */
final class Hall implements AutoCloseable {

  static final int JUDGE = 1;
  static final int PLAYER = 2;
  static final int SPECTATOR = 3;

  /** A screen that keeps every byte. */
  static final class Screen implements Listener {
    final ObjectNode view = Json.object();
    final Map<String, JsonNode> combatants = new LinkedHashMap<>();
    private final List<String> frames = new ArrayList<>();
    private final Map<String, List<JsonNode>> types = new HashMap<>();
    private int read;

    @Override
    public synchronized void send(String frame) {
      JsonNode json = Json.MAPPER.readTree(frame);
      frames.add(frame);
      types.computeIfAbsent(json.path("type").asString(""), _ -> new ArrayList<>()).add(json);
      switch (json.path("type").asString("")) {
        case "welcome" -> show(json.path("view"));
        case "update" -> show(json.path("changes"));
        default -> {}
      }
      notifyAll();
    }

    @Override
    public void bye(String reason) {}

    @Override
    public void cut(String reason) {}

    private void show(JsonNode parts) {
      view.setAll((ObjectNode) parts);
      parts.path("combatants").forEach(one -> combatants.put(one.path("id").asString(), one));
      parts.path("gone").forEach(id -> combatants.remove(id.asString()));
    }

    /** What has come since last time. */
    synchronized List<String> news() {
      List<String> news = List.copyOf(frames.subList(read, frames.size()));
      read = frames.size();
      return news;
    }

    /** A card of that kind has come. */
    synchronized boolean hasHeardOf(String kind) {
      for (JsonNode update : types.getOrDefault("update", List.of())) {
        for (JsonNode card : update.path("cards")) {
          if (card.path("kind").asString().equals(kind)) {
            return true;
          }
        }
      }
      return false;
    }

    /** A card has come with these words. */
    synchronized boolean hasRead(String words) {
      for (JsonNode update : types.getOrDefault("update", List.of())) {
        for (JsonNode card : update.path("cards")) {
          if (card.path("text").asString("").contains(words)) {
            return true;
          }
        }
      }
      return false;
    }

    synchronized JsonNode prompt() {
      return view.path("prompt");
    }

    /** The last frame of a type, once there are so many of it. */
    synchronized JsonNode last(String type, int count) {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
      try {
        while (all(type).size() < count) {
          long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
          if (left <= 0) {
            throw new AssertionError("no " + type + " comes: " + frames);
          }
          wait(left);
        }
      } catch (InterruptedException interrupted) {
        throw new AssertionError(interrupted);
      }
      return all(type).getLast();
    }

    synchronized List<JsonNode> all(String type) {
      return List.copyOf(types.getOrDefault(type, List.of()));
    }
  }

  private final Game game;
  private final List<Seat> seats;
  private final LiveTableTest.Kept log;
  private final LiveTable table;
  final Screen judge;
  final Screen player;
  final Screen spectator;
  private final AtomicLong clock = new AtomicLong();

  /** Each seat counts its own. */
  private final Map<Integer, Integer> cmds = new HashMap<>();

  private Hall(
      Game game,
      List<Seat> seats,
      LiveTableTest.Kept log,
      long seed,
      Function<Mailbox, Labour> labour,
      Thread.Builder thread) {
    this.game = game;
    this.seats = seats;
    this.log = log;
    var vault = new Secrets(seed);
    boolean fresh = log.lines.isEmpty();
    if (fresh) {
      log.lines.add(LiveTable.first(vault.epoch(1)));
    }
    this.table =
        new LiveTable(
            "t", game.header(null), new Story(game), seats, log, vault, false, clock::get, labour);
    List.of(JUDGE, PLAYER, SPECTATOR).forEach(seat -> cmds.put(seat, log.causes.size()));
    List<LogLine> past = List.copyOf(log.lines);
    List<Log.Cause> known = List.copyOf(log.causes);
    thread.start(() -> table.run(past, known));
    this.judge = sit(JUDGE);
    this.player = sit(PLAYER);
    this.spectator = sit(SPECTATOR);
    quiet();
  }

  /** The Judge waits for nobody's seeds. */
  private Hall begun() {
    say(JUDGE, Json.frame("begin"));
    return this;
  }

  /** The same table after the server was started again. */
  Hall again(long seed) {
    close();
    return new Hall(game, seats, log, seed, Labour::usual, Thread.ofPlatform().daemon());
  }

  /** What it would be if the server were started again now; this one goes on. */
  Hall later(long seed) {
    quiet();
    var copy = new LiveTableTest.Kept();
    synchronized (log) {
      copy.lines.addAll(log.lines);
      copy.causes.addAll(log.causes);
    }
    return new Hall(game, seats, copy, seed, Labour::usual, Thread.ofPlatform().daemon());
  }

  /** The player has everybody of the first side. */
  static Hall open(String yaml, long seed) {
    return lobby(yaml, seed).begun();
  }

  /** The same before the first roll. */
  static Hall lobby(String yaml, long seed) {
    return lobby(yaml, seed, Labour::usual);
  }

  /** The same, with another seat at the table where nobody sits. */
  static Hall beside(String yaml, long seed, Seat other) {
    return lobby(yaml, seed, Labour::usual, List.of(other)).begun();
  }

  static Hall lobby(String yaml, long seed, Function<Mailbox, Labour> labour) {
    return lobby(yaml, seed, labour, List.of());
  }

  /** One of very many: nobody counts what it works, so it needs no thread of its own. */
  static Hall light(String yaml, long seed) {
    Game game = game(yaml);
    var log = new LiveTableTest.Kept();
    return new Hall(game, seats(game, List.of()), log, seed, Labour::free, Thread.ofVirtual());
  }

  private static Hall lobby(
      String yaml, long seed, Function<Mailbox, Labour> labour, List<Seat> others) {
    Game game = game(yaml);
    var log = new LiveTableTest.Kept();
    return new Hall(game, seats(game, others), log, seed, labour, Thread.ofPlatform().daemon());
  }

  private static Game game(String yaml) {
    Scenario scenario = Scenario.of(Yaml.parse(new Source("hall", yaml)));
    return Game.of(scenario, Library.core(), null, Map.of());
  }

  private static List<Seat> seats(Game game, List<Seat> others) {
    Battle battle = game.newBattle();
    String side =
        battle.combatants().stream()
            .filter(who -> who.fate() != Fate.WAITING && !game.rulebook().isHidden(who))
            .findFirst()
            .map(who -> who.side().name())
            .orElseThrow();
    List<String> own =
        battle.combatants().stream()
            .filter(who -> who.side().name().equals(side))
            .map(Combatant::name)
            .toList();
    return Stream.concat(
            Stream.of(
                new Seat(JUDGE, Role.JUDGE, "Judge", List.of()),
                new Seat(PLAYER, Role.PLAYER, "Ann", own),
                new Seat(SPECTATOR, Role.SPECTATOR, "Bob", List.of())),
            others.stream())
        .toList();
  }

  /** The Judge sets the rules aside. */
  void judge(String text) {
    say(JUDGE, Json.frame("judge").put("text", text));
  }

  /** A sign of the fog a seat is told. */
  char fog(int seat, int column, int row) {
    synchronized (screen(seat)) {
      return screen(seat).view.path("field").path("fog").path(row).asString("").charAt(column);
    }
  }

  private Screen sit(int seat) {
    var screen = new Screen();
    table.send(new Message.Came(screen, seat, List.of()));
    return screen;
  }

  Screen screen(int seat) {
    return seat == JUDGE ? judge : seat == PLAYER ? player : spectator;
  }

  /** Where two rows of frames differ first, empty if nowhere. */
  static String difference(List<String> here, List<String> there) {
    for (int i = 0; i < Math.max(here.size(), there.size()); i++) {
      String one = i < here.size() ? here.get(i) : "nothing";
      String other = i < there.size() ? there.get(i) : "nothing";
      int at = 0;
      while (at < Math.min(one.length(), other.length()) && one.charAt(at) == other.charAt(at)) {
        at++;
      }
      if (!one.equals(other)) {
        return "frame " + i + "\n  " + about(one, at) + "\n  " + about(other, at);
      }
    }
    return "";
  }

  private static String about(String frame, int at) {
    String head = frame.substring(0, Math.min(frame.length(), 40));
    return head
        + " … "
        + frame.substring(Math.max(0, at - 120), Math.min(frame.length(), at + 160));
  }

  /** Time goes by. */
  void tick() {
    clock.addAndGet(1_000);
  }

  /** Says something, and waits until all that follows from it has been sent. */
  void say(int seat, ObjectNode frame) {
    Command command = Command.read(frame);
    if (command == null) {
      throw new AssertionError(frame);
    }
    String cmd =
        command.isChange() ? "cmd " + seat + "." + cmds.merge(seat, 1, Integer::sum) : null;
    table.send(new Message.Said(screen(seat), seat, cmd, command, frame.toString()));
    quiet();
  }

  void answer(int seat, String text) {
    String q = screen(seat).prompt().path("q").asString();
    say(seat, Json.frame("answer").put("q", q).put("text", text));
  }

  /** A study of the question this seat is asked. */
  ObjectNode study(int seat, String type) {
    return Json.frame(type).put("q", screen(seat).prompt().path("q").asString());
  }

  /** The wire's word for somebody, by where he stands in the scenario. */
  String id(int index) {
    return of(live -> Views.id(live.battle().combatant(index)));
  }

  /** How many lines have been written. */
  int lines() {
    quiet();
    synchronized (log) {
      return log.lines.size();
    }
  }

  /** Posts something without waiting for what comes of it. */
  void post(int seat, ObjectNode frame) {
    table.send(
        new Message.Said(
            screen(seat),
            seat,
            "post" + cmds.merge(seat, 1, Integer::sum),
            command(frame),
            frame.toString()));
  }

  private static Command command(ObjectNode frame) {
    Command command = Command.read(frame);
    if (command == null) {
      throw new AssertionError(frame);
    }
    return command;
  }

  private void quiet() {
    of(_ -> true);
  }

  /** Something about the table, found out on its thread. */
  <R> R of(Function<LiveTable, R> what) {
    var found = new CompletableFuture<R>();
    table.ask(live -> found.complete(what.apply(live)));
    try {
      return found.get(60, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException failed) {
      throw new AssertionError(failed);
    }
  }

  /** What somebody sees who comes in now. */
  String look(int seat) {
    var seen = new CompletableFuture<String>();
    table.look(seat, seen::complete);
    return seen.orTimeout(60, TimeUnit.SECONDS).join();
  }

  /** All that a seat can take home: how it stands, the film, the account. */
  List<String> kept(int seat) {
    var kept = new ArrayList<CompletableFuture<String>>();
    for (int i = 0; i < 3; i++) {
      kept.add(new CompletableFuture<>());
    }
    table.look(seat, kept.get(0)::complete);
    table.past().film(seat, kept.get(1)::complete);
    table.past().read(seat, Form.HTML, kept.get(2)::complete);
    return kept.stream().map(one -> one.orTimeout(60, TimeUnit.SECONDS).join()).toList();
  }

  /** The last cards a seat can ask for. */
  String cards(int seat) {
    var cards = new CompletableFuture<String>();
    table.past().earlier(seat, Integer.MAX_VALUE, cards::complete);
    return cards.orTimeout(60, TimeUnit.SECONDS).join();
  }

  boolean isOver() {
    return of(live -> live.course().phase().equals("over"));
  }

  @Override
  public void close() {
    table.send(new Message.Close());
  }
}
