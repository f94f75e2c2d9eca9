package dev.cleave.server.table;

import dev.cleave.content.journal.Opening;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Node;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.BattleAct;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.scene.Act;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Divergence;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.engine.table.Table;
import dev.cleave.rulebooks.Chapter;
import dev.cleave.rulebooks.Story;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The course of a table: chapter after chapter, each from its minutes and then live. A chapter is
 * begun in the same way when it is new and when it is read: from its line in the log.
 */
final class Course {

  private static final String OVER = "over";

  private final LiveTable live;
  private final Story story;
  private final Ribbon ribbon;
  private final Orders orders;
  private final Cup cup;
  private @Nullable Opening opening;
  private Chapter chapter;
  private Deck deck;
  private Fog fog;
  private Minutes minutes;
  private Scene scene;
  private String phase = Battle.KIND;
  private String trouble = "";
  private long replayed;

  Course(LiveTable live, Story story) {
    this.live = live;
    this.story = story;
    this.ribbon = live.ribbon();
    this.orders = live.orders();
    this.cup = live.cup();
    this.chapter = story.open(null);
    this.scene = chapter.newScene(List.of());
    this.fog = fog();
    this.deck = new Deck(eyes(), Map.of());
    this.minutes = new Minutes(live.pen(), 1, deck, 0);
  }

  Chapter chapter() {
    return chapter;
  }

  /** The line with which the chapter begins, null for a first one. */
  @Nullable Opening opening() {
    return opening;
  }

  Battle battle() {
    return Battle.in(scene);
  }

  Deck deck() {
    return deck;
  }

  /** What everybody's eyes make out of the battle as it stands. */
  Fog sight() {
    fog.look(battle());
    return fog;
  }

  /** All there are at the table. */
  List<Viewpoint> eyes() {
    return Viewpoint.all(live.chairs().all(), battle());
  }

  private Fog fog() {
    return new Fog(story.first().rulebook(), eyes());
  }

  Minutes minutes() {
    return minutes;
  }

  String phase() {
    return phase;
  }

  /** Why the table has stopped, empty if it has not. */
  String trouble() {
    return trouble;
  }

  /** How many entries were played again so far: what opening the table and taking back cost. */
  long replayed() {
    return replayed;
  }

  /**
   * Plays until somebody closes the table.
   *
   * @param past what was written
   */
  void run(List<LogLine> past) {
    recover(past);
    while (true) {
      try {
        play(true);
      } catch (Break.Rewind back) {
        live.change(Minutes.undone(back.entries(), back.words()));
        undoTo(back.entries(), back.words());
      } catch (Break.Again again) {
        continue;
      }
    }
  }

  /**
   * The last chapter that was written is played again; what was taken back of it is, too, for its
   * cards.
   */
  void recover(List<LogLine> past) {
    int last = past.size() - 1;
    while (last > 0 && past.get(last).kind() != LogLine.Kind.CHAPTER) {
      last--;
    }
    for (LogLine line : past.subList(Math.max(0, last), past.size())) {
      switch (line.kind()) {
        case ENTRY -> minutes.recall(line.body());
        case SETTING -> live.settings().apply(line.body());
        case EARLY -> minutes.recallEarly(line.body());
        case DICE -> cup.apply(line);
        case CHAPTER -> begin(Bookmark.read(line));
        case WITHHELD -> live.audience().glimpses().recall(line);
        case AFTERMATH, SEATS -> {}
        case UNDO -> {
          play(false);
          var json = Json.MAPPER.readTree(line.body());
          undoTo(json.path("to").asInt(), json.path("words").asString());
        }
      }
    }
  }

  /** Plays what was written and no more; then it stands as it was left, whoever was asked. */
  void stand() {
    play(false);
  }

  void undoTo(int to, String words) {
    if (minutes.undoTo(to, words, battle())) {
      cup.branch();
    }
  }

  /** A chapter begins, with all that the table knew by then. */
  private void begin(Bookmark mark) {
    opening = mark.opening();
    chapter = story.open(opening);
    scene = chapter.newScene(List.of());
    phase = scene.kind();
    fog = fog();
    deck = new Deck(eyes(), mark.cards());
    minutes = new Minutes(live.pen(), chapter.number(), deck, mark.undoes());
    cup.begin(mark.dice());
    live.settings().clear();
    mark.settings().forEach(live.settings()::apply);
    if (chapter.number() > 1) {
      deck.begin(chapter.heading() + ".", battle());
    }
  }

  /** From the first entry on; live, when those are played, until somebody closes or takes back. */
  private void play(boolean isLive) {
    scene = chapter.newScene(minutes.entries());
    fog = fog();
    eyes().forEach(deck::of);
    ribbon.clear();
    orders.clear();
    phase = scene.kind();
    var count = new int[1];
    int known = minutes.size();
    Journal journal =
        entry -> {
          replayed += count[0] < known ? 1 : 0;
          write(entry, count[0]++);
        };
    cup.resume(minutes.entries());
    Table then = isLive ? new SeatedTable(live, journal) : new Standstill(live);
    var table = new RecordedTable(List.copyOf(minutes.entries()), scene, journal, then);
    try {
      table.setUp();
      if (isLive && table.isAtEnd() && !cup.isSet() && scene instanceof Battle) {
        lobby(journal);
      }
      chapter.play(scene, table, this::turnTo);
    } catch (Break.Halted there) {
      return;
    } catch (Divergence divergence) {
      if (isLive) {
        stop(divergence);
      }
      return; // it was taken back later anyway
    }
    while (isLive) {
      over();
    }
  }

