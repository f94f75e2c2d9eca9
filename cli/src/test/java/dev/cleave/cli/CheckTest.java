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
}
