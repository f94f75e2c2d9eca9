package dev.cleave.cli;

import dev.cleave.cli.page.Page;
import dev.cleave.cli.play.Asides;
import dev.cleave.cli.play.Bout;
import dev.cleave.cli.play.Lines;
import dev.cleave.cli.play.Person;
import dev.cleave.cli.play.Reasoning;
import dev.cleave.cli.play.StandIns;
import dev.cleave.cli.play.TypedDice;
import dev.cleave.cli.view.RuleText;
import dev.cleave.cli.view.Scene;
import dev.cleave.engine.bots.Bots;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.table.DiceSource;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.SeededDice;
import dev.cleave.rulebooks.Game;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code cleave fight}: a scenario from the first contact to the last man. */
@Command(
    name = "fight",
    description = "Fights a scenario and tells it round by round, every throw explained.",
    sortOptions = false,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  cleave fight scenarios/duel.yaml --seed 7",
      "      bots fight; the same seed gives the same fight",
      "  cleave fight scenarios/bridge.yaml --play watch --map",
      "      you answer for the side watch; ? at the prompt helps",
      "  cleave fight scenarios/duel.yaml --rulebook weaponskill --journal duel.jsonl",
      "      another rulebook; cleave replay duel.jsonl plays it again",
      "",
      "Exit codes: 0 fought, or left by quit; 2 bad input; 70 our fault.",
    })
final class FightCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Mixin private Bill bill = new Bill();
  @Mixin private Keeping keeping = new Keeping();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Stop after so many rounds (default: the scenario's, else 1000).")
  private @Nullable Integer rounds;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed of the dice. Without it one is drawn, and printed at the end.")
  private @Nullable Long seed;

  @Option(
      names = "--map",
      description = "Draw the map, or the distances, at the start and after each round.")
  private boolean map;

  @Option(names = "--reasons", description = "Let bots say why they do what they do.")
  private boolean reasons;

  @Option(
      names = "--play",
      paramLabel = "SIDE",
      description = "Answer for this side yourself; all for every side. May be repeated.")
  private List<String> play = new ArrayList<>();

  @Option(
      names = "--dice",
      paramLabel = "ask",
      description = "ask: type what real dice show. Otherwise Cleave rolls.")
  private @Nullable String dice;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;

  FightCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    if (dice != null && !dice.equals("ask")) {
      throw new Refused("--dice can only be ask, not \"" + dice + "\"");
    }
    Game game = bill.open(surroundings, rounds);
    Set<String> sides = Sides.named(play, game.newBattle());
    keeping.prepare(surroundings);
    long drawn = seed != null ? seed : ThreadLocalRandom.current().nextLong(1_000_000_000L);
    fight(game, sides, drawn);
    return Exit.FINE;
  }

  private void fight(Game game, Set<String> sides, long drawn) {
    boolean people = !sides.isEmpty() || dice != null;
    Page page = page(people);
    Scene scene = Scene.of(game.newBattle(), game.rulebook());
    Bout bout = bout(game, sides, drawn, scene, page);
    new Opening(game).print(page, map ? scene : null);
    Bout.Result result;
    try {
      result = bout.fight(page, map ? scene : null);
    } catch (RuntimeException fault) {
      keeping.keep(game.header(null), bout.entries(), surroundings);
      throw fault;
    }
    boolean seeded = dice == null && result.straight();
    keeping.keep(game.header(seeded ? drawn : null), bout.entries(), surroundings);
    var closing = new Closing(game, result, page);
    closing.print();
    closing.advise(
        seeded ? "Seed " + drawn + "." : "",
        seed == null && !people ? bill.again(drawn, rounds) : "",
        keeping.file());
  }

  private Bout bout(Game game, Set<String> sides, long drawn, Scene scene, Page page) {
    DiceSource cup = new SeededDice(drawn);
    Players bots = reasons ? new Reasoning(game.rulebook(), page) : Bots.of(game.rulebook());
    if (sides.isEmpty() && dice == null) {
      return new Bout(game.rulebook(), game::newBattle, cup, bots, _ -> false);
    }
    Lines lines = surroundings.lines(page);
    var asides = new Asides(game.rulebook(), scene, new RuleText(), page);
    var standIns = new StandIns(game.rulebook(), game.library().behaviours(), page);
    return new Bout(
        game.rulebook(),
        game::newBattle,
        dice == null ? cup : new TypedDice(cup, lines, page),
        new Person(sides, lines, page, asides, bots, standIns),
        byPerson(sides));
  }

  /** Text goes aside when the journal itself is wanted. */
  private Page page(boolean people) {
    if (!keeping.isJson()) {
      return surroundings.page();
    }
    return people ? surroundings.errors() : new Page(new PrintWriter(Writer.nullWriter()), false);
  }

  private Predicate<Entry> byPerson(Set<String> sides) {
    return entry ->
        switch (entry) {
          case Entry.Asked asked -> sides.contains(asked.side()) && asked.by().isEmpty();
          case Entry.Rolled _ -> dice != null;
          case Entry.Judged _ -> true;
          case Entry.Told _ -> false;
        };
  }
}
