package dev.cleave.cli;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.page.Visible;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.odds.AttackOdds;
import dev.cleave.engine.table.Odds.Chance;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.rulebooks.Game;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Odds on a page: several attacks in a table, one with every number and its reason. */
final class OddsText {
  private static final int WIDEST = 33;
  private static final int COLUMN = 9;
  private static final int LABEL = 28;

  private final Page page;
  private final boolean exact;

  OddsText(Page page, boolean exact) {
    this.page = page;
    this.exact = exact;
  }

  void print(Game game, Combatant by, Combatant on, List<AttackOdds> all, boolean one) {
    page.tell(Ink.BOLD, by.name() + " against " + on.name(), 0, 0);
    page.tell(
        Ink.DIM,
        game.library().about(game.rulebook().id()).title()
            + "; "
            + on.name()
            + " has "
            + on.hitPoints()
            + " hp",
        0,
        2);
    page.gap();
    if (one) {
      all.forEach(this::whole);
    } else {
      table(all);
    }
  }

  private void table(List<AttackOdds> all) {
    int widest = all.stream().mapToInt(each -> width(each.action())).max().orElse(0);
    int start = Math.min(widest, WIDEST) + 2;
    var head = Line.of(Ink.DIM, "attack").to(start);
    cells(head, start, Ink.DIM, List.of("needs", "hits", "damage", "drops", "fells 2+"));
    page.say(head);
    for (AttackOdds odds : all) {
      Line line = Line.of(Visible.of(odds.action()));
      if (width(odds.action()) > WIDEST) {
        page.say(line);
        line = Line.of("");
      }
      line.to(start);
      cells(
          line,
          start,
          Ink.PLAIN,
          List.of(
              needs(odds),
              about(odds, Share.percent(odds.hits())),
              about(odds, Share.average(odds.damage())),
              about(odds, Share.percent(odds.drops())),
              odds.fells().size() > 1 ? about(odds, Share.percent(odds.fells().get(1))) : "-"));
      page.say(line);
      if (exact && odds.exact()) {
        page.say(Ink.DIM, "  " + fractions(odds));
      }
    }
    all.stream().filter(odds -> !odds.exact()).findFirst().ifPresent(this::explain);
  }

  private static String about(AttackOdds odds, String number) {
    return odds.exact() ? number : "~" + number;
  }

  /** Nineteen times in twenty a share of so many plays is no further off than this. */
  private void explain(AttackOdds odds) {
    double off = 1.96 * Math.sqrt(0.25 / odds.tried()) * 100;
    page.gap();
    page.tell(
        Ink.DIM,
        String.format(
            Locale.ROOT,
            "~ The dice can fall in too many ways: found by playing it %,d times, chances within"
                + " %.0f%%.",
            odds.tried(),
            Math.ceil(off)),
        0,
        2);
  }

  private static void cells(Line line, int start, Ink ink, List<String> cells) {
    int column = start;
    for (String cell : cells) {
      line.to(column).add(ink, cell);
      column += COLUMN;
    }
  }

  private static String fractions(AttackOdds odds) {
    return "hits "
        + Share.fraction(odds.hits())
        + ", damage "
        + Share.fraction(odds.damage())
        + ", drops "
        + Share.fraction(odds.drops())
        + (odds.fells().size() > 1 ? ", fells 2+ " + Share.fraction(odds.fells().get(1)) : "");
  }

  /** "12+" or, where a sequence needs different numbers, "12+/14+". */
  private static String needs(AttackOdds odds) {
    return odds.blows().stream()
        .map(blow -> blow.needs() == null ? "-" : blow.needs().face() + "+")
        .distinct()
        .collect(Collectors.joining("/"));
  }

  private void whole(AttackOdds odds) {
    page.tell(Ink.PLAIN, odds.action(), 0, 2);
    String shown = "";
    for (AttackOdds.Blow blow : odds.blows()) {
      blow(blow);
      Tally needs = blow.needs();
      if (needs != null && !needs.toString().equals(shown)) {
        parts(needs);
        shown = needs.toString();
      }
    }
    page.gap();
    number("hits the target", Share.percent(odds.hits()), odds.hits());
    number("damage to it on average", Share.average(odds.damage()), odds.damage());
    number("drops the target", Share.percent(odds.drops()), odds.drops());
    for (int more = 2; more <= odds.fells().size(); more++) {
      Chance chance = odds.fells().get(more - 1);
      number("fells " + more + " or more", Share.percent(chance), chance);
    }
  }

  private void blow(AttackOdds.Blow blow) {
    Tally needs = blow.needs();
    String words =
        blow.weapon()
            + " at "
            + blow.target()
            + ": "
            + (needs == null ? "no throw, " : "needs " + needs.face() + "+, ")
            + "hits "
            + shown(Share.percent(blow.hit()), blow.hit());
    if (!blow.made().equals(Chance.CERTAIN)) {
      words += ", if it comes to it (" + shown(Share.percent(blow.made()), blow.made()) + ")";
    }
    page.tell(Ink.PLAIN, words, 2, 4);
  }

  /** The parts of the number; the same parts are not said twice. */
  private void parts(Tally needs) {
    for (int i = 0; i < needs.size(); i++) {
      part(needs.share(i), needs.term(i));
    }
    Term bound = needs.bound();
    if (bound != null) {
      part(needs.face() - needs.needs(), bound);
    }
  }

  private void part(int adds, Term why) {
    String share = Integer.toString(adds);
    page.say(
        Line.of(" ".repeat(Math.max(0, 7 - share.length())) + share + "  ")
            .add(why.label())
            .to(34)
            .add(Ink.DIM, why.rule()));
  }

  private void number(String label, String shown, Chance chance) {
    page.say(Line.of("  " + label).to(LABEL).add(shown(shown, chance)));
  }

  private String shown(String shown, Chance chance) {
    return exact ? shown + " = " + Share.fraction(chance) : shown;
  }

  private static int width(String text) {
    return Visible.width(Visible.of(text));
  }
}
