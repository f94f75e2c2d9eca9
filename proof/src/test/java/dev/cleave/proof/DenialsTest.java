package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Only what could happen can be denied: whoever misspells a word has proved nothing. */
class DenialsTest {

  private static final String HIT =
      """
      dice: [d6 6, d6 1, d20 9, d8 3]
      orders: [Kurt: attack Hans]
      """;

  @Test
  void whatCouldHaveHappenedIsDenied() {
    Duel.holds(
        HIT
            + """
            expect:
              - never: counterattack
              - never: {attack: {by: Hans, on: Kurt, hit: true, needs: 3, way: melee, weapon: rapier}}
              - never: {condition: {on: Hans, gains: prone}}
              - never: {initiative: {Hans: 6}}
              - never: {fallen: {on: Hans, fate: dead, rule: WS.GAP.04}}
              - never: {crowd shot: {among: [Kurt, Hans]}}
              - never: {damage: Kurt}
              - never: {moved: Kurt}
              - never: {round: 2}
            """);
  }

  @Test
  void anEventNobodyTellsIsNotDenied() {
    assertThat(Duel.failures(HIT + "expect:\n  - never: counteratack\n"))
        .isEqualTo(
            """
            duel.yaml:11:12: expect[0].never: "counteratack" is no event of weaponskill. Known: counterattack, attack, condition, caught, found, initiative, morale, round, search, casts, charges, chase, … Did you mean counterattack? cleave check --words weaponskill shows all.
                    - never: counteratack
                             ^\
            """);
  }

  @Test
  void howSomebodyEndsIsNotDenied() {
    assertThat(Duel.failures(HIT + "expect:\n  - never: {Hans: {fate: down}}\n"))
        .isEqualTo(
            """
            duel.yaml:11:13: expect[0].never.Hans: "Hans" is no event. Expected: an event. How Hans ends is expected without never.
                    - never: {Hans: {fate: down}}
                              ^\
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attack: {hitt: true}      | never.attack.hitt: "hitt" is no fact of attack. Known: by, on, weapon, way, needs, ac, bonus, roll, total, hit, helpless, crowd, blind, rule. Did you mean hit?
          attack: {by: Curt}        | never.attack.by: "Curt" is not a name of this fight. Known: Kurt, Hans, north, south, Judge, nobody. Did you mean Kurt?
          damage: Hanss             | never.damage: "Hanss" is not a name of this fight. Known: Kurt, Hans, north, south, Judge, nobody. Did you mean Hans?
          crowd shot: {among: [Kut]} | never.crowd shot.among[0]: "Kut" is not a name of this fight. Known: Kurt, Hans, north, south, Judge, nobody. Did you mean Kurt?
          crowd shot: {among: Kurt} | never.crowd shot.among: "Kurt" can never be told. Expected: a list of names.
          attack: {weapon: sword}   | never.attack.weapon: "sword" is not a weapon of this fight. Known: bare hands, foot, short sword, rapier.
          attack: {way: meele}      | never.attack.way: "meele" is not melee or ranged. Known: melee, ranged. Did you mean melee?
          attack: {needs: low}      | never.attack.needs: "low" can never be told. Expected: a number.
          attack: {hit: maybe}      | never.attack.hit: "maybe" can never be told. Expected: true or false.
          moved: {to: [a]}          | never.moved.to: a list can never be told. Expected: words.
          save: {against: breth}    | never.save.against: "breth" is not paralyzation or poison or breath or device or magic. Known: paralyzation, poison, breath, device, magic. Did you mean breath?
          attack: {rule: WS.ATK.99} | never.attack.rule: "WS.ATK.99" is no rule. cleave rules shows all.
          initiative: {Curt: 6}     | never.initiative.Curt: "Curt" is no fact of initiative. Known: NAME, rule.
          chase: Kurt               | never.chase: chase has neither by nor on. Name the fact you deny.
          attack: {includes: [-2 flanked]} | never.attack: never cannot look into a number. Expect the event, with because for all the parts of its number.
          """)
  void whatIsDeniedOfAnEventCouldBeTold(String denied, String why) {
    assertThat(Duel.failures(HIT + "expect:\n  - never: {" + denied + "}\n").lines().findFirst())
        .hasValueSatisfying(line -> assertThat(line).endsWith(": expect[0]." + why));
  }

  @Test
  void aThingOrASpellIsOneThereIs() {
    assertThat(Duel.failures(HIT + "expect:\n  - never: {casts: {spell: magik missile}}\n"))
        .contains("\"magik missile\" is not a thing or a spell there is.", "mean magic missile?");
    assertThat(Duel.failures(HIT + "expect:\n  - never: {uses: {item: torhc}}\n"))
        .contains("\"torhc\" is not a thing or a spell there is.");
    Duel.holds(HIT + "expect:\n  - never: {casts: {spell: magic missile}}\n");
    Duel.holds(HIT + "expect:\n  - never: {uses: {item: torch}}\n");
  }

  @Test
  void aConditionIsOneOfTheBooks() {
    assertThat(Duel.failures(HIT + "expect:\n  - never: {condition: {gains: porne}}\n"))
        .startsWith(
            "duel.yaml:11:32: expect[0].never.condition.gains: \"porne\" is not a condition")
        .contains(" Did you mean prone?");
  }

  @Test
  void aQuestionNobodyAsksIsNeitherDeniedNorAnswered() {
    String known =
        " is no kind of question weaponskill asks. Known: action, chase, drop, hold, join, pursue,"
            + " quiet, release, response, search, then.";
    assertThat(Duel.failures("orders: [{Kurt: {never: interupt}}]\nexpect: [attack]\n"))
        .isEqualTo(
            "duel.yaml:8:11: orders[0].Kurt: \"interupt\""
                + known
                + "\n      orders: [{Kurt: {never: interupt}}]\n                ^");
    assertThat(Duel.failures("orders: [{Kurt: {reponse: stand}}]\nexpect: [attack]\n"))
        .startsWith("duel.yaml:8:11: orders[0].Kurt: \"reponse\"" + known)
        .contains("Did you mean response?");
    assertThat(Duel.failures("orders: [{Kurt: {refused: flee, at: acton}}]\n"))
        .startsWith("duel.yaml:8:11: orders[0].Kurt: \"acton\"" + known)
        .contains("Did you mean action?");
  }
}
