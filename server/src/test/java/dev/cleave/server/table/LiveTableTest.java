package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.SeededDice;
import dev.cleave.rulebooks.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A whole table without a network: people are queues. */
class LiveTableTest {

  private static final String DUEL =
      """
      scenario: Duel
      rulebook: acks2
      distance: 5
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 14, weapon: sword, shield: true, armour: chain}
        Orc: {side: orcs, creature: orc, hp: 6}
      """;

  /** Lines kept in memory. */
  static final class Kept implements Log {
    final List<LogLine> lines = new ArrayList<>();
    final List<Cause> causes = new ArrayList<>();

    @Override
    public synchronized void append(@Nullable Cause cause, List<LogLine> more) {
      lines.addAll(more);
      if (cause != null) {
        causes.add(cause);
      }
    }

    @Override
    public boolean isKnown(String cmd) {
      return causes.stream().anyMatch(cause -> cause.cmd().equals(cmd));
    }
  }

  /** Seeded dice; undone ones are thrown anew from another seed. */
  static final class Cup implements LiveTable.DiceCup {
    private final SeededDice dice = new SeededDice(7);

    @Override
    public boolean isTyped() {
      return false;
    }

    @Override
    public void resume(List<Recorded> played) {}

    @Override
    public void branch(List<Recorded> kept) {}

    @Override
    public ObjectNode json() {
      return Json.object().put("mode", "fair");
    }

    @Override
    public int face(Dice thrown, int nth, Reason why, @Nullable Combatant who) {
      return dice.face(thrown, nth, why, who);
    }
  }

  /** Somebody's browser. */
  static final class Screen implements Listener {
    final LinkedBlockingQueue<JsonNode> frames = new LinkedBlockingQueue<>();
    final ObjectNode view = Json.object();
    final List<JsonNode> cards = new ArrayList<>();
    String bye = "";

    @Override
    public void send(String frame) {
      frames.add(Json.MAPPER.readTree(frame));
    }

    @Override
    public void bye(String reason) {
      bye = reason;
    }

    JsonNode next() {
      try {
        JsonNode frame = frames.poll(5, TimeUnit.SECONDS);
        if (frame == null) {
          throw new AssertionError("nothing comes; the view is " + view);
        }
        switch (frame.path("type").asString()) {
          case "welcome" -> view.setAll((ObjectNode) frame.path("view"));
          case "update" -> view.setAll((ObjectNode) frame.path("changes"));
          default -> {}
        }
        frame.path("cards").forEach(cards::add);
        return frame;
      } catch (InterruptedException interrupted) {
        throw new AssertionError(interrupted);
      }
    }

    JsonNode until(String type) {
      JsonNode frame = next();
      while (!frame.path("type").asString().equals(type)) {
        frame = next();
      }
      return frame;
    }

    /** Reads on until this seat is asked something, or the fight is over. */
    JsonNode prompt() {
      while (!view.path("prompt").isObject()
          && !view.path("table").path("phase").asString("").equals("over")) {
        next();
      }
      return view.path("prompt");
    }
  }

  private final Game game =
      Game.of(Scenario.of(Yaml.parse(new Source("duel", DUEL))), Library.core(), null, Map.of());
  private final List<Seat> seats =
      List.of(
          new Seat(1, Role.JUDGE, "Judge", List.of()),
          new Seat(2, Role.PLAYER, "Ann", List.of("Marcus")),
          new Seat(3, Role.SPECTATOR, "Bob", List.of()));
  private final Kept log = new Kept();
  private int cmds;

  private LiveTable open() {
    var table = new LiveTable(game, seats, log, new Cup(), () -> 0);
    var past = List.copyOf(log.lines);
    var known = List.copyOf(log.causes);
    Thread.ofVirtual().start(() -> table.run(past, known));
    return table;
  }

  private static Screen sit(LiveTable table, int seat) {
    var screen = new Screen();
    table.send(new Message.Came(screen, seat, List.of()));
    screen.until("welcome");
    return screen;
  }

  private void say(LiveTable table, Screen screen, int seat, String frame) {
    JsonNode json = Json.MAPPER.readTree(frame);
    Command command = Command.read(json);
    if (command == null) {
      throw new AssertionError(frame);
    }
    String cmd = command.isChange() ? "cmd" + cmds++ : null;
    table.send(new Message.Said(screen, seat, cmd, command, frame));
  }

