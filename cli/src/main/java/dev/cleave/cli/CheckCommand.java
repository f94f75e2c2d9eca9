package dev.cleave.cli;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.content.Ledger;
import dev.cleave.content.Library;
import dev.cleave.content.yaml.Source;
import dev.cleave.proof.Case;
import dev.cleave.proof.CaseRun;
import dev.cleave.proof.Cases;
import dev.cleave.proof.Report;
import dev.cleave.proof.Telling;
import dev.cleave.proof.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cleave check}: the executable rulebook, executed. */
@Command(
    name = "check",
    description = "Plays cases, which state what the rules must do, and tells which do not hold.",
    sortOptions = false,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  cleave check",
      "      every case Cleave comes with; the last line is N passed, M failed",
      "  cleave check cases/weaponskill my-case.yaml",
      "      these files, and the files in these folders",
      "  cleave check - < my-case.yaml",
      "      a case from the standard input",
      "  cleave check --tell --facts my-case.yaml",
      "      all that happens in it, and every event as a case would expect it",
      "  cleave check --words acks2",
      "      the events, facts and questions that cases of a rulebook may name",
      "",
      "Exit codes: 0 all hold; 1 a case fails; 2 a file is bad; 70 our fault.",
    })
final class CheckCommand implements Callable<Integer> {
  private static final String STANDARD_INPUT = "-";
  private static final String ALL = "all";

  private final Surroundings surroundings;

  @Parameters(
      paramLabel = "PATH",
      arity = "0..*",
      description = "Case files, or folders of them (default: the cases Cleave comes with).")
  private List<String> paths = new ArrayList<>();

  @Option(
      names = "--tell",
      description = "Tell all that happens in every case, also in those that hold.")
  private boolean tell;

  @Option(
      names = "--facts",
      description = "With --tell: show every event as a case would expect it, too.")
  private boolean facts;

  @Option(
      names = "--last",
      paramLabel = "N|all",
      description = "How much of what happened a case that fails shows (default: 12).")
  private @Nullable String last;

  @Option(
      names = "--words",
      paramLabel = "RULEBOOK",
      description = "List the events, facts and questions of a rulebook, and check nothing.")
  private @Nullable String words;

  @Option(names = "--json", description = "Print a JSON object for each case, and one to close.")
  private boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;

  CheckCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    Page page = surroundings.page();
    if (words != null) {
      VocabularyPage.print(words, page);
      return Exit.FINE;
    }
    Telling telling = telling();
    List<Case> cases = cases();
    Library library = Library.core();
    int passed = 0;
    for (Case one : cases) {
      Verdict verdict = CaseRun.run(one, library);
      if (verdict.passed()) {
        passed++;
      }
      print(verdict, telling, page);
    }
    int failed = cases.size() - passed;
    if (json) {
      page.raw(VerdictJson.sum(passed, failed) + "\n");
    } else {
      page.say(failed == 0 ? Ink.GREEN : Ink.RED, passed + " passed, " + failed + " failed");
    }
    return failed == 0 ? Exit.FINE : Exit.FALSE;
  }

  private void print(Verdict verdict, Telling telling, Page page) {
    if (json) {
      page.raw(VerdictJson.of(verdict, tell) + "\n");
    } else if (tell || !verdict.passed()) {
      page.sayAll(Report.of(verdict, Ledger.core(), telling));
      page.gap();
    }
  }

  private Telling telling() {
    if (facts && !tell) {
      throw new Refused("--facts shows the events of a log: say --tell --facts");
    }
    return new Telling(last == null ? Telling.USUAL.last() : lines(last), tell, facts);
  }

  private static int lines(String stated) {
    if (stated.equals(ALL)) {
      return Integer.MAX_VALUE;
    }
    if (!stated.matches("[0-9]{1,6}")) {
      throw new Refused("--last wants a number or all, not " + stated);
    }
    return Integer.parseInt(stated);
  }

  private List<Case> cases() {
    var found = new ArrayList<Case>();
    if (paths.contains(STANDARD_INPUT)) {
      found.addAll(Case.read(Source.read("standard input", surroundings.in())));
    }
    List<Path> named =
        paths.isEmpty()
            ? List.of(usual())
            : paths.stream()
                .filter(path -> !path.equals(STANDARD_INPUT))
                .map(surroundings::path)
                .toList();
    found.addAll(Cases.under(named));
    if (found.isEmpty()) {
      throw new Refused("there are no cases in " + String.join(", ", shown(named)));
    }
    return found;
  }

  private static List<String> shown(List<Path> paths) {
    return paths.stream().map(Path::toString).toList();
  }

  /** The cases of this Cleave, else those of the folder one is in. */
  private Path usual() {
    return Stream.of(surroundings.home(), surroundings.folder())
        .map(folder -> folder.resolve("cases"))
        .filter(Files::isDirectory)
        .findFirst()
        .orElseThrow(() -> new Refused("there is no folder cases here; name files or folders"));
  }
}
