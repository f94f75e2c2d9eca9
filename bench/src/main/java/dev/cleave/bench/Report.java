package dev.cleave.bench;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs the duel and the melee both ways, the skirmish, the options, bots' answers, the odds and the
 * biting wolves in one run, and prints how they compare.
 */
public final class Report {

  private final Collection<RunResult> results;

  private Report(Collection<RunResult> results) {
    this.results = results;
  }

  public static void main(String[] args) throws RunnerException, CommandLineOptionException {
    var options =
        new OptionsBuilder()
            .parent(new CommandLineOptions(args))
            .include(
                "dev\\.cleave\\.bench\\.(bots\\.Answers|Books|Duel|Melee|Preview|Routine|Skirmish)\\.")
            .addProfiler(GCProfiler.class)
            .jvmArgsPrepend("-XX:+UseSerialGC") // as ./cleave runs
            .build();
    new Report(new Runner(options).run()).print();
  }

  private void print() {
    say("");
    compare("duel", "Duel");
    compare("four against four", "Melee");
    for (String book : List.of("acks1", "thac0")) {
      beside("duel", "duel", book);
      beside("four against four", "melee", book);
    }
    attacks();
    say(
        "six against twelve on a map: %,.0f fights a second, %,.0f bytes each",
        score("Skirmish.rules"), bytes(find("Skirmish.rules")));
    say("every legal option of one combatant there: %,.0f microseconds", score("Skirmish.options"));
    answers();
    say(
        "exact odds of a routine of three attacks with cleaves: %,.0f microseconds",
        score("Preview.routine"));
  }

  /** The cost of the rules beside a loop that throws the same dice. */
  private void compare(String fight, String benchmark) {
    double rules = score(benchmark + ".rules");
    double hand = score(benchmark + ".hand");
    say(
        "%s: %,.0f a second by the rules, %,.0f by hand; rules : hand = 1 : %.1f; %,.0f bytes each",
        fight, rules, hand, hand / rules, bytes(find(benchmark + ".rules")));
  }

  /** Another book beside ACKS II. An older Cleave may have none. */
  private void beside(String fight, String benchmark, String book) {
    if (results.stream().noneMatch(run -> run.getParams().getBenchmark().contains("Books"))) {
      return;
    }
    RunResult other = with("Books." + benchmark, "book", book);
    RunResult acks2 = with("Books." + benchmark, "book", "acks2");
    say(
        "%s by %s: %,.0f a second, by acks2 %,.0f; it takes %.2f times as long",
        fight, book, 1 / seconds(other), 1 / seconds(acks2), seconds(other) / seconds(acks2));
  }

  private void attacks() {
    int more = Routine.attacks(Routine.MANY) - Routine.attacks(Routine.FEW);
    RunResult many = bitten(Routine.MANY);
    RunResult few = bitten(Routine.FEW);
    say(
        "an attack: %,.1f nanoseconds, %.3f bytes",
        (seconds(many) - seconds(few)) * 1e9 / more, (bytes(many) - bytes(few)) / more);
  }

  private static void say(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }

  /** An older Cleave has none. */
  private void answers() {
    if (results.stream().noneMatch(run -> run.getParams().getBenchmark().contains("Answers"))) {
      return;
    }
    say(
        "a bot's answer there: plain %.1f microseconds, soldier %.1f (%.1f times), party %.1f (%.1f"
            + " times), planner %,.0f",
        answer("plain"),
        answer("soldier"),
        answer("soldier") / answer("plain"),
        answer("party"),
        answer("party") / answer("plain"),
        answer("planner"));
  }

  private double answer(String behaviour) {
    return score("Answers." + behaviour);
  }

  private double score(String name) {
    return find(name).getPrimaryResult().getScore();
  }

  private static double seconds(RunResult run) {
    return 1 / run.getPrimaryResult().getScore();
  }

  private static double bytes(RunResult run) {
    for (Result<?> result : run.getSecondaryResults().values()) {
      if (result.getLabel().endsWith("gc.alloc.rate.norm")) {
        return result.getScore();
      }
    }
    return Double.NaN;
  }

  private RunResult bitten(int bites) {
    return with("Routine.bitten", "bites", Integer.toString(bites));
  }

  private RunResult with(String name, String param, String value) {
    for (RunResult result : results) {
      if (result.getParams().getBenchmark().endsWith("." + name)
          && result.getParams().getParam(param).equals(value)) {
        return result;
      }
    }
    throw new IllegalStateException("The run has no " + name + " of " + value);
  }

  private RunResult find(String name) {
    for (RunResult result : results) {
      if (result.getParams().getBenchmark().endsWith("." + name)) {
        return result;
      }
    }
    throw new IllegalStateException("The run has no " + name);
  }
}
