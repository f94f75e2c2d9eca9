package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class OddsTest {
  private static final String HALL =
      """
      scenario: The hall
      map: |
        ..............
        ..............
        ....#.........
        ..............
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 20, weapon: sword, weapons: [dagger], at: [1, 1], facing: E}
        Quill: {side: heroes, thief: 2, hp: 8, weapon: short bow, at: [0, 0], facing: E}
        Orc: {side: orcs, creature: orc, count: 2, hp: 4, at: [[2, 1], [2, 2]], facing: W}
        Bear: {side: orcs, creature: bear, at: [10, 0], facing: W}
        Sleeper: {side: orcs, creature: orc, hp: 6, conditions: [helpless], at: [1, 0], facing: W}
      """;

  @TempDir private Path folder;
  private Command cleave;

  @BeforeEach
  void hall() {
    cleave = Command.in(folder).with("hall.yaml", HALL);
    cleave.write("duel.yaml", Command.DUEL);
  }

  private Command.Result odds(String attacker, String target, String... more) {
    var args = new ArrayList<>(List.of("odds", "hall.yaml", "--attacker", attacker));
    args.addAll(List.of("--target", target));
    args.addAll(List.of(more));
    return cleave.run(args.toArray(String[]::new));
  }

  private void refused(Command.Result result, String err) {
    assertThat(result).isEqualTo(new Command.Result(2, "", err + "\n"));
  }

  @Test
  void everyAttackInATable() {
    assertThat(odds("Marcus", "Orc 1").out())
        .isEqualTo(
            """
            Marcus against Orc 1
            ACKS II; Orc 1 has 4 hp

            attack                         needs   hits     damage   drops    fells 2+
            attack Orc 1                   12+     45%      2.03     28.1%    7.9%
            attack Orc 1 with dagger       12+     45%      1.13     11.3%    1.3%
            attack Orc 1 with bare hands   12+     45%      0.9      0%       -
            punch Orc 1                    12+     45%      0.9      0%       -
            kick Orc 1                     14+     35%      0.88     8.8%     1%
            disarm Orc 1                   16+     25%      1.13     15.6%    4.4%
            force back Orc 1               16+     25%      1.13     15.6%    4.4%
            incapacitate Orc 1             16+     25%      1.13     15.6%    4.4%
            knock down Orc 1               16+     25%      1.13     15.6%    4.4%
            overrun Orc 1                  16+/12+ 25%      0.51     7%       2%
            sunder weapon of Orc 1         18+     15%      0.68     9.4%     2.6%
            sunder shield of Orc 1         18+     15%      0.68     9.4%     2.6%
            sweep Orc 1                    12+     45%      0.9      5.6%     2.5%
            """);
  }

  /** Who names the attack alone means the first declaration that leads to it. */
  @Test
  void whereOneDeclaresFirstTheAttackOfThatRoundIsMeant() {
    assertThat(declared("attack Otto"))
        .contains("attack with sword then attack Otto\n  sword at Otto: needs ");
    assertThat(declared("charge Otto"))
        .contains("charge Otto with sword then charge Otto\n  sword at Otto: needs ");
  }

  /** The plain blow that may come of a called shot or a charge has a line of its own, and one. */
  @Test
  void whereOneDeclaresFirstEveryAttackStandsThereOnce() {
    String[] who = {"--rulebook", "thac0", "--attacker", "Kurt", "--target", "Otto"};
    var args = new ArrayList<>(List.of("odds", "duel.yaml"));
    args.addAll(List.of(who));
    List<String> ends =
        cleave
            .run(args.toArray(String[]::new))
            .out()
            .lines()
            .filter(line -> line.contains(" then "))
            .map(line -> line.replaceAll("  .*", ""))
            .toList();
    assertThat(ends).contains("charge Otto with sword then charge Otto").doesNotHaveDuplicates();
    assertThat(ends).filteredOn(line -> line.endsWith("then strike at Otto")).hasSizeGreaterThan(5);
    assertThat(ends)
        .filteredOn(line -> line.contains("sword") && line.endsWith("then attack Otto"))
        .containsExactly("attack with sword then attack Otto");
  }

  private String declared(String attack) {
    String[] who = {"--rulebook", "thac0", "--attacker", "Kurt", "--target", "Otto"};
    var args = new ArrayList<>(List.of("odds", "duel.yaml", "--action", attack));
    args.addAll(List.of(who));
    return cleave.run(args.toArray(String[]::new)).out();
  }

  @Test
  void oneAttackWithEveryReason() {
    assertThat(odds("marcus", "orc 1", "--action", "Attack Orc 1", "--exact").out())
        .isEqualTo(
            """
            Marcus against Orc 1
            ACKS II; Orc 1 has 4 hp

            attack Orc 1
              sword at Orc 1: needs 12+, hits 45% = 9/20
                  9  level 3                  A2.ATK.09
                  2  armour class             A2.ATK.10
                  1  shield                   A2.ATK.10

              hits the target           45% = 9/20
              damage to it on average   2.03 = 81/40
              drops the target          28.1% = 9/32
              fells 2 or more           7.9% = 81/1024
              fells 3 or more           3% = 243/8192
            """);
  }

  @Test
  void aSequenceBlowByBlow() {
    var den =
        """
        scenario: The den
        map: 12x6
        combatants:
          Bear: {side: beasts, creature: bear, at: [2, 2], facing: E}
          Orc: {side: orcs, creature: orc, count: 2, hp: 3, at: [[4, 2], [4, 3]], facing: W}
        """;
    var result =
        cleave
            .with("den.yaml", den)
            .run(
                "odds",
                "den.yaml",
                "--attacker",
                "Bear",
                "--target",
                "Orc 1",
                "--action",
                "attack Orc 1");
    assertThat(result.out())
        .isEqualTo(
            """
            Bear against Orc 1
            ACKS II; Orc 1 has 3 hp

            attack Orc 1
              claw at Orc 1: needs 9+, hits 60%
                  6  5 HD                     A2.ATK.34
                  2  armour class             A2.ATK.10
                  1  shield                   A2.ATK.10
              claw at Orc 1: needs 9+, hits 60%, if it comes to it (70%)
              claw at Orc 2: needs 9+, hits 60%, if it comes to it (21%)
              bite at Orc 1: needs 9+, hits 60%, if it comes to it (40%)
              bite at Orc 2: needs 9+, hits 60%, if it comes to it (33%)

              hits the target           93.6%
              damage to it on average   3.83
              drops the target          80.7%
              fells 2 or more           53%
            """);
  }

  private static final String FLASK =
      """
      scenario: The flask
      map: 12x4
      combatants:
        Vex: {side: heroes, thief: 2, hp: 8, dex: 13, weapon: dagger, items: {oil flask: lit}, at: [1, 1], facing: E}
        Orc: {side: orcs, creature: orc, hp: 4, at: [5, 1], facing: W}
      """;

  private Command.Result flask(String... more) {
    var args = new ArrayList<>(List.of("odds", "flask.yaml", "--attacker", "Vex"));
    args.addAll(List.of("--target", "Orc"));
    args.addAll(List.of(more));
    return cleave.with("flask.yaml", FLASK).run(args.toArray(String[]::new));
  }

  @Test
  void everySortOfAttackAndWhatAMovementOpens() {
    assertThat(flask().out())
        .isEqualTo(
            """
            Vex against Orc
            ACKS II; Orc has 4 hp

            attack                              needs   hits     damage   drops    fells 2+
            charge Orc                          11+     50%      1.25     12.5%    -
            charge Orc and punch                11+     50%      1        0%       -
            charge Orc and kick                 13+     40%      1        10%      -
            charge Orc and disarm               15+     30%      0.75     7.5%     -
            charge Orc and force back           15+     30%      0.75     7.5%     -
            charge Orc and incapacitate         15+     30%      0.75     7.5%     -
            charge Orc and knock down           15+     30%      0.75     7.5%     -
            charge Orc and overrun              15+     30%      0        0%       -
            charge Orc and sunder weapon        17+     20%      0.5      5%       -
            charge Orc and sunder shield        17+     20%      0.5      5%       -
            shoot Orc                           14+     35%      0.88     8.8%     -
            throw oil flask at Orc              14+     35%      2.06     21.9%    -
            march toward Orc then attack Orc    13+     40%      1        10%      -
            march toward Orc then attack Orc with bare hands
                                                13+     40%      0.8      0%       -
            march toward Orc then punch Orc     13+     40%      0.8      0%       -
            march toward Orc then kick Orc      15+     30%      0.75     7.5%     -
            march toward Orc then disarm Orc    17+     20%      0.5      5%       -
            march toward Orc then force back Orc
                                                17+     20%      0.5      5%       -
            march toward Orc then incapacitate Orc
                                                17+     20%      0.5      5%       -
            march toward Orc then knock down Orc
                                                17+     20%      0.5      5%       -
            march toward Orc then overrun Orc   17+     20%      0        0%       -
            march toward Orc then sunder weapon of Orc
                                                19+     10%      0.25     2.5%     -
            march toward Orc then sunder shield of Orc
                                                19+     10%      0.25     2.5%     -
            """);
    assertThat(flask().lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  void aMovementAndThenTheAttack() {
    assertThat(flask("--action", "march toward orc, then attack orc").out())
        .isEqualTo(
            """
            Vex against Orc
            ACKS II; Orc has 4 hp

            march toward Orc then attack Orc
              dagger at Orc: needs 13+, hits 40%
                 10  level 2                  A2.ATK.09
                  2  armour class             A2.ATK.10
                  1  shield                   A2.ATK.10

              hits the target           40%
              damage to it on average   1
              drops the target          10%
            """);
    refused(
        flask("--action", "march toward Orc then shoot Orc"),
        "shoot Orc: Orc engages Vex [A2.MISSILE.24]");
    refused(
        flask("--action", "march to 90,1 then attack Orc"),
        "march to 90,1: that is not on the map [A2.MOVE.19]");
  }

  @Test
  void anotherRulebookAndItsOptions() {
    assertThat(
            cleave
                .run("odds", "duel.yaml", "--attacker", "Kurt", "--target", "Otto", "--exact")
                .out())
        .isEqualTo(
            """
            Kurt against Otto
            Weapon Skill; Otto has 14 hp

            attack        needs   hits     damage   drops    fells 2+
            attack Otto   10+     55%      3.03     0%       -
              hits 11/20, damage 121/40, drops 0
            """);
    assertThat(
            cleave
                .run(
                    "odds",
                    "duel.yaml",
                    "--attacker",
                    "Kurt",
                    "--target",
                    "Otto",
                    "--option",
                    "hits=strictly higher")
                .out())
        .isEqualTo(
            """
            Kurt against Otto
            Weapon Skill; Otto has 14 hp

            attack        needs   hits     damage   drops    fells 2+
            attack Otto   11+     50%      2.75     0%       -
            """);
  }

  @Test
  void theHelplessAreHitWithoutAThrow() {
    assertThat(odds("Marcus", "Sleeper", "--action", "attack Sleeper").out())
        .isEqualTo(
            """
            Marcus against Sleeper
            ACKS II; Sleeper has 6 hp

            attack Sleeper
              sword at Sleeper: no throw, hits 100%

              hits the target           100%
              damage to it on average   4.5
              drops the target          37.5%
              fells 2 or more           10.5%
              fells 3 or more           3%
            """);
  }

  @Test
  void json() {
    var result = odds("Marcus", "Orc 1", "--action", "attack Orc 1", "--json");
    var attack = JsonMapper.shared().readTree(result.out()).get("attacks").get(0);
    assertThat(attack.toString())
        .isEqualTo(
            "{\"action\":\"attack Orc 1\",\"blows\":[{\"weapon\":\"sword\",\"target\":\"Orc 1\",\"needs\":12,\"parts\":[{\"adds\":9,\"why\":\"level 3\",\"rule\":\"A2.ATK.09\"},{\"adds\":2,\"why\":\"armour class\",\"rule\":\"A2.ATK.10\"},{\"adds\":1,\"why\":\"shield\",\"rule\":\"A2.ATK.10\"}],\"made\":{\"value\":1,\"exact\":\"1\"},\"hit\":{\"value\":0.45,\"exact\":\"9/20\"}}],\"hits\":{\"value\":0.45,\"exact\":\"9/20\"},\"damage\":{\"value\":2.025,\"exact\":\"81/40\"},\"drops\":{\"value\":0.28125,\"exact\":\"9/32\"},\"fells\":[{\"value\":0.28125,\"exact\":\"9/32\"},{\"value\":0.079101563,\"exact\":\"81/1024\"},{\"value\":0.029663086,\"exact\":\"243/8192\"}]}");
  }

  @Test
  void whoIsNotThereIsNotThere() {
    refused(
        odds("Markus", "Orc 1"),
        "nobody is called \"Markus\"; there are Marcus, Quill, Orc 1, Orc 2, Bear, Sleeper. Did you mean Marcus?");
    refused(
        odds("Marcus", "Orc"),
        "nobody is called \"Orc\"; there are Marcus, Quill, Orc 1, Orc 2, Bear, Sleeper. Did you mean Orc 1 or Orc 2?");
    refused(odds("Marcus", "Marcus"), "Marcus cannot be both --attacker and --target");
    refused(odds("Marcus", "Quill"), "Marcus and Quill are both of the side heroes");
    refused(odds("Sleeper", "Marcus"), "Sleeper cannot act now: helpless [A2.COND.HELPLESS.02]");
  }

  @Test
  void whatTheRulesRefuseIsRefusedByRule() {
    refused(
        odds("Marcus", "Orc 1", "--action", "charge Orc 1"),
        "charge Orc 1: Marcus is engaged by Orc 1 [A2.ENGAGE.11]");
    refused(
        odds("Marcus", "Orc 1", "--action", "atack Orc 1"),
        "atack Orc 1: this is not among the options [A2.ACT.01]. Did you mean attack Orc 1 or kick Orc 1?");
    refused(
        odds("Marcus", "Orc 1", "--action", "attack Orc 2"),
        "\"attack Orc 2\" is no attack on Orc 1; there are attack Orc 1, attack Orc 1 with dagger, attack Orc 1 with bare hands, punch Orc 1, kick Orc 1, disarm Orc 1, force back Orc 1, incapacitate Orc 1, knock down Orc 1, overrun Orc 1, sunder weapon of Orc 1, sunder shield of Orc 1, sweep Orc 1");
    refused(
        odds("Marcus", "Orc 1", "--action", "done"),
        "\"done\" is no attack on Orc 1; there are attack Orc 1, attack Orc 1 with dagger, attack Orc 1 with bare hands, punch Orc 1, kick Orc 1, disarm Orc 1, force back Orc 1, incapacitate Orc 1, knock down Orc 1, overrun Orc 1, sunder weapon of Orc 1, sunder shield of Orc 1, sweep Orc 1");
    refused(
        odds("Marcus", "Orc 1", "--action", "shoot Orc 1 with dagger"),
        "shoot Orc 1 with dagger: Orc 1 engages Marcus [A2.MISSILE.24]");
    assertThat(cleave.run("odds", "hall.yaml").err())
        .startsWith("Missing required options: '--attacker=NAME', '--target=NAME'");
  }

  @Test
  void whereThereIsNoAttackEveryRuleIsNamed() {
    var wall =
        """
        scenario: The wall
        map: |
          ..##..
          ..##..
          ..##..
        combatants:
          Quill: {side: heroes, thief: 2, weapon: short bow, at: [1, 2], facing: E}
          Orc: {side: orcs, creature: orc, at: [5, 2], facing: W}
        """;
    refused(
        cleave
            .with("wall.yaml", wall)
            .run("odds", "wall.yaml", "--attacker", "Quill", "--target", "Orc"),
        """
        Quill has no attack on Orc now:
          charge Orc: Quill has no melee weapon in hand [A2.FULL.13]
          attack Orc: Quill has no melee weapon in hand [A2.MELEE.01]
          attack Orc with bare hands: Orc is out of Quill's reach [A2.MELEE.02]
          shoot Orc: Quill does not see Orc [A2.MISSILE.09]
          shoot Orc with bare hands: Quill has nothing to shoot or throw [A2.MISSILE.01]""");
  }
}
