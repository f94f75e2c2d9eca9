package dev.cleave.acks.magic;

import dev.cleave.acks.book.Harm;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Scope;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Template;

/**
 * Something at work on somebody: a spell, the power of a thing, a sting.
 *
 * @param by whose it is
 * @param name of the spell; empty for what is none
 * @param level of who works it, by which it grows
 * @param fills whether it fills an area
 * @param stored whether it comes out of a thing
 * @param fromHand whether that area begins with who works it, so that cover is between them
 * @param kept whether it lasts only as long as somebody concentrates
 */
public record Working(
    Combatant by,
    String name,
    Effect effect,
    Harm harm,
    int level,
    boolean fills,
    boolean stored,
    boolean fromHand,
    boolean kept) {

  /** What is no spell. */
  static Working of(Combatant by, Effect effect, Harm harm) {
    return new Working(by, "", effect, harm, 1, false, false, false, false);
  }

  /** A2.GAP.25A */
  static Working of(Combatant by, Spell spell, int level, boolean stored) {
    Scope scope = spell.scope();
    Template area = scope.template();
    return new Working(
        by,
        spell.name(),
        spell.effect(),
        Harm.magic(spell.effect().types()),
        level,
        area != null,
        stored,
        area != null && area.isFromHand(),
        scope.upkeep() != Scope.Upkeep.NONE);
  }
}
