package dev.cleave.weaponskill;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A spell begun in one round takes hold at the start of the next, if its caster lives. WS.SPELL.*
 */
final class Spellcasting {

  private final Fight fight;

  Spellcasting(Fight fight) {
    this.fight = fight;
  }

  /** Why somebody cannot cast now; null if he can. */
  @Nullable Refusal whyNot(Fighter caster) {
    if (caster.hurtThisRound) {
      return no(caster + " has been hurt this round", "WS.SPELL.05");
    }
    if (caster.is(State.SILENCED)) {
      return no(caster + " cannot speak freely", isCleric(caster) ? "WS.SPELL.03" : "WS.SPELL.02");
    }
    if (isCleric(caster) && !holdsSymbol(caster)) {
      return no(caster + " holds no holy symbol", "WS.SPELL.03");
    }
    return null;
  }

  private static Refusal no(String why, String rule) {
    return new Refusal("cast", why, rule);
  }

  private static boolean isCleric(Fighter caster) {
    Calling calling = caster.combatant.sheet().calling();
    return calling != null && calling.prays();
  }

  private static boolean holdsSymbol(Fighter caster) {
    for (Item item : caster.combatant.items()) {
      if (item.id().equals("holy symbol") && item.kept() == Item.Place.HAND) {
        return true;
      }
    }
    return false;
  }

  /** From now to the start of the next round the caster stands open. WS.SPELL.01 */
  void begin(Fighter caster, Spell spell, Combatant target) {
    caster.casting = spell;
    caster.castingAt = target;
    if (fight.table.listens()) {
      fight.tell(
          Event.of("casts", "WS.SPELL.01")
              .by(caster.combatant)
              .on(target)
              .fact("spell", spell.name())
              .says(caster + " begins to cast " + spell.name() + " at " + target + "."));
    }
  }

  /** Hurt, wrestled, felled or robbed of the symbol: spell and slot are lost. WS.GAP.35 */
  void spoil(Fighter caster, String why) {
    Spell spell = caster.casting;
    if (spell == null || why.contains("symbol") && holdsSymbol(caster)) {
      return;
    }
    caster.casting = null;
    caster.castingAt = null;
    caster.combatant.spells().remove(spell);
    if (fight.table.listens()) {
      fight.tell(
          Event.of("spell lost", "WS.GAP.35")
              .by(caster.combatant)
              .fact("spell", spell.name())
              .says(caster + " " + why + " and loses " + spell.name() + "."));
    }
  }

  /** Before initiative is rolled. WS.SPELL.04 */
  void takeEffect() {
    for (Fighter caster : fight.fighters) {
      Spell spell = caster.casting;
      Combatant target = caster.castingAt;
      if (spell != null && target != null) {
        caster.casting = null;
        caster.castingAt = null;
        caster.combatant.spells().remove(spell);
        work(caster, spell, target);
      }
    }
  }

  private void work(Fighter caster, Spell spell, Combatant at) {
    if (fight.table.listens()) {
      fight.tell(
          Event.of("spell", "WS.SPELL.04")
              .by(caster.combatant)
              .on(at)
              .fact("spell", spell.name())
              .says(caster + "'s " + spell.name() + " takes effect."));
    }
    int left = spell.targets();
    fight.effects.work(caster, spell.effect(), fight.fighter(at));
    left--;
    for (Fighter other : fight.fighters) {
      if (left > 0
          && other.combatant != at
          && other.isStanding()
          && other.combatant.side() == at.side()
          && fight.field().within(caster.combatant, other.combatant, spell.range())) {
        fight.effects.work(caster, spell.effect(), other);
        left--;
      }
    }
  }
}
