package dev.cleave.weaponskill.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.bots.Surmise;
import dev.cleave.engine.bots.Wits;
import dev.cleave.engine.creature.Measures;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.tally.Tally;
import dev.cleave.weaponskill.attack.Prospect;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.movement.Movement;
import dev.cleave.weaponskill.turn.ActionQuestion.Left;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** What this book tells those who decide for themselves. */
final class TurnWits implements Wits<Action> {

  private final Turns fight;
  private final Left left;

  TurnWits(Turns fight, Left left) {
    this.fight = fight;
    this.left = left;
  }

  private Fighter of(Combatant who) {
    return fight.fighter(who);
  }

  private Allowance may(Combatant who) {
    return new Allowance(fight, of(who), left);
  }

  @Override
  public Battle battle() {
    return fight.battle;
  }

  @Override
  public boolean isFoe(Combatant who, Combatant other) {
    return other.isStanding() && other.isEnemyOf(who) && !other.is(State.HIDDEN);
  }

  @Override
  public boolean isEngaged(Combatant who) {
    return fight.reach.isEngaged(of(who));
  }

  @Override
  public boolean isHidden(Combatant who) {
    return who.is(State.HIDDEN);
  }

  @Override
  public boolean isDisabled(Combatant who) {
    return of(who).isHelpless();
  }

  @Override
  public boolean isCaster(Combatant who) {
    return !who.spells().isEmpty();
  }

  @Override
  public boolean isShooter(Combatant who) {
    return who.weapon().isMissile() && !who.weapon().melee();
  }

  @Override
  public boolean isExposed(Combatant who, Combatant foe) {
    Fighter enemy = of(foe);
    for (Fighter friend : fight.fighters) {
      if (friend.combatant != who
          && friend.combatant.side() == who.side()
          && fight.reach.isEngaged(enemy, friend)) {
        return true;
      }
    }
    return false;
  }

  /** WS.COND.02 */
  @Override
  public boolean isPrey(Combatant who, Combatant foe) {
    return fight.awareness.isUnaware(of(foe), of(who));
  }

  /** The longer weapon answers who comes. WS.COUNTER.01 */
  @Override
  public boolean keepsOff(Combatant foe, Combatant runner) {
    Fighter enemy = of(foe);
    return enemy.length() > of(runner).length() && enemy.canAct() && !isEngaged(foe);
  }

  @Override
  public int stride(Combatant who) {
    return fight.movement.speed(of(who));
  }

  /** A walk leaves the blow; only riders strike from a run. WS.ATK.01, WS.MOUNT.05 */
  @Override
  public int dash(Combatant who) {
    Fighter fighter = of(who);
    return fighter.isMounted() ? fight.movement.running(fighter) : fight.movement.speed(fighter);
  }

  @Override
  public int reach(Combatant who) {
    return fight.reach.of(of(who));
  }

  @Override
  public int needs(Combatant who, Combatant foe, boolean blow) {
    var prospect = new Prospect(fight, of(who));
    Tally tally = blow ? prospect.blow(of(foe), blade(who)) : prospect.shot(of(foe), null, false);
    return tally == null ? 1 : tally.face();
  }

  @Override
  public int harm(Combatant who) {
    return (int) who.weapon().damage().average();
  }

  @Override
  public boolean gainsByCharging(Combatant who) {
    return of(who).isMounted();
  }

