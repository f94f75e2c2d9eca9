package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.dice.Dice;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** House rules laid over the packs, and the list of what they changed. */
class HouseRulesTest {

  private static final String GRIM =
      """
      house: Grim hills
      weaponskill:
        options: {hits: strictly higher}
        figures: {aim: 3, initiative: 1d10}
        charts:
          ability:
            rows: {"..8": -1, "9..12": 0, "13..": 1}
      acks2:
        figures: {flanked: 4}
      weapons:
        falx: {name: falx, size: large, types: [slashing], traits: [], hands: 2, acks2: {damage: 1d12}, weaponskill: {damage: 1d12, classic: 1d10, length: 4}}
        sword: {override: true, weaponskill: {damage: 2d6}}
      creatures:
        orc: {override: true, ac: 4, gear: {armour: scale, weapons: [falx]}}
      classes:
        duellist: {name: duellist, acks2: {hit die: 1d6, progression: thief, saves: saves thief, cleaves: one per level}, weaponskill: {hit die: 1d6, skill: thief, saves: saves thief}}
      """;

  private final Library core = Library.core();
  private final Library grim = core.with(house(GRIM));

  private static HouseRules house(String text) {
    return HouseRules.of(Yaml.parse(new Source("house.yaml", text)));
  }

  /** So that what a case states holds however the packs grow. */
  @Test
  void aWholeSheetMayTakeThePlaceOfAKnownOne() {
    String text =
        """
        house: Of a case
        creatures:
          orc: {name: Orc, kind: beastman, size: large, hd: "3", ac: 1, speed: 30, morale: 0, attacks: [{name: fist, damage: 1d4, type: bludgeoning}]}
          bandit: {name: Bandit, kind: man, size: small, hd: "2", ac: 0, speed: 30, morale: 0, attacks: [{name: fist, damage: 1d4, type: bludgeoning}]}
        """;
    Library library = core.with(house(text).replacing());
    var figures = library.figures("acks2", Map.of());
    var orc = library.creature("orc", "acks2", figures);
    assertThat(orc.armourClass()).isEqualTo(1);
    assertThat(orc.weapons()).isEmpty();
    assertThat(library.creature("bandit", "acks2", figures).hitDice().whole()).isEqualTo(2);
    assertThat(library.creature("brigand", "acks2", figures).hitDice().whole()).isOne();
  }

  @Test
  void everyChangeIsListed() {
    assertThat(grim.overrides())
        .containsExactly(
            "acks2.figures.flanked: 4 (was 2)",
            "weaponskill.figures.aim: 3 (was 2)",
            "weaponskill.figures.initiative: 1d10 (was 1d6)",
            "weaponskill.charts.ability: drawn anew",
            "weaponskill.options.hits: strictly higher (was equal or higher)",
            "weapons.falx: added",
            "weapons.sword.weaponskill.damage: 2d6 (was 1d10)",
            "classes.duellist: added",
            "creatures.orc.ac: 4 (was 3)",
            "creatures.orc.gear.armour: scale (was leather)",
            "creatures.orc.gear.weapons: [\"falx\"] (was [\"scimitar\",\"javelin\"])");
    assertThat(core.overrides()).isEmpty();
  }

  @Test
  void figuresChartsAndOptionsAreTheHouses() {
    var figures = grim.figures("weaponskill", Map.of());
    assertThat(figures.number("aim")).isEqualTo(3);
    assertThat(figures.dice("initiative")).isEqualTo(Dice.parse("1d10"));
    assertThat(figures.chart("ability").at(18)).isEqualTo(1);
    assertThat(figures.option("hits", "strictly higher")).isTrue();
    assertThat(
            grim.figures("weaponskill", Map.of("hits", "equal or higher"))
                .option("hits", "equal or higher"))
        .isTrue();
    assertThat(core.figures("weaponskill", Map.of()).number("aim")).isEqualTo(2);
  }

  @Test
  void whatAnOverrideDoesNotMentionStays() {
    var figures = grim.figures("weaponskill", Map.of());
    var sword = grim.weapon("sword", "weaponskill", figures);
    assertThat(sword.damage()).isEqualTo(Dice.parse("2d6"));
    assertThat(sword.length()).isEqualTo(3);
    var orc = grim.creature("orc", "weaponskill", figures);
    assertThat(orc.armour().id()).isEqualTo("scale");
    assertThat(orc.shield().id()).isEqualTo("shield");
    assertThat(orc.weapons().getFirst().id()).isEqualTo("falx");
    assertThat(orc.name()).isEqualTo("Orc");
  }

  @Test
  void aClassOfTheHouseCanBePlayed() {
    var scenario =
        Scenario.of(
            Yaml.parse(
                new Source(
                    "test.yaml",
                    """
                    scenario: Test
                    combatants:
                      Sica: {side: a, duellist: 3}
                      Orc: {side: b, creature: orc}
                    """)));
    var battle = scenario.battle(grim, new PlainRulebook("acks2"), grim.figures("acks2", Map.of()));
    assertThat(battle.combatant(0).sheet().calling())
        .extracting(Calling::id, Calling::column)
        .containsExactly("duellist", "thief");
  }

  @Test
  void theHashTellsLibrariesApart() {
    assertThat(core.hash()).matches("sha256:[0-9a-f]{64}").isEqualTo(core.hash());
    assertThat(grim.hash()).isNotEqualTo(core.hash()).isEqualTo(core.with(house(GRIM)).hash());
  }

  @Test
  void houseRulesHaveAName() {
    assertThat(house(GRIM).name()).isEqualTo("Grim hills");
  }
}
