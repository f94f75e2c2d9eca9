package dev.cleave.cli.play;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.view.Telling;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.bots.Bots;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.DiceSource;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
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
   * The end of it.
   *
   * @param outcome null if somebody left before the end
   * @param straight whether nothing was taken back, so that the seed alone gives the same dice
   */
  public record Result(Battle battle, @Nullable Outcome outcome, boolean straight) {}

  /** The game that is played: a fight, or what comes after one. */
  @FunctionalInterface
  public interface Course {

    /** Null if it is not a fight. */
    @Nullable Outcome play(Scene scene, RecordedTable table);
  }

  private final Course course;
  private final List<Recorded> record;
  private final Supplier<? extends Scene> scenes;
  private final DiceSource dice;
  private final Players players;
  private final Predicate<Entry> byPerson;
  private List<Entry> entries = List.of();

  /**
   * @param scenes a fresh one each time
   * @param byPerson whether an entry is something a person typed and may take back
   */
  public Bout(
      Rulebook rulebook,
      Supplier<? extends Scene> scenes,
      DiceSource dice,
      Players players,
      Predicate<Entry> byPerson) {
    this(
        (scene, table) -> rulebook.fight(Battle.in(scene), table),
        List.of(),
        scenes,
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
      Supplier<? extends Scene> scenes,
      DiceSource dice,
      Players players,
      Predicate<Entry> byPerson) {
    this.course = course;
    this.record = record;
    this.scenes = scenes;
    this.dice = dice;
    this.players = players;
    this.byPerson = byPerson;
  }

  public Result fight(Page page, dev.cleave.cli.view.@Nullable Scene drawn) {
    List<Recorded> before = record;
    boolean straight = true;
    while (true) {
      Scene scene = scenes.get();
      Battle battle = Battle.in(scene);
      var kept = Journal.kept();
      entries = kept.entries();
      var told = new Telling(battle, page, drawn, before.size());
      Journal journal =
          entry -> {
            Entry signed = signed(entry);
            kept.write(signed);
            told.write(signed);
          };
      var live = new GameTable(dice, after(told), journal);
      var table = new RecordedTable(before, scene, journal, live);
      try {
        table.setUp();
        Outcome outcome = course.play(scene, table);
        return new Result(battle, outcome, straight);
      } catch (Quit left) {
        return new Result(battle, null, straight);
      } catch (TakenBack again) {
        before = Played.of(takeBack(kept.entries(), page));
        straight = false;
      }
    }
  }

  /** Says who answered in somebody's place. */
  private Entry signed(Entry entry) {
    return entry instanceof Entry.Asked asked
            && asked.by().isEmpty()
            && players instanceof Person person
        ? new Entry.Asked(
            asked.kind(), asked.who(), asked.side(), asked.answer(), person.signature())
        : entry;
  }

  /** Everything that has happened so far. */
  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** Nobody at the prompt is asked before everything has been told. */
  private Players after(Telling told) {
    return new Players() {
      @Override
      public <T extends Answer> T answer(Question<T> question, Judge judge) {
        if (isForPeople(question)) {
          told.pause();
        }
        return players.answer(question, judge);
      }
    };
  }

  /** Who throws his own dice is asked for them at any moment. */
  private boolean isForPeople(Question<?> question) {
    return dice instanceof TypedDice
        || (players instanceof Person person
            ? person.plays(question.side())
            : !players.equals(Players.USUAL) && !(players instanceof Bots));
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
