package dev.cleave.bench.bots;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Conduct;
import dev.cleave.engine.actor.Order;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.bots.Bots;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.SeededDice;
import dev.cleave.rulebooks.Shelf;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * One way of fighting against another: the same scenario with the same dice twice, each way on
 * either side. {@code Bouts SCENARIO ONE OTHER FIGHTS [RULEBOOK]}; "own" is what suits each.
 */
public final class Bouts {

  private static final double NINETY_FIVE = 1.959964;

  private final Library library = Library.core();
  private final Rulebook rulebook;
  private final Battle start;
  private int won;
  private int lost;
  private int drawn;
  private long rounds;

  private Bouts(Path file, String book) {
    Scenario scenario = Scenario.read(file);
    String id = book.isEmpty() ? scenario.rulebook() : book;
    Figures figures = scenario.figures(library, id, Map.of());
    this.rulebook = Shelf.open(id, figures);
    this.start = scenario.battle(library, rulebook, figures);
  }

  public static void main(String[] args) {
    var bouts = new Bouts(Path.of(args[0]), args.length > 4 ? args[4] : "");
    int fights = Integer.parseInt(args[3]);
    int first = Integer.getInteger("cleave.first", 0); // long runs are fought in parts
    for (int seed = first; 2 * (seed - first) < fights; seed++) {
      bouts.fight(args[1], args[2], 0, seed);
      bouts.fight(args[1], args[2], 1, seed);
    }
    bouts.report(args[0], args[1], args[2]);
  }

  private void fight(String one, String other, int seat, int seed) {
    Battle battle = start.copy();
    for (Combatant each : battle.combatants()) {
      each.setConduct(conduct(each, each.side().index() == seat ? one : other));
    }
    Outcome outcome =
        rulebook.fight(battle, new GameTable(new SeededDice(seed), Bots.of(rulebook), null));
    Side winner = outcome.winner();
    rounds += outcome.rounds();
    if (winner == null) {
      drawn++;
    } else if (winner.index() == seat) {
      won++;
    } else {
      lost++;
    }
  }

  /** "soldier", or under an order: "soldier/hold this line". */
  private Conduct conduct(Combatant who, String words) {
    int order = words.indexOf('/');
    String word = order < 0 ? words : words.substring(0, order);
    Conduct own = who.conduct();
    Conduct conduct = word.equals("own") ? own : own.by(library.behaviour(word));
    return order < 0
        ? conduct
        : conduct.under(List.of(Objects.requireNonNull(Order.read(words.substring(order + 1)))));
  }

  /** Wilson's interval; a draw is half a win. */
  private void report(String scenario, String one, String other) {
    int all = won + lost + drawn;
    double share = (won + drawn / 2.0) / all;
    double z2 = NINETY_FIVE * NINETY_FIVE;
    double middle = (share + z2 / (2 * all)) / (1 + z2 / all);
    double half =
        NINETY_FIVE
            * Math.sqrt(share * (1 - share) / all + z2 / (4.0 * all * all))
            / (1 + z2 / all);
    System.out.printf(
        Locale.ROOT,
        "%s: %s against %s, %d fights: %.1f%% (%.1f to %.1f), %d drawn, %.1f rounds%n",
        scenario,
        one,
        other,
        all,
        100 * share,
        100 * (middle - half),
        100 * (middle + half),
        drawn,
        (double) rounds / all);
  }
}
