package dev.cleave.server.table;

import dev.cleave.content.journal.Header;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.content.journal.Pledge;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.BattleAct;
import dev.cleave.engine.fair.Epoch;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.scene.Act;
import dev.cleave.engine.table.Divergence;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.rulebooks.Game;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A battle that people fight over the network. One thread plays the rules; at a question it stops
 * and reads its mail until somebody has answered. Nobody is told anything before it is written
 * down. Everything else about the table happens on the same thread, so nothing happens at once.
 */
public final class LiveTable {

  private static final String AGAIN = "the table is set up again";

  private final String id;
  private final Header header;
  private final Game game;
  private final Rulebook rulebook;
  private final Clock clock;
  private final Cup cup;
  private final boolean typed;
  private final Orders orders = new Orders();
  private final Mailbox mail = new Mailbox();
  private final Pen pen;
  private final Settings settings;
  private final Ribbon ribbon = new Ribbon();
  private final Map<Viewpoint, Cards> cards = new LinkedHashMap<>();
  private final Chairs chairs;
  private final Audience audience;

  private List<Recorded> entries = new ArrayList<>();
  private final Map<String, String> early = new HashMap<>();
  private Battle battle;
  private List<Prompt> open = List.of();
  private String phase = "fight";
  private String trouble = "";
  private int told;
  private int undoes;
  private long since;

  /** Where the time comes from, for timers and patience only. */
  @FunctionalInterface
  public interface Clock {
    long millis();
  }

  /**
   * @param header the first line of its journal
   * @param typed whether people throw dice of their own and say what they show
   */
  public LiveTable(
      String id,
      Header header,
      Game game,
      List<Seat> seats,
      Log log,
      Vault vault,
      boolean typed,
      Clock clock) {
    this.id = id;
    this.header = header;
    this.game = game;
    this.rulebook = game.rulebook();
    this.pen = new Pen(log, mail);
    this.cup = new Cup(vault);
    this.typed = typed;
    this.settings = new Settings(typed);
    this.clock = clock;
    this.battle = game.newBattle();
    for (Viewpoint eyes : Viewpoint.all(battle)) {
      cards.put(eyes, new Cards(eyes, rulebook));
    }
    this.chairs = new Chairs(this, seats);
    this.audience = new Audience(this, chairs);
  }

  /** The first line of every table's log: what its dice are promised with. */
  public static LogLine first(Epoch epoch) {
    return Cup.first(epoch);
  }

  /** Something for the table to do when it has time. */
  public void send(Message message) {
    mail.post(message);
  }

  /** Nobody plays this table any more; whoever is still there or comes may try again. */
  public void end() {
    audience.cut(AGAIN);
    mail.end();
  }

  /** Works something out on the table's thread. */
  public void ask(Consumer<LiveTable> what) {
    send(new Message.Asked(what));
  }

  /**
   * Plays the table until it is closed.
   *
   * @param past what it remembers
   * @param known commands that were applied
   */
  public void run(List<LogLine> past, List<Log.Cause> known) {
    known.forEach(pen::remember);
    try {
      recover(past);
      while (true) {
        try {
          play(true);
        } catch (Rewind back) {
          rewind(back.entries(), back.words());
        } catch (Again again) {
          continue;
        }
      }
    } catch (Closed closed) {
      audience.cut(AGAIN);
    }
  }

  /** The table failed: everybody is told. */
  public void abandon() {
    audience.notice("This table stumbled over a fault of ours; it is set up again.", "warning");
  }

  /** Everything that was written is played again; what was taken back is, too, for its cards. */
  private void recover(List<LogLine> past) {
    for (LogLine line : past) {
      switch (line.kind()) {
        case ENTRY -> entries.add(JournalFile.entry(entries.size() + 1, line.body()));
        case SETTING -> settings.apply(line.body());
        case EARLY -> {
          var json = Json.MAPPER.readTree(line.body());
          early.put(json.path("of").asString(), json.path("text").asString());
        }
        case DICE -> cup.apply(line);
        case AFTERMATH, SEATS -> {}
        case UNDO -> {
          play(false);
          var json = Json.MAPPER.readTree(line.body());
          undoTo(json.path("to").asInt(), json.path("words").asString());
        }
      }
    }
  }

  /** From the first entry on; live, when those are played, until somebody closes or takes back. */
  private void play(boolean live) {
    battle = game.newBattle(entries);
    ribbon.clear();
    orders.clear();
    phase = "fight";
    var count = new int[1];
    Journal journal = entry -> write(entry, count[0]++);
    cup.resume(entries);
    var seated = live ? new SeatedTable(this, journal) : null;
    var table = new RecordedTable(List.copyOf(entries), battle, journal, seated);
    try {
      table.setUp();
      if (live && table.isAtEnd() && !cup.isSet()) {
        lobby(journal);
      }
      rulebook.fight(battle, table);
      while (!table.isAtEnd()) {
        phase = "aftermath";
        rulebook.aftermath(battle, table);
      }
    } catch (RecordedTable.RecordEnds there) {
      return;
    } catch (Divergence divergence) {
      if (live) {
        stop(divergence);
      }
      return; // it was taken back later anyway
    }
    while (live) {
      phase = "over";
      open = List.of();
      if (cup.state() != Cup.State.SHOWN) {
        dice(cup.show());
      }
      settle();
      if (isAftermathWanted()) {
        phase = "aftermath";
        pen.add(new LogLine(LogLine.Kind.AFTERMATH, "{}"));
        rulebook.aftermath(battle, table);
      }
    }
  }

