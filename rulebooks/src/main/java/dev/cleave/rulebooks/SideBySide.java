package dev.cleave.rulebooks;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.SecondLook;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Nearest;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Source;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.GameTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The same fight under several rulebooks, with the same dice and bots on every side, and where they
 * part. A book that cannot read the scenario says why; the others tell it all the same.
 *
 * @param told a book each, in the order that was asked for
 * @param partings the first first; none if all told it alike
 */
public record SideBySide(String title, long seed, List<Retold> told, List<Parting> partings) {

  /** More books than these are not asked at once. */
  public static final int MOST_BOOKS = 6;

  /** Somebody has heard enough. */
  private static final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Enough() {
      super(null, null, false, false);
    }
  }

  /**
   * Fights it by each book.
   *
   * @param rulebooks by their ids; the scenario's own options count for its own book
   * @param options each for those of the books that have it
   * @param enough whether so many events of a book are enough; then its telling breaks off
   * @throws BadInput if none of the books has an option, or knows the word it is set to
   */
  public static SideBySide of(
      Node scenario,
      Library library,
      List<String> rulebooks,
      Map<String, String> options,
      long seed,
      IntPredicate enough) {
    refuseUnknown(library, rulebooks, options);
    var told = new ArrayList<Retold>();
    for (String rulebook : rulebooks) {
      told.add(told(scenario, library, rulebook, options, seed, enough));
    }
    List<Retold> fought = told.stream().filter(one -> !one.isRefused()).toList();
    return new SideBySide(title(scenario), seed, List.copyOf(told), Parting.of(fought));
  }

  private static String title(Node scenario) {
    return scenario.json().path("scenario").asString("");
  }

  private static void refuseUnknown(
      Library library, List<String> rulebooks, Map<String, String> options) {
    for (String name : options.keySet()) {
      if (rulebooks.stream().noneMatch(book -> has(library, book, name))) {
        var known = new TreeSet<String>();
        rulebooks.stream()
            .filter(library.rulebooks()::contains)
            .forEach(book -> library.options(book).forEach(one -> known.add(one.name())));
        throw new BadInput(
            new Problem(
                new Source("options", ""),
                0,
                0,
                "",
                "\"" + name + "\" is an option of none of these rulebooks",
                known.isEmpty() ? "" : "Known: " + Nearest.list(name, known),
                Nearest.didYouMean(name, known)));
      }
    }
  }

  private static boolean has(Library library, String rulebook, String option) {
    return library.rulebooks().contains(rulebook)
        && library.options(rulebook).stream().anyMatch(one -> one.name().equals(option));
  }

  private static Retold told(
      Node scenario,
      Library library,
      String rulebook,
      Map<String, String> options,
      long seed,
      IntPredicate enough) {
    boolean known = library.rulebooks().contains(rulebook);
    String title = known ? library.about(rulebook).title() : rulebook;
    var own = new LinkedHashMap<>(options);
    own.keySet().removeIf(name -> !has(library, rulebook, name));
    Game game;
    try {
      game = SecondLook.at(scenario, node -> Game.of(Scenario.of(node), library, rulebook, own));
    } catch (BadInput refused) {
      return Retold.refused(rulebook, title, why(refused));
    }
    var events = new ArrayList<Event>();
    Battle battle = game.newBattle();
    Outcome outcome = fight(game, battle, seed, events, enough);
    return new Retold(rulebook, title, "", List.copyOf(events), game, battle, outcome);
  }

  private static @Nullable Outcome fight(
      Game game, Battle battle, long seed, List<Event> events, IntPredicate enough) {
    var table =
        GameTable.seeded(
            seed,
            entry -> {
              if (entry instanceof Entry.Told(Event event)) {
                events.add(event);
                if (enough.test(events.size())) {
                  throw new Enough();
                }
              }
            });
    try {
      return game.rulebook().fight(battle, table);
    } catch (Enough left) {
      return null;
    }
  }

  private static String why(BadInput refused) {
    var lines = new ArrayList<String>();
    for (Problem problem : refused.problems()) {
      String path = problem.path().isEmpty() ? "" : problem.path() + ": ";
      lines.add(
          (problem.line() == 0 ? "" : "line " + problem.line() + ": ") + path + problem.sentence());
    }
    return String.join("\n", lines);
  }
}
