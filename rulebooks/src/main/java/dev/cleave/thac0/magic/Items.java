package dev.cleave.thac0.magic;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.fray.Fighter;
import org.jspecify.annotations.Nullable;

/** Potions, wands and scrolls. TH.C.ITEM.01 */
public final class Items {

  private static final Reason HEALING = new Reason("healing", "TH.C.HEAL.01");

  private final MagicRoom fight;

  Items(MagicRoom fight) {
    this.fight = fight;
  }

  /** A spell in it asks for a target. */
  public @Nullable Spell spell(Item item) {
    return item.is("potion") ? null : item.spell();
  }

  public void use(Fighter fighter, Item item, @Nullable Fighter target) {
    if (!fighter.combatant.items().contains(item)) {
      return; // lost before its count: TH.C.ITEM.02
    }
    Spell spell = item.spell();
    if (!item.heals().equals(Dice.NOTHING)) {
      give(fighter, item, fighter);
      return;
    }
    spend(fighter, item);
    if (spell != null) {
      fight.casting.release(fighter, spell, item.is("potion") ? fighter : target, "TH.C.ITEM.01");
    }
  }

  /** Something that heals, for oneself or for another. */
  public void give(Fighter by, Item item, Fighter on) {
    spend(by, item);
    fight.damage.heal(on, fight.table.roll(item.heals(), HEALING, by.combatant), false);
  }

  private void spend(Fighter fighter, Item item) {
    if (item.charges() > 1) {
      fighter.combatant.exchange(item, item.spent());
    } else {
      fighter.combatant.drop(item);
    }
    fight.course.stirred = true;
    if (fight.listens()) {
      fight.tell(
          Event.of("uses", "TH.C.ITEM.01")
              .by(fighter.combatant)
              .fact("item", item.name())
              .says(fighter + " uses the " + item.name() + "."));
    }
  }
}
