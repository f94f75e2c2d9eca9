package dev.cleave.thac0.harm;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Fray;
import java.util.List;

/** A saving throw for a thing. TH.C.SAVE.09 */
public final class ItemSave {

  private static final Reason SAVE = new Reason("item saving throw", "TH.C.SAVE.09");

  private final Fray fight;

  ItemSave(Fray fight) {
    this.fight = fight;
  }

  /**
   * Whether it stays whole; what does it no harm needs no throw.
   *
   * @param against a column of the table: crushing, fall, normal fire
   * @param plus what magic adds to the die
   */
  public boolean keeps(Fighter owner, String material, String against, int plus, String rule) {
    List<String> row = fight.numbers.row("item saves", material);
    int target = Numbers.number(row, against, 0);
    if (target == 0) {
      return true;
    }
    int die = fight.table.roll(Dice.D20, SAVE, owner.combatant);
    boolean whole = die != 1 && die + plus >= target;
    if (fight.listens()) {
      fight.tell(
          Event.of("item save", rule)
              .by(owner.combatant)
              .fact("target", target - plus)
              .fact("roll", die)
              .fact("whole", whole)
              .heldAgainst(new Event.Bar(target - plus, true, whole))
              .says(whole ? "It stays whole." : "It breaks."));
    }
    return whole;
  }

  /** A weapon's: hafts are wood, all else is metal; each plus counts. */
  public boolean keeps(Fighter owner, Weapon weapon, String against, String rule) {
    String material = weapon.has("haft") || weapon.has("bow") ? "thick wood" : "metal";
    return keeps(owner, material, against, Math.max(0, weapon.magic()), rule);
  }

  /** A thing's: its kind says what it is made of, and magic in it counts two. */
  public boolean keeps(Fighter owner, Item item, String against, String rule) {
    List<String> row = fight.numbers.row("materials", item.kind());
    boolean magic = item.spell() != null || !item.heals().equals(Dice.NOTHING);
    int plus = magic ? fight.numbers.harm.itemSaveMagic : 0;
    return keeps(owner, row.isEmpty() ? "metal" : row.getFirst(), against, plus, rule);
  }
}
