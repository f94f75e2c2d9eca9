package dev.cleave.thac0.book;

import dev.cleave.engine.creature.Abilities;
import dev.cleave.engine.creature.Creature;
import java.util.LinkedHashMap;

/** A sheet of one whom poison has weakened. TH.C.POIS.05 */
final class Weakened {

  private Weakened() {}

  static Creature by(Creature sheet, Prowess hale, int divisor) {
    Abilities full = sheet.abilities();
    var scores =
        new Abilities(
            least(full.strength() / divisor),
            least(full.intelligence() / divisor),
            least(full.will() / divisor),
            least(full.dexterity() / divisor),
            least(full.constitution() / divisor),
            least(full.charisma() / divisor));
    var numbers = new LinkedHashMap<>(sheet.numbers());
    if (!sheet.isCharacter()) {
      numbers.put("strength", least(hale.strength() / divisor));
      numbers.put("dexterity", least(hale.dexterity() / divisor));
      numbers.put("constitution", least(hale.constitution() / divisor));
    }
    return new Creature(
        sheet.id(),
        sheet.name(),
        sheet.kind(),
        sheet.calling(),
        sheet.level(),
        sheet.hitDice(),
        sheet.hitDie(),
        sheet.hitPoints(),
        sheet.size(),
        scores,
        sheet.armourClass(),
        sheet.morale(),
        sheet.speed() / divisor,
        sheet.frontage(),
        sheet.depth(),
        sheet.attacks(),
        sheet.weapons(),
        sheet.armour(),
        sheet.shield(),
        sheet.mount(),
        sheet.items(),
        sheet.ammunition(),
        sheet.spells(),
        sheet.powers(),
        sheet.protections(),
        sheet.traits(),
        numbers,
        sheet.regeneration(),
        sheet.auras());
  }

  private static int least(int score) {
    return Math.max(1, score);
  }
}