  private void turnTo(Scene now) {
    scene = now;
    phase = now.kind();
  }

  private void write(Entry entry, int index) {
    live.labour().breathe();
    ribbon.write(entry, battle());
    orders.write(entry, battle());
    minutes.write(entry, index, battle(), sight());
    if (live.pen().isFull()) {
      live.settle();
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
    new Gathering(live, judge).gather();
    phase = scene.kind();
  }

  /** Nobody is asked any more, until another chapter begins. */
  private void over() {
    phase = OVER;
    live.docket().clear();
    if (cup.state() != Cup.State.SHOWN) {
      live.dice(cup.show());
    }
    live.settle();
    Message.Said said = live.next();
    var desk = new Desk(live);
    switch (said.command()) {
      case Command.Aftermath _, Command.Chapter _ when !desk.isJudge(said) -> {}
      case Command.Aftermath _ when !story.first().rulebook().hasAftermath() ->
          live.refuse(
              said,
              "illegal",
              story.first().rulebook().id() + " says nothing of what comes after a fight",
              "");
      case Command.Aftermath _ -> {
        live.accept(said);
        throw begun(chapter.aftermath(scene, minutes.entries()));
      }
      case Command.Chapter(String yaml) -> fight(said, yaml);
      default -> desk.handle(said, null, null);
    }
  }

  private void fight(Message.Said said, String yaml) {
    Opening next;
    try {
      next = next(Script.read(yaml));
    } catch (BadInput refused) {
      live.refuse(said, "bad", Script.wrong(refused), "");
      return;
    }
    live.accept(said);
    throw begun(next);
  }

  /** Not what comes after a fight. */
  boolean isFight() {
    return chapter.newScene(List.of()).kind().equals(Battle.KIND);
  }

  /** Another chapter may begin. */
  boolean isOver() {
    return phase.equals(OVER);
  }

  /**
   * The line that would begin the next fight.
   *
   * @throws BadInput if it cannot be fought
   */
  Opening next(Node scenario) {
    return chapter.fight(scenario, scene, minutes.entries());
  }

  /** Writes that a chapter begins, and begins it; to be thrown. */
  Break begun(Opening next) {
    var mark =
        new Bookmark(next, deck.next(), minutes.undoes(), live.settings().lines(), cup.mark());
    live.change(mark.line());
    begin(mark);
    return new Break.Again();
  }

  /**
   * Goes back to a chapter before this one, which is begun again with what stays of it.
   *
   * @param past the chapter as it was left
   * @param entries so many of it stay
   */
  Break back(Course past, int entries, String words) {
    live.change(Minutes.undone(Cards.BEFORE, words));
    undoTo(Cards.BEFORE, words);
    if (cup.state() != Cup.State.SHOWN) {
      live.dice(cup.show());
    }
    Opening again = past.opening;
    if (again == null) {
      String title = past.chapter.game().scenario().title();
      again = new Opening(1, Battle.KIND, title, null, null);
    }
    var mark =
        new Bookmark(
            again,
            past.deck.again(entries, deck.next()),
            minutes.undoes(),
            live.settings().lines(),
            cup.mark());
    live.change(mark.line());
    List<Recorded> stay = past.minutes.entries().subList(0, entries);
    stay.forEach(entry -> live.change(new LogLine(LogLine.Kind.ENTRY, entry.json())));
    live.settle(); // all at once, and everybody sees what is taken back
    begin(mark);
    stay.forEach(entry -> minutes.recall(entry.json()));
    return new Break.Again();
  }

  /**
   * The Judge brings in somebody the scenario does not know. The battle is set up anew with him in
   * it, waiting, and played up to here.
   *
   * @return what is wrong with it, null if it is no such act; does not return if it is done
   */
  @Nullable String reinforce(Message.Said said, String text) {
    var more = new ArrayList<>(minutes.entries());
    more.add(Recorded.of(more.size() + 1, new Entry.Judged(text)));
    try {
      Battle with = Battle.in(chapter.newScene(more));
      if (with.size() == battle().size()) {
        return null;
      }
      if (!(with.act(text) instanceof BattleAct.Entered entered)) {
        return "there is no such place for " + with.combatants().getLast().name();
      }
      live.accept(said);
      minutes.add(new Entry.Judged(entered.text()));
    } catch (BadInput refused) {
      return Script.wrong(refused);
    }
    throw new Break.Again();
  }

  /**
   * The rules have changed since: the table stands where they last agreed, and says so. When the
   * Judge begins, it goes on from there; what followed stays in the log as taken back.
   */
  private void stop(Divergence divergence) {
    int good = divergence.line() - 1;
    phase = "stopped";
    live.docket().clear();
    trouble =
        "What followed was played by other rules than this Cleave's. The Judge may begin again from"
            + " here; nothing of what was written is lost.";
    var desk = new Desk(live);
    while (true) {
      live.settle();
      Message.Said said = live.next();
      if (!(said.command() instanceof Command.Begin)) {
        desk.handle(said, null, null);
      } else if (desk.isJudge(said)) {
        live.accept(said);
        trouble = "";
        throw new Break.Rewind(
            good, "The table goes on from here: what followed was of other rules.");
      }
    }
  }
}
