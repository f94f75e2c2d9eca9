package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.journal.Header;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.content.journal.JournalWriter;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.engine.table.SeededDice;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every scenario can be fought by every rulebook that takes it, and its journal replayed to the
 * letter.
 */
class GameTest {

  private static final Path SCENARIOS = Path.of("..", "scenarios");

  private static final String DUEL =
      """
      scenario: Test
      rulebook: weaponskill
      options: {dice: classic}
      combatants:
        Marcus: {side: a, fighter: 3, armour: chain, weapon: sword}
        Orc: {side: b, creature: orc}
      """;

  @TempDir Path folder;

  static Stream<Arguments> scenariosAndRulebooks() throws IOException {
    try (var files = Files.list(SCENARIOS)) {
      return files
          .filter(file -> file.toString().endsWith(".yaml"))
          .sorted()
          .flatMap(
              file ->
                  Shelf.ids().stream()
                      .filter(id -> !isBarred(file, id))
                      .map(id -> Arguments.of(file, id)))
          .toList()
          .stream();
    }
  }

  /**
   * Written for another book, which it names; or with shut doors or walls to be breached, of which
   * this one knows nothing. WS.R.17
   */
  private static boolean isBarred(Path scenario, String rulebook) {
    return isForAnother(scenario, rulebook)
        || List.of("weaponskill", "thac0").contains(rulebook)
            && List.of("guardroom.yaml", "siege.yaml").contains(scenario.getFileName().toString());
  }

  private static boolean isForAnother(Path scenario, String rulebook) {
    try {
      List<String> lines = Files.readAllLines(scenario);
      return lines.stream().anyMatch(line -> line.startsWith("rulebook: "))
          && !lines.contains("rulebook: " + rulebook);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("scenariosAndRulebooks")
  void everyScenarioIsFoughtAndReplayed(Path scenario, String rulebook) {
    var game = Game.of(Scenario.read(scenario), Library.core(), rulebook, Map.of());
    Path file = folder.resolve("fight.jsonl");
    Outcome outcome;
    try (var writer = JournalWriter.to(file, game.header(7L))) {
      var table = new GameTable(new SeededDice(7), Players.USUAL, writer);
      outcome = game.rulebook().fight(game.newBattle(), table);
    }
    var journal = JournalFile.read(file);
    var again = Game.of(journal.header(), Library.core());
    var battle = again.newBattle();
    var table = new RecordedTable(journal.lines(), battle, null, null);
    assertThat(again.rulebook().fight(battle, table)).hasToString(outcome.toString());
    assertThat(table.isAtEnd()).isTrue();
    assertThat(again.notices()).isEmpty();
  }

  @Test
  void everyScenarioSaysWhatItIsAboutAndIsListed() throws IOException {
    String listed = Files.readString(Path.of("..", "docs", "scenarios.md"));
    try (var files = Files.list(SCENARIOS)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".yaml")).sorted().toList()) {
        String name = file.getFileName().toString().replace(".yaml", "");
        assertThat(listed).as("docs/scenarios.md").contains("`" + name + "`");
        assertThat(Files.readAllLines(file)).as(name).anyMatch(line -> line.startsWith("about: "));
      }
    }
  }

  @Test
  void theShelfHoldsWhatTheLibraryHasFiguresFor() {
    assertThat(Shelf.ids()).isEqualTo(Library.core().rulebooks());
    for (String id : Shelf.ids()) {
      var rulebook = Shelf.open(id, Library.core().figures(id, Map.of()));
      assertThat(rulebook.id()).isEqualTo(id);
    }
    assertThatThrownBy(() -> Shelf.open("acks", Library.core().figures("acks2", Map.of())))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "rulebook: \"acks\" is not a known rulebook. Known: acks1, acks2, thac0, weaponskill."
                + " Did you mean acks1 or acks2?");
  }

  @Test
  void theScenariosOptionsCountForItsOwnRulebook() {
    assertThat(game(null, Map.of()).figures().option("dice", "classic")).isTrue();
    assertThat(game(null, Map.of("dice", "shifted")).figures().option("dice", "shifted")).isTrue();
    assertThat(game("acks2", Map.of()).rulebook().id()).isEqualTo("acks2");
  }

  @Test
  void everyBattleIsAnother() {
    var game = game(null, Map.of());
    game.newBattle().combatant(0).setHitPoints(1);
    assertThat(game.newBattle().combatant(0).hitPoints()).isGreaterThan(1);
  }

  @Test
  void aJournalBringsItsHouseRules() {
    var house =
        HouseRules.of(
            Yaml.parse(
                new Source("house.yaml", "house: Test\nweaponskill:\n  figures: {aim: 5}\n")));
    var scenario = Scenario.of(Yaml.parse(new Source("test.yaml", DUEL)));
    var header = Game.of(scenario, Library.core().with(house), null, Map.of()).header(null);
    var again = Game.of(header, Library.core());
    assertThat(again.figures().number("aim")).isEqualTo(5);
    assertThat(again.notices()).isEmpty();
  }

  @Test
  void otherRulesAndOtherContentAreNoticed() {
    var header = game(null, Map.of()).header(7L);
    var old =
        new Header(
            header.rulebook(),
            "0.0",
            header.options(),
            "sha256:00",
            header.scenario(),
            header.house(),
            header.seed());
    var again = Game.of(old, Library.core());
    assertThat(again.notices())
        .containsExactly(
            "The journal was written with weaponskill 0.0; this is "
                + again.rulebook().version()
                + ".",
            "The journal was written with other content than this.");
  }

  private static Game game(@Nullable String rulebook, Map<String, String> options) {
    var scenario = Scenario.of(Yaml.parse(new Source("test.yaml", DUEL)));
    return Game.of(scenario, Library.core(), rulebook, options);
  }
}
