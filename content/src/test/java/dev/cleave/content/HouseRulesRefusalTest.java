package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import org.junit.jupiter.api.Test;

/** What house rules cannot say, and what their author is told. */
class HouseRulesRefusalTest {
  @Test
  void anUnknownSectionIsRefused() {
    refuses(
        """
        house: Test
        weapon: {}
        """,
        """
        house.yaml:2:1: weapon: unknown field. Allowed: weapons, about, thac0, weaponskill, acks2, armour, classes, house, items, spells, vessels, behaviours, … Did you mean weapons?
          weapon: {}
          ^
        """);
  }

  /** 22: an option that is chosen both ways, in whichever form, is refused with both places. */
  @Test
  void anOptionBothOnAndOffIsRefused() {
    refuses(
        """
        house: Test
        acks2:
          options:
            critical hits: "on"
            exploding twenties: "on"
            critical hits: "off"
        """,
        """
        house.yaml:6:5: acks2.options.critical hits: this field is here twice: on line 4 and on line 6. Keep one of them.
              critical hits: "off"
              ^
        """);
  }

  @Test
  void anUnknownEditionIsRefused() {
    refuses(
        """
        house: Test
        acks4: {figures: {charge: 3}}
        """,
        """
        house.yaml:2:1: acks4: "acks4" is not a known rulebook. Known: acks1, acks2, thac0, weaponskill. Did you mean acks1 or acks2?
          acks4: {figures: {charge: 3}}
          ^
        """);
    refuses(
        """
        house: Test
        weapons:
          dart: {override: true, acks9: {damage: 1d6}}
        """,
        """
        house.yaml:3:26: weapons.dart.acks9: "acks9" is not a known rulebook. Known: acks1, acks2, thac0, weaponskill. Did you mean acks1 or acks2?
            dart: {override: true, acks9: {damage: 1d6}}
                                   ^
        """);
  }

  @Test
  void aFigureAnEditionHasNoUseForIsRefused() {
    refuses(
        """
        house: Test
        acks1: {figures: {flanked: 3}}
        """,
        """
        house.yaml:2:19: acks1.figures.flanked: "flanked" is not a known figure. Known: blind, clamber, charge, clambered, falling, spikes, flask long, flask medium, kick, morale, sinking, turning, …
          acks1: {figures: {flanked: 3}}
                            ^
        """);
  }

  @Test
  void aFigureOutOfAnEditionsBoundsNamesItsOwnRule() {
    refuses(
        """
        house: Test
        acks1: {figures: {blind: -40}}
        """,
        """
        house.yaml:2:26: acks1.figures.blind: -40 is out of bounds [A1.MELEE.09]. Expected: from -20 to 20.
          acks1: {figures: {blind: -40}}
                                   ^
        """);
  }

  @Test
  void anUnknownFigureIsRefused() {
    refuses(
        """
        house: Test
        weaponskill:
          figures: {aimm: 3}
        """,
        """
        house.yaml:3:13: weaponskill.figures.aimm: "aimm" is not a known figure. Known: aim, reach, dead at, morale, darkness, hide most, hide less, initiative, skill cap, trained at, crowd cap, morale most, … Did you mean aim?
            figures: {aimm: 3}
                      ^
        """);
  }

  @Test
  void anUnknownChartIsRefused() {
    refuses(
        """
        house: Test
        weaponskill:
          charts:
            abilities:
              rows: {"1..": 0}
        """,
        """
        house.yaml:4:5: weaponskill.charts.abilities: "abilities" is not a known chart. Known: ability, weapon skill, ballistic skill, creature ac melee, creature ac ranged, natural length, saves fighter, saves cleric, saves mage, saves thief, saves normal man. Did you mean ability?
              abilities:
              ^
        """);
  }

