package dev.cleave.cli.play;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.view.Scene;
import dev.cleave.cli.view.Telling;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.DiceSource;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.engine.table.Table;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A fight, or its aftermath, from the first die to the last, or until somebody leaves. Taking back
 * is playing again all but the last: so the dice thrown since are lost, and others come in their
 * place.
 */
public final class Bout {

  /**
   * What is left of it.
   *
   * @param outcome null if somebody left before the end
   * @param straight whether nothing was taken back, so that the seed alone gives the same dice
   */
  public record Result(Battle battle, @Nullable Outcome outcome, boolean straight) {}

  /** What is played: a fight, or what comes after one. */
  @FunctionalInterface
  public interface Course {

    /**
     * @param entries what has been written so far, which grows
     */
    Outcome play(Battle battle, Table table, List<Entry> entries);
  }

  private final Course course;
  private final List<Recorded> record;
  private final Supplier<Battle> battles;
  private final DiceSource dice;
  private final Players players;
  private final Predicate<Entry> byPerson;
  private List<Entry> entries = List.of();

  /**
   * @param battles a fresh battle each time
   * @param byPerson whether an entry is something a person typed and may take back
   */
  public Bout(
      Rulebook rulebook,
      Supplier<Battle> battles,
      DiceSource dice,
      Players players,
      Predicate<Entry> byPerson) {
    this(
        (battle, table, _) -> rulebook.fight(battle, table),
        List.of(),
        battles,
        dice,
        players,
        byPerson);
  }

  /**
   * @param record what was played another day; people have heard it and cannot take it back
   */
  public Bout(
      Course course,
      List<Recorded> record,
      Supplier<Battle> battles,
      DiceSource dice,
      Players players,
      Predicate<Entry> byPerson) {
    this.course = course;
    this.record = record;
    this.battles = battles;
    this.dice = dice;
    this.players = players;
    this.byPerson = byPerson;
  }

  public Result fight(Page page, @Nullable Scene scene) {
    List<Recorded> before = record;
    boolean straight = true;
    while (true) {
      Battle battle = battles.get();
      var kept = Journal.kept();
      entries = kept.entries();
      var told = new Telling(battle, page, scene, before.size());
      Journal journal =
          entry -> {
            kept.write(entry);
            told.write(entry);
          };
      var live = new GameTable(dice, after(told), journal);
      var table = new RecordedTable(before, battle, journal, live);
      try {
        table.setUp();
        Outcome outcome = course.play(battle, table, entries);
        return new Result(battle, outcome, straight);
      } catch (Quit left) {
        return new Result(battle, null, straight);
      } catch (TakenBack again) {
        before = Played.of(takeBack(kept.entries(), page));
        straight = false;
      }
    }
  }

  /** What has happened so far. */
  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** Nobody is asked before everything has been told. */
  private Players after(Telling told) {
    return new Players() {
      @Override
      public <T extends Answer> T answer(Question<T> question, Judge judge) {
        told.pause();
        return players.answer(question, judge);
      }
    };
  }

  private List<Entry> takeBack(List<Entry> entries, Page page) {
    for (int i = entries.size() - 1; i >= record.size(); i--) {
      if (byPerson.test(entries.get(i))) {
        page.say(Ink.YELLOW, "  taken back: " + Played.words(entries.get(i)));
        return List.copyOf(entries.subList(0, i));
      }
    }
    page.say(Ink.YELLOW, "  there is nothing to take back");
    return List.copyOf(entries);
  }
}