  /**
   * As long as a foe has yet to act: who acts last has the first blow of all who wait. WS.HOLD.01
   */
  @Override
  public boolean gainsByWaiting(Combatant who) {
    for (Fighter other : fight.fighters) {
      if (isFoe(who, other.combatant) && !other.acted && other.canAct()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isInReach(Combatant who, Combatant foe) {
    Weapon drawn = forBlows(who);
    Weapon weapon = drawn == null ? who.weapon() : drawn;
    return weapon.melee()
        && fight.field().within(who, foe, fight.reach.of(of(who), weapon))
        && may(who).canStrike(of(foe), weapon);
  }

  @Override
  public boolean staysAway(Combatant foe) {
    return foe.is(State.FLEEING) || of(foe).fledThisRound;
  }

  @Override
  public int quietRounds() {
    return fight.course.calmRounds;
  }

  @Override
  public Action idle() {
    return Action.Plain.WAIT;
  }

  /** What a shooter draws for a blow, null for whatever is in hand; a net fells nobody. */
  private @Nullable Weapon blade(Combatant who) {
    if (who.weapon().melee() && who.weapon().damage().most() > 0) {
      return null;
    }
    for (Weapon weapon : who.weapons()) {
      if (weapon.melee() && weapon.damage().most() > 0) {
        return weapon;
      }
    }
    return null;
  }

  @Override
  public @Nullable Action strike(Combatant who, Combatant foe, boolean first) {
    Weapon drawn = forBlows(who);
    return may(who).canStrike(of(foe), drawn == null ? who.weapon() : drawn)
        ? new Action.Attack(foe, drawn)
        : null;
  }

  /** The same, or a net for want of anything that wounds. */
  private @Nullable Weapon forBlows(Combatant who) {
    Weapon blade = blade(who);
    if (blade != null || who.weapon().melee()) {
      return blade;
    }
    for (Weapon weapon : who.weapons()) {
      if (weapon.melee()) {
        return weapon;
      }
    }
    return null;
  }

  /** In the dark no shot hits. WS.COND.09 */
  private boolean isBlind(Combatant who) {
    return new Prospect(fight, of(who)).decidesShot() != null;
  }

  /** A crossbow is wound first. WS.RANGED.05 */
  @Override
  public @Nullable Action shoot(Combatant who, Combatant foe, boolean first) {
    Fighter fighter = of(who);
    if (isEngaged(who) && blade(who) != null || isBlind(who)) {
      return null;
    }
    if (fighter.reloading(fighter.weapon()) > 0) {
      return first ? Action.Plain.RELOAD : null;
    }
    return fight.ranged.whyNot(fighter, of(foe), who.weapon()) == null
        ? new Action.Shoot(foe, null, false)
        : null;
  }

  /** What flies and leaves him something to fence with, or a bow at his belt. */
  @Override
  public @Nullable Action hurl(Combatant who, Combatant foe, boolean first) {
    if (isBlind(who)) {
      return null;
    }
    boolean shoots = who.conduct().behaviour().shoots();
    for (Weapon weapon : who.weapons()) {
      if (weapon.isMissile() && who.weapons().size() > 1 && (weapon.melee() || shoots)) {
        Action cast = hurl(who, foe, weapon);
        if (cast != null) {
          return cast;
        }
      }
    }
    for (Weapon weapon : who.sheet().attacks()) {
      Action spit = weapon.isMissile() ? hurl(who, foe, weapon) : null;
      if (spit != null) {
        return spit;
      }
    }
    return null;
  }

  private @Nullable Action hurl(Combatant who, Combatant foe, Weapon weapon) {
    Weapon drawn = weapon.equals(who.weapon()) ? null : weapon;
    return fight.ranged.whyNot(of(who), of(foe), weapon) == null
            && new Prospect(fight, of(who)).shot(of(foe), drawn, false).face()
                <= who.conduct().behaviour().measures().hurl()
        ? new Action.Shoot(foe, drawn, false)
        : null;
  }

  @Override
  public @Nullable Action charge(Combatant who, Combatant foe) {
    return left != Left.ATTACK && may(who).canCharge(of(foe)) ? new Action.Charge(foe) : null;
  }

  @Override
  public @Nullable Action approach(Combatant who, Combatant other, boolean first) {
    if (!first || stride(who) <= 0) {
      return null;
    }
    if (!other.isEnemyOf(who)) {
      return fight.field().within(who, other, Field.BESIDE)
          ? null
          : nearest(who, feet -> fight.field().distance(who, other), new Bearing(other, true));
    }
    Action blow = strike(who, other, true);
    return blow != null || fight.reach.has(of(who), of(other)) ? blow : new Action.Advance(other);
  }

  @Override
  public @Nullable Action go(Combatant who, Square place, boolean first) {
    return first ? nearest(who, feet -> fight.field().distance(who, place), null) : null;
  }

  @Override
  public @Nullable Action standBy(Combatant who, Combatant friend, boolean first) {
    return first ? approach(who, friend, true) : null;
  }

  /** As far from all foes as a walk takes him. */
  @Override
  public @Nullable Action giveWay(Combatant who, boolean first) {
    Fighter foe = fight.movement.nearestEnemy(of(who));
    return foe == null || !first
        ? null
        : nearest(who, feet -> -fromFoes(who), new Bearing(foe.combatant, false));
  }

  private int fromFoes(Combatant who) {
    int least = Integer.MAX_VALUE;
    for (Fighter other : fight.fighters) {
      if (isFoe(who, other.combatant)) {
        least = Math.min(least, fight.field().distance(who, other.combatant));
      }
    }
    return least;
  }

  /**
   * A walk to where least is left.
   *
   * @param otherwise where there is no map, null for nowhere
   */
  private @Nullable Action nearest(
      Combatant who, ToIntFunction<Integer> left, @Nullable Spot otherwise) {
    Spot best = null;
    int least = left.applyAsInt(0);
    Stand here = fight.field().stand(who);
    for (Reach reach : fight.field().reaches(who, stride(who), Movement.FRIENDS)) {
      if (reach.spot() instanceof Square) {
        fight.field().place(who, reach.spot());
        int rest = left.applyAsInt(reach.feet());
        if (rest < least) {
          least = rest;
          best = reach.spot();
        }
      } else if (reach.spot().equals(otherwise)) {
        best = otherwise;
      }
    }
    here.restore();
    return best == null ? null : new Action.Move(best);
  }

  /** WS.HOLD.01 */
  @Override
  public @Nullable Action ready(Combatant who, boolean first) {
    return left == Left.ALL ? Action.Plain.HOLD : null;
  }

  @Override
  public @Nullable Action parry(Combatant who, boolean first) {
    return first && fight.responses.whyNoDefence(of(who)) == null
        ? Action.Plain.FULL_DEFENCE
        : null;
  }

  /** The spell that does most, where nobody is at his throat. */
  @Override
  public @Nullable Action wonder(Combatant who, boolean first) {
    if (!first
        || who.spells().isEmpty()
        || fight.spells.whyNot(of(who)) != null
        || isEngaged(who)) {
      return null;
    }
    Action best = null;
    Measures measures = who.conduct().behaviour().measures();
    int most = quietRounds() >= measures.patience() ? 0 : measures.spell();
    for (Spell spell : who.spells()) {
      for (Fighter other : fight.fighters) {
        int comes = may(who).canCastAt(spell, other) ? worth(spell, other) : 0;
        if (comes > most) {
          most = comes;
          best = new Action.Cast(spell, other.combatant);
        }
      }
    }
    return best;
  }

  /** Hundredths of a hit point. */
  private static int worth(Spell spell, Fighter target) {
    Combatant who = target.combatant;
    int heals = (int) (100 * spell.effect().heals().average());
    if (heals > 0) {
      return Math.min(heals, 100 * (who.mostHitPoints() - who.hitPoints()));
    }
    if (!who.isStanding() || target.isHelpless()) {
      return 0;
    }
    int left = 100 * Surmise.left(who);
    int harm = (int) (100 * spell.effect().damage().average());
    return spell.targets() * (harm > 0 ? Math.min(harm, left) : left / 2);
  }
}
