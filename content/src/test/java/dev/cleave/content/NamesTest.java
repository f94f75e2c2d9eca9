package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What nobody may be called, wherever he says his name. */
class NamesTest {

  @Test
  void aNameShowsSomething() {
    for (String name : new String[] {"", " ", "\u200b", "\u0301", "\u00a0\u2003", "\u200d"}) {
      assertThat(Names.refusal(name)).isEqualTo("a name must show something");
    }
  }

  @Test
  void aNameHasAnEnd() {
    String most = "x".repeat(64);
    assertThat(Names.refusal(most)).isNull();
    assertThat(Names.refusal(most + "x"))
        .isEqualTo("the name is too long. Expected: at most 64 characters");
    assertThat(Names.refusal("x".repeat(10_000))).startsWith("the name is too long");
    String family = "👨\u200d👩\u200d👧"; // one sign, of many
    assertThat(Names.refusal(family.repeat(20))).isNull();
    assertThat(Names.refusal(family.repeat(2_000))).startsWith("the name is too long");
    assertThat(Names.refusal("x" + "\u0301".repeat(5_000))).isNotNull();
    assertThat(Names.refusal("x\u0323\u0324\u0325\u0326")).isNull();
    assertThat(Names.refusal("x\u0323\u0324\u0325\u0326\u0327"))
        .isEqualTo("the name piles more than four marks on a letter");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a\u202eb", "a\u2066b", "a\u2069b", "a\u200bb", "a\u200eb", "a\u061cb", "a\nb", "a\rb",
        "a\tb", "a\u0000b", "a\u001bb", "a\u2028b", "a\ufeffb", "a\ud800b", "a\u0085b", "a\u00adb",
      })
  void aNameHidesNothing(String name) {
    assertThat(Names.refusal(name)).isEqualTo("the name has a character that cannot be seen");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Judge",
        "judge",
        "JUDGE",
        "Judg\u0435",
        "\u0408udge",
        "Ｊｕｄｇｅ",
        "Judge!",
        "J.udge",
        "Judge 2",
        "Ju\u200cdge",
        "SYSTEM",
        "Syst\u0435m",
        "Server",
        "Spectator",
        "Onlookers",
      })
  void nobodyIsCalledLikeARole(String name) {
    assertThat(Names.refusal(name))
        .isEqualTo("this is what somebody is at the table, not what he is called");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Marcus",
        "Judith",
        "Ogre 12",
        "Σωκράτης",
        "名前",
        "שלום",
        "O'Neil",
        "<b>Bob</b>",
        "${7*7}",
        "__proto__",
        "=1+1",
        "%s%n",
        "{0}",
        "👨\u200d👩\u200d👧",
        "javascript:alert(1)",
      })
  void whateverElseIsANameAndStaysAsItIs(String name) {
    assertThat(Names.refusal(name)).isNull();
    assertThat(Names.kept(name)).isEqualTo(name);
  }

  @Test
  void oneFormIsKept() {
    assertThat(Names.kept("Ogre\u0301")).isEqualTo("Ogr\u00e9");
  }

  private static void refused(String scenario, String message) {
    Assertions.assertThatThrownBy(() -> Scenario.of(Yaml.parse(new Source("test.yaml", scenario))))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
  }

  private static String scenario(String title, String about, String name, String side) {
    return """
    scenario: "%s"
    about: "%s"
    combatants:
      Marcus: {side: heroes, fighter: 3}
      "%s": {side: "%s", creature: orc}
    """
        .formatted(title, about, name, side);
  }

  @Test
  void titlesSidesAndProseHideNothingEither() {
    Scenario.of(
        Yaml.parse(
            new Source(
                "test.yaml", scenario("Duel", "One.\\n\\n\\tTwo, and שלום.", "Orc", "orcs"))));
    refused(
        scenario("Du\\u202eel", "x", "Orc", "orcs"), "test.yaml:1:11: scenario: the name has a");
    refused(scenario("Du\\nel", "x", "Orc", "orcs"), "test.yaml:1:11: scenario: the name has a");
    refused(scenario(" ", "x", "Orc", "orcs"), "scenario: a name must show something");
    refused(scenario("Duel", "x\\u202ey", "Orc", "orcs"), "test.yaml:2:8: about: the text has a");
    refused(scenario("Duel", "\\u001b[2J", "Orc", "orcs"), "about: the text has a character");
    refused(scenario("Duel", "x", "Orc", "or\\u200bcs"), "side: the name has a character");
    refused(scenario("Duel", "x", "Judg\\u0435", "orcs"), "this is what somebody is at the table");
  }
}
