package dev.cleave.bench;

import java.util.Collection;
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
 * Runs the duel both ways, the skirmish, the odds and the biting wolves in one run, and prints how
 * they compare.
 */
public final class Report {

  private Report() {}

  public static void main(String[] args) throws RunnerException, CommandLineOptionException {
    var options =
        new OptionsBuilder()
            .parent(new CommandLineOptions(args))
            .include("dev\\.cleave\\.bench\\.(Duel|Preview|Routine|Skirmish)")
            .addProfiler(GCProfiler.class)
            .build();
    Collection<RunResult> results = new Runner(options).run();
    double engine = score(results, "engine");
    double limit = score(results, "limit");
    System.out.printf(Locale.ROOT, "%nengine  %,12.0f duels a second%n", engine);
    System.out.printf(Locale.ROOT, "limit   %,12.0f duels a second%n", limit);
    System.out.printf(Locale.ROOT, "engine : limit = 1 : %.1f%n", limit / engine);
    System.out.printf(Locale.ROOT, "allocated %,.0f bytes a duel%n", bytes(results, "engine"));
    System.out.printf(
        Locale.ROOT,
        "allocated %.3f bytes an attack, %,.1f nanoseconds each%n",
        (bytes(routine(results, Routine.MANY)) - bytes(routine(results, Routine.FEW)))
            / (Routine.attacks(Routine.MANY) - Routine.attacks(Routine.FEW)),
        (seconds(routine(results, Routine.MANY)) - seconds(routine(results, Routine.FEW)))
            * 1e9
            / (Routine.attacks(Routine.MANY) - Routine.attacks(Routine.FEW)));
    System.out.printf(
        Locale.ROOT,
        "%nsix against twelve on a map: %,.0f fights a second, %,.0f bytes a fight%n",
        score(results, "skirmish"),
        bytes(results, "skirmish"));
    System.out.printf(
        Locale.ROOT,
        "every legal option of one combatant there: %,.0f microseconds%n",
        score(results, "options"));
    System.out.printf(
        Locale.ROOT,
        "exact odds of a routine of three attacks with cleaves: %,.0f microseconds%n",
        score(results, "routine"));
  }

  private static double score(Collection<RunResult> results, String name) {
    return find(results, name).getPrimaryResult().getScore();
  }

  private static double bytes(Collection<RunResult> results, String name) {
    return bytes(find(results, name));
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

  private static RunResult routine(Collection<RunResult> results, int bites) {
    for (RunResult result : results) {
      if (result.getParams().getBenchmark().endsWith(".bitten")
          && result.getParams().getParam("bites").equals(Integer.toString(bites))) {
        return result;
      }
    }
    throw new IllegalStateException("The run has no routine of " + bites);
  }

  private static RunResult find(Collection<RunResult> results, String name) {
    for (RunResult result : results) {
      if (result.getParams().getBenchmark().endsWith("." + name)) {
        return result;
      }
    }
    throw new IllegalStateException("The run has no " + name);
  }
}
