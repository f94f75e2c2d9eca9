package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Ledger;
import dev.cleave.content.Library;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Shelf;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The executable rulebook: every case of the repository holds. */
class CasesTest {

  private static final Path FOLDER = Path.of(System.getProperty("basedir", "."), "..", "cases");

  private static List<Case> cases() {
    return Cases.under(List.of(FOLDER.normalize()));
  }

  @Test
  void thereAreCases() {
    assertThat(cases()).isNotEmpty();
  }

  /** Events of which a test in Java tells: they need states that no case can set. */
  private static final Map<String, Set<String>> TOLD_ELSEWHERE =
      Map.of("weaponskill", Set.of("condition", "found", "picks up"));

  /** Answers that no case gives: {@link VocabularyTest} hears them offered. */
  private static final Map<String, Set<String>> SAID_ELSEWHERE =
      Map.of("weaponskill", Set.of("breaks", "draw", "give", "let", "pick"));

  /** And what all of them tell together is what their vocabulary knows, neither more nor less. */
  @TestFactory
  Stream<DynamicTest> everyCaseHolds() {
    var heard = new TreeMap<String, Heard>();
    Stream<DynamicTest> each =
        cases().stream()
            .map(one -> dynamicTest(one.rulebook() + ": " + one.title(), () -> holds(one, heard)));
    Stream<DynamicTest> all =
        Shelf.ids().stream().map(book -> dynamicTest(book, () -> tellsAll(book, heard)));
    return Stream.concat(each, all);
  }

  private static void holds(Case one, Map<String, Heard> heard) {
    Verdict verdict = CaseRun.run(one, Library.core());
    if (!verdict.passed()) {
      fail(Report.of(verdict, Ledger.core()));
    }
    Heard book = heard.computeIfAbsent(one.rulebook(), Heard::new);
    Names names = names(one);
    verdict.log().forEach(entry -> book.hear(entry, names));
    for (Order order : one.script().orders()) {
      if (order instanceof Order.Offered && !order.at().isEmpty()) {
        book.answer(order.at(), order.text(), names);
      }
    }
  }

  private static Names names(Case one) {
    HouseRules house = one.house();
    Library books = house == null ? Library.core() : Library.core().with(house);
    Game game = Game.of(one.scenario(), books, null, Map.of());
    return new Names(new Stage(game.rulebook(), game.newBattle(), books));
  }

  private static void tellsAll(String rulebook, Map<String, Heard> heard) {
    Heard book = heard.get(rulebook);
    assertThat(book).as("cases of %s", rulebook).isNotNull();
    book.mustBeKnown();
    book.mustBeAll(
        TOLD_ELSEWHERE.getOrDefault(rulebook, Set.of()),
        SAID_ELSEWHERE.getOrDefault(rulebook, Set.of()));
  }
}
