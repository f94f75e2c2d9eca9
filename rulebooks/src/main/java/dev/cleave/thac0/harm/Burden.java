package dev.cleave.thac0.harm;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Fray;
import java.util.Locale;

/** What somebody carries, and how it hinders him. TH.C.ABIL.12, TH.C.ABIL.13 */
public final class Burden {

  private static final int TWELFTHS = 12;
  private static final int WORST = 4;

  private final Fray fight;

  Burden(Fray fight) {
    this.fight = fight;
  }

  /** Pounds, as the sheet states them or all that is worn and carried. */
  public int load(Fighter fighter) {
    Integer stated = fighter.sheet().numbers().get("load");
    if (stated != null) {
      return stated;
    }
    int pounds = 0;
    if (!fighter.is(State.UNARMOURED)) {
      pounds += weight("armour", fighter.sheet().armour().id());
    }
    pounds += weight("shields", fighter.sheet().shield().id());
    for (Weapon weapon : fighter.combatant.weapons()) {
      pounds += weight("weights", weapon.id());
    }
    for (Item item : fighter.combatant.items()) {
      pounds += weight("weights", item.id());
    }
    return pounds;
  }

  private int weight(String table, String id) {
    return Numbers.number(fight.numbers.row(table, id.toLowerCase(Locale.ROOT)), "weight", 0);
  }

  /** Pounds of a weapon. */
  public static int weight(Numbers numbers, Weapon weapon) {
    return Numbers.number(numbers.row("weights", weapon.id()), "weight", 0);
  }

  /** The class of a load: 0 none, 4 severe, 5 more than he can carry. TH.C.ABIL.12 */
  public int grade(Fighter fighter) {
    int load = load(fighter);
    int allowance = fighter.prowess.allowance();
    int span = fighter.prowess.maxPress() - allowance;
    for (int grade = 0; grade <= WORST; grade++) {
      if (load <= allowance + span * grade / WORST) {
        return grade;
      }
    }
    return WORST + 1;
  }

  /** Feet left of so many. TH.C.ABIL.13 */
  public int move(Fighter fighter, int feet) {
    if (!counts(fighter)) {
      return feet;
    }
    int twelfths = fight.numbers.encumbrance.at(Math.min(WORST, grade(fighter)), "move");
    return twelfths == 0 ? fight.numbers.move.feetPerMovementRate : feet * twelfths / TWELFTHS;
  }

  /** What it takes from attack throws, or adds to the Armour Class. TH.C.ABIL.13 */
  public int effect(Fighter fighter, String column) {
    return counts(fighter)
        ? fight.numbers.encumbrance.at(Math.min(WORST, grade(fighter)), column)
        : 0;
  }

  /** Beasts carry nothing worth the name. */
  private boolean counts(Fighter fighter) {
    return fight.numbers.loadsCount && fighter.sheet().attacks().isEmpty();
  }
}
