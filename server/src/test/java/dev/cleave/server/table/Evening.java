package dev.cleave.server.table;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.engine.actor.Side;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Story;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** An evening at a table at which the Judge plays everybody, fight after fight, as is usual. */
final class Evening implements AutoCloseable {

  static final int JUDGE = 1;
  static final int ANN = 2;

  static final String FIRST =
      """
      scenario: The gate
      rulebook: acks2
      distance: 5
      combatants:
        Marcus: {side: heroes, fighter: 9, hp: 60, weapon: sword, shield: true, armour: plate}
        Kara: {side: heroes, cleric: 5, hp: 30, weapon: mace, armour: plate, spells: [cure light wounds]}
        Kobold: {side: vermin, creature: kobold, hp: 1, count: 2}
      """;

  static final String NEXT =
      """
      scenario: The cellar
      distance: 5
      combatants:
        Marcus: {}
        Kara: {}
        Rat: {side: vermin, creature: giant rat, hp: 1, count: 2}
      """;

  final LiveTableTest.Kept log;
  final LiveTable table;
  final Hall.Screen judge;
  final Hall.Screen ann;
  private int cmds;

  private Evening(LiveTableTest.Kept log, Settings.By by) {
    this.log = log;
    Game game = Game.of(Scenario.of(Script.read(FIRST)), Library.core(), null, Map.of());
    if (log.lines.isEmpty()) {
      log.lines.add(LiveTable.first(new Secrets((byte) 1).epoch(1)));
      for (Side side : game.newBattle().sides()) {
        log.lines.add(new LogLine(LogLine.Kind.SETTING, Settings.runSide(side, by)));
      }
    }
    var seats =
        List.of(
            new Seat(JUDGE, Role.JUDGE, "Judge", List.of()),
            new Seat(ANN, Role.PLAYER, "Ann", List.of("Marcus")));
    this.cmds = log.causes.size();
    this.table =
        new LiveTable(
            "t",
            game.header(null),
            new Story(game),
            seats,
            log,
            new Secrets((byte) 1),
            false,
            () -> 0);
    List<LogLine> past = List.copyOf(log.lines);
    List<Log.Cause> known = List.copyOf(log.causes);
    Thread.ofPlatform().daemon().start(() -> table.run(past, known));
    this.judge = sit(JUDGE);
    this.ann = sit(ANN);
    quiet();
  }

  /** The Judge answers every question. */
  static Evening of(LiveTableTest.Kept log) {
    return new Evening(log, Settings.By.JUDGE);
  }

  /** Nobody is asked anything. */
  static Evening ofBots(LiveTableTest.Kept log) {
    return new Evening(log, Settings.By.BOT);
  }

  private Hall.Screen sit(int seat) {
    var screen = new Hall.Screen();
    table.send(new Message.Came(screen, seat, List.of()));
    return screen;
  }

  /** Says something, and waits until all that follows from it has been sent. */
  void say(int seat, ObjectNode frame) {
    Command command = Command.read(frame);
    if (command == null) {
      throw new AssertionError(frame);
    }
    Hall.Screen screen = seat == JUDGE ? judge : ann;
    table.send(new Message.Said(screen, seat, "cmd" + cmds++, command, frame.toString()));
    quiet();
  }

  void chapter(String scenario) {
    say(JUDGE, Json.frame("chapter").put("scenario", scenario));
  }

  void aftermath() {
    say(JUDGE, Json.frame("aftermath"));
  }

  void undo(int card) {
    say(JUDGE, Json.frame("undo").put("to", card));
  }

  /** One step: dice that are waited for, or an answer. */
  void step() {
    String dice = part("table").path("dice").path("state").asString("");
    JsonNode prompt = judge.prompt();
    if (prompt.isObject()) {
      String q = prompt.path("q").asString();
      String usual = prompt.path("usual").asString();
      say(JUDGE, Json.frame("answer").put("q", q).put("text", usual));
    } else if (dice.equals("gathering") || dice.equals("showing")) {
      say(JUDGE, Json.frame("begin"));
    } else {
      throw new AssertionError("nothing is asked, and it is not over: " + part("table"));
    }
  }

  /** Until nobody is asked any more. */
  Evening play() {
    while (!isOver()) {
      step();
    }
    return this;
  }

  JsonNode part(String name) {
    synchronized (judge) {
      return judge.view.path(name);
    }
  }

  boolean isOver() {
    return of(live -> live.course().isOver());
  }

  /** The journal of the whole story, line by line. */
  List<String> journal() {
    return of(live -> live.archive().journal());
  }

  List<String> cards(int seat) {
    return of(
        live -> {
          var all = new ArrayList<String>();
          live.deck().of(live.chairs().eyes(seat)).all().forEach(card -> all.add(card.text()));
          return all;
        });
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

  @Override
  public void close() {
    table.send(new Message.Close());
  }
}
