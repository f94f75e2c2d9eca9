package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AftermathTest {

  private static final String BROOK =
      """
      scenario: The brook
      rulebook: acks2
      distance: 20
      sides:
        heroes: {behaviour: plain}
        orcs: {behaviour: plain}
      combatants:
        Marcus: {side: heroes, fighter: 5, hp: 30, weapon: sword, armour: plate, numbers: {healing: 2}}
        Kara: {side: heroes, cleric: 3, hp: 12, weapon: mace, spells: [cure light wounds], items: {healing potion: pack}}
        Orc: {side: orcs, creature: orc, count: 4}
      """;

  @TempDir private Path folder;
  private Command cleave;

  @BeforeEach
  void journal() {
    cleave = Command.in(folder).with("brook.yaml", BROOK).with("duel.yaml", Command.DUEL);
    assertThat(cleave.run("fight", "brook.yaml", "--seed", "5", "--journal", "j").code()).isZero();
  }

  @Test
  void aSensibleJudgeSeesToHisOwnAndLeavesFallenFoesToPeople() {
    var result = cleave.run("aftermath", "j", "--auto", "--seed", "1");
    assertThat(result.err()).isEmpty();
    assertThat(result.code()).isZero();
    assertThat(result.out())
        .contains("The brook: the aftermath")
        .contains("Kept in j; cleave aftermath j goes on.")
        .contains("That is all for now. Untreated: Orc 1, Orc 2, Orc 3, Orc 4.")
        .doesNotContainPattern("(Marcus|Kara) .*hp  down");
    var replay = cleave.run("replay", "j");
    assertThat(replay.code()).as(replay.err()).isZero();
    assertThat(replay.lastLine()).startsWith("verified: ");
  }

  @Test
  void theJudgeDecidesAndMayGoOnAnotherDay() {
    var first = cleave.typing("wait 2 hours\ndone\n", "aftermath", "j", "--seed", "1");
    assertThat(first.code()).as(first.err()).isZero();
    assertThat(first.out()).contains("What happens now?").contains("That is all for now.");
    var second = cleave.typing("wait -3 days\nwait 1 day\ndone\n", "aftermath", "j", "--seed", "1");
    assertThat(second.code()).as(second.err()).isZero();
    assertThat(second.out()).contains("time must pass, and only forward");
    assertThat(cleave.run("replay", "j").code()).isZero();
  }

  @Test
  void survivorsArePrintedForTheNextScenario() {
    var result = cleave.run("aftermath", "j", "--auto", "--yaml", "--seed", "1");
    assertThat(result.code()).as(result.err()).isZero();
    var lines = new ArrayList<String>();
    boolean inside = false;
    for (String line : result.out().lines().toList()) {
      inside = line.equals("combatants:") || inside && line.startsWith("  ");
      if (inside) {
        lines.add(line);
      }
    }
    assertThat(lines).hasSizeGreaterThan(1);
    lines.add("  Newcomer: {side: strangers, creature: orc}");
    cleave.write("next.yaml", "scenario: Next\nrulebook: acks2\n" + String.join("\n", lines));
    var next = cleave.run("fight", "next.yaml", "--seed", "1");
    assertThat(next.code()).as(next.err()).isZero();
  }

  @Test
  void aFightThatIsNotOverHasNoAftermath() {
    List<String> lines = cleave.read("j").lines().toList();
    String half = String.join("\n", lines.subList(0, lines.size() / 2)) + "\n";
    cleave.write("half", half);
    var result = cleave.run("aftermath", "half", "--auto");
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err())
        .contains("half stops before the fight does: there is no aftermath yet");
    assertThat(cleave.read("half")).isEqualTo(half);
  }

  @Test
  void anAlteredJournalIsNotGoneOnWith() {
    String altered = cleave.read("j").replaceFirst("\"faces\":\\[[0-9]+", "\"faces\":[1");
    altered =
        altered.equals(cleave.read("j")) ? altered.replaceFirst("Round 1", "Round 9") : altered;
    cleave.write("altered", altered);
    var result = cleave.run("aftermath", "altered", "--auto");
    assertThat(result.code()).isEqualTo(1);
    assertThat(result.err()).isNotEmpty();
    assertThat(cleave.read("altered")).isEqualTo(altered);
  }

  @Test
  void whatIsNoJournalIsRefused() {
    assertThat(cleave.run("aftermath", "brook.yaml").code()).isEqualTo(2);
    assertThat(cleave.run("aftermath", "nowhere").code()).isEqualTo(2);
    assertThat(cleave.run("aftermath", "j", "--dice", "loaded").code()).isEqualTo(2);
  }

  @Test
  void aRulebookWithoutAftermathSaysSo() {
    cleave.run("fight", "duel.yaml", "--seed", "5", "--journal", "d");
    String before = cleave.read("d");
    var result = cleave.run("aftermath", "d", "--auto");
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("weaponskill says nothing of what comes after a fight");
    assertThat(cleave.read("d")).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "afflictions: [one eye destroid]|Did you mean one eye destroyed",
        "afflictions: [0 fingers destroyed]|is not a known affliction of acks2",
        "bed rest: soon|is no bed rest that acks2 knows",
        "bed rest: -3 days|is no bed rest that acks2 knows",
        "bed rest: 999999999 days|is no bed rest that acks2 knows",
        "hp left: 99|99 is more than there are",
        "hp left: 0|hp left",
      })
  void woundsThatNobodyKnowsAreRefused(String field, String message) {
    cleave.write("bad.yaml", BROOK.replace("hp: 30,", "hp: 30, " + field + ","));
    var result = cleave.run("fight", "bad.yaml", "--seed", "1");
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("bad.yaml:8:").contains(message);
  }
}
