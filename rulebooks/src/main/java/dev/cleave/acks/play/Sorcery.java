package dev.cleave.acks.play;

import dev.cleave.acks.book.State;
import dev.cleave.acks.magic.Powers;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Declaration;
import dev.cleave.acks.turn.Enchantment;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Impact;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Measures;
import dev.cleave.engine.creature.Spell;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Where a plain mage aims: at most foes and fewest friends, and never at what it cannot touch. */
final class Sorcery {

  /** A foe more is worth more than any way to him. */
  private static final int ONE = 10_000;

  private static final List<Item> NONE = List.of();

  private final Fight fight;
  private final SpellWorth worth;

  Sorcery(Fight fight) {
    this.fight = fight;
    this.worth = new SpellWorth(fight, this);
  }

  /** The spell that would do most, known or from a scroll in hand; null if none is worth it. */
  @Nullable Declaration best(Combatant caster) {
    Declaration best = null;
    int most = least(caster);
    for (Spell spell : caster.spells()) {
      int comes = comesTo(caster, spell);
      if (comes > most) {
        most = comes;
        best = new Declaration.Casting(spell);
      }
    }
    for (Item scroll : caster.items().isEmpty() ? NONE : Fighter.scrolls(caster)) {
      Spell spell = Objects.requireNonNull(scroll.spell());
      int comes = comesTo(caster, spell);
      if (comes > most) {
        most = comes;
        best = new Declaration.Reading(scroll, spell);
      }
    }
    return best;
  }

  private int comesTo(Combatant caster, Spell spell) {
    Combatant mark = spell.traits().isEmpty() ? bestMark(caster, spell) : null;
    return mark == null ? 0 : worth.of(caster, spell, Impact.on(mark, fight.field));
  }

  /** What it has to come to; when nobody has struck for some rounds anything will do. */
  private int least(Combatant who) {
    Measures measures = who.conduct().behaviour().measures();
    return fight.memory.calmRounds >= measures.patience() ? 0 : measures.spell();
  }

  /** Where a spell would do most, null if it is not worth casting any more. */
  @Nullable Combatant bestMark(Combatant caster, Spell spell) {
    Combatant best = null;
    int most = 0;
    for (Fighter fighter : fight.fighters) {
      Combatant other = fighter.who;
      Impact aim = Impact.on(other, fight.field);
      if (!isUnknown(caster, other) && fight.targeting().bars(caster, spell, aim) == null) {
        int comes = worth.of(caster, spell, aim);
        if (comes > most) {
          most = comes;
          best = other;
        }
      }
    }
    return best;
  }

  private static boolean isUnknown(Combatant caster, Combatant other) {
    return other.is(State.HIDDEN) && other.isEnemyOf(caster);
  }

  /**
   * What a creature works without casting it, or a wand it carries, where it does most; null if a
   * blow does more.
   */
  @Nullable Action bestPower(Combatant who, boolean first) {
    Action best = who.items().isEmpty() ? null : fromWand(who, first);
    int most = least(who);
    for (Spell spell : who.sheet().powers()) {
      Combatant mark = spell.traits().isEmpty() ? bestMark(who, spell) : null;
      Impact aim = mark == null ? null : Impact.on(mark, fight.field);
      int comes = aim == null ? 0 : worth.of(who, spell, aim);
      if (aim != null && comes > most) {
        var work = new Powers.Work(fight, spell, aim);
        if (fight.allowance().bars(who, work, first) == null) {
          most = comes;
          best = work;
        }
      }
    }
    return best;
  }

  /** What is stored in wands and staves, taken in hand for it if it is not. A2.COMBAT.04 */
  private @Nullable Action fromWand(Combatant who, boolean first) {
    Action best = null;
    int most = least(who);
    for (Item item : Powers.items(who)) {
      Spell spell = item.charges() > 0 ? item.spell() : null;
      Combatant mark = spell == null ? null : bestMark(who, spell);
      if (spell != null && mark != null) {
        Impact aim = Impact.on(mark, fight.field);
        int comes = worth.of(who, spell, aim);
        Action use =
            item.isInHand()
                ? fight.powers().releasing(item, spell, aim)
                : fight.belongings().fetch(item);
        if (comes > most && fight.allowance().bars(who, use, first) == null) {
          most = comes;
          best = use;
        }
      }
    }
    return best;
  }

  /** The best mark for a spell, null if it is not worth casting. */
  @Nullable Combatant mark(Combatant caster, Spell spell) {
    Combatant best = null;
    int least = Integer.MAX_VALUE;
    for (Fighter fighter : fight.fighters) {
      Combatant other = fighter.who;
      Impact aim = Impact.on(other, fight.field);
      if (fight.targeting().bars(caster, spell, aim) == null) {
        int rank = rank(caster, spell, aim, other);
        if (rank < least) {
          least = rank;
          best = other;
        }
      }
    }
    return best;
  }

  /** What a creature works without casting it, if that is worth more than a blow; else null. */
  @Nullable Action power(Combatant who, boolean first) {
    for (Spell spell : who.sheet().powers()) {
      Combatant mark = spell.traits().isEmpty() ? mark(who, spell) : null;
      if (mark != null) {
        var work = new Powers.Work(fight, spell, Impact.on(mark, fight.field));
        if (fight.allowance().bars(who, work, first) == null) {
          return work;
        }
      }
    }
    return null;
  }

  /** The less the better; the largest number for what is not to be done. */
  private int rank(Combatant caster, Spell spell, Impact aim, Combatant other) {
    if (spell.effect().equals(Effect.NONE)) {
      return Integer.MAX_VALUE; // what only hides, hides friend and foe
    }
    if (spell.scope().template() != null) {
      return rankArea(caster, spell, aim, other);
    }
    if (spell.allies()) {
      int need = need(other, spell);
      return need > 0 || isUnder(other, spell) ? Integer.MAX_VALUE : need;
    }
    return isUnder(other, spell) ? Integer.MAX_VALUE : fight.field.distance(caster, other);
  }

  private int rankArea(Combatant caster, Spell spell, Impact aim, Combatant other) {
    int meant = 0;
    int others = 0;
    for (Combatant who : Impact.known(fight.targeting().caught(caster, spell, aim), caster)) {
      boolean enemy = who.isEnemyOf(caster);
      if (enemy == spell.allies()) {
        others++;
      } else if (!isUnder(who, spell)) {
        meant++;
      }
      if (who == caster && !spell.allies()) {
        return Integer.MAX_VALUE;
      }
    }
    return meant <= others
        ? Integer.MAX_VALUE
        : (others - meant) * ONE + fight.field.distance(caster, other);
  }

  /** Below zero if somebody wants it: the worst hurt most, or the stoutest who lacks a boon. */
  private static int need(Combatant friend, Spell spell) {
    return spell.effect().heals().most() > 0
        ? 2 * friend.hitPoints() - friend.mostHitPoints()
        : -friend.hitPoints();
  }

  /** It has hold of him already. */
  boolean isUnder(Combatant who, Spell spell) {
    Effect effect = spell.effect();
    if (effect.damage().most() > 0 || effect.heals().most() > 0) {
      return false;
    }
    State state = State.named(effect.condition());
    if (state != null) {
      return who.is(state);
    }
    if (!effect.more().modifiers().areNone()) {
      for (Enchantment known : fight.fighter(who).enchantments) {
        if (known.spell().equals(spell.name())) {
          return true;
        }
      }
    }
    return false;
  }
}
