package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is wrong: a clear sentence, exit 2, nothing on the page and nothing written. */
class BadInputTest {
  @TempDir private Path folder;

  private void refused(Command cleave, String... args) {
    List<String> before = cleave.files();
    var result = cleave.run(args);
    assertThat(result.code()).as(String.join(" ", args) + ": " + result.err()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).isNotBlank().doesNotContain("Exception").doesNotContain("\tat ");
    assertThat(cleave.files()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fight",
        "fight nowhere.yaml --journal j",
        "fight . --journal j",
        "fight duel.yaml --seed x --journal j",
        "fight duel.yaml --seed 99999999999999999999 --journal j",
        "fight duel.yaml --rounds 0 --journal j",
        "fight duel.yaml --rounds 1001 --journal j",
        "fight duel.yaml --option hits --journal j",
        "fight duel.yaml --option =x --journal j",
        "fight duel.yaml --option hitz=x --journal j",
        "fight duel.yaml --option hits=x --journal j",
        "fight duel.yaml --option hits=x --option hits=y --journal j",
        "fight duel.yaml --rulebook weaponskil --journal j",
        "fight duel.yaml --house nowhere.yaml --journal j",
        "fight duel.yaml --house duel.yaml --journal j",
        "fight duel.yaml --journal nowhere/j",
        "fight duel.yaml --journal .",
        "fight duel.yaml --sed 7 --journal j",
        "fight duel.yaml duel.yaml --journal j",
        "fight @duel.yaml --journal j",
        "odds duel.yaml",
        "odds duel.yaml --attacker Kurt",
        "odds nowhere.yaml --attacker Kurt --target Otto",
        "odds duel.yaml --attacker Kurt --target Kurt",
        "odds duel.yaml --attacker Kurtt --target Otto",
        "odds duel.yaml --attacker Kurt --target Otto --action charge",
        "odds duel.yaml --attacker Kurt --target Otto --rounds 3",
        "fihgt duel.yaml",
        "replay",
        "replay duel.yaml",
        "check nowhere.yaml",
        "check duel.yaml",
        "check",
        "rules WS.NO.1",
        "rules --rulebook no",
        "rules --area no",
        "help fihgt",
        "--nope",
      })
  void commandLines(String line) {
    refused(Command.in(folder).with("duel.yaml", Command.DUEL), line.split(" "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "# nothing",
        "- a list",
        "just text",
        "scenario: [",
        "scenario: x",
        "scenario: x\ncombatants: {}",
        "scenario: x\ncombatants: 7",
        "scenario: x\ncombattants: {}",
        "a: &a [1, 2]\nb: [*a, *a]",
        "scenario: x\ncombatants: {A: {side: a, fighter: 1}, B: {side: a, fighter: 1}}",
        "scenario: x\ncombatants: {A: {side: a, fighter: 1, hp: -4}, B: {side: b, fighter: 1}}",
        "scenario: x\ncombatants: {A: {side: a, fighter: 1, hp: 0d6}, B: {side: b, fighter: 1}}",
        "scenario: x\ncombatants: {A: {side: a, creature: orc, count: 10000}, B: {side: b, fighter: 1}}",
        "scenario: x\ncombatants: {A: {side: a, creature: orcc}, B: {side: b, fighter: 1}}",
        "scenario: x\nmap: 9x9\ncombatants: {A: {side: a, fighter: 1, at: [1, 1]}, B: {side: b, fighter: 1, at: [1, 1]}}",
        "scenario: x\nmap: 9x9\ncombatants: {A: {side: a, fighter: 1}, B: {side: b, fighter: 1, at: [1, 1]}}",
        "scenario: x\nmap: 99999x99999\ncombatants: {A: {side: a, fighter: 1, at: [0, 0]}, B: {side: b, fighter: 1, at: [1, 1]}}",
        "scenario: \u0000",
        "scenario: x\ninclude: ../../../../etc/passwd\ncombatants: {A: {side: a, fighter: 1}, B: {side: b, fighter: 1}}",
        "scenario: x\ninclude: file:///etc/passwd\ncombatants: {A: {side: a, fighter: 1}, B: {side: b, fighter: 1}}",
        "scenario: x\ninclude: http://169.254.169.254/\ncombatants: {A: {side: a, fighter: 1}, B: {side: b, fighter: 1}}",
      })
  void scenarios(String text) {
    refused(Command.in(folder).with("bad.yaml", text), "fight", "bad.yaml", "--journal", "j");
  }

  @Test
  void bytesThatAreNoText() {
    var cleave = Command.in(folder);
    byte[] bytes = {(byte) 0xff, (byte) 0xfe, 0, 1, 2, (byte) 0xc3, 0x28};
    var result = cleave.typing(bytes, "check", "-");
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
  }

  @Test
  void nearMissesAreNamed() {
    var cleave = Command.in(folder).with("duel.yaml", Command.DUEL);
    assertThat(cleave.run("fihgt").err()).contains("Did you mean: cleave fight?");
    assertThat(cleave.run("fight", "duel.yaml", "--sed=7").err()).contains("--seed");
    assertThat(cleave.run("rules", "WS.ATKK.13").err())
        .startsWith("no rule is called \"WS.ATKK.13\". Did you mean WS.ATK.13");
    assertThat(cleave.run("rules", "flank").err())
        .startsWith("no rule is called \"FLANK\". cleave rules lists them all");
    assertThat(cleave.run("fight", "duel.yaml", "--seed", "x").err())
        .startsWith("Invalid value for option '--seed': 'x' is not a whole number");
  }

  @Test
  void whatIsTypedIsShownAndNeverObeyed() {
    var cleave = Command.in(folder);
    var result = cleave.run("fight", "\u001b[2J@|red x|@%n.yaml");
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("\\x1b[2J@|red x|@%n.yaml").doesNotContain("\u001b");
    assertThat(cleave.run("\u001b]0;x\u0007").err()).doesNotContain("\u001b");
  }

  /** An author who mends one slip is not told of the next only then. */
  @Test
  void everythingThatIsWrongWithAScenarioIsSaidAtOnce() {
    String bad =
        """
        scenario: Many slips
        rulebok: acks2
        map: |
          ......
          ..z...
        combatants:
          Ann: {side: party, fighter: 1, weapon: swrd, at: [9, 9], facing: Q}
          Bea: {side: party, creature: ork, at: [1, 0]}
          Orc: {side: foes, creature: orc, armour: plaid, at: [4, 0]}
        """;
    var cleave = Command.in(folder).with("bad.yaml", bad);
    refused(cleave, "fight", "bad.yaml");
    assertThat(cleave.run("fight", "bad.yaml").err())
        .contains("bad.yaml:2:1: rulebok")
        .contains("bad.yaml:3:6: map")
        .contains("combatants.Ann.weapon")
        .contains("combatants.Ann.at: Ann would stand outside the map")
        .contains("combatants.Ann.facing")
        .contains("combatants.Bea.creature")
        .contains("combatants.Orc.armour");
  }
}