  /** Before the first roll: people come, and the Judge sets things up. */
  private void lobby(Journal journal) {
    phase = "lobby";
    Consumer<Act> judge =
        act -> {
          act.apply();
          journal.write(new Entry.Judged(act.text()));
        };
    new Gathering(this, judge).gather();
    phase = "fight";
  }

  /**
   * The Judge brings in somebody the scenario does not know. The battle is set up anew with him in
   * it, waiting, and played up to here.
   *
   * @return what is wrong with it, null if it is no such act; does not return if it is done
   */
  @Nullable String reinforce(Message.Said said, String text) {
    var more = new ArrayList<>(entries);
    more.add(Recorded.of(more.size() + 1, new Entry.Judged(text)));
    try {
      Battle with = game.newBattle(more);
      if (with.size() == battle.size()) {
        return null;
      }
      if (!(with.act(text) instanceof BattleAct.Entered entered)) {
        return "there is no such place for " + with.combatants().getLast().name();
      }
      accept(said);
      var entry = new Entry.Judged(entered.text());
      entries.add(Recorded.of(entries.size() + 1, entry));
      pen.add(new LogLine(LogLine.Kind.ENTRY, entry.json()));
    } catch (BadInput refused) {
      var problem = refused.problems().getFirst();
      return problem.path().isEmpty()
          ? problem.sentence()
          : problem.path() + ": " + problem.sentence();
    }
    throw new Again();
  }

  /** Something happens to the dice. */
  void dice(LogLine line) {
    cup.apply(line);
    pen.add(line);
  }

  /**
   * The rules have changed since: the table stands where they last agreed, and says so. When the
   * Judge begins, it goes on from there; what followed stays in the log as taken back.
   */
  private void stop(Divergence divergence) {
    int good = divergence.line() - 1;
    phase = "stopped";
    open = List.of();
    trouble =
        "What followed was played by other rules than this Cleave's. The Judge may begin again from"
            + " here; nothing of what was written is lost.";
    var desk = new Desk(this);
    while (true) {
      settle();
      Message.Said said = next();
      if (!(said.command() instanceof Command.Begin)) {
        desk.handle(said, null, null);
      } else if (desk.isJudge(said)) {
        accept(said);
        trouble = "";
        throw new Rewind(good, "The table goes on from here: what followed was of other rules.");
      }
    }
  }

  private void write(Entry entry, int index) {
    ribbon.write(entry, battle);
    orders.write(entry, battle);
    if (index >= entries.size()) {
      entries.add(Recorded.of(index + 1, entry));
      pen.add(new LogLine(LogLine.Kind.ENTRY, entry.json()));
    }
    if (index >= told) {
      for (Cards one : cards.values()) {
        one.write(entry, index, battle);
      }
      told = index + 1;
    }
    if (pen.isFull()) {
      settle();
    }
  }

  private void rewind(int to, String words) {
    pen.add(
        new LogLine(LogLine.Kind.UNDO, Json.object().put("to", to).put("words", words).toString()));
    undoTo(to, words);
  }

  private void undoTo(int to, String words) {
    boolean rolled = false;
    for (int i = to; i < entries.size(); i++) {
      rolled |= entries.get(i).kind() == Recorded.Kind.ROLL;
    }
    entries = new ArrayList<>(entries.subList(0, Math.min(to, entries.size())));
    told = Math.min(told, to);
    early.clear();
    undoes++;
    if (rolled) {
      cup.branch();
    }
    for (Cards one : cards.values()) {
      one.undo(to, words, battle);
    }
  }

  /** Writes down what has happened, then tells everybody. */
  void settle() {
    pen.write(audience, entries.size());
    audience.publish();
  }

  /** The next message; coming and going is seen to on the way. */
  Message.Said next() {
    while (true) {
      switch (mail.take()) {
        case Message.Said said -> {
          Message.Said mine = audience.hear(said);
          if (mine != null) {
            return mine;
          }
        }
        case Message.Came came -> audience.welcome(came);
        case Message.Went went -> audience.leave(went.who());
        case Message.Asked asked -> asked.what().accept(this);
        case Message.Close _ -> throw new Closed();
      }
    }
  }

  /** Waits for whatever is left to do when nobody fights. */
  private boolean isAftermathWanted() {
    Message.Said said = next();
    if (said.command() instanceof Command.Aftermath) {
      if (!rulebook.hasAftermath()) {
        refuse(said, "illegal", rulebook.id() + " says nothing of what comes after a fight", "");
        return false;
      }
      accept(said);
      return true;
    }
    new Desk(this).handle(said, null, null);
    return false;
  }

