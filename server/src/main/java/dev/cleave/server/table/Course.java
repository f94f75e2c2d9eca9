package dev.cleave.server.table;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.battle.Aftermath;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.BattleAct;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.scene.Act;
import dev.cleave.engine.table.Divergence;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.rulebooks.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The course of a table: lobby, fight, what comes after it; from its minutes, then live. */
final class Course {

  private final LiveTable live;
  private final Game game;
  private final Rulebook rulebook;
  private final Minutes minutes;
  private final Ribbon ribbon;
  private final Orders orders;
  private final Cup cup;
  private Battle battle;
  private String phase = "fight";
  private String trouble = "";

  Course(LiveTable live, Battle battle) {
    this.live = live;
    this.game = live.game();
    this.rulebook = game.rulebook();
    this.minutes = live.minutes();
    this.ribbon = live.ribbon();
    this.orders = live.orders();
    this.cup = live.cup();
    this.battle = battle;
  }

  Battle battle() {
    return battle;
  }

  String phase() {
    return phase;
  }

  /** Why the table has stopped, empty if it has not. */
  String trouble() {
    return trouble;
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

  /** Everything that was written is played again; what was taken back is, too, for its cards. */
  private void recover(List<LogLine> past) {
    for (LogLine line : past) {
      switch (line.kind()) {
        case ENTRY -> minutes.recall(line.body());
        case SETTING -> live.settings().apply(line.body());
        case EARLY -> minutes.recallEarly(line.body());
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

  private void undoTo(int to, String words) {
    if (minutes.undoTo(to, words, battle)) {
      cup.branch();
    }
  }

  /** From the first entry on; live, when those are played, until somebody closes or takes back. */
  private void play(boolean isLive) {
    battle = game.newBattle(minutes.entries());
    ribbon.clear();
    orders.clear();
    phase = "fight";
    var count = new int[1];
    Journal journal = entry -> write(entry, count[0]++);
    cup.resume(minutes.entries());
    var seated = isLive ? new SeatedTable(live, journal) : null;
    var table = new RecordedTable(List.copyOf(minutes.entries()), battle, journal, seated);
    try {
      table.setUp();
      if (isLive && table.isAtEnd() && !cup.isSet()) {
        lobby(journal);
      }
      rulebook.fight(battle, table);
      while (!table.isAtEnd()) {
        phase = "aftermath";
        rulebook.aftermath(new Aftermath(battle), table);
      }
    } catch (RecordedTable.RecordEnds there) {
      return;
    } catch (Divergence divergence) {
      if (isLive) {
        stop(divergence);
      }
      return; // it was taken back later anyway
    }
    while (isLive) {
      over(table);
    }
  }

  private void write(Entry entry, int index) {
    ribbon.write(entry, battle);
    orders.write(entry, battle);
    minutes.write(entry, index, battle);
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
    phase = "fight";
  }

  /** Nobody fights any more. */
  private void over(RecordedTable table) {
    phase = "over";
    live.docket().clear();
    if (cup.state() != Cup.State.SHOWN) {
      live.dice(cup.show());
    }
    live.settle();
    if (isAftermathWanted()) {
      phase = "aftermath";
      live.change(new LogLine(LogLine.Kind.AFTERMATH, "{}"));
      rulebook.aftermath(new Aftermath(battle), table);
    }
  }

  /** Waits for whatever is left to do when nobody fights. */
  private boolean isAftermathWanted() {
    Message.Said said = live.next();
    if (said.command() instanceof Command.Aftermath) {
      if (!rulebook.hasAftermath()) {
        String why = rulebook.id() + " says nothing of what comes after a fight";
        live.refuse(said, "illegal", why, "");
        return false;
      }
      live.accept(said);
      return true;
    }
    new Desk(live).handle(said, null, null);
    return false;
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
      Battle with = game.newBattle(more);
      if (with.size() == battle.size()) {
        return null;
      }
      if (!(with.act(text) instanceof BattleAct.Entered entered)) {
        return "there is no such place for " + with.combatants().getLast().name();
      }
      live.accept(said);
      minutes.add(new Entry.Judged(entered.text()));
    } catch (BadInput refused) {
      var problem = refused.problems().getFirst();
      return problem.path().isEmpty()
          ? problem.sentence()
          : problem.path() + ": " + problem.sentence();
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
