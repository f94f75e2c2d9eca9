package dev.cleave.weaponskill.book;

import dev.cleave.engine.creature.Ability;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.figures.Chart;

/**
 * A sheet's skills as this book reckons them, whatever happens in the fight.
 *
 * @param weapon Weapon Skill
 * @param ballistic Ballistic Skill
 * @param baseMelee base Armour Class hand to hand
 * @param baseRanged base Armour Class against shots
 * @param trained Weapon Skill 1 or more: WS.COUNTER.01
 */
public record Skills(
    int weapon,
    int ballistic,
    int strength,
    int agility,
    int armour,
    int shield,
    int baseMelee,
    int baseRanged,
    int morale,
    int speed,
    int hitDice,
    boolean trained,
    Chart saves) {

  static Skills of(Creature sheet, Numbers numbers) {
    int hitDice = sheet.isCharacter() ? sheet.level() : sheet.hitDice().whole();
    int weapon = sheet.number("weapon skill", skill(sheet, numbers.weaponSkill, numbers));
    int ballistic =
        sheet.isCharacter()
            ? skill(sheet, numbers.ballisticSkill, numbers)
            : Math.min(numbers.skillCap, hitDice / 2);
    return new Skills(
        weapon,
        sheet.number("ballistic skill", ballistic),
        sheet.number("strength bonus", bonus(sheet, Ability.STRENGTH, numbers)),
        sheet.number("agility bonus", bonus(sheet, Ability.DEXTERITY, numbers)),
        sheet.number("armour rating", armour(sheet)),
        sheet.shield().rating(),
        sheet.number("base ac melee", base(sheet, numbers.baseMelee, numbers.baseAcMelee)),
        sheet.number("base ac ranged", base(sheet, numbers.baseRanged, numbers.baseAcRanged)),
        sheet.number("morale", numbers.moraleMost),
        speed(sheet),
        hitDice,
        weapon >= numbers.trainedAt,
        saves(sheet, numbers));
  }

  private static int bonus(Creature sheet, Ability ability, Numbers numbers) {
    return numbers.ability.at(sheet.abilities().score(ability));
  }

  /** By class and level; a monster's skill is its Hit Dice. WS.T.CLASSES */
  private static int skill(Creature sheet, Chart chart, Numbers numbers) {
    Calling calling = sheet.calling();
    return calling == null
        ? Math.min(numbers.skillCap, sheet.hitDice().whole())
        : chart.at(sheet.level(), calling.column());
  }

  /** A character's own armour; the loader states a creature's, hide and gear together. */
  private static int armour(Creature sheet) {
    return sheet.armour().rating();
  }

  /** Men and men's size have the book's base; the rest goes by size. WS.ATK.05 */
  private static int base(Creature sheet, Chart bySize, int man) {
    return sheet.isCharacter() || sheet.size() == Size.MAN_SIZED
        ? man
        : bySize.at(sheet.size().rank());
  }

  private static int speed(Creature sheet) {
    Creature mount = sheet.mount();
    int worn = sheet.armour().speed();
    return mount != null ? mount.speed() : worn > 0 ? Math.min(worn, sheet.speed()) : sheet.speed();
  }

  private static Chart saves(Creature sheet, Numbers numbers) {
    Calling calling = sheet.calling();
    if (calling != null) {
      return numbers.saves(calling.saves());
    }
    boolean feeble =
        sheet.hitDice().whole() < 1 || sheet.hitDice().plus() < 0 && sheet.hitDice().whole() == 1;
    return numbers.saves(feeble ? "saves normal man" : "saves fighter");
  }
}
