package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.yaml.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Case files are read strictly, and may hold several cases that share what stands above them. */
class LoadTest {

  @Test
  void aRuleNobodyKnowsIsRefused() {
    assertThat(Duel.refusal(Duel.START.replace("WS.ATK.13", "WS.ATK.99")))
        .startsWith("duel.yaml:2:10: proves[0]: \"WS.ATK.99\" is not a known rule. Known: ")
        .contains(", … Did you mean WS.ATK.09", "? cleave rules shows all.\n");
  }

  @Test
  void whatEveryCaseNeeds() {
    assertThat(Duel.refusal("rulebook: weaponskill\n"))
        .isEqualTo(
            """
            duel.yaml:1:1: case is missing.
              rulebook: weaponskill
              ^
            duel.yaml:1:1: proves is missing.
              rulebook: weaponskill
              ^
            duel.yaml:1:1: combatants is missing.
              rulebook: weaponskill
              ^\
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dices: [d20 3]       | duel.yaml:8:1: dices: unknown field. Allowed:
          dice: d20 3          | duel.yaml:8:7: dice: "d20 3" is text. Expected: a list of at most 2000 entries.
          dice: [14]           | duel.yaml:8:8: dice[0]: 14 is a number. Expected: dice and what they show, such as d20 14 or 2d6 3 4.
          orders: [attack]     | duel.yaml:8:10: orders[0]: "attack" is text. Expected: a name and what is said, such as Kurt: attack Hans.
          orders: [{Kurt: {}}] | duel.yaml:8:11: orders[0].Kurt: there is nothing in it. Expected: a group of at least 1 field.
          orders: [{Kurt: {refused: a, rul: b}}] | duel.yaml:8:30: orders[0].Kurt.rul: unknown field. Allowed: at, because, refused, rule. Did you mean rule?
          orders: [{Kurt: {response: a, action: b}}] | duel.yaml:8:11: orders[0].Kurt: an order limited to a kind of question has that kind and what is said.
          expect: []           | duel.yaml:8:1: expect: the list is empty. Expected: a list of 1 to 500 entries.
          expect: [{attack: {because: [strength -1]}}] | duel.yaml:8:30: expect[0].attack.because[0]: "strength -1" is not a part of a number. Expected: what it adds, its name and perhaps its rule, such as -1 strength WS.ATK.07.
          expect: [{attack: [a]}] | duel.yaml:8:11: expect[0].attack: this is a list.
          needs: [{attacker: Kurt, target: Hans}] | duel.yaml:8:9: needs[0]: this asserts nothing: state number, ac, bonus, because or includes.
          odds: [{attacker: Kurt, target: Hans, hit: 21/20}] | duel.yaml:8:44: odds[0].hit: "21/20" is not a chance. Expected: a fraction such as 11/20, 0 or 1.
          odds: [{attacker: Kurt, target: Hans}] | duel.yaml:8:8: odds[0]: this asserts nothing: state hit or fells.
          """)
  void slipsAreRefusedWithTheirPlace(String line, String why) {
    assertThat(Duel.refusal(Duel.START + line + "\n")).startsWith(why);
  }

  private static final String TABLE =
      """
      proves: [WS.ATK.09]
      rulebook: weaponskill
      combatants:
        Kurt: {side: north, fighter: 2, hp: 8, weapon: sword, numbers: {weapon skill: 2, strength bonus: 1}}
        Hans: {side: south, fighter: 1, hp: 8, weapon: sword, numbers: {weapon skill: 0, agility bonus: 0}}
      cases:
        - case: Equal swords
          needs: [{attacker: Kurt, target: Hans, number: 3}]
        - case: A polearm is longer
          combatants: {Hans: {weapon: polearm, numbers: {agility bonus: 1}}}
          needs: [{attacker: Kurt, target: Hans, number: 6}]
      """;

  @Test
  void casesOfAListShareWhatStandsAboveIt() {
    var cases = Case.read(new Source("table.yaml", TABLE));

    assertThat(cases)
        .extracting(Case::title)
        .containsExactly("Equal swords", "A polearm is longer");
    assertThat(cases).extracting(Case::where).containsExactly("table.yaml:7", "table.yaml:9");
    assertThat(cases).allSatisfy(one -> assertThat(one.proves()).containsExactly("WS.ATK.09"));
    assertThat(cases)
        .allSatisfy(one -> assertThat(CaseRun.run(one, Library.core()).failures()).isEmpty());
  }

  @Test
  void whoIsSomebodyElseInACaseLosesWhatHeWas() {
    var other =
        TABLE.replace("{Hans: {weapon: polearm,", "{Hans: {man-at-arms: 1, weapon: polearm,");
    var cases = Case.read(new Source("table.yaml", other));

    assertThat(CaseRun.run(cases.getLast(), Library.core()).failures()).isEmpty();
  }

  @Test
  void aSlipAboveTheListIsToldOnce() {
    assertThat(Duel.refusal(TABLE.replace("rulebook:", "rulebok:")))
        .startsWith("duel.yaml:2:1: rulebok: unknown field.")
        .containsOnlyOnce("unknown field");
  }

  @Test
  void everySlipOfTheListIsTold() {
    assertThat(Duel.refusal(TABLE.replace("needs:", "neds:")))
        .contains("duel.yaml:8:5: cases[0].neds: unknown field.")
        .contains("duel.yaml:11:5: cases[1].neds: unknown field.");
  }
}
