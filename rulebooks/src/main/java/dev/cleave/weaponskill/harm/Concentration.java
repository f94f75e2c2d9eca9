package dev.cleave.weaponskill.harm;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.journal.Event;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;

/** Concentration on a spell under way, and how it is lost. WS.SPELL.03, WS.GAP.35 */
public final class Concentration {

  private final Fray fight;

  public Concentration(Fray fight) {
    this.fight = fight;
  }

  public static boolean holdsSymbol(Fighter caster) {
    for (Item item : caster.combatant.items()) {
      if (isSymbol(item) && item.kept() == Item.Place.HAND) {
        return true;
      }
    }
    return false;
  }

  public static boolean isSymbol(Item item) {
    return item.id().equals("holy symbol");
  }

  /** Hurt, wrestled, felled or robbed of the symbol: spell and slot are lost. WS.GAP.35 */
  public void spoil(Fighter caster, String why) {
    Spell spell = caster.casting;
    if (spell == null || why.contains("symbol") && holdsSymbol(caster)) {
      return;
    }
    caster.casting = null;
    caster.castingAt = null;
    caster.combatant.forget(spell);
    if (fight.table.listens()) {
      fight.tell(
          Event.of("spell lost", "WS.GAP.35")
              .by(caster.combatant)
              .fact("spell", spell.name())
              .says(caster + " " + why + " and loses " + spell.name() + "."));
    }
  }
}
