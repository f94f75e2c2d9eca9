package dev.cleave.acks.play;

import static dev.cleave.acks.book.State.ASLEEP;
import static dev.cleave.acks.book.State.FRIGHTENED;
import static dev.cleave.acks.book.State.HIDDEN;

import dev.cleave.acks.attack.Charge;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.attack.Maneuvers;
import dev.cleave.acks.movement.Marching;
import dev.cleave.acks.movement.Stealth;
import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.space.Foes;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.bots.Surmise;
import dev.cleave.engine.bots.Wits;
import dev.cleave.engine.creature.Behaviour;
import dev.cleave.engine.creature.Measures;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Square;
import org.jspecify.annotations.Nullable;

/** What the chapter tells those who decide for themselves. */
final class FightWits implements Wits<Action> {

  private static final int FACES = 20;

  private final Fight fight;
  private final Sorcery sorcery;
  private final Archery archery;
  private final Prowling prowling;
  private final Onset onset;

  FightWits(Fight fight, Sorcery sorcery, Archery archery, Onset onset) {
    this.fight = fight;
    this.sorcery = sorcery;
    this.archery = archery;
    this.prowling = new Prowling(fight);
    this.onset = onset;
  }

  private static Measures measures(Combatant who) {
    return who.conduct().behaviour().measures();
  }

  private @Nullable Action may(Combatant who, @Nullable Action action, boolean first) {
    return action != null && fight.allowance().bars(who, action, first) == null ? action : null;
  }

  @Override
  public Battle battle() {
    return fight.battle;
  }

  @Override
  public boolean isFoe(Combatant who, Combatant other) {
    return Foes.isFoe(who, other);
  }

  @Override
  public boolean isEngaged(Combatant who) {
    return fight.engagement().isEngaged(who);
  }

  @Override
  public boolean isHidden(Combatant who) {
    return who.is(HIDDEN);
  }

  @Override
  public boolean isDisabled(Combatant who) {
    return !fight.canAct(who);
  }

  @Override
  public boolean isAsleep(Combatant who) {
    return who.is(ASLEEP);
  }

  @Override
  public boolean isCaster(Combatant who) {
    return !who.spells().isEmpty();
  }

  /** A2.FULL.06 */
  @Override
  public boolean isCasting(Combatant who) {
    return fight.fighter(who).holdsSpell();
  }

  @Override
  public boolean isShooter(Combatant who) {
    Weapon missile = fight.wielding().missile(who);
    return missile != null && !missile.melee();
  }

  @Override
  public boolean isExposed(Combatant who, Combatant foe) {
    return fight.engagement().isFightingFriendOf(foe, who);
  }

  @Override
  public boolean isPrey(Combatant who, Combatant foe) {
    return fight.victims().prize(who, foe, true) > 0;
  }

  @Override
  public boolean keepsOff(Combatant foe, Combatant runner) {
    return isLong(foe) && !isLong(runner) && fight.canAct(foe) && !isEngaged(foe);
  }

  private boolean isLong(Combatant who) {
    Weapon weapon = fight.wielding().melee(who);
    return weapon != null && weapon.has("long");
  }

  @Override
  public int stride(Combatant who) {
    return fight.movement().speed(who);
  }

  @Override
  public int dash(Combatant who) {
    return fight.movement().running(who);
  }

  @Override
  public int reach(Combatant who) {
    return fight.book.meleeReach;
  }

  @Override
  public int needs(Combatant who, Combatant foe, boolean blow) {
    return blow
        ? fight.meleeAttack().at(foe).needs(who).least()
        : fight.missileAttack().at(foe).needs(who).least();
  }

  @Override
  public int harm(Combatant who) {
    return (int) who.weapon().damage().average();
  }

  /** The weight of a spear or a lance counts twice. A2.FULL.15 */
  @Override
  public boolean gainsByCharging(Combatant who) {
    Weapon weapon = fight.wielding().melee(who);
    return weapon != null && weapon.has("impact");
  }

  @Override
  public boolean isInReach(Combatant who, Combatant foe) {
    return fight.victims().isVictim(who, foe);
  }

  @Override
  public boolean staysAway(Combatant foe) {
    Fighter fighter = fight.fighter(foe);
    return foe.is(FRIGHTENED) || fighter.isRunning() || fighter.wentIn < fight.battle.round() - 1;
  }

  @Override
  public int quietRounds() {
    return fight.memory.calm();
  }

  @Override
  public Action idle() {
    return BasicAction.DONE;
  }

  @Override
  public @Nullable Action strike(Combatant who, Combatant foe, boolean first) {
    return fight.instinct().strikeAt(who, foe);
  }

  /** The first it likes that is likely to come off, on a foe whom one blow would not fell. */
  @Override
  public @Nullable Action trick(Combatant who, Combatant foe, Behaviour behaviour, boolean first) {
    Weapon weapon = fight.wielding().melee(who);
    if (weapon == null || isDisabled(foe) || weapon.damage().most() >= Surmise.left(foe)) {
      return null;
    }
    for (String name : behaviour.tricks()) {
      Maneuver maneuver = fight.maneuvers().called(name);
      if (maneuver != null && fight.specialManeuvers().contains(maneuver)) {
        var attempt = new Maneuvers.Attempt(fight, maneuver, foe);
        if (fight.allowance().bars(who, attempt, first) == null
            && chance(who, foe, attempt) >= measures(who).trick()) {
          return attempt;
        }
      }
    }
    return null;
  }

  /** Of a hundred tries so many land and are not shaken off. */
  private int chance(Combatant who, Combatant foe, Maneuvers.Attempt attempt) {
    int lands = FACES + 1 - Math.clamp(attempt.needs(who).least(), 1, FACES);
    int larger = fight.maneuvers().larger(foe, who);
    int fails = Math.clamp(fight.maneuvers().save(foe, larger).least() - 1, 0, FACES);
    return 100 * lands * fails / (FACES * FACES);
  }

