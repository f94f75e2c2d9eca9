package dev.cleave.engine.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.scene.Act;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table with dice, players and perhaps a journal. Without a journal nothing is written at all.
 */
public final class GameTable implements Table {

  private final DiceSource dice;
  private final Players players;
  private final @Nullable Journal journal;
  private final Judge judge = this::judge;

  public GameTable(DiceSource dice, Players players, @Nullable Journal journal) {
    this.dice = dice;
    this.players = players;
    this.journal = journal;
  }

  /** Seeded dice and bots: a simulator. */
  public static GameTable seeded(long seed, @Nullable Journal journal) {
    return new GameTable(new SeededDice(seed), Players.USUAL, journal);
  }

  @Override
  public int roll(Dice thrown, Reason why, @Nullable Actor who) {
    if (journal != null) {
      return rollOpenly(journal, thrown, why, who);
    }
    int total = thrown.plus();
    for (int i = 0; i < thrown.count(); i++) {
      total += dice.face(thrown, i, why, who);
    }
    return total;
  }

  private int rollOpenly(Journal open, Dice thrown, Reason why, @Nullable Actor who) {
    var faces = new ArrayList<Integer>(thrown.count());
    for (int i = 0; i < thrown.count(); i++) {
      faces.add(dice.face(thrown, i, why, who));
    }
    var rolled = new Entry.Rolled(thrown, why, who == null ? "" : who.name(), List.copyOf(faces));
    open.write(rolled);
    return rolled.total();
  }

  @Override
  public <T extends Answer> T ask(Question<T> question) {
    T answer = players.answer(question, judge);
    if (journal != null) {
      Actor who = question.who();
      journal.write(
          new Entry.Asked(
              question.kind(),
              who == null ? "" : who.name(),
              question.side().name(),
              answer.text()));
    }
    return answer;
  }

  /** One after another, without a list of its own: it happens in every round. */
  @Override
  public <T extends Answer> void askAll(List<? extends Question<T>> questions, List<T> answers) {
    for (int i = 0; i < questions.size(); i++) {
      answers.add(ask(questions.get(i)));
    }
  }

  private void judge(Act act) {
    act.apply();
    if (journal != null) {
      journal.write(new Entry.Judged(act.text()));
    }
  }

  @Override
  public boolean listens() {
    return journal != null;
  }

  @Override
  public void tell(Event event) {
    if (journal != null) {
      journal.write(new Entry.Told(event));
    }
  }
}
