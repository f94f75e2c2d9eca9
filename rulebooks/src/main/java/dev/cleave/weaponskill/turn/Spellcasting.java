package dev.cleave.weaponskill.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Refusal;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import dev.cleave.weaponskill.harm.Concentration;
import dev.cleave.weaponskill.harm.Effects;
import org.jspecify.annotations.Nullable;

/**
 * A spell begun in one round takes hold at the start of the next, if its caster lives. WS.SPELL.*
 */
public final class Spellcasting {

  private final Fray fight;
  private final Effects effects;

  Spellcasting(Fray fight, Effects effects) {
    this.fight = fight;
    this.effects = effects;
  }

  /** Why somebody cannot cast now; null if he can. */
  @Nullable Refusal whyNot(Fighter caster) {
    if (caster.hurtThisRound) {
      return no(caster + " has been hurt this round", "WS.SPELL.05");
    }
    if (caster.is(State.SILENCED)) {
      return no(caster + " cannot speak freely", isCleric(caster) ? "WS.SPELL.03" : "WS.SPELL.02");
    }
    if (isCleric(caster) && !Concentration.holdsSymbol(caster)) {
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

  /** Before initiative is rolled. WS.SPELL.04 */
  public void takeEffect() {
    for (Fighter caster : fight.fighters) {
      Spell spell = caster.casting;
      Combatant target = caster.castingAt;
      if (spell != null && target != null) {
        caster.casting = null;
        caster.castingAt = null;
        caster.combatant.forget(spell);
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
    effects.work(caster, spell.effect(), fight.fighter(at));
    left--;
    for (Fighter other : fight.fighters) {
      if (left > 0
          && other.combatant != at
          && other.isStanding()
          && other.combatant.side() == at.side()
          && fight.field().within(caster.combatant, other.combatant, spell.range())) {
        effects.work(caster, spell.effect(), other);
        left--;
      }
    }
  }
}