  @Test
  void anUnknownOptionIsRefused() {
    refuses(
        """
        house: Test
        weaponskill:
          options: {hit: strictly higher}
        """,
        """
        house.yaml:3:13: weaponskill.options.hit: "hit" is not a known option of weaponskill. Known: hits, dice, shield against missiles, riposte, casters, pursuit, pursuit rolls, long pursuit, initiative, surprise, strength adds to damage, the unknown. Did you mean hits?
            options: {hit: strictly higher}
                      ^
        """);
  }

  @Test
  void anUnknownWordForAnOptionIsRefused() {
    refuses(
        """
        house: Test
        acks2:
          options: {free facing: front}
        """,
        """
        house.yaml:3:26: acks2.options.free facing: "front" is not a known word for the option free facing. Known: engaged by nobody else, front only.
            options: {free facing: front}
                                   ^
        """);
  }

  @Test
  void rangesOutOfOrderAreRefused() {
    refuses(
        """
        house: Test
        weapons:
          spoon:
            {name: spoon, size: tiny, types: [piercing], traits: [thrown], hands: 1, acks2: {damage: 1, range: [30, 15, 45]}}
        """,
        """
        house.yaml:4:97: weapons.spoon.acks2.range: the distances are out of order. Expected: short, medium and long, from 1 foot up and none less than the one before.
          …ny, types: [piercing], traits: [thrown], hands: 1, acks2: {damage: 1, range: [30, 15, 45]}}
                                                                                 ^
        """);
  }

  @Test
  void aWeaponWithoutDamageIsRefused() {
    refuses(
        """
        house: Test
        weapons:
          spoon:
            {name: spoon, size: tiny, types: [piercing], traits: [], hands: 1, acks2: {}}
        """,
        """
        house.yaml:4:72: weapons.spoon.acks2: damage is missing.
          …   {name: spoon, size: tiny, types: [piercing], traits: [], hands: 1, acks2: {}}
                                                                                 ^
        """);
  }

  @Test
  void negativeArmourIsRefused() {
    refuses(
        """
        house: Test
        armour:
          rags: {name: rags, acks2: {ac: -3, stone: 0}}
        """,
        """
        house.yaml:3:34: armour.rags.acks2.ac: -3 is too low. Expected: a whole number from 0 to 12.
            rags: {name: rags, acks2: {ac: -3, stone: 0}}
                                           ^
        """);
  }

  @Test
  void aHoleInAChartIsRefused() {
    refuses(
        """
        house: Test
        acks2:
          charts:
            ability:
              rows: {"..3": -1, "5..": 1}
        """,
        """
        house.yaml:5:7: acks2.charts.ability.rows: the rows have a hole: 4 missing.
                rows: {"..3": -1, "5..": 1}
                ^
        """);
  }

  @Test
  void aWiderHoleInAChartIsRefused() {
    refuses(
        """
        house: Test
        acks2:
          charts:
            ability:
              rows: {"..3": -1, "9..": 1}
        """,
        """
        house.yaml:5:7: acks2.charts.ability.rows: the rows have a hole: 4 to 8 missing.
                rows: {"..3": -1, "9..": 1}
                ^
        """);
  }

  @Test
  void anOverlapInAChartIsRefused() {
    refuses(
        """
        house: Test
        acks2:
          charts:
            ability:
              rows: {"..8": -1, "8..": 1}
        """,
        """
        house.yaml:5:25: acks2.charts.ability.rows."8..": this row overlaps another: 8 is in both.
                rows: {"..8": -1, "8..": 1}
                                  ^
        """);
  }

  @Test
  void anOpenEndInTheMiddleOfAChartIsRefused() {
    refuses(
        """
        house: Test
        acks2:
          charts:
            ability:
              rows: {"1..": -1, "4..": 1}
        """,
        """
        house.yaml:5:25: acks2.charts.ability.rows."4..": this row overlaps another: 4 is in both.
                rows: {"1..": -1, "4..": 1}
                                  ^
        """);
  }

