package dev.cleave.acks.magic;

import dev.cleave.acks.turn.Enchantment;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;

/** Spells that add to throws or take from them for a time. A2.SPELL.10, A2.COND.03-05 */
public final class Enchanting {

  private final MagicRoom fight;

  Enchanting(MagicRoom fight) {
    this.fight = fight;
  }

  /** The same spell again only lasts longer. A2.COND.05 */
  void lay(Working work, Combatant target, int rounds) {
    Fighter fighter = fight.fighter(target);
    int until = rounds > 0 && !work.kept() ? fight.battle.round() + rounds : 0;
    var spells = new ArrayList<Enchantment>();
    boolean again = false;
    for (Enchantment known : fighter.enchantments) {
      if (known.spell().equals(work.name())) {
        again = true;
        until = known.until() == 0 ? 0 : Math.max(until, known.until());
      } else {
        spells.add(known);
      }
    }
    int keptBy = work.kept() ? work.by().index() : -1;
    spells.add(new Enchantment(work.name(), work.effect().more().modifiers(), until, keptBy));
    fight.memory.anythingLasts |= until > 0;
    fighter.enchant(spells);
    if (!again) {
      tell(target, work.name(), "begins", " is under " + work.name() + ".");
    }
  }

  /** At the start of a round. */
  void wearOff(Fighter fighter) {
    var spells = new ArrayList<Enchantment>();
    for (Enchantment spell : fighter.enchantments) {
      if (spell.until() == 0 || fight.battle.round() < spell.until()) {
        spells.add(spell);
      } else {
        tell(fighter.who, spell.spell(), "ends", " is no longer under " + spell.spell() + ".");
      }
    }
    if (spells.size() < fighter.enchantments.size()) {
      fighter.enchant(spells);
    }
  }

  /** One of them. */
  void lift(Fighter fighter, Enchantment one) {
    var spells = new ArrayList<>(fighter.enchantments);
    spells.remove(one);
    fighter.enchant(spells);
    tell(fighter.who, one.spell(), "ends", " is no longer under " + one.spell() + ".");
  }

  /** All of them at once. */
  void strip(Fighter fighter) {
    for (Enchantment spell : fighter.enchantments) {
      tell(fighter.who, spell.spell(), "ends", " is no longer under " + spell.spell() + ".");
    }
    fighter.enchant(List.of());
  }

  /** Those that somebody kept up by concentrating end with it. A2.COND.CONC.01 */
  void release(Combatant caster) {
    for (Fighter fighter : fight.fighters) {
      var spells = new ArrayList<Enchantment>();
      for (Enchantment spell : fighter.enchantments) {
        if (spell.keptBy() != caster.index()) {
          spells.add(spell);
        } else {
          tell(fighter.who, spell.spell(), "ends", " is no longer under " + spell.spell() + ".");
        }
      }
      if (spells.size() < fighter.enchantments.size()) {
        fighter.enchant(spells);
      }
    }
  }

  private void tell(Combatant who, String spell, String how, String words) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("enchanted", "A2.SPELL.10")
              .on(who)
              .fact("spell", spell)
              .fact("how", how)
              .says(who.name() + words));
    }
  }
}
