package dev.cleave.cli;

import dev.cleave.cli.page.Columns;
import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.rulebooks.Retold;
import dev.cleave.rulebooks.Shelf;
import dev.cleave.rulebooks.SideBySide;
import dev.cleave.rulebooks.SideBySideJson;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cleave compare}: one fight, told by several rulebooks side by side. */
@Command(
    name = "compare",
    description = "Tells a fight under several rulebooks side by side, and where they part.",
    sortOptions = false,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  cleave compare scenarios/bridge.yaml --rulebooks acks1,acks2 --seed 7",
      "      the same dice by both editions, round by round",
      "  cleave compare scenarios/duel.yaml --seed 7 --json",
      "      every rulebook there is, for programs",
      "",
      "Exit codes: 0 at least one book told it; 2 bad input, or none could; 70 our fault.",
    })
final class CompareCommand implements Callable<Integer> {
  private static final int NARROWEST = Columns.LEAST;
  private static final int WIDEST = 400;

  private final Surroundings surroundings;

  @Parameters(paramLabel = "SCENARIO", description = "The scenario, a YAML file.")
  private String scenario = "";

  @Option(
      names = "--rulebooks",
      paramLabel = "ID,ID",
      split = ",",
      completionCandidates = Bill.Books.class,
      description = "The rulebooks, by comma; without it all: ${COMPLETION-CANDIDATES}.")
  private List<String> rulebooks = new ArrayList<>();

  @Option(
      names = "--option",
      paramLabel = "NAME=WORD",
      description = "An option, for those of the rulebooks that have it. May be repeated.")
  private List<String> options = new ArrayList<>();

  @Option(names = "--house", paramLabel = "FILE", description = "House rules, a YAML file.")
  private @Nullable String house;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed of the dice. Without it one is drawn, and printed.")
  private @Nullable Long seed;

  @Option(
      names = "--width",
      paramLabel = "N",
      description = "So many letters to a line (default: the terminal's width, else 80).")
  private @Nullable Integer width;

  @Option(names = "--json", description = "Print one JSON object instead of the telling.")
  private boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;

  CompareCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    List<String> books = books();
    var terms = Terms.read(options);
    int room = width == null ? Math.max(NARROWEST, surroundings.columns()) : width;
    if (room < NARROWEST || room > WIDEST) {
      throw new Refused("--width runs from " + NARROWEST + " to " + WIDEST + ", not " + room);
    }
    Library library =
        house == null
            ? Library.core()
            : Library.core().with(HouseRules.read(surroundings.path(house)));
    long drawn = seed != null ? seed : ThreadLocalRandom.current().nextLong(1_000_000_000L);
    SideBySide comparison =
        SideBySide.of(
            Yaml.parse(Source.read(surroundings.path(scenario))),
            library,
            books,
            terms,
            drawn,
            _ -> false);
    if (json) {
      surroundings.page().raw(SideBySideJson.of(comparison) + "\n");
    } else {
      new CompareText(comparison, surroundings.page(), room).print();
    }
    return comparison.told().stream().allMatch(Retold::isRefused) ? Exit.BAD_INPUT : Exit.FINE;
  }

  private List<String> books() {
    List<String> books =
        rulebooks.isEmpty() ? Shelf.ids() : rulebooks.stream().map(String::strip).toList();
    if (books.size() < 2) {
      throw new Refused("--rulebooks wants two or more to compare, such as acks1,acks2");
    }
    if (books.size() > SideBySide.MOST_BOOKS) {
      throw new Refused("--rulebooks takes at most " + SideBySide.MOST_BOOKS);
    }
    var seen = new HashSet<String>();
    for (String book : books) {
      if (!seen.add(book)) {
        throw new Refused("--rulebooks names " + book + " twice");
      }
    }
    return books;
  }
}
