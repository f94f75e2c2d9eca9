package dev.cleave.cli;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.SecondLook;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Shelf;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The fight that is asked for: scenario, rulebook, options, house rules. */
final class Bill {

  /** The rulebooks there are; only who asks for help opens the shelf. */
  static final class Books implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Shelf.ids().iterator();
    }
  }

  @Parameters(paramLabel = "SCENARIO", description = "The scenario, a YAML file.")
  private String scenario = "";

  @Option(
      names = "--rulebook",
      paramLabel = "ID",
      completionCandidates = Books.class,
      description = "Another rulebook than the scenario's: ${COMPLETION-CANDIDATES}.")
  private @Nullable String rulebook;

  @Option(
      names = "--option",
      paramLabel = "NAME=WORD",
      description = "An option of the rulebook, over the scenario's. May be repeated.")
  private List<String> options = new ArrayList<>();

  @Option(names = "--house", paramLabel = "FILE", description = "House rules, a YAML file.")
  private @Nullable String house;

  /**
   * @param rounds the last round, null for the scenario's own
   */
  Game open(Surroundings surroundings, @Nullable Integer rounds) {
    var terms = Terms.read(options);
    if (rounds != null && (rounds < 1 || rounds > Battle.MOST_ROUNDS)) {
      throw new Refused("--rounds runs from 1 to " + Battle.MOST_ROUNDS + ", not " + rounds);
    }
    Library library =
        house == null
            ? Library.core()
            : Library.core().with(HouseRules.read(surroundings.path(house)));
    return SecondLook.at(
        Yaml.parse(Source.read(surroundings.path(scenario))),
        node -> {
          Scenario read = Scenario.of(node);
          return Game.of(rounds == null ? read : lasting(read, rounds), library, rulebook, terms);
        });
  }

  /** The same scenario with another last round, so that its journal says so too. */
  private static Scenario lasting(Scenario scenario, int rounds) {
    if (!(scenario.node() instanceof Mapping whole)) {
      return scenario;
    }
    var entries = new LinkedHashMap<>(whole.entries());
    var key = new Scalar(whole.place(), "rounds", Scalar.Kind.TEXT, false);
    var last = new Scalar(whole.place(), Integer.toString(rounds), Scalar.Kind.WHOLE, false);
    entries.put("rounds", new Mapping.Entry(key, last));
    return Scenario.of(new Mapping(whole.place(), entries));
  }

  /** The command that fights it once more. */
  String again(long seed, @Nullable Integer rounds) {
    var words = new ArrayList<>(List.of("cleave", "fight", scenario));
    if (rulebook != null) {
      words.addAll(List.of("--rulebook", rulebook));
    }
    options.forEach(option -> words.addAll(List.of("--option", option)));
    if (house != null) {
      words.addAll(List.of("--house", house));
    }
    if (rounds != null) {
      words.addAll(List.of("--rounds", rounds.toString()));
    }
    words.addAll(List.of("--seed", Long.toString(seed)));
    return Shell.line(words);
  }
}
