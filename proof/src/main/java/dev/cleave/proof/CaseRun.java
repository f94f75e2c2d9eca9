package dev.cleave.proof;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.engine.journal.Entry;
import dev.cleave.rulebooks.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs a case. The same case and the same library give the same verdict, always. */
public final class CaseRun {

  private final Case played;
  private final List<Failure> failures = new ArrayList<>();
  private List<Entry> log = List.of();

  private CaseRun(Case played) {
    this.played = played;
  }

  /** Never throws for what is wrong with a case or a rulebook: that is what a verdict is for. */
  public static Verdict run(Case played, Library library) {
    var run = new CaseRun(played);
    try {
      run.check(library);
    } catch (BadInput refused) {
      refused.problems().forEach(problem -> run.failures.add(Failure.of(problem)));
    } catch (RuntimeException broken) {
      run.failures.add(Failure.at(played.place(), "the rulebook broke: " + shown(broken)));
    }
    return new Verdict(played, run.failures, run.log);
  }

  private static String shown(RuntimeException broken) {
    StackTraceElement[] trace = broken.getStackTrace();
    return broken + (trace.length == 0 ? "" : " at " + trace[0]);
  }

  private void check(Library library) {
    Script script = played.script();
    if (!script.assertsSomething()) {
      failures.add(Failure.at(played.place(), "the case asserts nothing"));
      return;
    }
    HouseRules house = played.house();
    Library books = house == null ? library : library.with(house);
    Game game = Game.of(played.scenario(), books, null, Map.of());
    var before = new Stage(game.rulebook(), game.newBattle(), books);
    script.needs().forEach(need -> failures.addAll(need.check(before)));
    script.odds().forEach(chances -> failures.addAll(chances.check(before)));
    if (script.isPlayed()) {
      play(new Stage(game.rulebook(), game.newBattle(), books));
    }
  }

  private void play(Stage stage) {
    var play = new Play(played, stage);
    log = play.log();
    failures.addAll(play.play());
    var sequel = new Sequel(play.events(), stage.combatants());
    var state = new LastState(stage);
    var denials = new Denials(Vocabulary.of(stage.rulebook().id()), play.names());
    boolean inOrder = true;
    for (Expectation one : played.script().expectations()) {
      if (one.times() == Expectation.Times.NEVER) {
        Failure empty = denials.check(one);
        add(empty != null ? empty : sequel.never(one));
      } else if (one.times() == Expectation.Times.ONCE) {
        add(sequel.once(one));
      } else if (isState(one, stage)) {
        add(play.hasStrayed() ? null : state.check(one));
      } else if (inOrder) {
        Failure failure = sequel.expect(one);
        inOrder = failure == null;
        // Where a fight has left its script, only an event that went differently tells why.
        add(failure != null && play.hasStrayed() && failure.rows().isEmpty() ? null : failure);
      }
    }
  }

  private static boolean isState(Expectation one, Stage stage) {
    return one.what().equals(Expectation.BATTLE) || stage.battle().named(one.what()) != null;
  }

  private void add(@Nullable Failure failure) {
    if (failure != null) {
      failures.add(failure);
    }
  }
}
