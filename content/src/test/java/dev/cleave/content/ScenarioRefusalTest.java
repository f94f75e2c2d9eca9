package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a scenario cannot say, and what its author is told. */
class ScenarioRefusalTest {
  @Test
  void anEmptyFieldIsMissing() {
    refuses(
        """
        scenario: Test
        """,
        """
        test.yaml:1:1: combatants is missing. Expected: a group of fields.
          scenario: Test
          ^
        """);
  }

  @Test
  void aWrongTypeIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, hp: many}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:42: combatants.Marcus.hp: "many" is text. Expected: a whole number from 1 to 9,999.
            Marcus: {side: heroes, fighter: 3, hp: many}
                                                   ^
        """);
  }

  @Test
  void anUnknownTopFieldIsRefusedWithTheNearest() {
    refuses(
        """
        scenario: Test
        lihgt: dark
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:2:1: lihgt: unknown field. Allowed: light, about, fog, heights, sides, behind, map, water, border, options, rounds, waters, … Did you mean light?
          lihgt: dark
          ^
        """);
  }

  @Test
  void anUnknownFieldOfACombatantIsRefusedWithTheNearest() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, armor: chain}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:38: combatants.Marcus.armor: unknown field. Allowed: armour, warrior, aboard, at, bard, con, cover, draws, druid, orders, ranger, str, … Did you mean armour?
            Marcus: {side: heroes, fighter: 3, armor: chain}
                                               ^
        """);
  }

  @Test
  void aMisspeltClassIsRefusedWithTheNearest() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, figther: 3}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:26: combatants.Marcus.figther: unknown field. Allowed: fighter, files, cover, int, items, mage, ranger, rides, rogue, side, soldier, str, … Did you mean fighter?
            Marcus: {side: heroes, figther: 3}
                                   ^
        """);
  }

  @Test
  void anUnknownCreatureIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: ocr}
        """,
        """
        test.yaml:4:31: combatants.Orc.creature: "ocr" is not a known creature. Known: orc, boar, ogre, roc, bat, bear, cobra, deer, elf, elk, goat, imp, … Did you mean orc?
            Orc: {side: orcs, creature: ocr}
                                        ^
        """);
  }

  @Test
  void anUnknownWeaponIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, weapon: swrod}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:46: combatants.Marcus.weapon: "swrod" is not a known weapon. Known: sword, dart, sai, sap, sling, spear, staff, torch, whip, axe, bill, bola, … Did you mean sword?
            Marcus: {side: heroes, fighter: 3, weapon: swrod}
                                                       ^
        """);
  }

  @Test
  void anUnknownArmourIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, armour: chian}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:46: combatants.Marcus.armour: "chian" is not a known armour. Known: chain, hide, heavy, ring, shield, fur, light, medium, plate, scale, splint, banded, … Did you mean chain?
            Marcus: {side: heroes, fighter: 3, armour: chian}
                                                       ^
        """);
  }

  @Test
  void aShieldIsNoBodyArmour() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, armour: shield}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:46: combatants.Marcus.armour: "shield" is not body armour.
            Marcus: {side: heroes, fighter: 3, armour: shield}
                                                       ^
        """);
  }

  @Test
  void bodyArmourIsNoShield() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, shield: plate}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:46: combatants.Marcus.shield: "plate" is not a shield.
            Marcus: {side: heroes, fighter: 3, shield: plate}
                                                       ^
        """);
  }

  @Test
  void anUnknownClassIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, class: wizzard, level: 3}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:33: combatants.Marcus.class: "wizzard" is not a known class. Known: wizard, bard, dwarf, ruinguard, skald, witch, druid, fighter, mage, peasant, ranger, shaman, … Did you mean wizard?
            Marcus: {side: heroes, class: wizzard, level: 3}
                                          ^
        """);
  }

  @Test
  void anUnknownSpellIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, mage: 3, spells: [slepe]}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:44: combatants.Marcus.spells[0]: "slepe" is not a known spell. Known: sleep, bless, scare, silence, slow, speed, blur, dread, fear, haste, heal, shield, … Did you mean sleep?
            Marcus: {side: heroes, mage: 3, spells: [slepe]}
                                                     ^
        """);
  }

  @Test
  void anUnknownItemIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, items: {healing portion: belt}}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:46: combatants.Marcus.items.healing portion: "healing portion" is not a known item. Known: healing potion, healing oil, heroism potion, blurring potion, extra healing potion, healing salve, barkskin potion, courage potion, speed potion, strength potion, clear sight potion, long pole, … Did you mean healing potion, healing oil or heroism potion?
            Marcus: {side: heroes, fighter: 3, items: {healing portion: belt}}
                                                       ^
        """);
  }

  @Test
  void anUnknownPlaceForAnItemIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, items: {rope: sack}}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:52: combatants.Marcus.items.rope: "sack" is not allowed here. Allowed: "hand", "belt", "pouch", "pack", "lit". Did you mean "pack"?
            Marcus: {side: heroes, fighter: 3, items: {rope: sack}}
                                                             ^
        """);
  }

  @Test
  void anUnknownConditionIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, conditions: [pron]}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:51: combatants.Marcus.conditions[0]: "pron" is not a known condition of acks2. Known: prone, hidden. Did you mean prone?
            Marcus: {side: heroes, fighter: 3, conditions: [pron]}
                                                            ^
        """);
  }

  @Test
  void anUnknownNumberIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, numbers: {waepon skill: 3}}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:48: combatants.Marcus.numbers.waepon skill: "waepon skill" is not a known number of acks2. Known: armour rating, weapon skill. Did you mean weapon skill?
            Marcus: {side: heroes, fighter: 3, numbers: {waepon skill: 3}}
                                                         ^
        """);
  }

  @Test
  void anUnknownTraitIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, traits: [infravison]}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:47: combatants.Marcus.traits[0]: "infravison" is not allowed here. Allowed: "infravision", "driving", "in fog", "paladin", "sneaking", "ancient", "animal body", "arms", "enchanted", "evil", "fearless", "flies", … Did you mean "infravision"?
            Marcus: {side: heroes, fighter: 3, traits: [infravison]}
                                                        ^
        """);
  }

  @Test
  void anUnknownRulebookIsRefused() {
    refuses(
        """
        scenario: Test
        rulebook: acks3
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:2:11: rulebook: "acks3" is not a known rulebook. Known: acks1, acks2, thac0, weaponskill. Did you mean acks1 or acks2?
          rulebook: acks3
                    ^
        """);
  }

  @Test
  void anUnknownOptionIsRefused() {
    refuses(
        """
        scenario: Test
        rulebook: weaponskill
        options: {dcie: classic}
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:11: options.dcie: "dcie" is not a known option of weaponskill. Known: hits, dice, shield against missiles, riposte, casters, pursuit, pursuit rolls, long pursuit, initiative, surprise, strength adds to damage, the unknown. Did you mean dice?
          options: {dcie: classic}
                    ^
        """);
  }

  @Test
  void anUnknownWordForAnOptionIsRefused() {
    refuses(
        """
        scenario: Test
        rulebook: weaponskill
        options: {dice: clasic}
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:17: options.dice: "clasic" is not a known word for the option dice. Known: shifted, classic. Did you mean classic?
          options: {dice: clasic}
                          ^
        """);
  }

  @Test
  void noHitPointsAreRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, hp: 0}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:42: combatants.Marcus.hp: 0 is too low. Expected: a whole number from 1 to 9,999.
            Marcus: {side: heroes, fighter: 3, hp: 0}
                                                   ^
        """);
  }

  @Test
  void negativeHitPointsAreRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, hp: -4}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:42: combatants.Marcus.hp: -4 is too low. Expected: a whole number from 1 to 9,999.
            Marcus: {side: heroes, fighter: 3, hp: -4}
                                                   ^
        """);
  }

  @Test
  void twoOnOneSquareAreBothNamed() {
    refuses(
        """
        scenario: Test
        map: 10x10
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [3, 4]}
          Orc: {side: orcs, creature: orc, at: [3, 4]}
        """,
        """
        test.yaml:5:36: combatants.Orc.at: Orc and Marcus would stand on one square.
            Orc: {side: orcs, creature: orc, at: [3, 4]}
                                             ^
        """);
  }

  @Test
  void aLongBaseLiesOnItsSecondSquareToo() {
    refuses(
        """
        scenario: Test
        map: 10x10
        combatants:
          Marcus: {side: heroes, fighter: 3, mount: warhorse, at: [3, 4], facing: E}
          Orc: {side: orcs, creature: orc, at: [4, 4]}
        """,
        """
        test.yaml:5:36: combatants.Orc.at: Orc and Marcus would stand on one square.
            Orc: {side: orcs, creature: orc, at: [4, 4]}
                                             ^
        """);
  }

  @Test
  void nobodyStandsInAWall() {
    refuses(
        """
        scenario: Test
        map: |
          #..
          ...
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [0, 0]}
          Orc: {side: orcs, creature: orc, at: [1, 1]}
        """,
        """
        test.yaml:6:38: combatants.Marcus.at: Marcus would stand in a wall.
            Marcus: {side: heroes, fighter: 3, at: [0, 0]}
                                               ^
        """);
  }

  @Test
  void nobodyStandsOutsideTheMap() {
    refuses(
        """
        scenario: Test
        map: 10x10
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [10, 4]}
          Orc: {side: orcs, creature: orc, at: [1, -1]}
        """,
        """
        test.yaml:4:38: combatants.Marcus.at: Marcus would stand outside the map. Expected: columns 0 to 9, rows 0 to 9.
            Marcus: {side: heroes, fighter: 3, at: [10, 4]}
                                               ^
        test.yaml:5:36: combatants.Orc.at: Orc would stand outside the map. Expected: columns 0 to 9, rows 0 to 9.
            Orc: {side: orcs, creature: orc, at: [1, -1]}
                                             ^
        """);
  }

  @Test
  void squaresAreNotCutInThree() {
    refuses(
        """
        scenario: Test
        map: 10x10
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [1.3, 4]}
          Orc: {side: orcs, creature: orc, at: [1, 1]}
        """,
        """
        test.yaml:4:43: combatants.Marcus.at[0]: 1.3 is no place to stand. Expected: whole or half squares.
            Marcus: {side: heroes, fighter: 3, at: [1.3, 4]}
                                                    ^
        """);
  }

  @Test
  void aPlaceHasTwoNumbers() {
    refuses(
        """
        scenario: Test
        map: 10x10
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [1, 4, 5]}
          Orc: {side: orcs, creature: orc, at: [1, 1]}
        """,
        """
        test.yaml:4:38: combatants.Marcus.at: this is no place. Expected: a column and a row such as [3, 4].
            Marcus: {side: heroes, fighter: 3, at: [1, 4, 5]}
                                               ^
        """);
  }

  @Test
  void aMapHasSquares() {
    refuses(
        """
        scenario: Test
        map: 0x0
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:2:6: map: a map of 0 by 0 squares cannot be drawn. Expected: 1 to 1,000 squares each way.
          map: 0x0
               ^
        """);
  }

  @Test
  void aMapHasAnEnd() {
    refuses(
        """
        scenario: Test
        map: 100000x100000
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:2:6: map: a map of 100000 by 100000 squares cannot be drawn. Expected: 1 to 1,000 squares each way.
          map: 100000x100000
               ^
        """);
  }

  @Test
  void aMapIsASizeOrADrawing() {
    refuses(
        """
        scenario: Test
        map: big
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:2:6: map: "big" is no map. Expected: a size such as 20x14, or a drawing with # for walls, . for open ground, 1 to 4 for cover, + for a shut door and ' for an open one.
          map: big
               ^
        """);
  }

  @Test
  void aDrawingKnowsItsSigns() {
    refuses(
        """
        scenario: Test
        map: |
          ...
          .~.
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [0, 0]}
          Orc: {side: orcs, creature: orc, at: [2, 1]}
        """,
        """
        test.yaml:2:6: map: "~" in row 1, column 1 means nothing. Expected: a size such as 20x14, or a drawing with # for walls, . for open ground, 1 to 4 for cover, + for a shut door and ' for an open one.
          map: |
               ^
        """);
  }

  @Test
  void aFightNeedsTwoSides() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: heroes, creature: orc}
        """,
        """
        test.yaml:2:1: combatants: a fight needs at least two sides; everybody is on the side heroes.
          combatants:
          ^
        """);
  }

  @Test
  void aFightNeedsCombatants() {
    refuses(
        """
        scenario: Test
        combatants: {}
        """,
        """
        test.yaml:2:1: combatants: there is nothing in it. Expected: a group of 1 to 500 fields.
          combatants: {}
          ^
        """);
  }

  @Test
  void aCountOfNobodyIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc, count: 0}
        """,
        """
        test.yaml:4:43: combatants.Orc.count: 0 is too low. Expected: a whole number from 1 to 2,500.
            Orc: {side: orcs, creature: orc, count: 0}
                                                    ^
        """);
  }

  @Test
  void aCountOfAThousandMillionIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc, count: 1000000000}
        """,
        """
        test.yaml:4:43: combatants.Orc.count: 1000000000 is too high. Expected: a whole number from 1 to 2,500.
            Orc: {side: orcs, creature: orc, count: 1000000000}
                                                    ^
        """);
  }

  @Test
  void aCountBeyondAllNumbersIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc, count: 1e34}
        """,
        """
        test.yaml:4:43: combatants.Orc.count: 1e34 is too large a number. If it is a name or a code, put it in quotes.
            Orc: {side: orcs, creature: orc, count: 1e34}
                                                    ^
        """);
  }

  @Test
  void aFormationIsOfOneSide() {
    refuses(
        """
        scenario: Test
        combatants:
          Orc: {side: orcs, creature: orc, formation: Black Hand}
          Goblin: {side: goblins, creature: goblin, formation: black hand}
        """,
        """
        test.yaml:4:56: combatants.Goblin.formation: "black hand" is of the side orcs. Expected: a formation of one side.
            Goblin: {side: goblins, creature: goblin, formation: black hand}
                                                                 ^
        """);
  }

  @Test
  void aFormationIsCalledLikeNobody() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc, formation: marcus}
        """,
        """
        test.yaml:4:47: combatants.Orc.formation: somebody is called "marcus" too. Give one of them another name.
            Orc: {side: orcs, creature: orc, formation: marcus}
                                                        ^
        """);
  }

  @Test
  void ranksNeedAFront() {
    refuses(
        """
        scenario: Test
        map: 20x20
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [1, 1]}
          Orc: {side: orcs, creature: orc, formation: Black Hand, count: 6, at: [5, 5]}
        """,
        """
        test.yaml:5:69: combatants.Orc.at: a formation needs a facing to stand in ranks. Expected: N, E, S or W.
            Orc: {side: orcs, creature: orc, formation: Black Hand, count: 6, at: [5, 5]}
                                                                              ^
        """);
  }

  @Test
  void ranksStandAlongTheSquares() {
    refuses(
        """
        scenario: Test
        map: 20x20
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [1, 1]}
          Orc: {side: orcs, creature: orc, formation: Black Hand, count: 6, at: [5, 5], facing: SE}
        """,
        """
        test.yaml:5:89: combatants.Orc.facing: ranks stand along the squares. Expected: N, E, S or W.
          …, creature: orc, formation: Black Hand, count: 6, at: [5, 5], facing: SE}
                                                                                 ^
        """);
  }

  @Test
  void onlyFormationsStandInFiles() {
    refuses(
        """
        scenario: Test
        map: 20x20
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [1, 1], files: 2}
          Orc: {side: orcs, creature: orc, at: [5, 5]}
        """,
        """
        test.yaml:4:57: combatants.Marcus.files: only a formation with one place stands in files. Leave this out.
            Marcus: {side: heroes, fighter: 3, at: [1, 1], files: 2}
                                                                  ^
        """);
  }

  @Test
  void moreThanTwentyFiveHundredAreRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc, count: 1300}
          Goblin: {side: orcs, creature: goblin, count: 1300}
        """,
        """
        test.yaml:2:1: combatants: there are 2601 combatants. Expected: at most 2,500.
          combatants:
          ^
        """);
  }

  @Test
  void aNameTwiceIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc, count: 2}
          Orc 2: {side: orcs, creature: orc}
        """,
        """
        test.yaml:5:3: combatants.Orc 2: two combatants are called "Orc 2", the other on line 4. Give one of them another name.
            Orc 2: {side: orcs, creature: orc}
            ^
        """);
  }

  @Test
  void aNameThatDiffersInCaseIsTheSame() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
          MARCUS: {side: orcs, creature: orc}
        """,
        """
        test.yaml:5:3: combatants.MARCUS: two combatants are called "MARCUS", the other on line 3. Give one of them another name.
            MARCUS: {side: orcs, creature: orc}
            ^
        """);
  }

  @Test
  void aNameMustShowSomething() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          "  ": {side: orcs, creature: orc}
        """,
        """
        test.yaml:4:3: combatants."  ": a name must show something.
            "  ": {side: orcs, creature: orc}
            ^
        """);
  }

  @Test
  void aNameHasAtMost64Characters() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ: {side: orcs, creature: orc}
        """,
        """
        test.yaml:4:3: combatants.ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ…: the name is too long. Expected: at most 64 characters.
            ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ: {side: orcs, creature: orc}
            ^
        """);
  }

  @Test
  void aNameHidesNothing() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          "Or\\u202Ec": {side: orcs, creature: orc}
        """,
        """
        test.yaml:4:3: combatants."Or\\u202ec": the name has a character that cannot be seen.
            "Or\\u202Ec": {side: orcs, creature: orc}
            ^
        """);
  }

  @Test
  void aNamePilesNoMarks() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          "Orc\\u0300\\u0301\\u0302\\u0303\\u0304": {side: orcs, creature: orc}
        """,
        """
        test.yaml:4:3: combatants.Orc̀́̂̃̄: the name piles more than four marks on a letter.
            "Orc\\u0300\\u0301\\u0302\\u0303\\u0304": {side: orcs, creature: orc}
            ^
        """);
  }

  @Test
  void aNameDoesNotEndWithASpace() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          "Orc ": {side: orcs, creature: orc}
        """,
        """
        test.yaml:4:3: combatants.Orc : a name neither begins nor ends with a space.
            "Orc ": {side: orcs, creature: orc}
            ^
        """);
  }

  @Test
  void aFacingThatDoesNotExistIsRefused() {
    refuses(
        """
        scenario: Test
        map: 10x10
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [1, 1], facing: X}
          Orc: {side: orcs, creature: orc, at: [2, 1]}
        """,
        """
        test.yaml:4:58: combatants.Marcus.facing: "X" is not allowed here. Allowed: "N", "NE", "E", "SE", "S", "SW", "W", "NW". Did you mean "E", "N" or "S"?
            Marcus: {side: heroes, fighter: 3, at: [1, 1], facing: X}
                                                                   ^
        """);
  }

  @Test
  void aPlaceWithoutAMapIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [1, 1]}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:38: combatants.Marcus.at: there is no map to stand on. Add a map, or leave this out.
            Marcus: {side: heroes, fighter: 3, at: [1, 1]}
                                               ^
        """);
  }

  @Test
  void aFacingWithoutAMapIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, facing: N}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:46: combatants.Marcus.facing: there is no map to face on. Add a map, or leave this out.
            Marcus: {side: heroes, fighter: 3, facing: N}
                                                       ^
        """);
  }

  @Test
  void onAMapEverybodyNeedsAPlace() {
    refuses(
        """
        scenario: Test
        map: 10x10
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [1, 1]}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:5:3: combatants.Orc: on a map everybody needs a place. Expected: at, such as at: [3, 4].
            Orc: {side: orcs, creature: orc}
            ^
        """);
  }

  @Test
  void aGroupNeedsAPlaceForEach() {
    refuses(
        """
        scenario: Test
        map: 10x10
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [1, 1]}
          Orc: {side: orcs, creature: orc, count: 3, at: [[2, 1], [3, 1]]}
        """,
        """
        test.yaml:5:46: combatants.Orc.at: there are 2 places. Expected: 3 places, one for each.
            Orc: {side: orcs, creature: orc, count: 3, at: [[2, 1], [3, 1]]}
                                                       ^
        """);
  }

  @Test
  void aDistanceOnAMapIsRefused() {
    refuses(
        """
        scenario: Test
        map: 10x10
        distance: 40
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [1, 1]}
          Orc: {side: orcs, creature: orc, at: [2, 1]}
        """,
        """
        test.yaml:3:11: distance: the map says where everybody is. Leave this out, or the map.
          distance: 40
                    ^
        """);
  }

  @Test
  void classAndCreatureDoNotGoTogether() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, creature: orc}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:3: combatants.Marcus: fighter and creature do not go together. Expected: only one of them.
            Marcus: {side: heroes, fighter: 3, creature: orc}
            ^
        """);
  }

  @Test
  void twoClassesDoNotGoTogether() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, mage: 2}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:3: combatants.Marcus: fighter and mage do not go together. Expected: only one of them.
            Marcus: {side: heroes, fighter: 3, mage: 2}
            ^
        """);
  }

  @Test
  void neitherClassNorCreatureIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, hp: 4}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:3: combatants.Marcus: there is neither a class nor a creature. Expected: a class with its level such as fighter: 3, or creature: orc.
            Marcus: {side: heroes, hp: 4}
            ^
        """);
  }

  @Test
  void aClassNeedsALevel() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, class: fighter}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:33: combatants.Marcus.class: the level is missing. Expected: level beside it.
            Marcus: {side: heroes, class: fighter}
                                          ^
        """);
  }

  @Test
  void aLevelNeedsAClass() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc, level: 3}
        """,
        """
        test.yaml:4:43: combatants.Orc.level: a level needs a class. Expected: class beside it.
            Orc: {side: orcs, creature: orc, level: 3}
                                                    ^
        """);
  }

  @Test
  void aLevelOutOfRangeIsRefused() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 25}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:35: combatants.Marcus.fighter: 25 is no level. Expected: a level from 0 to 20.
            Marcus: {side: heroes, fighter: 25}
                                            ^
        """);
  }

  @Test
  void aLevelIsANumber() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: third}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:35: combatants.Marcus.fighter: "third" is not allowed here. Expected: a whole number.
            Marcus: {side: heroes, fighter: third}
                                            ^
        """);
  }

  @Test
  void behindNamesThosePresent() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        behind: [{who: Marcsu, of: Orc}]
        """,
        """
        test.yaml:5:16: behind[0].who: "Marcsu" is not a known combatant. Known: Marcus, Orc. Did you mean Marcus?
          behind: [{who: Marcsu, of: Orc}]
                         ^
        """);
  }

  @Test
  void nobodyStandsBehindHimself() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        behind: [{who: Orc, of: Orc}]
        """,
        """
        test.yaml:5:25: behind[0].of: this is one and the same. Expected: two combatants.
          behind: [{who: Orc, of: Orc}]
                                  ^
        """);
  }

  @Test
  void distancesNameThosePresent() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        distances: [{between: [Marcus, Ork], feet: 60}]
        """,
        """
        test.yaml:5:32: distances[0].between[1]: "Ork" is not a known combatant. Known: Marcus, Orc. Did you mean Orc?
          distances: [{between: [Marcus, Ork], feet: 60}]
                                         ^
        """);
  }

  @Test
  void aMountIsACreature() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, mount: hrose}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:45: combatants.Marcus.mount: "hrose" is not a known creature. Known: horse, moose, gnome, roc, troll, vrock, archer, bison, boar, dryad, ghast, ghoul, … Did you mean horse?
            Marcus: {side: heroes, fighter: 3, mount: hrose}
                                                      ^
        """);
  }

  @Test
  void nobodyRidesHisEqual() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, mount: orc}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:45: combatants.Marcus.mount: "orc" cannot be ridden by somebody of its own size or more.
            Marcus: {side: heroes, fighter: 3, mount: orc}
                                                      ^
        """);
  }

  @Test
  void aSideNotDeclaredIsRefused() {
    refuses(
        """
        scenario: Test
        sides: {heroes: {}, orcs: {}}
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orks, creature: orc}
        """,
        """
        test.yaml:5:15: combatants.Orc.side: "orks" is not a known side. Known: heroes, orcs. Did you mean orcs?
            Orc: {side: orks, creature: orc}
                        ^
        """);
  }

  @Test
  void aSideWithoutMembersIsRefused() {
    refuses(
        """
        scenario: Test
        sides: {heroes: {}, orcs: {}, elves: {}}
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:2:31: sides.elves: nobody is on this side.
          sides: {heroes: {}, orcs: {}, elves: {}}
                                        ^
        """);
  }

  @Test
  void ammunitionIsWhatSomeWeaponShoots() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, weapon: long bow, ammunition: {arow +1: 3}}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:69: combatants.Marcus.ammunition.arow +1: "arow" is not a known kind of ammunition. Known: dart, stone, arrow, bolt, bullet, sheaf arrow, lead bullet. Did you mean arrow?
            Marcus: {side: heroes, fighter: 3, weapon: long bow, ammunition: {arow +1: 3}}
                                                                              ^
        """);
  }

  @Test
  void silverIsShotOnlyAsAmmunition() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, weapon: long bow, ammunition: {silver spear: 3}}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:69: combatants.Marcus.ammunition.silver spear: "silver spear" is not a known kind of ammunition. Known: dart, stone, arrow, bolt, bullet, sheaf arrow, lead bullet.
            Marcus: {side: heroes, fighter: 3, weapon: long bow, ammunition: {silver spear: 3}}
                                                                              ^
        """);
  }

  @Test
  void theOffHandHoldsAOneHandedWeapon() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, weapon: sword, off-hand: great axe}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:63: combatants.Marcus.off-hand: great axe cannot be used in the off hand. Choose a smaller one.
            Marcus: {side: heroes, fighter: 3, weapon: sword, off-hand: great axe}
                                                                        ^
        """);
  }

  @Test
  void aTwoHandedWeaponLeavesNoOffHand() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, weapon: great axe, off-hand: dagger}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:67: combatants.Marcus.off-hand: great axe needs both hands. Choose one of them.
            Marcus: {side: heroes, fighter: 3, weapon: great axe, off-hand: dagger}
                                                                            ^
        """);
  }

  @Test
  void aShieldLeavesNoOffHand() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, weapon: sword, shield: true, off-hand: dagger}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:77: combatants.Marcus.off-hand: shield is on that arm. Choose one of them.
          …us: {side: heroes, fighter: 3, weapon: sword, shield: true, off-hand: dagger}
                                                                                 ^
        """);
  }

  @Test
  void theOffHandNeedsAnotherHand() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, off-hand: dagger}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:48: combatants.Marcus.off-hand: the other hand is empty. Expected: a weapon beside it.
            Marcus: {side: heroes, fighter: 3, off-hand: dagger}
                                                         ^
        """);
  }

  @Test
  void severalMistakesAreToldAtOnce() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, weapon: swrod}
          Orc: {side: orcs, creature: ocr}
        """,
        """
        test.yaml:3:46: combatants.Marcus.weapon: "swrod" is not a known weapon. Known: sword, dart, sai, sap, sling, spear, staff, torch, whip, axe, bill, bola, … Did you mean sword?
            Marcus: {side: heroes, fighter: 3, weapon: swrod}
                                                       ^
        test.yaml:4:31: combatants.Orc.creature: "ocr" is not a known creature. Known: orc, boar, ogre, roc, bat, bear, cobra, deer, elf, elk, goat, imp, … Did you mean orc?
            Orc: {side: orcs, creature: ocr}
                                        ^
        """);
  }

  @Test
  void aHeightThatIsNoneIsRefused() {
    refuses(
        """
        scenario: Test
        map: 4x4
        heights: |
          ....
          ..x.
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [0, 0]}
          Orc: {side: orcs, creature: orc, at: [3, 3]}
        """,
        """
        test.yaml:3:10: heights: "x" in row 1, column 2 is no height. Expected: . for level ground, or 1 to 9 for so many times five feet.
          heights: |
                   ^
        """);
  }

  @Test
  void heightsBeyondTheMapAreRefused() {
    refuses(
        """
        scenario: Test
        map: 4x4
        heights: |
          ......
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [0, 0]}
          Orc: {side: orcs, creature: orc, at: [3, 3]}
        """,
        """
        test.yaml:3:10: heights: the heights go beyond the map in row 0. Expected: at most 4 squares by 4.
          heights: |
                   ^
        """);
  }

  @Test
  void whatIsNoDepthOfWaterIsRefused() {
    refuses(
        """
        scenario: Test
        map: 4x4
        water: |
          ....
          ..~.
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [0, 0]}
          Orc: {side: orcs, creature: orc, at: [3, 3]}
        """,
        """
        test.yaml:3:8: water: "~" in row 1, column 2 is no depth of water. Expected: . for dry land, 1 to 9 for so many feet of water, A for 10 feet, B for 20 and so on.
          water: |
                 ^
        """);
  }

  @Test
  void waterBeyondTheMapIsRefused() {
    refuses(
        """
        scenario: Test
        map: 4x4
        water: |
          222222
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [0, 0]}
          Orc: {side: orcs, creature: orc, at: [3, 3]}
        """,
        """
        test.yaml:3:8: water: the water goes beyond the map in row 0. Expected: at most 4 squares by 4.
          water: |
                 ^
        """);
  }

  @Test
  void strangeSceneryIsRefused() {
    refuses(
        """
        scenario: Test
        map: 4x4
        scenery: |
          TT==
          ..X.
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [0, 0]}
          Orc: {side: orcs, creature: orc, at: [3, 3]}
        """,
        """
        test.yaml:3:10: scenery: "X" in row 1, column 2 is no scenery. Expected: T for trees, = for road, * for rubble, a comma for grass, > for stairs, - for planks, ~ for water, o for a pillar, or . for nothing of these.
          scenery: |
                   ^
        """);
  }

  @Test
  void sceneryBeyondTheMapIsRefused() {
    refuses(
        """
        scenario: Test
        map: 4x4
        scenery: |
          TTTTTT
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [0, 0]}
          Orc: {side: orcs, creature: orc, at: [3, 3]}
        """,
        """
        test.yaml:3:10: scenery: the scenery goes beyond the map in row 0. Expected: at most 4 squares by 4.
          scenery: |
                   ^
        """);
  }

  @Test
  void aBorderWithoutAMapIsRefused() {
    refuses(
        """
        scenario: Test
        border: wood
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:2:9: border: there is no map to end. Add a map, or leave this out.
          border: wood
                  ^
        """);
  }

  @Test
  void waterWithoutAMapIsRefused() {
    refuses(
        """
        scenario: Test
        water: |
          2
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:2:8: water: there is no map for it to be on. Add a map, or leave this out.
          water: |
                 ^
        """);
  }

  @Test
  void coldWaterWithoutWaterIsRefused() {
    refuses(
        """
        scenario: Test
        map: 4x4
        waters: [cold]
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [0, 0]}
          Orc: {side: orcs, creature: orc, at: [3, 3]}
        """,
        """
        test.yaml:3:1: waters: there is no water to be so. Expected: water, a drawing of the map with 1 to 9 for so many feet of it. Draw it, or leave this out.
          waters: [cold]
          ^
        """);
  }

  @Test
  void aLadderWithoutAMapIsRefused() {
    refuses(
        """
        scenario: Test
        features: [{name: ladder, kind: ladder, beside: [Marcus]}]
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:2:33: features[0].kind: there is nothing to climb without a map. Expected: at, the square at its foot. Give the scenario a map with heights, or leave the ladder out.
          features: [{name: ladder, kind: ladder, beside: [Marcus]}]
                                          ^
        """);
  }

  @Test
  void heightsWithoutAMapAreRefused() {
    refuses(
        """
        scenario: Test
        heights: |
          1
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:2:10: heights: there is no map to be high on. Add a map, or leave this out.
          heights: |
                   ^
        """);
  }

  @Test
  void aBigBaseFacesNoCorner() {
    refuses(
        """
        scenario: Test
        map: 8x8
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [0, 0]}
          Wolf: {side: orcs, creature: dire wolf, at: [3, 3], facing: NE}
        """,
        """
        test.yaml:5:63: combatants.Wolf.facing: Wolf is too big to face NE. Expected: N, E, S or W.
            Wolf: {side: orcs, creature: dire wolf, at: [3, 3], facing: NE}
                                                                        ^
        """);
  }

  @Test
  void aBigBaseStandsOnWholeSquares() {
    refuses(
        """
        scenario: Test
        map: 8x8
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [0, 0]}
          Wolf: {side: orcs, creature: dire wolf, at: [3.5, 3]}
        """,
        """
        test.yaml:5:43: combatants.Wolf.at: Wolf is too big to stand between squares. Expected: whole squares.
            Wolf: {side: orcs, creature: dire wolf, at: [3.5, 3]}
                                                    ^
        """);
  }

  @Test
  void nobodyStandsBetweenFourSquares() {
    refuses(
        """
        scenario: Test
        map: 8x8
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [0.5, 0.5]}
          Orc: {side: orcs, creature: orc, at: [3, 3]}
        """,
        """
        test.yaml:4:38: combatants.Marcus.at: Marcus would stand between four squares. Expected: a half in one direction at most.
            Marcus: {side: heroes, fighter: 3, at: [0.5, 0.5]}
                                               ^
        """);
  }

  @Test
  void howManyFindRoomIsNotSaidOnAMap() {
    refuses(
        """
        scenario: Test
        map: 8x8
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [0, 0], attackers: 3}
          Orc: {side: orcs, creature: orc, at: [3, 3]}
        """,
        """
        test.yaml:4:61: combatants.Marcus.attackers: the map says how many find room. Leave this out, or the map.
            Marcus: {side: heroes, fighter: 3, at: [0, 0], attackers: 3}
                                                                      ^
        """);
  }

  @Test
  void aProtectionIsAgainstATypeOfDamage() {
    refuses(
        """
        scenario: Test
        combatants:
          Marcus: {side: heroes, fighter: 3, resist: [flames]}
          Orc: {side: orcs, creature: orc}
        """,
        """
        test.yaml:3:47: combatants.Marcus.resist[0]: "flames" is not a damage type such as fire, or words such as "mundane physical except silver" or "cold by magic".
            Marcus: {side: heroes, fighter: 3, resist: [flames]}
                                                        ^
        """);
  }

  private static void refuses(String text, String message) {
    var refused = catchThrowableOfType(BadInput.class, () -> open(text));
    assertThat(refused).as("nothing was refused").isNotNull();
    assertThat(refused.getMessage() + "\n").isEqualTo(message);
  }

  private static void open(String text) {
    var scenario = Scenario.of(Yaml.parse(new Source("test.yaml", text)));
    var library = Library.core();
    var figures = scenario.figures(library, null, Map.of());
    scenario.battle(library, new PlainRulebook(scenario.rulebook()), figures);
  }
}
