package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import org.junit.jupiter.api.Test;

/** Spells that are not in the vocabulary, and what their authors are told. */
class SpellbookRefusalTest {

  @Test
  void anAreaHasOneOfFiveShapes() {
    refuses(
        """
        house: Test
        spells:
          puff: {name: puff, who: mage, level: 1, acks2: {range: 60, targets: one enemy, area: ball 20, effect: {damage: 1}}}
        """,
        "house.yaml:3:88: spells.puff.acks2.area: \"ball 20\" is not \"burst 20\", \"cone 60x30\","
            + " \"line 120x5\", \"bolt 60x5\" or \"wall 60\", in feet.");
  }

  @Test
  void everybodyIsInSomeArea() {
    refuses(
        """
        house: Test
        spells:
          puff: {name: puff, who: mage, level: 1, acks2: {range: 60, targets: everybody, effect: {damage: 1d6}}}
        """,
        "house.yaml:3:43: spells.puff.acks2: area is missing.");
  }

  @Test
  void anEffectDoesSomething() {
    refuses(
        """
        house: Test
        spells:
          puff: {name: puff, who: mage, level: 1, acks2: {range: 60, targets: one enemy, effect: {rounds: 2}}}
        """,
        "house.yaml:3:82: spells.puff.acks2.effect: one of these is missing: damage, heal,"
            + " condition, modifiers, ends, does, resist, immune.");
  }

  @Test
  void whoBeholdsWhomIsSaidInTheBooksWords() {
    refuses(
        """
        house: Test
        spells:
          puff: {name: puff, who: mage, level: 1, acks2: {range: 60, targets: one enemy, needs: [caster sees], effect: {damage: 1}}}
        """,
        "house.yaml:3:90: spells.puff.acks2.needs[0]: \"caster sees\" is not allowed here."
            + " Allowed: \"caster beholds\", \"target beholds\".");
  }

  @Test
  void onlyABurstOrAWallStays() {
    refuses(
        """
        house: Test
        spells:
          puff: {name: puff, who: mage, level: 1, acks2: {range: 60, targets: everybody, area: cone 60x30, stays: 3, effect: {damage: 1}}}
        """,
        "house.yaml:3:107: spells.puff.acks2.stays: only a burst or a wall stays where it is laid."
            + " Expected: an area such as burst 20 or wall 60.");
  }

  @Test
  void anAuraIsAboutItsCreature() {
    refuses(
        """
        house: Test
        spells:
          puff: {name: puff, who: creature, level: 1, acks2: {range: 60, targets: one enemy, effect: {damage: 1}}}
        creatures:
          puffer: {name: Puffer, kind: animal, size: small, hd: "1", ac: 1, speed: 20, morale: 0, attacks: [{name: bite, damage: 1d4, type: piercing}], aura: [puff]}
        """,
        "house.yaml:5:152: creatures.puffer.aura[0]: \"puff\" is no spell about its creature."
            + " Expected: a spell with range: 0 and an area such as burst 20.");
  }

  @Test
  void onlyWhatStaysHides() {
    refuses(
        """
        house: Test
        spells:
          puff: {name: puff, who: mage, level: 1, acks2: {range: 60, targets: everybody, area: burst 20, hides: true}}
        """,
        "house.yaml:3:105: spells.puff.acks2.hides: only what stays hides anybody. Expected: stays,"
            + " the rounds it lasts. Add stays: 60 for ten minutes.");
  }

  @Test
  void whatDoesNotHideHasAnEffect() {
    refuses(
        """
        house: Test
        spells:
          puff: {name: puff, who: mage, level: 1, acks2: {range: 60, targets: everybody, area: burst 20, stays: 3}}
        """,
        "house.yaml:3:43: spells.puff.acks2: effect is missing.");
  }

  private static void refuses(String text, String message) {
    var refused =
        catchThrowableOfType(
            BadInput.class,
            () -> Library.core().with(HouseRules.of(Yaml.parse(new Source("house.yaml", text)))));
    assertThat(refused).as("nothing was refused").isNotNull();
    assertThat(refused.getMessage()).startsWith(message + "\n");
  }
}
