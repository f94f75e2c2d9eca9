package dev.cleave.server.table;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
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
import java.util.function.Function;
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

  private final LiveTable table;
  final Screen judge;
  final Screen player;
  final Screen spectator;
  private int cmds;

  private Hall(LiveTable table) {
    this.table = table;
    this.judge = sit(JUDGE);
    this.player = sit(PLAYER);
    this.spectator = sit(SPECTATOR);
    quiet();
    say(JUDGE, Json.frame("begin")); // he waits for nobody's seeds
  }

  /** The player has everybody of the first side. */
  static Hall open(String yaml, long seed) {
    Game game =
        Game.of(Scenario.of(Yaml.parse(new Source("hall", yaml))), Library.core(), null, Map.of());
    Battle battle = game.newBattle();
    String side = battle.combatant(0).side().name();
    List<String> own =
        battle.combatants().stream()
            .filter(who -> who.side().name().equals(side))
            .map(Combatant::name)
            .toList();
    var seats =
        List.of(
            new Seat(JUDGE, Role.JUDGE, "Judge", List.of()),
            new Seat(PLAYER, Role.PLAYER, "Ann", own),
            new Seat(SPECTATOR, Role.SPECTATOR, "Bob", List.of()));
    var log = new LiveTableTest.Kept();
    var vault = new Secrets((byte) seed);
    log.lines.add(LiveTable.first(vault.epoch(1)));
    var table =
        new LiveTable("t", game.header(null), new Story(game), seats, log, vault, false, () -> 0);
    List<LogLine> past = List.copyOf(log.lines);
    Thread.ofVirtual().start(() -> table.run(past, List.of()));
    return new Hall(table);
  }

  private Screen sit(int seat) {
    var screen = new Screen();
    table.send(new Message.Came(screen, seat, List.of()));
    return screen;
  }

  Screen screen(int seat) {
    return seat == JUDGE ? judge : seat == PLAYER ? player : spectator;
  }

  /** Says something, and waits until all that follows from it has been sent. */
  void say(int seat, ObjectNode frame) {
    Command command = Command.read(frame);
    if (command == null) {
      throw new AssertionError(frame);
    }
    String cmd = command.isChange() ? "cmd" + cmds++ : null;
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

  boolean isOver() {
    return of(live -> live.course().phase().equals("over"));
  }

  @Override
  public void close() {
    table.send(new Message.Close());
  }
}
