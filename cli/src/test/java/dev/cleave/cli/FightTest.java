package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

class FightTest {
  @TempDir private Path folder;
  private Command cleave;

  @BeforeEach
  void scenarios() {
    cleave = Command.in(folder).with("duel.yaml", Command.DUEL).with("yard.yaml", Command.YARD);
  }

  @ParameterizedTest
  @CsvSource({
    "duel.yaml,weaponskill",
    "yard.yaml,weaponskill",
    "duel.yaml,acks2",
    "yard.yaml,acks2"
  })
  void theSameSeedTellsTheSameFight(String scenario, String rulebook) {
    String[] args = {"fight", scenario, "--rulebook", rulebook, "--seed", "7", "--map"};
    var once = cleave.run(args);
    assertThat(once.code()).isZero();
    assertThat(once.err()).isEmpty();
    assertThat(once.out()).contains("Round 1\n").contains("\nSeed 7.\n");
    assertThat(cleave.run(args)).isEqualTo(once);
  }

  @Test
  void itBeginsWithWhoTakesTheField() {
    assertThat(cleave.run("fight", "duel.yaml", "--seed", "7").out())
        .startsWith(
            """
            The duel
            Weapon Skill, no map
            Two old enemies meet on the road.

            north
            """);
  }

  @Test
  void ofAVehicleItSaysHowHardItIsAndWhoDrawsIt() {
    cleave.with(
        "chariot.yaml",
        """
        scenario: The chariot
        rulebook: acks2
        distance: 30
        combatants:
          Sun: {side: north, vehicle: two-horse chariot}
          Hori: {side: north, fighter: 1, hp: 8, weapon: sword, drives: Sun}
          Red: {side: north, creature: warhorse, count: 2, hp: 12, draws: Sun}
          Orc: {side: south, creature: orc, hp: 5}
        """);
    assertThat(cleave.run("fight", "chariot.yaml", "--seed", "7").out())
        .containsPattern("Sun +two-horse chariot +10 shp +AC 2, drawn by Red 1 and Red 2\n");
  }

  /** By the behaviours their sheets suggest, as people will fight it. */
  @Test
  void botsSayWhyAndTheirFightReplays() {
    cleave.with("yard.yaml", Command.YARD);
    var fight = cleave.run("fight", "yard.yaml", "--seed", "5", "--reasons", "--journal", "j");
    assertThat(fight.code()).as(fight.err()).isZero();
    assertThat(fight.out())
        .containsPattern("    (Marcus|Thief|Orc \\d): \\S+.*, \\d+% to hit\n")
        .contains("The fight ends");
    assertThat(cleave.run("replay", "j").code()).isZero();
  }

  @Test
  void everyThrowIsExplained() {
    assertThat(cleave.run("fight", "duel.yaml", "--seed", "7").out().replaceAll("\\s+", " "))
        .containsPattern(
            "strikes at (Kurt|Otto) with the (sword|spear): needs \\d+\\+: .*rolled \\d+");
  }

  @Test
  void aSeedThatWasDrawnIsPrintedAndGivesTheFightAgain() {
    var drawn = cleave.run("fight", "duel.yaml");
    var command =
        Pattern.compile("\n  cleave (fight duel.yaml --seed \\d+)\n").matcher(drawn.out());
    assertThat(command.find()).isTrue();
    var again = cleave.run(command.group(1).split(" "));
    assertThat(again.out().lines().filter(line -> line.startsWith("  ")).toList())
        .isEqualTo(
            drawn
                .out()
                .lines()
                .filter(line -> line.startsWith("  ") && !line.startsWith("  cleave "))
                .toList());
  }

