package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One fight by several books, in columns; two books side by side; the page of the editions. */
class CompareTest {
  @TempDir private Path folder;

  private Command duel() {
    return Command.in(folder).with("duel.yaml", Command.DUEL);
  }

  @Test
  void booksStandSideBySideRoundByRound() {
    var told =
        duel().run("compare", "duel.yaml", "--rulebooks", "acks1,weaponskill", "--seed", "7");
    assertThat(told.code()).as(told.err()).isZero();
    assertThat(told.out())
        .startsWith("The duel\nSeed 7; ACKS I, Weapon Skill\n\nThey part in round 1:\n")
        .contains("\nACKS I                                 | Weapon Skill\n")
        .contains("\nRound 1 (they part here)\n")
        .contains("\nRound 2\n")
        .contains("\nAt the end\n")
        .containsPattern("\\[A1\\.[A-Z]+\\.\\d+")
        .containsPattern("\\[WS\\.[A-Z]+\\.\\d+");
    assertThat(told.lines()).allMatch(line -> line.length() <= 80);
    assertThat(
            duel().run("compare", "duel.yaml", "--rulebooks", "acks1,weaponskill", "--seed", "7"))
        .isEqualTo(told);
  }

  @ParameterizedTest
  @ValueSource(ints = {24, 50, 75, 80, 120, 200})
  void linesFitTheWidth(int width) {
    var told =
        duel()
            .run(
                "compare",
                "duel.yaml",
                "--rulebooks",
                "acks1,acks2,weaponskill",
                "--seed",
                "7",
                "--width",
                "" + width);
    assertThat(told.code()).as(told.err()).isZero();
    String head = "ACKS I" + " ".repeat(Math.max(0, (width - 6) / 3 - 6)) + " | ACKS II";
    if (width >= 78) {
      assertThat(told.out()).contains("\n" + head);
      int table = told.out().indexOf("-+-");
      assertThat(told.out().substring(table).lines()).allMatch(line -> line.length() <= width);
    } else {
      assertThat(told.out())
          .doesNotContain(" | ")
          .contains("\nACKS II\n")
          .contains("\nWeapon Skill\n");
    }
  }

  @Test
  void theTerminalSaysHowWideItIs() {
    var narrow =
        duel()
            .atTerminal(Map.of("COLUMNS", "60", "NO_COLOR", "1"))
            .run("compare", "duel.yaml", "--rulebooks", "acks1,acks2,weaponskill", "--seed", "7");
    assertThat(narrow.out()).doesNotContain(" | ");
    var wide =
        duel()
            .atTerminal(Map.of("COLUMNS", "160", "NO_COLOR", "1"))
            .run("compare", "duel.yaml", "--rulebooks", "acks1,acks2,weaponskill", "--seed", "7");
    assertThat(wide.out()).contains("-+-");
    assertThat(wide.lines()).anyMatch(line -> line.length() > 120);
  }

  @Test
  void aBookThatCannotTellItSaysWhy() {
    var told = duel().run("compare", "duel.yaml", "--rulebooks", "acks1,acks7", "--seed", "1");
    assertThat(told.code()).isZero();
    assertThat(told.out())
        .contains("Not by this book:")
        .contains("\"acks7\" is not a known rulebook");
    var none = duel().run("compare", "duel.yaml", "--rulebooks", "acks8,acks7", "--seed", "1");
    assertThat(none.code()).isEqualTo(2);
  }

  @Test
  void jsonIsOneObject() {
    var told =
        duel()
            .run(
                "compare",
                "duel.yaml",
                "--rulebooks",
                "acks1,acks2,weaponskill",
                "--seed",
                "7",
                "--json");
    JsonNode json = JsonMapper.shared().readTree(told.out());
    assertThat(json.path("seed").asInt()).isEqualTo(7);
    assertThat(json.path("books")).hasSize(3);
    assertThat(json.at("/books/0/rounds/1/told/0/rule").asString()).startsWith("A1.");
    assertThat(json.at("/books/1/people/0/name").asString()).isEqualTo("Kurt");
    assertThat(json.at("/partings/0/ways/0/rules/0").asString()).isNotEmpty();
  }

