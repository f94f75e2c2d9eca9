package dev.cleave.content.yaml;

import static dev.cleave.content.yaml.Refusal.parse;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FieldsTest {
  private static final String DUEL =
      """
      case: A duel
      rounds: 20
      odds: 0.5
      loud: true
      proves: [A2.INIT.01, A2.CLEAVE.03]
      size: [20, 30]
      orders:
        - {by: Marcus}
      empty:
      combatants:
        Marcus: {hp: 8, weapon: swrod}
        Orc: {hp: 4}
      """;

  private final Fields duel = Fields.of(parse(DUEL));

  @Test
  void readsWhatIsThere() {
    assertThat(duel.text("case")).isEqualTo("A duel");
    assertThat(duel.number("rounds")).isEqualTo(20);
    assertThat(duel.decimal("odds")).isEqualTo(0.5);
    assertThat(duel.decimal("rounds")).isEqualTo(20.0);
    assertThat(duel.flag("loud")).isTrue();
    assertThat(duel.texts("proves")).containsExactly("A2.INIT.01", "A2.CLEAVE.03");
    assertThat(duel.numbers("size")).containsExactly(20, 30);
    assertThat(duel.mappings("orders").getFirst().text("by")).isEqualTo("Marcus");
    assertThat(duel.named("combatants").keySet()).containsExactly("Marcus", "Orc");
    assertThat(duel.mapping("combatants").mapping("Orc").number("hp")).isEqualTo(4);
  }

  @Test
  void whatIsLeftOutHasItsDefault() {
    assertThat(duel.number("level", 1)).isEqualTo(1);
    assertThat(duel.text("note", "none")).isEqualTo("none");
    assertThat(duel.flag("quiet", true)).isTrue();
    assertThat(duel.decimal("chance", 0.25)).isEqualTo(0.25);
    assertThat(duel.optionalText("note")).isEmpty();
    assertThat(duel.optionalNumber("level")).isEmpty();
    assertThat(duel.optionalMapping("map")).isEmpty();
    assertThat(duel.list("none")).isEmpty();
    assertThat(duel.named("none")).isEmpty();
    assertThat(duel.has("note")).isFalse();
  }

  @Test
  void whatIsNotAsAskedForIsRefused() {
    Refusal.of(
        () -> duel.number("case"),
        "duel.yaml:1:7: case: \"A duel\" is not allowed here. Expected: a whole number.",
        "  case: A duel",
        "        ^");
    Refusal.of(
        () -> duel.mapping("combatants").mapping("Marcus").text("armour"),
        "duel.yaml:11:3: combatants.Marcus: armour is missing.",
        "    Marcus: {hp: 8, weapon: swrod}",
        "    ^");
    Refusal.of(
        () -> duel.number("empty", 1),
        "duel.yaml:9:7: empty: the value is missing. Expected: a whole number.",
        "  empty:",
        "        ^");
    Refusal.of(
        () -> duel.text("proves"),
        "duel.yaml:5:1: proves: this is a list. Expected: text.",
        "  proves: [A2.INIT.01, A2.CLEAVE.03]",
        "  ^");
    Refusal.of(
        () -> duel.list("combatants"),
        "duel.yaml:10:1: combatants: this is a group of fields. Expected: a list.",
        "  combatants:",
        "  ^");
    Refusal.of(
        () -> Fields.of(parse("hp: 3000000000")).number("hp"),
        "duel.yaml:1:5: hp: 3000000000 is not allowed here. Expected: a smaller number.",
        "  hp: 3000000000",
        "      ^");
    Refusal.of(
        () -> Fields.of(parse("12")),
        "duel.yaml:1:1: 12 is not allowed here. Expected: a group of fields.",
        "  12",
        "  ^");
  }

  @Test
  void saysWhatSchemasCannot() {
    var marcus = duel.mapping("combatants").mapping("Marcus");
    Refusal.of(
        () -> {
          throw marcus.problem("weapon", "\"swrod\" needs two hands", "", "Drop the shield.");
        },
        "duel.yaml:11:27: combatants.Marcus.weapon: \"swrod\" needs two hands. Drop the shield.",
        "    Marcus: {hp: 8, weapon: swrod}",
        "                            ^");
    Refusal.of(
        () -> {
          throw marcus.unknown("weapon", "weapon", List.of("sword", "spear"));
        },
        "duel.yaml:11:27: combatants.Marcus.weapon: \"swrod\" is not a known weapon."
            + " Known: sword, spear. Did you mean sword?",
        "    Marcus: {hp: 8, weapon: swrod}",
        "                            ^");
    Refusal.of(
        () -> marcus.only(List.of("weapons", "armour")),
        "duel.yaml:11:12: combatants.Marcus.hp: unknown field. Allowed: armour, weapons.",
        "    Marcus: {hp: 8, weapon: swrod}",
        "             ^",
        "duel.yaml:11:19: combatants.Marcus.weapon: unknown field. Allowed: armour, weapons."
            + " Did you mean weapons?",
        "    Marcus: {hp: 8, weapon: swrod}",
        "                    ^");
  }

  @Test
  void hiddenCharactersAreShown() {
    Refusal.of(
        () -> Fields.of(parse("a\u202eb: \"\\e[31mred\\n\"\n")).number("a\u202eb"),
        "duel.yaml:1:6: \"a\\u202eb\": \"\\x1b[31mred\\n\" is not allowed here."
            + " Expected: a whole number.",
        "  a\\u202eb: \"\\e[31mred\\n\"",
        "            ^");
  }
}
