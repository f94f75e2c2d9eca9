package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.fair.Epoch;
import dev.cleave.engine.fair.Origin;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Story;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
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

    /** How many lines there were after each time something was written. */
    final List<Integer> ends = new ArrayList<>();

    /** How often all of it was read. */
    int whole;

    volatile boolean full;

    @Override
    public synchronized void append(@Nullable Cause cause, List<LogLine> more) {
      if (full) {
        throw new Unavailable("the disk is full", null);
      }
      lines.addAll(more);
      ends.add(lines.size());
      if (cause != null) {
        causes.add(cause);
      }
    }

    @Override
    public synchronized List<LogLine> all() {
      whole++;
      return List.copyOf(lines);
    }

    @Override
    public boolean isKnown(String cmd) {
      return causes.stream().anyMatch(cause -> cause.cmd().equals(cmd));
    }

    @Override
    public synchronized boolean isSame(Cause cause) {
      return causes.contains(cause);
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

    @Override
    public void cut(String reason) {
      bye = reason;
    }

    JsonNode next() {
      try {
        JsonNode frame = frames.poll(60, TimeUnit.SECONDS);
        if (frame == null) {
          throw new AssertionError("nothing comes; the view is " + view);
        }
        switch (frame.path("type").asString()) {
          case "welcome" -> view.setAll((ObjectNode) frame.path("view"));
          case "update" -> view.setAll((ObjectNode) frame.path("changes"));
          default -> {}
        }
        frame.path("cards").forEach(this::show);
        return frame;
      } catch (InterruptedException interrupted) {
        throw new AssertionError(interrupted);
      }
    }

    /** A card that comes again takes its own place. */
    private void show(JsonNode card) {
      int at = card.path("card").asInt() - 1;
      if (at < cards.size()) {
        cards.set(at, card);
      } else {
        cards.add(card);
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
  private boolean typed;
  private int cmds;

  private LiveTable open() {
    if (log.lines.isEmpty()) {
      log.lines.add(LiveTable.first(new Secrets((byte) 1).epoch(1)));
    }
    var table =
        new LiveTable(
            "t",
            game.header(null),
            new Story(game),
            seats,
            log,
            new Secrets((byte) 1),
            typed,
            () -> 0);
    var past = List.copyOf(log.lines);
    var known = List.copyOf(log.causes);
    Thread.ofPlatform().daemon().start(() -> table.run(past, known));
    return table;
  }

  /** A table whose fight has begun. */
  private LiveTable opened() {
    var table = open();
    begin(table);
    return table;
  }

  private static Screen sit(LiveTable table, int seat) {
    var screen = new Screen();
    table.send(new Message.Came(screen, seat, List.of()));
    screen.until("welcome");
    return screen;
  }

  /** The Judge waits for nobody's seeds. */
  private void begin(LiveTable table) {
    var judge = sit(table, 1);
    if (judge.view.path("table").path("dice").path("state").asString().equals("gathering")) {
      say(table, judge, 1, "{\"type\":\"begin\"}");
      judge.until("ack");
    }
    table.send(new Message.Went(judge));
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
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    int epoch = 0;
    while (true) {
      JsonNode dice = judge.view.path("table").path("dice");
      if (dice.path("state").asString().equals("gathering") && dice.path("epoch").asInt() > epoch) {
        epoch = dice.path("epoch").asInt();
        say(table, judge, 1, "{\"type\":\"begin\"}");
      }
      assertThat(System.nanoTime()).as("a fight that goes on").isLessThan(end);
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
    var table = opened();
    var ann = sit(table, 2);
    var judge = sit(table, 1);
    fight(table, ann, judge);
    assertThat(judge.view.path("table").path("phase").asString()).isEqualTo("over");
    assertThat(judge.cards).isNotEmpty();
    table.send(new Message.Close());
  }

  @Test
  void afterARestartTheSameQuestionStands() {
    var table = opened();
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
    var table = opened();
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
    var table = opened();
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
    var table = opened();
    var judge = sit(table, 1);
    var ann = sit(table, 2);
    fight(table, ann, judge);
    int cards = judge.cards.size();
    assertThat(judge.cards.get(2).path("text").asString()).contains("acts on");
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

  private static final HexFormat HEX = HexFormat.of();

  private void give(LiveTable table, Screen screen, int seat, String what, String hex) {
    int epoch = screen.view.path("table").path("dice").path("epoch").asInt();
    var frame = Json.frame("seed").put("epoch", epoch).put(what, hex);
    say(table, screen, seat, frame.toString());
  }

  private static byte[] promise(Screen screen) {
    return HEX.parseHex(screen.view.path("table").path("dice").path("promise").asString());
  }

  private static byte[] seed(int fill) {
    byte[] seed = new byte[Epoch.BYTES];
    Arrays.fill(seed, (byte) fill);
    return seed;
  }

  private static String wants(Screen screen) {
    return screen.view.path("you").path("wants").asString("");
  }

  @Test
  void theFightBeginsWhenEveryPlayerHasGivenASeedAndTheDiceComeFromThem() {
    var table = open();
    var ann = sit(table, 2);
    var judge = sit(table, 1);
    assertThat(ann.view.path("table").path("phase").asString()).isEqualTo("lobby");
    assertThat(ann.view.path("prompt").isNull()).isTrue();
    assertThat(ann.view.path("table").path("dice").path("words").size()).isEqualTo(6);
    assertThat(wants(ann)).isEqualTo("promise");
    assertThat(wants(judge)).isEmpty();
    byte[] seed = seed(9);
    give(table, ann, 2, "seed", HEX.formatHex(seed));
    assertThat(ann.until("refused").path("code").asString()).isEqualTo("stale");
    byte[] hash = Epoch.seatPromise(promise(ann), 2, seed);
    give(table, ann, 2, "promise", HEX.formatHex(hash));
    while (!wants(ann).equals("seed")) {
      ann.next();
    }
    give(table, ann, 2, "seed", HEX.formatHex(seed(8)));
    assertThat(ann.until("refused").path("code").asString()).isEqualTo("illegal");
    give(table, ann, 2, "seed", HEX.formatHex(seed));
    fight(table, ann, judge);
    var shown = judge.view.path("table").path("dice").path("shown").get(0);
    var epoch =
        new Epoch(
            HEX.parseHex(shown.path("fight").asString()),
            1,
            HEX.parseHex(shown.path("head").asString()),
            HEX.parseHex(shown.path("secret").asString()));
    assertThat(HEX.formatHex(epoch.promise())).isEqualTo(shown.path("promise").asString());
    byte[] key = epoch.key(new TreeMap<>(Map.of(2, seed)));
    int rolls = 0;
    for (JsonNode card : judge.cards) {
      for (JsonNode roll : card.path("dice")) {
        var origin = Objects.requireNonNull(Origin.read(roll.path("from").asString()));
        var faces = new ArrayList<Integer>();
        roll.path("faces").forEach(face -> faces.add(face.asInt()));
        assertThat(origin.roll()).isEqualTo(rolls++);
        assertThat(origin.faces(key, Dice.parse(roll.path("dice").asString()))).isEqualTo(faces);
      }
    }
    assertThat(rolls).isPositive();
    table.send(new Message.Close());
  }

  @Test
  void whoKeepsHisSeedBackIsNamedAndTheDiceArePromisedAnew() {
    var table = open();
    var ann = sit(table, 2);
    var judge = sit(table, 1);
    byte[] before = promise(ann);
    give(table, ann, 2, "promise", HEX.formatHex(Epoch.seatPromise(before, 2, seed(9))));
    while (!wants(ann).equals("seed")) {
      ann.next();
    }
    say(table, judge, 1, "{\"type\":\"begin\"}");
    judge.until("ack");
    ann.prompt();
    var dice = ann.view.path("table").path("dice");
    assertThat(dice.path("epoch").asInt()).isEqualTo(2);
    assertThat(promise(ann)).isNotEqualTo(before);
    assertThat(dice.path("withheld").toString()).isEqualTo("[{\"epoch\":1,\"seat\":2}]");
    assertThat(dice.path("checkable").asBoolean()).isFalse();
    table.send(new Message.Close());
  }

  @Test
  void theSecretIsNobodysBeforeTheFightIsOver() {
    var table = opened();
    var judge = sit(table, 1);
    var ann = sit(table, 2);
    String secret = HEX.formatHex(new Secrets((byte) 1).show(1));
    assertThat(judge.view.toString()).doesNotContain(secret);
    fight(table, ann, judge);
    assertThat(judge.view.toString()).contains(secret);
    table.send(new Message.Close());
  }

  @Test
  void oneSeatThrowsItsOwnDiceAndTheOthersTheServers() {
    var table = opened();
    var judge = sit(table, 1);
    var ann = sit(table, 2);
    say(table, judge, 1, "{\"type\":\"dice\",\"seat\":2,\"by\":\"hand\"}");
    judge.until("ack");
    boolean rolled = false;
    while (!rolled) {
      JsonNode mine = ann.prompt();
      assertThat(mine.isObject()).as("Ann is asked before it is over").isTrue();
      if (mine.has("dice")) {
        String bad = Json.frame("roll").put("q", mine.path("q").asString()).toString();
        say(table, ann, 2, bad.replace("}", ",\"faces\":[21]}"));
        assertThat(ann.until("refused").path("code").asString()).isEqualTo("illegal");
        say(table, judge, 1, "{\"type\":\"judge\",\"text\":\"set Orc to 1 hp\"}");
        assertThat(judge.until("refused").path("code").asString()).isEqualTo("illegal");
        say(table, ann, 2, bad.replace("}", ",\"faces\":[1]}"));
        ann.view.putNull("prompt");
        ann.until("ack");
        rolled = true;
      } else {
        answer(table, ann, 2, mine.path("usual").asString());
      }
      while (judge.view.path("prompt").isObject() || !judge.frames.isEmpty()) {
        if (judge.view.path("prompt").isObject()) {
          answer(table, judge, 1, judge.view.path("prompt").path("usual").asString());
        } else {
          judge.next();
        }
      }
    }
    assertThat(log.lines.stream().map(LogLine::body))
        .anyMatch(body -> body.contains("\"from\":\"hand\""))
        .anyMatch(body -> body.contains("\"from\":\"1.0.0.0\""));
    table.send(new Message.Close());
  }

  @Test
  void theJudgeOrdersWhatTheNextDieShows() {
    var table = opened();
    var judge = sit(table, 1);
    var ann = sit(table, 2);
    while (!judge.view.path("prompt").isObject() && !ann.view.path("prompt").isObject()) {
      (judge.frames.isEmpty() ? ann : judge).next();
    }
    say(table, judge, 1, "{\"type\":\"judge\",\"text\":\"next d20 shows 20\"}");
    judge.until("ack");
    table.send(new Message.Close());
    var again = open();
    fight(again, sit(again, 2), sit(again, 1));
    var ordered =
        log.lines.stream().filter(line -> line.body().contains("\"from\":\"judge\"")).toList();
    assertThat(ordered).hasSize(1);
    assertThat(ordered.getFirst().body()).contains("\"d20\"").contains("[20]");
    again.send(new Message.Close());
  }

  @Test
  void onesOwnMoveIsTakenBackToTheQuestionItself() {
    var table = opened();
    var judge = sit(table, 1);
    var ann = sit(table, 2);
    while (!ann.view.path("prompt").path("kind").asString("").equals("action")) {
      if (judge.view.path("prompt").isObject()) {
        answer(table, judge, 1, judge.view.path("prompt").path("usual").asString());
      } else if (ann.view.path("prompt").isObject()) {
        answer(table, ann, 2, ann.view.path("prompt").path("usual").asString());
      } else {
        (judge.frames.isEmpty() ? ann : judge).next();
      }
    }
    int cards = ann.cards.size();
    answer(table, ann, 2, "sheathe sword");
    while (ann.cards.size() == cards) {
      ann.next();
    }
    say(table, ann, 2, Json.frame("undo").put("to", cards + 1).toString());
    ann.until("ack");
    while (!ann.view.path("prompt").path("q").asString("").startsWith("1.")) {
      ann.next();
    }
    assertThat(ann.prompt().path("kind").asString()).isEqualTo("action");
    assertThat(log.lines.getLast().kind()).isEqualTo(LogLine.Kind.UNDO);
    table.send(new Message.Close());
  }

  private void judge(LiveTable table, Screen judge, String act, String expected) {
    say(table, judge, 1, Json.frame("judge").put("text", act).toString());
    JsonNode frame = judge.next();
    while (!frame.path("type").asString().matches("ack|refused")) {
      frame = judge.next();
    }
    assertThat(frame.path("type").asString()).as(frame.toString()).isEqualTo(expected);
  }

  private static JsonNode named(Screen screen, String name) {
    for (JsonNode one : screen.view.path("combatants")) {
      if (one.path("name").asString().equals(name)) {
        return one;
      }
    }
    return Json.object();
  }

  @Test
  void theJudgeBringsSomebodyInBeforeTheFirstBlowAndInTheMiddle() {
    var table = open();
    var judge = sit(table, 1);
    judge(table, judge, "add orc as Grub to orcs", "ack");
    judge(table, judge, "add orc as Grub to orcs", "refused");
    judge(table, judge, "add owlbeer as Hoot to orcs", "refused");
    judge(table, judge, "add orc as Orc to orcs", "refused");
    assertThat(named(sit(table, 2), "Grub").path("side").asString()).isEqualTo("orcs");
    begin(table);
    while (!judge.view.path("prompt").isObject()) {
      judge.next();
    }
    judge(table, judge, "add {fighter: 2, weapon: spear, hp: 9} as Lucia to heroes", "ack");
    table.send(new Message.Close());
    var again = open();
    var later = sit(again, 1);
    assertThat(named(later, "Grub").path("fate").asString()).isEqualTo("standing");
    assertThat(named(later, "Lucia").path("hp").asInt()).isEqualTo(9);
    assertThat(later.view.path("sides").get(0).path("judge").asBoolean()).isFalse();
    fight(again, sit(again, 2), later);
    assertThat(later.cards).anyMatch(card -> card.path("text").asString().startsWith("Lucia"));
    assertThat(later.cards).anyMatch(card -> card.path("text").asString().startsWith("Grub"));
    again.send(new Message.Close());
  }

  @Test
  void whoIsHiddenByTheJudgeIsNotSeenByHisEnemiesUntilHeIsRevealed() {
    var table = open();
    var judge = sit(table, 1);
    judge(table, judge, "hide Orc", "ack");
    assertThat(named(sit(table, 2), "Orc").isEmpty()).isTrue();
    assertThat(named(sit(table, 3), "Orc").isEmpty()).isTrue();
    assertThat(named(sit(table, 1), "Orc").path("hidden").asBoolean()).isTrue();
    judge(table, judge, "reveal Orc", "ack");
    assertThat(named(sit(table, 2), "Orc").path("health").asString()).isEqualTo("unhurt");
    judge(table, judge, "give Orc prone", "ack");
    assertThat(named(sit(table, 2), "Orc").path("conditions").toString()).contains("prone");
    judge(table, judge, "lift prone from Orc", "ack");
    assertThat(named(sit(table, 2), "Orc").path("conditions").toString()).isEqualTo("[]");
    table.send(new Message.Close());
  }

  @Test
  void aLogOfOtherRulesStopsAtItsLastGoodStateUntilTheJudgeGoesOn() {
    var table = opened();
    fight(table, sit(table, 2), sit(table, 1));
    table.send(new Message.Close());
    int at = -1;
    for (int i = 0; i < log.lines.size() && at < 0; i++) {
      at = log.lines.get(i).body().contains("\"event\":\"attack\"") ? i : at;
    }
    var attack = log.lines.get(at);
    var other = new LogLine(attack.kind(), attack.body().replace("\"target\":1", "\"target\":2"));
    assertThat(other).isNotEqualTo(attack);
    log.lines.set(at, other);
    int lines = log.lines.size();
    var again = open();
    var judge = sit(again, 1);
    var ann = sit(again, 2);
    assertThat(judge.view.path("table").path("phase").asString()).isEqualTo("stopped");
    assertThat(judge.view.path("table").path("trouble").asString()).contains("other rules");
    assertThat(log.lines).hasSize(lines);
    say(again, ann, 2, "{\"type\":\"begin\"}");
    assertThat(ann.until("refused").path("code").asString()).isEqualTo("not yours");
    say(again, judge, 1, "{\"type\":\"begin\"}");
    judge.until("ack");
    fight(again, ann, judge);
    assertThat(log.lines.subList(0, lines)).contains(other);
    again.send(new Message.Close());
  }

  @Test
  void whenTheDiskIsFullTheTableWaitsAndThenGoesOn() {
    var table = opened();
    var judge = sit(table, 1);
    var ann = sit(table, 2);
    while (!judge.view.path("prompt").isObject() && !ann.view.path("prompt").isObject()) {
      (judge.frames.isEmpty() ? ann : judge).next();
    }
    boolean anns = ann.view.path("prompt").isObject();
    Screen asked = anns ? ann : judge;
    int lines = log.lines.size();
    log.full = true;
    String q = asked.view.path("prompt").path("q").asString();
    String usual = asked.view.path("prompt").path("usual").asString();
    String answer = Json.frame("answer").put("q", q).put("text", usual).toString();
    say(table, asked, anns ? 2 : 1, answer);
    assertThat(asked.until("notice").path("level").asString()).isEqualTo("warning");
    assertThat(asked.frames).as("nothing is told before it is written").isEmpty();
    var late = new Screen();
    table.send(new Message.Came(late, 3, List.of()));
    assertThat(late.until("notice").path("text").asString()).contains("waits");
    assertThat(log.lines).hasSize(lines);
    log.full = false;
    asked.view.putNull("prompt");
    asked.until("ack");
    late.until("welcome");
    assertThat(log.lines.size()).isGreaterThan(lines);
    fight(table, ann, judge);
    table.send(new Message.Close());
  }

  @Test
  void theRibbonSaysWhoIsReadyUntilHeActsOrLosesIt() {
    var battle = game.newBattle();
    var marcus = battle.combatant(0);
    var ribbon = new Ribbon();
    var readied =
        new Entry.Told(Event.of("readied", "A2.READY.01").by(marcus).says("Marcus is ready."));
    ribbon.write(readied, battle);
    ribbon.write(new Entry.Told(Event.of("round", "A2.ROUND.04").says("Round 2.")), battle);
    assertThat(ribbon.ready(marcus)).isEqualTo("Marcus is ready.");
    ribbon.write(new Entry.Asked("interrupt", "Marcus", "heroes", "wait"), battle);
    assertThat(ribbon.ready(marcus)).isNotNull();
    ribbon.write(new Entry.Told(Event.of(Event.Kind.INTERRUPT, "A2.READY.05").by(marcus)), battle);
    assertThat(ribbon.ready(marcus)).isNull();
    ribbon.write(readied, battle);
    ribbon.write(
        new Entry.Told(Event.of("unready", "A2.READY.10").on(marcus).says("Gone.")), battle);
    assertThat(ribbon.ready(marcus)).isNull();
    ribbon.write(readied, battle);
    ribbon.write(new Entry.Asked("action", "Marcus", "heroes", "stay"), battle);
    assertThat(ribbon.ready(marcus)).isNull();
  }

  /** The first dice after something was taken back, null as long as there are none. */
  private static @Nullable JsonNode thrownAfterUndo(Screen screen) {
    boolean undone = false;
    for (JsonNode card : screen.cards) {
      if (undone && !card.path("dice").isEmpty() && !card.path("undone").asBoolean()) {
        return card;
      }
      undone |= card.path("kind").asString().equals("undo");
    }
    return null;
  }

  @Test
  void diceThatWereSeenAndTakenBackAreFreshAndNumberedOn() {
    var table = opened();
    var judge = sit(table, 1);
    var ann = sit(table, 2);
    while (judge.cards.stream().noneMatch(card -> card.has("dice"))) {
      if (judge.view.path("prompt").isObject()) {
        answer(table, judge, 1, judge.view.path("prompt").path("usual").asString());
      } else if (ann.view.path("prompt").isObject()) {
        answer(table, ann, 2, ann.view.path("prompt").path("usual").asString());
      } else {
        (judge.frames.isEmpty() ? ann : judge).next();
      }
    }
    JsonNode last = judge.cards.stream().filter(card -> card.has("dice")).toList().getLast();
    Origin before =
        Objects.requireNonNull(Origin.read(last.path("dice").get(0).path("from").asString()));
    say(table, judge, 1, Json.frame("undo").put("to", last.path("card").asInt()).toString());
    judge.until("ack");
    JsonNode fresh = thrownAfterUndo(judge);
    while (fresh == null) {
      judge.next();
      fresh = thrownAfterUndo(judge);
    }
    Origin after =
        Objects.requireNonNull(Origin.read(fresh.path("dice").get(0).path("from").asString()));
    assertThat(after.branch()).isEqualTo(before.branch() + 1);
    assertThat(after.roll()).isEqualTo(before.roll());
    table.send(new Message.Close());
  }

  @Test
  void theDiceOfTheHiddenAreCountedApart() {
    var table = open();
    var judge = sit(table, 1);
    judge(table, judge, "hide Orc", "ack");
    begin(table);
    while (!judge.view.path("prompt").isObject()
        && judge.cards.stream().noneMatch(card -> card.has("dice"))) {
      judge.next();
    }
    assertThat(
            log.lines.stream().map(LogLine::body).filter(body -> body.contains("\"who\":\"Orc\"")))
        .allMatch(body -> !body.contains("\"from\"") || body.contains("\"from\":\"1.1.0."))
        .anyMatch(body -> body.contains("\"from\":\"1.1.0.0\""));
    table.send(new Message.Close());
  }
}