  @Test
  void noLineIsWiderThanATerminal() {
    assertThat(cleave.run("fight", "yard.yaml", "--seed", "3", "--map").lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"ambush", "bridge", "charge", "duel", "ogre", "orm", "shieldwall", "wolves"})
  void theScenariosOfCleaveFitATerminal(String name) {
    String file = Path.of("../scenarios", name + ".yaml").toAbsolutePath().toString();
    var fight = cleave.run("fight", file, "--seed", "3", "--map", "--rounds", "6");
    assertThat(fight.code()).as(fight.err()).isZero();
    assertThat(fight.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  void manyWhoDoTheSameAreToldTogetherAndAFewOneByOne() {
    String bows =
        """
        scenario: Volleys
        rounds: 1
        options: {encounter groups: "on"}
        map: 40x60
        sides:
          bows: {behaviour: plain}
          spears: {behaviour: plain}
        combatants:
          Archer: {side: bows, creature: brigand, weapon: long bow, shield: false, formation: Bows, count: 16, at: [10, 40], facing: N}
          Spear: {side: spears, creature: brigand, weapon: spear, formation: Spears, count: %d, at: [10, 8], facing: S}
        """;
    cleave.write("many.yaml", bows.formatted(20));
    String out = cleave.run("fight", "many.yaml", "--seed", "1").out();
    assertThat(out)
        .contains("  Initiative: Archer 1 and 15 more 6, Spear 1 and 19 more 3.\n")
        .contains(
            "  Initiative 6: Archer 1, 2, 3 and 13 more shoot, each needs 15+; of 19 shots 8\n")
        .contains("  Initiative 3: Spear 8, 9, 10 and 10 more march 80'.\n")
        .contains("  Spear 5 treats Spear 1.\n")
        .doesNotContain("Archer 2 shoots");
    cleave.write("few.yaml", bows.formatted(4).replace("count: 16", "count: 4"));
    assertThat(cleave.run("fight", "few.yaml", "--seed", "1").out())
        .contains("Archer 2 shoots at")
        .doesNotContain("more shoot");
  }

  @Test
  void anOldTerminalGetsSignsItHas() {
    String[] args = {"fight", "yard.yaml", "--seed", "3", "--map"};
    for (var old :
        List.of(
            Map.of("LANG", "de_DE.ISO-8859-1"),
            Map.of("TERM", "linux", "LANG", "C.UTF-8"),
            Map.of("LC_ALL", "POSIX", "LANG", "C.UTF-8"))) {
      assertThat(cleave.atTerminal(old).run(args).out()).contains("M").doesNotContain("→");
    }
    for (var modern : List.of(Map.of("LANG", "de_DE.utf8"), Map.<String, String>of())) {
      assertThat(cleave.atTerminal(modern).run(args).out()).contains("M→");
    }
  }

  @Test
  void theMapIsDrawnAtTheStartAndAfterEachRound() {
    String out = cleave.run("fight", "yard.yaml", "--seed", "3", "--map", "--rounds", "2").out();
    assertThat(out)
        .contains(
            """
               0   2   4   6   8   10
             0 · · · · · · · · · 1←· ·
             1 · M→· · ████· · · 2←· ·
             2 · T→· · ██▒2· · · 3←· ·
             3 · · · · · · · · · · · ·
            heroes: M Marcus (20/20 hp), T Thief (8/8 hp)
            """);
    assertThat(out.split("\n 0 ", -1)).hasSize(4);
  }

  @Test
  void withoutAMapTheDistancesAreATable() {
    assertThat(cleave.run("fight", "duel.yaml", "--seed", "3", "--map").out())
        .contains(
            """
            feet apart  Otto
              Kurt        20
            """);
  }

  @Test
  void aFightCanBeCutShortAndItsJournalKnows() {
    var short1 = cleave.run("fight", "yard.yaml", "--seed", "3", "--rounds", "1", "--journal", "j");
    assertThat(short1.code()).isZero();
    assertThat(short1.out()).contains("Round 1").doesNotContain("Round 2");
    assertThat(cleave.run("replay", "j").code()).isZero();
  }

  @Test
  void jsonIsTheJournalAndNothingElse() {
    var fight = cleave.run("fight", "yard.yaml", "--seed", "3", "--json", "--journal", "j.jsonl");
    assertThat(fight.code()).isZero();
    assertThat(fight.err()).isEmpty();
    assertThat(fight.out()).isEqualTo(cleave.read("j.jsonl"));
    assertThat(fight.lines())
        .allSatisfy(line -> assertThat(JsonMapper.shared().readTree(line).isObject()).isTrue());
  }

  @Test
  void aJournalIsNotOverwrittenUnlessForced() {
    cleave.write("j.jsonl", "mine");
    var refused = cleave.run("fight", "duel.yaml", "--journal", "j.jsonl");
    assertThat(refused)
        .isEqualTo(new Command.Result(2, "", "j.jsonl exists already; --force replaces it\n"));
    assertThat(cleave.read("j.jsonl")).isEqualTo("mine");
    assertThat(cleave.run("fight", "duel.yaml", "--journal", "j.jsonl", "--force").code()).isZero();
    assertThat(cleave.run("replay", "j.jsonl").code()).isZero();
    assertThat(cleave.files()).containsExactly("duel.yaml", "j.jsonl", "yard.yaml");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--option hits=strictly\u00a0higher", "--option riposte=after\u00a0the\u00a0blow"})
  void optionsAreShownAndKept(String option) {
    String[] words = option.replace('\u00a0', '\t').split(" ");
    String term = words[1].replace('\t', ' ');
    var fight = cleave.run("fight", "duel.yaml", "--seed", "1", words[0], term, "--journal", "j");
    assertThat(fight.code()).isZero();
    assertThat(fight.lines().get(1)).contains(term.replace("=", ": "));
    assertThat(cleave.run("replay", "j").code()).isZero();
  }

  @Test
  void coloursAreForTerminalsThatWantThem() {
    String[] args = {"fight", "yard.yaml", "--seed", "3", "--map"};
    assertThat(cleave.run(args).out()).doesNotContain("\u001b");
    assertThat(cleave.atTerminal(Map.of()).run(args).out()).contains("\u001b[1mRound 1\u001b[0m\n");
    assertThat(cleave.atTerminal(Map.of("NO_COLOR", "1")).run(args)).isEqualTo(cleave.run(args));
    assertThat(cleave.atTerminal(Map.of("TERM", "dumb")).run(args)).isEqualTo(cleave.run(args));
  }

  @Test
  void houseRulesAreNamedAndKept() {
    cleave.write(
        "house.yaml",
        """
        house: Hard heads
        weaponskill:
          figures:
            dead at: -10
        """);
    var fight =
        cleave.run("fight", "duel.yaml", "--seed", "1", "--house", "house.yaml", "--journal", "j");
    assertThat(fight.code()).as(fight.err()).isZero();
    assertThat(fight.out()).contains("House rule: ");
    assertThat(cleave.run("replay", "j").out()).contains("House rule: ").contains("verified: ");
  }

  @Test
  void namesAreShownAndNeverObeyed() {
    cleave.write(
        "names.yaml",
        """
        scenario: "@|red x|@ %n %s"
        rulebook: weaponskill
        distance: 5
        combatants:
          "@|bold Éomer|@ 🐴": {side: "%d", fighter: 1, hp: 4, weapon: sword}
          "Ĳ %s %n": {side: b, fighter: 1, hp: 4, weapon: sword}
        """);
    var fight = cleave.run("fight", "names.yaml", "--seed", "1");
    assertThat(fight.code()).as(fight.err()).isZero();
    assertThat(fight.out())
        .startsWith("@|red x|@ %n %s\n")
        .contains("@|bold Éomer|@ 🐴")
        .contains("Ĳ %s %n")
        .doesNotContain("\u001b");
  }
}