  @Test
  void aBackwardRangeIsRefused() {
    refuses(
        """
        house: Test
        acks2:
          charts:
            ability:
              rows: {"8..3": -1}
        """,
        """
        house.yaml:5:14: acks2.charts.ability.rows."8..3": the range 8..3 runs backwards.
                rows: {"8..3": -1}
                       ^
        """);
  }

  @Test
  void aRowHasAValueForEachColumn() {
    refuses(
        """
        house: Test
        acks2:
          charts:
            attack throw:
              rows: {"0..": [10, 9]}
        """,
        """
        house.yaml:5:14: acks2.charts.attack throw.rows."0..": the row has 2 values. Expected: 4, one for each column.
                rows: {"0..": [10, 9]}
                       ^
        """);
  }

  @Test
  void aChartHoldsWhatADieCanReach() {
    refuses(
        """
        house: Test
        acks2:
          charts:
            saves thief:
              rows: {"0..": [25, 13, 13, 14, 15]}
        """,
        """
        house.yaml:5:22: acks2.charts.saves thief.rows."0.."[0]: 25 is out of bounds [A2.T.SAVE-THIEF]. Expected: from 1 to 20.
                rows: {"0..": [25, 13, 13, 14, 15]}
                               ^
        """);
  }

  @Test
  void aFigureOutOfBoundsIsRefusedWithItsRule() {
    refuses(
        """
        house: Test
        weaponskill:
          figures: {aim: 25}
        """,
        """
        house.yaml:3:18: weaponskill.figures.aim: 25 is out of bounds [WS.RANGED.03]. Expected: from -20 to 20.
            figures: {aim: 25}
                           ^
        """);
  }

  @Test
  void aDivisorIsNeverNothing() {
    refuses(
        """
        house: Test
        weaponskill:
          figures: {pursuit rate divisor: 0}
        """,
        """
        house.yaml:3:35: weaponskill.figures.pursuit rate divisor: 0 is out of bounds [WS.FLEE.02]. Expected: from 1 to 100.
            figures: {pursuit rate divisor: 0}
                                            ^
        """);
  }

  @Test
  void aPlainFigureIsNotRolled() {
    refuses(
        """
        house: Test
        weaponskill:
          figures: {aim: 1d6}
        """,
        """
        house.yaml:3:18: weaponskill.figures.aim: "1d6" cannot be rolled here [WS.RANGED.03]. Expected: a whole number.
            figures: {aim: 1d6}
                           ^
        """);
  }

  @Test
  void diceAreThrownAtLeastOnce() {
    refuses(
        """
        house: Test
        weaponskill:
          figures: {initiative: 0d6}
        """,
        """
        house.yaml:3:25: weaponskill.figures.initiative: "0d6" is not a whole number, or a dice expression such as 2d6+1.
            figures: {initiative: 0d6}
                                  ^
        """);
  }

  @Test
  void diceHaveAnEnd() {
    refuses(
        """
        house: Test
        weaponskill:
          figures: {initiative: 999999d999999}
        """,
        """
        house.yaml:3:25: weaponskill.figures.initiative: "999999d999999" is not a whole number, or a dice expression such as 2d6+1.
            figures: {initiative: 999999d999999}
                                  ^
        """);
  }

  @Test
  void weaponDiceHaveAnEnd() {
    refuses(
        """
        house: Test
        weapons:
          sword: {override: true, acks2: {damage: 999d99999}}
        """,
        """
        house.yaml:3:43: weapons.sword.acks2.damage: "999d99999" is not a dice expression such as 2d6+1, or a whole number.
            sword: {override: true, acks2: {damage: 999d99999}}
                                                    ^
        """);
  }

  @Test
  void manyDiceAreOutOfBounds() {
    refuses(
        """
        house: Test
        weaponskill:
          figures: {initiative: 100d6}
        """,
        """
        house.yaml:3:25: weaponskill.figures.initiative: "100d6" is out of bounds [WS.GAP.03]. Expected: from 0 to 100.
            figures: {initiative: 100d6}
                                  ^
        """);
  }

