package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class RulesTest {
  @TempDir private Path folder;

  @Test
  void aRuleComesWithWhatProvesIt() {
    var result = Command.in(folder).atHome().run("rules", "ws.atk.13");
    assertThat(result.code()).as(result.err()).isZero();
    assertThat(result.out())
        .startsWith("WS.ATK.13  Hit condition  (core)\n")
        .contains("\nProved by\n")
        .contains("    cases/weaponskill/attack.yaml:")
        .contains("\nCited in\n")
        .contains("  rulebooks/src/main/java/dev/cleave/weaponskill/attack/MeleeAttack.java:");
  }

  @Test
  void aRuleNamesTheLineOfContentThatHoldsItsFigure() throws IOException {
    var result = Command.in(folder).atHome().run("rules", "A2.ATK.22");
    assertThat(result.code()).as(result.err()).isZero();
    String file = "content/src/main/resources/cleave/rulebooks/acks2.yaml";
    List<String> lines = Files.readAllLines(Path.of("..", file));
    int line = 0;
    while (!lines.get(line++).startsWith("  flanked: ")) {
      continue;
    }
    assertThat(result.out())
        .contains("\nStated in\n  figure flanked: 2\n    " + file + ":" + line + "\n")
        .contains("\nCited in\n")
        .contains("  rulebooks/src/main/java/dev/cleave/acks/attack/AttackThrow.java:");
    assertThat(Command.in(folder).atHome().run("rules", "A2.COND.BLIND.04").out())
        .contains("\n  table denials, blinded\n    " + file + ":");
  }

  @ParameterizedTest
  @CsvSource({"WS.GAP.12,gap", "WS.T.SAVES,table", "WS.EX.01,example", "A2.INIT.01,core"})
  void whateverCanBeCitedIsExplained(String id, String kind) {
    var result = Command.in(folder).run("rules", id);
    assertThat(result.code()).isZero();
    assertThat(result.lines().getFirst()).startsWith(id + "  ").endsWith("(" + kind + ")");
  }

  @Test
  void optionsComeWithTheirDefaultAndWhatChanges() {
    var result = Command.in(folder).run("rules", "--options", "--rulebook", "acks2");
    assertThat(result.code()).as(result.err()).isZero();
    assertThat(result.out())
        .startsWith("ACKS II (acks2)\n\n  engagement by size  A2.ENGAGE.18\n")
        .contains(
            """

              static initiative  A2O.STATIC.01
              Whether initiative is rolled in every round
                off (default): Everybody rolls anew each round.
                on: Numbers are rolled in the first round and kept; who delays keeps the
                lower number.
            """);
    assertThat(Command.in(folder).run("rules", "--options", "--rulebook", "acks1").out())
        .contains("\n  dexterity and initiative  A1.GAP.207\n")
        .doesNotContain("static initiative");
    var json = Command.in(folder).run("rules", "--options", "--json");
    assertThat(json.lines()).allMatch(line -> line.startsWith("{\"rulebook\":\""));
    assertThat(json.out()).contains("\"option\":\"hits\"");
    assertThat(Command.in(folder).run("rules", "--options", "--rulebook", "acks3").err())
        .contains("no rulebook is called \"acks3\"");
  }

  @Test
  void aChapterIsALineForEachRule() {
    var byArea = Command.in(folder).run("rules", "--rulebook", "weaponskill", "--area", "wrestle");
    assertThat(byArea.lines())
        .hasSize(13)
        .first()
        .isEqualTo("WS.WRESTLE.01       core      Purpose");
    assertThat(Command.in(folder).run("rules", "WS.WRESTLE")).isEqualTo(byArea);
  }

  @Test
  void whatNothingProvesIsCounted() {
    var result = Command.in(folder).run("rules", "WS.WRESTLE", "--uncovered");
    assertThat(result.code()).isZero();
    assertThat(result.lines()).hasSize(14);
    assertThat(result.lastLine()).isEqualTo("13 uncovered of 13");
  }

  @Test
  void jsonParses() {
    var cleave = Command.in(folder).atHome();
    var list = cleave.run("rules", "--rulebook", "weaponskill", "--json");
    assertThat(list.lines())
        .allSatisfy(line -> assertThat(JsonMapper.shared().readTree(line).has("text")).isTrue());
    var one = JsonMapper.shared().readTree(cleave.run("rules", "WS.ATK.13", "--json").out());
    assertThat(one.get("cases").isEmpty()).isFalse();
    assertThat(one.get("code").isEmpty()).isFalse();
    assertThat(one.get("content").isArray()).isTrue();
    var none = cleave.run("rules", "--uncovered", "--json").lastLine();
    assertThat(JsonMapper.shared().readTree(none).has("uncovered")).isTrue();
  }
}
