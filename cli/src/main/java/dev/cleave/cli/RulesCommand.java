package dev.cleave.cli;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.page.Visible;
import dev.cleave.cli.view.RuleText;
import dev.cleave.content.Collation;
import dev.cleave.content.Ledger;
import dev.cleave.content.Ledger.Rule;
import dev.cleave.content.Library;
import dev.cleave.proof.Claim;
import dev.cleave.proof.Coverage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cleave rules}: the ledger, each rule with what proves it. */
@Command(
    name = "rules",
    description =
        "Lists the rules Cleave plays by, or one rule with the cases, figures and code behind it.",
    sortOptions = false,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  cleave rules WS.ATK.13",
      "      the rule in words, what proves it, and the lines of content and code that state or cite it",
      "  cleave rules --rulebook weaponskill --area WRESTLE",
      "      the rules of wrestling, a line each",
      "  cleave rules --rulebook weaponskill --uncovered",
      "      core, optional and judge rules nothing proves; closes with N uncovered of M",
      "  cleave rules --rulebook acks2 --options",
      "      what may be chosen at a table: each option with its default and what changes",
      "  cleave rules --compare acks1 acks2 --area CLEAVE",
      "      two editions side by side, rule by rule: same, other or absent",
      "",
      "Exit codes: 0 fine; 2 no such rule, rulebook or area; 70 our fault.",
    })
final class RulesCommand implements Callable<Integer> {
  private static final Set<String> TO_PROVE = Set.of("core", "optional", "judge");

  private final Surroundings surroundings;

  @Parameters(
      paramLabel = "ID",
      arity = "0..1",
      description = "A rule, table, gap or example; WS.ATK for all that begin so.")
  private @Nullable String id;

  @Mixin private Chapter chapter = new Chapter();

  @Option(names = "--uncovered", description = "Only rules that no case and no test proves.")
  private boolean uncovered;

  @Option(
      names = "--options",
      description = "The options of the rulebooks: each with its default and what changes.")
  private boolean options;

  @Option(
      names = "--compare",
      paramLabel = "ID",
      arity = "2",
      description = "Two rulebooks side by side: what is the same, other or absent.")
  private List<String> compare = new ArrayList<>();

  @Option(
      names = "--markdown",
      description = "With --compare: the page docs/editions.md is made of.")
  private boolean markdown;

  @Option(names = "--json", description = "Print a JSON object for each rule.")
  private boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;

  RulesCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    if (options) {
      options();
      return Exit.FINE;
    }
    if (!compare.isEmpty()) {
      compare();
      return Exit.FINE;
    }
    if (markdown) {
      throw new Refused("--markdown goes with --compare, such as --compare acks1 acks2");
    }
    Ledger ledger = Ledger.core();
    Page page = surroundings.page();
    String wanted = id == null ? "" : id.strip().toUpperCase(Locale.ROOT);
    if (!uncovered && (ledger.rule(wanted).isPresent() || ledger.note(wanted).isPresent())) {
      one(ledger, wanted, page);
      return Exit.FINE;
    }
    List<Rule> rules =
        chapter.of(ledger.rules()).stream().filter(rule -> begins(rule, wanted)).toList();
    if (rules.isEmpty() && !wanted.isEmpty()) {
      throw new Refused(RuleText.unknown(wanted));
    }
    if (uncovered) {
      uncovered(rules, page);
    } else {
      rules.forEach(rule -> line(rule, page));
    }
    return Exit.FINE;
  }

  private void compare() {
    if (id != null || uncovered) {
      throw new Refused("--compare goes with --area, --json or --markdown only");
    }
    String left = compare.get(0).strip();
    String right = compare.get(1).strip();
    if (left.equals(right)) {
      throw new Refused("--compare wants two different rulebooks, not " + left + " twice");
    }
    var collation = Collation.of(Library.core(), left, right);
    Page page = surroundings.page();
    if (markdown) {
      chapter.refuseArea("--markdown");
      page.raw(new EditionsPage(Library.core(), collation).text());
      return;
    }
    String area = chapter.area(collation.areas());
    List<Collation.Row> rows = area == null ? collation.rows() : collation.rows(area);
    if (json) {
      rows.forEach(row -> page.raw(RuleJson.of(row) + "\n"));
    } else {
      new CollationText(Library.core(), collation, page, surroundings.columns()).print(rows);
    }
  }

  private void options() {
    var list = new OptionList(surroundings.page());
    List<String> books = chapter.books(Library.core().rulebooks());
    if (json) {
      list.json(books);
    } else {
      list.print(books);
    }
  }

  private static boolean begins(Rule rule, String wanted) {
    return wanted.isEmpty() || rule.id().equals(wanted) || rule.id().startsWith(wanted + ".");
  }

  private Coverage coverage() {
    return Coverage.of(surroundings.home().toAbsolutePath(), Ledger.core());
  }

  private void one(Ledger ledger, String wanted, Page page) {
    Coverage coverage = coverage();
    if (json) {
      page.raw(RuleJson.of(wanted, ledger, coverage) + "\n");
      return;
    }
    new RuleText().print(wanted, page);
    claims("Proved by", coverage.proofs(wanted), page);
    if (!coverage.content(wanted).isEmpty()) {
      claims("Stated in", coverage.content(wanted), page);
    }
    claims("Cited in", coverage.code(wanted), page);
  }

  private void claims(String heading, List<Claim> claims, Page page) {
    page.gap();
    page.say(claims.isEmpty() ? heading + " nothing" : heading);
    String home = surroundings.home().toAbsolutePath() + "/";
    for (Claim claim : claims) {
      String where =
          claim.where().startsWith(home) ? claim.where().substring(home.length()) : claim.where();
      if (claim.kind() == Claim.Kind.CODE) {
        page.say("  " + where);
      } else {
        page.tell(claim.by(), 2);
        page.say(Ink.DIM, "    " + where);
      }
    }
  }

  private void uncovered(List<Rule> rules, Page page) {
    Coverage coverage = coverage();
    List<Rule> toProve = rules.stream().filter(rule -> TO_PROVE.contains(rule.kind())).toList();
    List<Rule> bare =
        toProve.stream().filter(rule -> coverage.proofs(rule.id()).isEmpty()).toList();
    bare.forEach(rule -> line(rule, page));
    if (json) {
      page.raw(RuleJson.sum(bare.size(), toProve.size()) + "\n");
    } else {
      page.say(bare.size() + " uncovered of " + toProve.size());
    }
  }

  private void line(Rule rule, Page page) {
    if (json) {
      page.raw(RuleJson.of(rule) + "\n");
      return;
    }
    var line = Line.of(Ink.BOLD, rule.id()).to(20).add(Ink.DIM, rule.kind()).to(30);
    page.say(line.add(Visible.within(rule.title(), Page.WIDTH - line.width())));
  }
}