  @Test
  void aKnownNameNeedsOverride() {
    refuses(
        """
        house: Test
        spells:
          sleep: {name: sleep, who: mage, level: 1, range: 60, targets: one enemy, effect: {damage: 1d4}}
        """,
        """
        house.yaml:3:3: spells.sleep: the spell "sleep" is there already. Say override: true to change it, or choose another name.
            sleep: {name: sleep, who: mage, level: 1, range: 60, targets: one enemy, effect: {damage: 1d4}}
            ^
        """);
  }

  @Test
  void anAliasIsTaken() {
    refuses(
        """
        house: Test
        spells:
          cure light injury: {name: cure, who: mage, level: 1, range: 60, targets: one enemy, effect: {damage: 1d4}}
        """,
        """
        house.yaml:3:3: spells.cure light injury: "cure light injury" is another name of the spell cure light wounds. Choose another name.
            cure light injury: {name: cure, who: mage, level: 1, range: 60, targets: one enemy, effect: {damage: 1d4}}
            ^
        """);
  }

  @Test
  void anOverrideNeedsSomethingToOverride() {
    refuses(
        """
        house: Test
        creatures:
          orcc: {override: true, ac: 4}
        """,
        """
        house.yaml:3:3: creatures.orcc: "orcc" is not a known creature. Known: orc, roc, horse, lich, ogre, vrock, worg, xorn, archer, bat, bear, boar, … Did you mean orc?
            orcc: {override: true, ac: 4}
            ^
        """);
  }

  @Test
  void anOverrideIsKeptUnderTheProperName() {
    refuses(
        """
        house: Test
        creatures:
          bandit: {override: true, ac: 4}
        """,
        """
        house.yaml:3:3: creatures.bandit: "bandit" is another name of brigand. Write brigand.
            bandit: {override: true, ac: 4}
            ^
        """);
  }

  @Test
  void anAdditionIsComplete() {
    refuses(
        """
        house: Test
        creatures:
          frog: {name: Frog, ac: 4}
        """,
        """
        house.yaml:3:3: creatures.frog: kind is missing.
            frog: {name: Frog, ac: 4}
            ^
        house.yaml:3:3: creatures.frog: size is missing.
            frog: {name: Frog, ac: 4}
            ^
        house.yaml:3:3: creatures.frog: hd is missing.
            frog: {name: Frog, ac: 4}
            ^
        house.yaml:3:3: creatures.frog: speed is missing.
            frog: {name: Frog, ac: 4}
            ^
        house.yaml:3:3: creatures.frog: morale is missing.
            frog: {name: Frog, ac: 4}
            ^
        """);
  }

  @Test
  void anAdditionNamesKnownGear() {
    refuses(
        """
        house: Test
        creatures:
          orc: {override: true, gear: {weapons: [scimtar]}}
        """,
        """
        house.yaml:3:42: creatures.orc.gear.weapons[0]: "scimtar" is not a known weapon. Known: scimitar, scythe, spear, cestus, fist, pistol, sai, sap, sickle, sling, spetum, staff, … Did you mean scimitar?
            orc: {override: true, gear: {weapons: [scimtar]}}
                                                   ^
        """);
  }

  @Test
  void aNewAliasMustBeFree() {
    refuses(
        """
        house: Test
        items:
          lamp: {name: lamp, aliases: [lantern]}
        """,
        """
        house.yaml:3:32: items.lamp.aliases[0]: "lantern" is already a name of the item lantern. Choose another.
            lamp: {name: lamp, aliases: [lantern]}
                                         ^
        """);
  }

  private static void refuses(String text, String message) {
    var refused = catchThrowableOfType(BadInput.class, () -> open(text));
    assertThat(refused).as("nothing was refused").isNotNull();
    assertThat(refused.getMessage() + "\n").isEqualTo(message);
  }

  private static void open(String text) {
    Library.core().with(HouseRules.of(Yaml.parse(new Source("house.yaml", text))));
  }
}
