package dev.cleave.thac0.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.bots.Surmise;
import dev.cleave.engine.creature.Scope;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.dice.Dice;
import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a mage aims for whom nobody answers. */
final class Sorcery {

  /** Hundredths of a hit point that laying somebody low is worth, for each he has. */
  private static final int LAID_LOW = 50;

  private static final int FRIEND = 2;

  private final Turns fight;
  private final Fighter fighter;

  Sorcery(Turns fight, Fighter fighter) {
    this.fight = fight;
    this.fighter = fighter;
  }

  /** Somebody on whom it would not be wasted: the first, or where it does most. */
  @Nullable Fighter mark(Spell spell) {
    Fighter best = null;
    int most = 0;
    boolean plain = fighter.combatant.isPlain();
    for (Fighter other : fight.fighters) {
      if (isOpen(spell, other)) {
        int comes = plain ? isUseful(spell, other) ? 1 : 0 : worth(spell, other);
        if (comes > most) {
          most = comes;
          best = other;
        }
      }
    }
    return best;
  }

  private boolean isOpen(Spell spell, Fighter other) {
    boolean meant =
        spell.scope().whom() == Scope.Whom.SELF
            ? other == fighter
            : spell.allies() != other.isEnemyOf(fighter);
    return meant
        && other.combatant.isPresent()
        && !other.is(State.HIDDEN)
        && fight.casting.whyNotAt(fighter, spell, other) == null;
  }

  private static boolean isUseful(Spell spell, Fighter other) {
    if (!spell.effect().heals().equals(Dice.NOTHING)) {
      return other.combatant.hitPoints() * 2 <= other.combatant.mostHitPoints();
    }
    State state = Strike.state(spell.effect().condition());
    return other.isStanding()
        && !other.isUnable()
        && (!spell.effect().damage().equals(Dice.NOTHING) || state != null && !other.is(state));
  }

  /**
   * What it would do if it were aimed so, in hundredths of a hit point: a friend counts for two of
   * the foes who are caught, however little he can take.
   */
  int worth(Spell spell, Fighter at) {
    int worth = 0;
    int meant = 0;
    List<Fighter> caught = fight.effects.caught(fighter, spell, at);
    for (Fighter other : caught) {
      if (other.isEnemyOf(fighter) != spell.allies() && !isUnseen(other)) {
        worth += on(spell, other);
        meant++;
      }
    }
    int price = 0;
    for (Fighter other : caught) {
      boolean friend = other.isEnemyOf(fighter) == spell.allies() && !isUnseen(other);
      int comes = friend ? on(spell, other) : 0;
      price += comes > 0 ? FRIEND * Math.max(comes, worth / Math.max(1, meant)) : 0;
    }
    return worth - price;
  }

  private boolean isUnseen(Fighter other) {
    return other.isEnemyOf(fighter) && other.is(State.HIDDEN);
  }

  private static int on(Spell spell, Fighter other) {
    Combatant who = other.combatant;
    int heals = (int) (100 * spell.effect().heals().average());
    if (heals > 0) {
      return Math.min(heals, 100 * (who.mostHitPoints() - who.hitPoints()));
    }
    if (!other.isStanding() || other.isUnable()) {
      return 0;
    }
    int harm = (int) (100 * spell.effect().damage().average());
    State state = Strike.state(spell.effect().condition());
    int laid = state == null || other.is(state) ? 0 : LAID_LOW * Surmise.left(who);
    return Math.max(Math.min(harm, 100 * Surmise.left(who)), laid);
  }
}