  @Test
  void optionsAndHouseRulesCountAsInAFight() {
    duel().write("house.yaml", "house: Ours\nacks2:\n  figures: {flanked: 3}\n");
    var told =
        duel()
            .run(
                "compare",
                "duel.yaml",
                "--seed",
                "7",
                "--house",
                "house.yaml",
                "--option",
                "static initiative=on");
    assertThat(told.code()).as(told.err()).isZero();
    assertThat(duel().run("compare", "duel.yaml", "--option", "static=on").err())
        .contains("\"static\" is an option of none of these rulebooks");
  }

  @Test
  void badWishesAreRefused() {
    assertThat(duel().run("compare", "duel.yaml", "--rulebooks", "acks1").err())
        .isEqualTo("--rulebooks wants two or more to compare, such as acks1,acks2\n");
    assertThat(duel().run("compare", "duel.yaml", "--rulebooks", "acks1,acks1").err())
        .isEqualTo("--rulebooks names acks1 twice\n");
    assertThat(duel().run("compare", "duel.yaml", "--rulebooks", "a,b,c,d,e,f,g").err())
        .isEqualTo("--rulebooks takes at most 6\n");
    assertThat(duel().run("compare", "duel.yaml", "--width", "10").err())
        .isEqualTo("--width runs from 24 to 400, not 10\n");
    var missing = duel().run("compare", "none.yaml");
    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.err()).contains("none.yaml");
  }

  @Test
  void twoBooksStandBesideEachOtherRuleByRule() {
    var both = Command.in(folder).run("rules", "--compare", "acks1", "acks2", "--area", "cleave");
    assertThat(both.code()).as(both.err()).isZero();
    assertThat(both.lines().getFirst())
        .isEqualTo("ACKS I                                 | ACKS II");
    assertThat(both.out())
        .contains("\nsame\nA1.CLEAVE.01  Trigger                  | A2.CLEAVE.01  Trigger\n")
        .contains("\nother\nA1.CLEAVE.06  No other actions while   | ")
        .contains("\nabsent in ACKS I\n");
    assertThat(both.lines()).allMatch(line -> line.length() <= 80);
    assertThat(both.lastLine()).matches("\\d+ same, \\d+ other, \\d+ absent");
    var json =
        Command.in(folder).run("rules", "--compare", "acks1", "acks2", "--area", "SHIP", "--json");
    assertThat(json.lines())
        .hasSize(40)
        .allMatch(line -> line.startsWith("{\"verdict\":\"absent\""));
  }

  @Test
  void badComparisonsOfRulesAreRefused() {
    var cleave = Command.in(folder);
    assertThat(cleave.run("rules", "--compare", "acks1", "acks1").err())
        .isEqualTo("--compare wants two different rulebooks, not acks1 twice\n");
    assertThat(cleave.run("rules", "--compare", "acks1", "acks5").err())
        .contains("\"acks5\" is not a known rulebook");
    assertThat(cleave.run("rules", "--compare", "acks1", "acks2", "--area", "CLEVE").err())
        .contains("no area is called \"CLEVE\"")
        .contains("CLEAVE");
    assertThat(cleave.run("rules", "--compare", "acks1", "acks2", "--uncovered").err())
        .isEqualTo("--compare goes with --area, --json or --markdown only\n");
    assertThat(cleave.run("rules", "--markdown").err())
        .startsWith("--markdown goes with --compare");
    assertThat(cleave.run("rules", "--compare", "acks1", "acks2", "--rulebook", "acks1").err())
        .isEqualTo("--rulebook does not go with --compare\n");
  }

  @Test
  void thePageOfTheEditionsIsAsTheLedgersSay() throws IOException {
    var made = Command.in(folder).run("rules", "--compare", "acks1", "acks2", "--markdown");
    assertThat(made.code()).as(made.err()).isZero();
    String page = Files.readString(Path.of("..", "docs", "editions.md"));
    assertThat(page.equals(made.out()))
        .as(
            "docs/editions.md is not what the ledgers say. Make it anew:"
                + " ./cleave rules --compare acks1 acks2 --markdown > docs/editions.md")
        .isTrue();
  }
}
