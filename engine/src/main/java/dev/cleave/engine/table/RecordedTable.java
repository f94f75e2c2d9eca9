package dev.cleave.engine.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.scene.Act;
import dev.cleave.engine.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays a journal again, checking every line against what the rules say now. When the journal ends,
 * another table takes over: so a fight is restored, taken back or watched.
 */
public final class RecordedTable implements Table {

  private final List<Recorded> lines;
  private final @Nullable Journal journal;
  private final @Nullable Table then;
  private final Scene scene;
  private int next;

  /**
   * @param journal hears everything again, if anybody wants to; also what follows the record
   * @param then who plays on after the last line; null ends the fight there
   */
  public RecordedTable(
      List<Recorded> lines, Scene scene, @Nullable Journal journal, @Nullable Table then) {
    this.lines = lines;
    this.scene = scene;
    this.journal = journal;
    this.then = then;
  }

  /** How many lines have been played. */
  public int played() {
    return next;
  }

  public boolean isAtEnd() {
    return next >= lines.size();
  }

  /** Repeats the Judge's acts before the first blow; to be called before the fight begins. */
  public void setUp() {
    while (!isAtEnd() && lines.get(next).kind() == Recorded.Kind.JUDGE) {
      judge(lines.get(next));
    }
  }

  @Override
  public int roll(Dice dice, Reason why, @Nullable Actor who) {
    if (isAtEnd()) {
      return after().roll(dice, why, who);
    }
    Recorded line = lines.get(next);
    String whose = who == null ? "" : who.name();
    var rolled = new Entry.Rolled(dice, why, whose, line.faces(), line.note());
    check(line, rolled);
    for (int face : line.faces()) {
      if (face < 1 || face > dice.sides()) {
        throw new Divergence(line.line(), "a face of " + face, "a d" + dice.sides());
      }
    }
    if (line.faces().size() != dice.count()) {
      throw new Divergence(line.line(), line.faces().size() + " faces", dice.toString());
    }
    return rolled.total();
  }

  @Override
  public <T extends Answer> T ask(Question<T> question) {
    setUp();
    if (isAtEnd()) {
      return after().ask(question);
    }
    Recorded line = lines.get(next);
    Actor who = question.who();
    check(
        line,
        new Entry.Asked(
            question.kind(),
            who == null ? "" : who.name(),
            question.side().name(),
            line.text(),
            line.note()));
    T answer = question.read(line.text());
    if (answer == null) {
      throw new Divergence(
          line.line(),
          "the answer \"" + line.text() + "\"",
          question.refusal(line.text()).toString());
    }
    return answer;
  }

  private void judge(Recorded line) {
    Act act = scene.act(line.text());
    if (act == null) {
      throw new Divergence(line.line(), "the Judge's \"" + line.text() + "\"", "no such act");
    }
    check(line, new Entry.Judged(act.text()));
    act.apply();
  }

  @Override
  public <T extends Answer> List<T> askAll(List<? extends Question<T>> questions) {
    var answers = new ArrayList<T>(questions.size());
    for (int i = 0; i < questions.size(); i++) {
      if (isAtEnd() && then != null) {
        answers.addAll(then.askAll(questions.subList(i, questions.size())));
        return answers;
      }
      answers.add(ask(questions.get(i)));
    }
    return answers;
  }

  /** Passed on while the record is played, too: who takes over may want the last lull before. */
  @Override
  public void lull(Scene now) {
    if (then != null) {
      then.lull(now);
    }
  }

  @Override
  public boolean listens() {
    return !isAtEnd() || then == null || then.listens();
  }

  @Override
  public void tell(Event event) {
    if (isAtEnd()) {
      after().tell(event);
    } else {
      check(lines.get(next), new Entry.Told(event));
    }
  }

  private void check(Recorded line, Entry entry) {
    String json = entry.json();
    if (!json.equals(line.json())) {
      throw new Divergence(line.line(), line.json(), json);
    }
    next++;
    if (journal != null) {
      journal.write(entry);
    }
  }

  private Table after() {
    if (then == null) {
      throw new RecordEnds();
    }
    return then;
  }

  /** The record stops before the fight does. */
  public static final class RecordEnds extends RuntimeException {

    private static final long serialVersionUID = 1L;

    RecordEnds() {
      super("the journal stops before the fight does", null, false, false);
    }
  }
}