  /**
   * The seats are others now; on the table's thread only.
   *
   * @param line says so in the log
   * @param seats what they are when that is written
   * @param moved seats whose link is another: who sits there has to come in by the new one
   */
  public void reseat(LogLine line, Supplier<List<Seat>> seats, Set<Integer> moved) {
    change(line);
    settle();
    audience.reseat(seats.get(), moved);
  }

  /** What the wire's ids of combatants stand for; null if one stands for nobody. */
  public @Nullable List<String> names(List<String> ids) {
    var names = new ArrayList<String>();
    for (String id : ids) {
      Combatant who = Views.of(id, battle);
      if (who == null) {
        return null;
      }
      names.add(who.name());
    }
    return names;
  }

  /**
   * The battle from its beginning as a seat may see it, worked out beside the table.
   *
   * @param to is handed the frames
   */
  public void film(int seat, Consumer<String> to) {
    ask(
        table -> {
          Viewpoint eyes = chairs.eyes(seat);
          List<Integer> standing =
              cards(eyes).all().stream()
                  .filter(card -> !card.isUndone() && !card.isNote())
                  .map(Card::number)
                  .toList();
          List<Recorded> played = List.copyOf(entries);
          Thread.ofVirtual()
              .start(() -> to.accept(Reel.of(game, played, eyes, standing).toString()));
        });
  }

  /**
   * The fight so far as a seat may know it, written down.
   *
   * @param to is handed the text
   */
  public void read(int seat, Form form, Consumer<String> to) {
    ask(table -> to.accept(Account.of(table, chairs.eyes(seat)).as(form)));
  }

  /**
   * How things stand for a seat.
   *
   * @param to is handed what a welcome would hold
   */
  public void look(int seat, Consumer<String> to) {
    ask(table -> to.accept(audience.look(seat)));
  }

  /**
   * Older cards than a welcome holds.
   *
   * @param before the number of the first that is known
   * @param to is handed a list of them
   */
  public void earlier(int seat, int before, Consumer<String> to) {
    ask(table -> to.accept(audience.earlier(seat, before)));
  }

  /** The first line of this table's journal, with all that was promised of its dice. */
  Header header() {
    var pledges = new ArrayList<Pledge>();
    for (var epoch : cup.epochs()) {
      pledges.add(Objects.requireNonNull(Pledge.read(epoch)));
    }
    return header.with(pledges);
  }

  /** What comes next is because of this. */
  void accept(Message.Said said) {
    pen.accept(said);
  }

  void refuse(Message.Said said, String code, String message, String rule) {
    var json = Json.frame("refused").put("code", code).put("message", message);
    if (said.cmd() != null) {
      json.put("cmd", said.cmd());
    }
    if (!rule.isEmpty()) {
      json.put("rule", rule);
    }
    if (code.equals("stale")) { // what is asked instead
      json.set("prompt", chairs.prompt(said.seat()));
    }
    said.from().send(json.toString());
  }

  void change(LogLine line) {
    pen.add(line);
  }

  void open(List<Prompt> prompts) {
    if (!prompts.equals(open)) {
      since = clock.millis();
    }
    open = prompts;
    prompts.forEach(
        prompt -> ribbon.isAsked(prompt.kind(), prompt.who() == null ? "" : prompt.who().name()));
  }

  /** When people should have answered, 0 if they may take their time. */
  long until() {
    return settings.seconds() == 0 || open.isEmpty() ? 0 : since + settings.seconds() * 1000L;
  }

  Game game() {
    return game;
  }

  Battle battle() {
    return battle;
  }

  Settings settings() {
    return settings;
  }

  Ribbon ribbon() {
    return ribbon;
  }

  Cards cards(Viewpoint eyes) {
    Cards seen = cards.get(eyes);
    if (seen == null) {
      throw new IllegalStateException("nobody looks with such eyes here");
    }
    return seen;
  }

  List<Prompt> open() {
    return open;
  }

  List<Recorded> entries() {
    return entries;
  }

  Map<String, String> early() {
    return early;
  }

  Pen pen() {
    return pen;
  }

  long millis() {
    return clock.millis();
  }

  Chairs chairs() {
    return chairs;
  }

  Cup cup() {
    return cup;
  }

  /** What the Judge wants the next dice to show. */
  Orders orders() {
    return orders;
  }

  String id() {
    return id;
  }

  boolean isTyped() {
    return typed;
  }

  String phase() {
    return phase;
  }

  String trouble() {
    return trouble;
  }

  int undoes() {
    return undoes;
  }

  /** The id of a question: the same question after a restart has the same. */
  String question(int nth) {
    return undoes + "." + entries.size() + "." + nth;
  }

  /** The table is no more. */
  static final class Closed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Closed() {
      super("closed", null, false, false);
    }
  }

  /** The same once more, with what has been added. */
  static final class Again extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Again() {
      super("again", null, false, false);
    }
  }

  /** Back to so many entries. */
  static final class Rewind extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int entries;
    private final String words;

    Rewind(int entries, String words) {
      super("rewind", null, false, false);
      this.entries = entries;
      this.words = words;
    }

    int entries() {
      return entries;
    }

    String words() {
      return words;
    }
  }
}
