package dev.cleave.thac0.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.bots.Surmise;
import dev.cleave.engine.creature.Scope;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.dice.Dice;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a mage aims for whom nobody answers. */
final class Sorcery {

  /** Hundredths of a hit point that laying somebody low is worth, for each he has. */
  private static final int LAID_LOW = 50;

  /** Of a hundred: what a friend counts whom it hurts, for each of the foes. */
  private static final int FRIEND_HURT = 200;

  /** The same where it only lays low: most who would finish him lie beside him. */
  private static final int FRIEND_LAID_LOW = 50;

  private static final int FACES = 20;

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
        && (!spell.effect().damage().equals(Dice.NOTHING)
            || slays(spell)
            || state != null && !other.is(state));
  }

  /**
   * What it would do if it were aimed so, in hundredths of a hit point: a friend counts for two of
   * the foes who are caught, however little he can take, and for half of one where nobody is hurt.
   */
  int worth(Spell spell, Fighter at) {
    int worth = 0;
    int meant = 0;
    List<Fighter> caught = fight.effects.expected(fighter, spell, at);
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
      price += comes > 0 ? friend(spell) * Math.max(comes, worth / Math.max(1, meant)) / 100 : 0;
    }
    return worth - price;
  }

  private static int friend(Spell spell) {
    boolean lays = !spell.allies() && spell.effect().damage().equals(Dice.NOTHING);
    return lays && !slays(spell) ? FRIEND_LAID_LOW : FRIEND_HURT;
  }

  /** Of a hundred such spells so many are cast before a blow spoils them. TH.C.CAST.02 */
  int undisturbed(Spell spell) {
    double chance = 1;
    int time = fight.numbering.action(fighter, Plan.cast(spell));
    for (Fighter foe : fight.fighters) {
      if (fight.awareness.isFoe(fighter, foe) && fight.threat.threatens(foe, fighter)) {
        chance *= 1 - before(foe, time) * lands(foe);
      }
    }
    return (int) (100 * chance);
  }

  /** The chance that a blow of his comes earlier. TH.C.INIT.02 */
  private double before(Fighter foe, int time) {
    int sides = fight.numbers.initiative.initiative.sides();
    int later = time - fight.numbering.action(foe, Plan.with(Deed.ATTACK, foe.weapon()));
    int earlier = 0;
    for (int die = 1; die <= sides; die++) {
      earlier += Math.clamp(die + later - 1L, 0, sides);
    }
    return (double) earlier / (sides * sides);
  }

  private double lands(Fighter foe) {
    int feet = fight.field().distance(foe.combatant, fighter.combatant);
    Blow blow = fight.blows.blow(foe, foe.weapon(), feet);
    int needs = blow == null ? FACES + 1 : fight.throwing.tally(foe, fighter, blow).least();
    return Math.clamp(FACES + 1L - needs, 0, FACES) / (double) FACES;
  }

  private boolean isUnseen(Fighter other) {
    return other.isEnemyOf(fighter) && other.is(State.HIDDEN);
  }

  private static boolean slays(Spell spell) {
    return spell.effect().more().does().equals("slay");
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
    boolean low = slays(spell) || state != null && !other.is(state);
    int laid = low ? LAID_LOW * Surmise.left(who) : 0;
    return Math.max(Math.min(harm, 100 * Surmise.left(who)), laid);
  }
}
