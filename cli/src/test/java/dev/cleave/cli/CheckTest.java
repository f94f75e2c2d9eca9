package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class CheckTest {
  private static final String CASE =
      """
      case: Kurt needs a nine against Hans
      rulebook: weaponskill
      distance: 5
      proves: [WS.ATK.03, WS.ATK.07]
      combatants:
        Kurt: {side: north, fighter: 4, hp: 20, weapon: short sword, numbers: {weapon skill: 4, strength bonus: 1}}
        Hans: {side: south, fighter: 2, hp: 20, weapon: rapier, numbers: {weapon skill: 2, agility bonus: 2, armour rating: 2}}
      dice: [d6 6, d6 1, d20 5]
      orders:
        - Kurt: attack Hans
        - Hans: stand
      expect:
        - attack: {by: Kurt, on: Hans, needs: 9, roll: 5, hit: false}
      """;

  @TempDir private Path folder;
  private Command cleave;

  @BeforeEach
  void cases() {
    cleave = Command.in(folder).with("good.yaml", CASE);
    cleave.write("wrong.yaml", CASE.replace("needs: 9", "needs: 8").replace("a nine", "an eight"));
  }

  @Test
  void casesThatHoldAreCounted() {
    assertThat(cleave.run("check", "good.yaml"))
        .isEqualTo(new Command.Result(0, "1 passed, 0 failed\n", ""));
  }

  @Test
  void aCaseThatFailsShowsBothSidesAndTheRule() {
    var result = cleave.run("check", ".");
    assertThat(result.code()).isEqualTo(1);
    assertThat(result.lastLine()).isEqualTo("1 passed, 1 failed");
    assertThat(result.out())
        .contains("Kurt needs an eight against Hans")
        .contains("expected")
        .contains("actual")
        .contains("WS.ATK.07 Step 4: melee attack roll");
  }

  @Test
  void standardInputIsACaseToo() {
    assertThat(cleave.typing(CASE.getBytes(StandardCharsets.UTF_8), "check", "-").out())
        .isEqualTo("1 passed, 0 failed\n");
  }

  @Test
  void jsonHasAnObjectForEachCaseAndOneToClose() {
    var result = cleave.run("check", "good.yaml", "wrong.yaml", "--json");
    assertThat(result.code()).isEqualTo(1);
    var last = JsonMapper.shared().readTree(result.lastLine());
    assertThat(last.toString()).isEqualTo("{\"passed\":1,\"failed\":1}");
    var wrong = JsonMapper.shared().readTree(result.lines().get(1));
    assertThat(wrong.get("passed").asBoolean()).isFalse();
    assertThat(wrong.get("failures").get(0).get("rows").isEmpty()).isFalse();
  }

  @Test
  void aBadFileIsBadInputAndNothingIsChecked() {
    cleave.write("bad.yaml", "case: nothing else\n");
    var result = cleave.run("check", "good.yaml", "bad.yaml");
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).contains("bad.yaml");
  }

  @Test
  void allThatHappensIsToldOfACaseThatHoldsToo() {
    assertThat(cleave.run("check", "--tell", "good.yaml"))
        .isEqualTo(
            new Command.Result(
                0,
                """
                holds  Kurt needs a nine against Hans
                       %s:1

                  What happened:
                    Round 1 [WS.ACT.01]
                    d6 6 for initiative by Kurt
                    d6 1 for initiative by Hans
                    Initiative: Kurt 6, Hans 3. [WS.GAP.03]
                    Kurt: {action: attack Hans}
                    Hans: {response: stand}
                    d20 5 for attack roll by Kurt
                    Kurt strikes at Hans with the short sword: needs 9+: AC 12 (6 base AC, 2 agility, 2 weapon skill, 2 armour), +3 (+4 weapon skill, +1 strength, -2 longer weapon); rolled 5: miss. [WS.ATK.13]

                1 passed, 0 failed
                """
                    .formatted(folder.resolve("good.yaml")),
                ""));
  }

  @Test
  void withFactsEveryEventIsShownAsACaseWouldExpectIt() {
    assertThat(cleave.run("check", "--tell", "--facts", "good.yaml").lines())
        .contains("      - round: {round: 1, rule: WS.ACT.01}");
  }

  @Test
  void aCaseThatFailsShowsAsMuchAsIsAskedFor() {
    assertThat(cleave.run("check", "wrong.yaml").out()).contains("  What happened:\n");
    assertThat(cleave.run("check", "--last", "all", "wrong.yaml").out())
        .contains("  What happened:\n    Round 1");
    assertThat(cleave.run("check", "--last", "1", "wrong.yaml").out())
        .contains("  The last 1 things that happened:\n    Kurt strikes at Hans");
    assertThat(cleave.run("check", "--last", "0", "wrong.yaml").out()).doesNotContain("happened");
  }

  @Test
  void theLogIsInTheJsonIfAskedFor() {
    var plain = cleave.run("check", "--json", "good.yaml").lines().getFirst();
    assertThat(JsonMapper.shared().readTree(plain).has("log")).isFalse();
    var told = cleave.run("check", "--json", "--tell", "good.yaml").lines().getFirst();
    assertThat(JsonMapper.shared().readTree(told).get("log").get(0).toString())
        .isEqualTo("{\"event\":\"round\",\"round\":1,\"rule\":\"WS.ACT.01\"}");
  }

  @Test
  void whatCasesMayNameIsListed() {
    var result = cleave.run("check", "--words", "weaponskill");
    assertThat(result.code()).isZero();
    assertThat(result.lines())
        .startsWith("weaponskill tells", "  aims: by (a name)")
        .contains(
            "  damage: by (a name), on (a name), amount (a number), hp (a number)",
            "  fallen: on (a name), fate (dead or down), by (a name)",
            "",
            "weaponskill asks, and answers begin with",
            "  chase: breaks, dead, goes");
  }

  @Test
  void whatCannotBeAskedForIsRefused() {
    assertThat(cleave.run("check", "--facts", "good.yaml"))
        .isEqualTo(
            new Command.Result(2, "", "--facts shows the events of a log: say --tell --facts\n"));
    assertThat(cleave.run("check", "--last", "few", "good.yaml"))
        .isEqualTo(new Command.Result(2, "", "--last wants a number or all, not few\n"));
    assertThat(cleave.run("check", "--words", "weaponskil"))
        .isEqualTo(
            new Command.Result(
                2,
                "",
                "\"weaponskil\" is not a known rulebook. Known: acks1, acks2, thac0, weaponskill."
                    + " Did you mean weaponskill?\n"));
  }
}
