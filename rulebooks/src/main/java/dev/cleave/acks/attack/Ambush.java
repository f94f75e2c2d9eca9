package dev.cleave.acks.attack;

import dev.cleave.acks.book.Prowess;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A blow at one who lies open to it, by those who have learned to make the most of that. A2.ATK.25,
 * A2.CLEAVE.07-11, A2.GAP.339
 */
public final class Ambush {

  private static final Reason MORE = new Reason("ambush damage", "A2.CLEAVE.08");

  private final AttackRoom fight;

  Ambush(AttackRoom fight) {
    this.fight = fight;
  }

  /**
   * As an attack routine begins, before any step: who could be ambushed now can be until it ends,
   * whatever happens meanwhile; the blow that is left after an overrun is of the same.
   * A2.CLEAVE.09, A2.GAP.25W
   *
   * @return what was noted before, for {@link #end}
   */
  public boolean @Nullable [] begin(Combatant attacker, boolean melee) {
    Fighter fighter = fight.fighter(attacker);
    boolean[] before = fighter.prey;
    if (before == null && fighter.prowess.ambushes) {
      var prey = new boolean[fight.fighters.length];
      for (Fighter other : fight.fighters) {
        prey[other.who.index()] = isOpen(attacker, other.who, melee);
      }
      fighter.prey = prey;
    }
    return before;
  }

  /** A shot at a crowd, where chance picks the victim, ambushes nobody. A2.GAP.221 */
  boolean @Nullable [] beginAtCrowd(Combatant attacker) {
    Fighter fighter = fight.fighter(attacker);
    boolean[] before = fighter.prey;
    fighter.prey = new boolean[fight.fighters.length];
    return before;
  }

  public void end(Combatant attacker, boolean @Nullable [] before) {
    fight.fighter(attacker).prey = before;
  }

  /** Each attack of a routine begins a chain of cleaves of its own. A2.CLEAVE.06 */
  void startChain(Combatant attacker) {
    fight.fighter(attacker).strayed = false;
  }

  /** Whoever could not be ambushed ends it for the rest of the chain. A2.CLEAVE.10-11 */
  void aim(Combatant attacker, Combatant target) {
    Fighter fighter = fight.fighter(attacker);
    if (fighter.prey != null && !fighter.prey[target.index()]) {
      fighter.strayed = true;
    }
  }

  /** A weapon hurled after a blow is no part of it. A2.GAP.25R */
  public void stray(Combatant attacker) {
    fight.fighter(attacker).strayed = true;
  }

  /** Within a routine as it stood at its beginning, else as things stand. */
  public boolean applies(Combatant attacker, Combatant target, boolean melee) {
    Fighter fighter = fight.fighter(attacker);
    if (!(melee ? fighter.prowess.ambushes : fighter.prowess.ambushesFromAfar)) {
      return false;
    }
    return fighter.prey == null
        ? isOpen(attacker, target, melee)
        : fighter.prey[target.index()] && !fighter.strayed;
  }

  /** Told only of those who have learned to. */
  @Nullable Boolean told(Combatant attacker, Combatant target, boolean melee) {
    return fight.prowess(attacker).ambushes ? applies(attacker, target, melee) : null;
  }

  private boolean isOpen(Combatant attacker, Combatant target, boolean melee) {
    if (!fight.field.isOn(target)) {
      return false;
    }
    Combatant over = melee ? fight.meleeAttack().reachedOver(attacker, target) : null;
    Combatant from = over == null ? attacker : over;
    return fight.exposure().isVulnerable(attacker, target, fight.arc(target, from), melee);
  }

  /** How often the dice of the weapon count besides. A2.R.75 */
  public int dice(Combatant attacker, boolean melee) {
    Prowess prowess = fight.prowess(attacker);
    return melee ? prowess.ambushDice : prowess.ambushDiceFromAfar;
  }

  /** The dice of the weapon, thrown once more or oftener. A2.CLEAVE.08, A2.R.75 */
  int harm(Combatant attacker, Combatant target, Dice die, boolean melee) {
    if (!applies(attacker, target, melee)) {
      return 0;
    }
    int amount = 0;
    for (int i = dice(attacker, melee); i > 0; i--) {
      amount += fight.table.roll(die, MORE, attacker);
    }
    return amount;
  }
}