  @Override
  public @Nullable Action shoot(Combatant who, Combatant foe, boolean first) {
    Weapon sidearm = fight.wielding().sidearm(who);
    if (sidearm != null && !sidearm.isUnarmed() && isEngaged(who)) {
      return null;
    }
    Action volley = fight.formations().isEmpty() ? null : fight.formations().usual(who, foe);
    if (volley != null) {
      return volley;
    }
    Action shot = fight.missileAttack().at(foe);
    return fight.missileAttack().bars(who, foe, null) == null
            && fight.allowance().bars(who, shot, first) == null
        ? archery.before(who, shot)
        : null;
  }

  /** What flies and leaves him something to fence with, a bow at his belt, or a flask. */
  @Override
  public @Nullable Action hurl(Combatant who, Combatant foe, boolean first) {
    Action shot = archery.flies(who, foe, first, measures(who).hurl());
    return shot != null || who.items().isEmpty()
        ? shot
        : may(who, fight.throwing().usual(who, foe), first);
  }

  @Override
  public @Nullable Action lob(Combatant who, Combatant foe, boolean first) {
    return isEngaged(who) ? null : archery.flies(who, foe, first, FACES);
  }

  @Override
  public @Nullable Action charge(Combatant who, Combatant foe) {
    if (fight.field.distance(who, foe) < measures(who).charge()
        || fight.prowess(who).flies && !fight.engagement().isLevel(who, foe)
        || fight.charge().bars(who, foe) != null) {
      return null;
    }
    var charge = new Charge.Order(fight, foe, null);
    return fight.allowance().restrains(who, charge) == null ? charge : null;
  }

  @Override
  public @Nullable Action approach(Combatant who, Combatant other, boolean first) {
    var march = new Marching.March(fight, new Bearing(other, true));
    return onset.isOpen(who, march, first) ? march : null;
  }

  @Override
  public @Nullable Action go(Combatant who, Square place, boolean first) {
    return prowling.toward(who, place, first);
  }

  @Override
  public @Nullable Action reachOver(Combatant who, boolean first) {
    return isLong(who) ? prowling.over(who, first) : null;
  }

  @Override
  public @Nullable Action standBy(Combatant who, Combatant friend, boolean first) {
    return prowling.beside(who, friend, first);
  }

  @Override
  public @Nullable Action scatter(Combatant who, boolean first) {
    return prowling.apart(who, first);
  }

  @Override
  public @Nullable Action onward(Combatant who, boolean first) {
    return fight.field.isBare() || isEngaged(who) ? null : fight.wayfinding().onward(who, first);
  }

  @Override
  public @Nullable Action stalk(Combatant who, Combatant foe, boolean first) {
    boolean waits = isHidden(who) && !isExposed(who, foe) && !isSoon(who);
    return waits ? null : prowling.behind(who, foe, first);
  }

  /** Whoever lies hidden gives it up for a foe who is busy, or when nobody has come for long. */
  private boolean isSoon(Combatant who) {
    return quietRounds() >= measures(who).patience();
  }

  @Override
  public @Nullable Action findShot(Combatant who, boolean first) {
    return prowling.toShot(who, first);
  }

  @Override
  public @Nullable Action giveWay(Combatant who, boolean first) {
    Combatant nearest = fight.foes().nearest(who);
    return nearest == null
        ? null
        : may(who, new Marching.March(fight, new Bearing(nearest, false)), first);
  }

  @Override
  public @Nullable Action ready(Combatant who, boolean first) {
    return fight.wielding().melee(who) == null ? null : may(who, fight.bide(who), first);
  }

  @Override
  public @Nullable Action hide(Combatant who, boolean first) {
    return may(who, new Stealth.Hide(fight), first);
  }

  /** Where it is dark and he makes out no foe. */
  @Override
  public @Nullable Action light(Combatant who, boolean first) {
    if (!fight.battle.isDark() || who.items().isEmpty()) {
      return null;
    }
    for (var fighter : fight.fighters) {
      if (Foes.isFoe(who, fighter.who) && fight.sight().couldSee(who, fighter.who)) {
        return null;
      }
    }
    return may(who, fight.lighting().usual(who), first);
  }

  @Override
  public @Nullable Action wonder(Combatant who, boolean first) {
    Action word = may(who, fight.rebuke().usual(who, measures(who).rebuke()), first);
    if (word != null) {
      return word;
    }
    return who.sheet().powers().isEmpty() && who.items().isEmpty()
        ? null
        : sorcery.bestPower(who, first);
  }

  /** Shaken awake; who is a few steps off is gone to first. A2.COND.PARAL.01 */
  @Override
  public @Nullable Action rouse(Combatant who, Combatant friend, boolean first) {
    if (!friend.is(ASLEEP)) {
      return null;
    }
    Action wake = may(who, fight.waking().of(friend), first);
    return wake == null && first && fight.field.within(who, friend, stride(who))
        ? approach(who, friend, true)
        : wake;
  }

  /** A2.MORALE.24 */
  @Override
  public @Nullable Action terms(Combatant who, boolean first) {
    return fight.lists().contains(fight.surrender())
        ? may(who, fight.surrender().terms(who), first)
        : null;
  }

  @Override
  public @Nullable Action kindle(Combatant who, boolean first) {
    return may(who, fight.pools().usual(who), first);
  }

  @Override
  public @Nullable Action yield(Combatant who, boolean first) {
    return fight.lists().contains(fight.surrender())
        ? may(who, fight.surrender().yielding(who), first)
        : null;
  }
}