  private void answer(LiveTable table, Screen screen, int seat, String text) {
    String q = screen.view.path("prompt").path("q").asString();
    say(table, screen, seat, Json.frame("answer").put("q", q).put("text", text).toString());
    screen.view.putNull("prompt");
    screen.until("ack");
  }

  private void fight(LiveTable table, Screen ann, Screen judge) {
    while (true) {
      String phase = judge.view.path("table").path("phase").asString("");
      if (phase.equals("over")) {
        return;
      }
      JsonNode mine = ann.view.path("prompt");
      JsonNode his = judge.view.path("prompt");
      if (mine.isObject()) {
        answer(table, ann, 2, mine.path("usual").asString());
      } else if (his.isObject()) {
        answer(table, judge, 1, his.path("usual").asString());
      } else if (!ann.frames.isEmpty()) {
        ann.next();
      } else if (!judge.frames.isEmpty()) {
        judge.next();
      } else {
        Thread.onSpinWait(); // the table is playing
      }
    }
  }

  @Test
  void aFightIsFoughtByThoseWhoSitThere() {
    var table = open();
    var ann = sit(table, 2);
    var judge = sit(table, 1);
    fight(table, ann, judge);
    assertThat(judge.view.path("table").path("phase").asString()).isEqualTo("over");
    assertThat(judge.cards).isNotEmpty();
    table.send(new Message.Close());
  }

  @Test
  void afterARestartTheSameQuestionStands() {
    var table = open();
    var ann = sit(table, 2);
    ann.prompt();
    var before = ann.view.path("prompt");
    table.send(new Message.Close());
    var again = open();
    var annAgain = sit(again, 2);
    annAgain.prompt();
    assertThat(annAgain.view.path("prompt")).isEqualTo(before);
    assertThat(annAgain.cards).isEqualTo(ann.cards);
    again.send(new Message.Close());
  }

  @Test
  void playersDoNotSeeWhatAnOrcHasLeft() {
    var table = open();
    var ann = sit(table, 2);
    JsonNode orc = ann.view.path("combatants").get(1);
    assertThat(orc.path("name").asString()).isEqualTo("Orc");
    assertThat(orc.has("hp")).isFalse();
    assertThat(orc.path("health").asString()).isEqualTo("unhurt");
    assertThat(ann.view.path("combatants").get(0).path("hp").asInt()).isEqualTo(14);
    table.send(new Message.Close());
  }

  @Test
  void anAnswerThatComesTwiceCountsOnce() {
    var table = open();
    var judge = sit(table, 1);
    while (!judge.view.path("prompt").isObject()) {
      judge.next();
    }
    String q = judge.view.path("prompt").path("q").asString();
    String text = judge.view.path("prompt").path("usual").asString();
    String frame = Json.frame("answer").put("q", q).put("text", text).toString();
    Command command = new Command.Answer(q, text);
    table.send(new Message.Said(judge, 1, "x", command, frame));
    assertThat(judge.until("ack").path("cmd").asString()).isEqualTo("x");
    int lines = log.lines.size();
    table.send(new Message.Said(judge, 1, "x", command, frame));
    assertThat(judge.until("ack").path("cmd").asString()).isEqualTo("x");
    assertThat(log.lines).hasSize(lines);
    table.send(new Message.Said(judge, 1, "x", command, "other"));
    assertThat(judge.until("refused").path("code").asString()).isEqualTo("conflict");
    table.send(new Message.Close());
  }

  @Test
  void theJudgeTakesBackWhatWasRolledAndNothingIsErased() {
    var table = open();
    var judge = sit(table, 1);
    var ann = sit(table, 2);
    fight(table, ann, judge);
    int cards = judge.cards.size();
    say(table, judge, 1, "{\"type\":\"undo\",\"to\":3}");
    judge.until("ack");
    while (judge.cards.size() == cards) {
      judge.next();
    }
    assertThat(judge.cards.subList(cards, judge.cards.size()))
        .extracting(card -> card.path("kind").asString())
        .contains("undo");
    fight(table, ann, judge);
    table.send(new Message.Close());
    var again = open();
    var later = sit(again, 1);
    assertThat(later.cards).hasSameSizeAs(judge.cards);
    again.send(new Message.Close());
  }
}
