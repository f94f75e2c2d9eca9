package dev.cleave.thac0.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.bots.Wits;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Arc;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import org.jspecify.annotations.Nullable;

/**
 * What this book tells those who decide for themselves, whether they declare or act.
 *
 * @param <A> declarations, or actions
 */
abstract class Sense<A> implements Wits<A> {

  /** No throw does it. */
  private static final int NEVER = 21;

  final Turns fight;

  Sense(Turns fight) {
    this.fight = fight;
  }

  final Fighter of(Combatant who) {
    return fight.fighter(who);
  }

  @Override
  public final Battle battle() {
    return fight.battle;
  }

  @Override
  public final boolean isFoe(Combatant who, Combatant other) {
    return fight.awareness.isFoe(of(who), of(other));
  }

  @Override
  public final boolean isEngaged(Combatant who) {
    return fight.threat.isPressed(of(who));
  }

  @Override
  public final boolean isHidden(Combatant who) {
    return who.is(State.HIDDEN);
  }

  @Override
  public final boolean isDisabled(Combatant who) {
    return of(who).isUnable();
  }

  @Override
  public final boolean isCaster(Combatant who) {
    return !who.spells().isEmpty();
  }

  @Override
  public final boolean isCasting(Combatant who) {
    return of(who).casting != null;
  }

  @Override
  public final boolean isShooter(Combatant who) {
    return who.weapon().range() != null && !who.weapon().melee();
  }

  @Override
  public final boolean isExposed(Combatant who, Combatant foe) {
    for (Fighter friend : fight.fighters) {
      if (friend.combatant != who
          && friend.combatant.side() == who.side()
          && fight.threat.threatens(friend, of(foe))) {
        return true;
      }
    }
    return false;
  }

  /** Open to a thief's stab in the back. TH.C.ATKS.12 */
  @Override
  public final boolean isPrey(Combatant who, Combatant foe) {
    boolean thief = who.sheet().has("thief") || who.sheet().has("backstab");
    return thief
        && (fight.awareness.isUnaware(of(foe), of(who))
            || fight.awareness.arc(of(foe), of(who)) == Arc.REAR);
  }

  /** A weapon to be set against who comes. TH.GUARD.08 */
  @Override
  public final boolean keepsOff(Combatant foe, Combatant runner) {
    return foe.weapon().has("set")
        && !runner.weapon().has("set")
        && of(foe).canAct()
        && !isEngaged(foe);
  }

  /** TH.C.MOVE.06 */
  @Override
  public final int stride(Combatant who) {
    return fight.allowance.half(of(who));
  }

  @Override
  public final int dash(Combatant who) {
    return Math.max(stride(who), fight.allowance.charge(of(who)));
  }

  @Override
  public final int reach(Combatant who) {
    return Math.max(5, fight.reach.farthest(of(who), who.weapon()));
  }

  @Override
  public final int needs(Combatant who, Combatant foe, boolean blow) {
    int feet = fight.field().distance(who, foe);
    Blow made =
        blow ? fight.blows.blow(of(who), who.weapon(), Math.min(feet, reach(who))) : shot(who, foe);
    return made == null ? NEVER : fight.throwing.tally(of(who), of(foe), made).least();
  }

  /** Past friends, where they are in the way. TH.MISSILE.13 */
  private @Nullable Blow shot(Combatant who, Combatant foe) {
    if (who.weapon().range() == null) {
      return null;
    }
    Blow shot = Blow.missile(fight.arms(who.weapon()).flying());
    return isTangled(who, foe) ? shot.and(Trick.SPARING) : shot;
  }

  /** Arrows count each, as long as he can shoot them. TH.MISSILE.08, TH.C.ATKS.01 */
  @Override
  public final int attacks(Combatant who) {
    boolean shoots = isShooter(who) && !isEngaged(who);
    int all = shoots ? fight.blows.shots(of(who), who.weapon()) : fight.blows.attacks(of(who));
    return Math.max(1, all);
  }

  @Override
  public final int harm(Combatant who) {
    return (int) who.weapon().damage().average();
  }

  /** Better to hit at no great cost, on foot too; a spell is worth more. TH.C.MOVE.11 */
  @Override
  public final boolean gainsByCharging(Combatant who) {
    return !isCaster(who);
  }

  /** On guard one strikes before who comes with a weapon no longer. TH.GUARD.07, TH.GUARD.11 */
  @Override
  public final boolean gainsByWaiting(Combatant who) {
    return blade(who) != null;
  }

  /** Feet to which what he can cast reaches a foe; 0 for who has nothing for foes. TH.C.CAST.05 */
  final int castingRange(Combatant who) {
    int farthest = 0;
    for (Spell spell : who.spells()) {
      if (!spell.allies() && fight.casting.whyNot(of(who), spell) == null) {
        farthest = Math.max(farthest, spell.range());
      }
    }
    return farthest;
  }

  /** Feet to the nearest foe of whom he knows. */
  final int fromFoes(Combatant who) {
    int least = Integer.MAX_VALUE;
    for (Fighter other : fight.fighters) {
      if (isFoe(who, other.combatant)) {
        least = Math.min(least, fight.field().distance(who, other.combatant));
      }
    }
    return least;
  }

  @Override
  public final boolean isInReach(Combatant who, Combatant foe) {
    return fight.reach.has(of(who), of(foe));
  }

  @Override
  public final boolean staysAway(Combatant foe) {
    Fighter fighter = of(foe);
    return fighter.is(State.FLEEING) || fighter.lastMoved < fight.round() - 1;
  }

  @Override
  public final int quietRounds() {
    return fight.course.calm();
  }

  /** A shot at this foe may strike a friend. TH.MISSILE.09 */
  final boolean isTangled(Combatant who, Combatant foe) {
    for (Fighter other : fight.missiles.press(of(who), of(foe))) {
      if (other.combatant.side() == who.side()) {
        return true;
      }
    }
    return false;
  }

  /** A blade for who has a bow or nothing in hand, else what he has. */
  final @Nullable Weapon blade(Combatant who) {
    if (who.weapon().melee() && !who.weapon().isUnarmed()) {
      return who.weapon();
    }
    for (Weapon weapon : who.weapons()) {
      if (weapon.melee() && !weapon.isUnarmed()) {
        return weapon;
      }
    }
    return who.weapon().melee() ? who.weapon() : null;
  }
}
