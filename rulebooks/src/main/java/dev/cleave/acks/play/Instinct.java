package dev.cleave.acks.play;

import static dev.cleave.acks.book.State.CHARMED;
import static dev.cleave.acks.book.State.CLINGING;
import static dev.cleave.acks.book.State.FALTERING;
import static dev.cleave.acks.book.State.HELPLESS;
import static dev.cleave.acks.book.State.INCAPACITATED;
import static dev.cleave.acks.book.State.PRONE;
import static dev.cleave.acks.book.State.SWALLOWED;
import static dev.cleave.acks.book.State.TRAPPED;

import dev.cleave.acks.attack.Clambering;
import dev.cleave.acks.attack.Escaping;
import dev.cleave.acks.attack.Maneuvers;
import dev.cleave.acks.attack.MeleeAttack;
import dev.cleave.acks.book.State;
import dev.cleave.acks.magic.Casting;
import dev.cleave.acks.magic.Concentrating;
import dev.cleave.acks.movement.DefensiveMovement;
import dev.cleave.acks.movement.Marching;
import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.space.Foes;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Declaration;
import dev.cleave.acks.turn.Declaration.Plan;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Habits;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Order;
import dev.cleave.engine.bots.Tactics;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Bearing;
import org.jspecify.annotations.Nullable;

/** The choices of a plain fighter: sensible, always legal, found without drawing up the menu. */
final class Instinct implements Habits {

  /** Can do no more after anything else. */
  private static final long STUCK = State.anyOf(INCAPACITATED, CLINGING, SWALLOWED, TRAPPED);

  private static final long OUT_OF_IT = State.anyOf(INCAPACITATED, CHARMED, CLINGING);

  private final Fight fight;
  private final Sorcery sorcery;
  private final Plight plight;
  private final Care care;
  private final Wings wings;
  private final Archery archery;
  private final Onset onset;
  private final Tactics<Action> tactics;
  private @Nullable Combatant thought;

  Instinct(Fight fight) {
    this.fight = fight;
    this.sorcery = new Sorcery(fight);
    this.plight = new Plight(fight);
    this.care = new Care(fight);
    this.wings = new Wings(fight, sorcery);
    this.archery = new Archery(fight);
    this.onset = new Onset(fight);
    this.tactics = new Tactics<>(new FightWits(fight, sorcery, archery, onset));
  }

  @Override
  public long rank(Combatant who, Combatant foe) {
    return tactics.rank(who, foe);
  }

  @Override
  public String why(Combatant who) {
    return thought == who ? tactics.why(who) : "";
  }

  /** The faltering withdraw, casters cast when nobody is at their throat. A2.MORALE.23 */
  @Override
  public Declaration declaration(Combatant who) {
    boolean plain = who.isPlain();
    if (fight.fighter(who).engagedAtStart) {
      return who.is(FALTERING) || !plain && tactics.wouldLeave(who) ? Plan.WITHDRAW : Plan.NOTHING;
    }
    if (!fight.canCast(who)) {
      return Plan.NOTHING;
    }
    if (!plain) {
      int worst = who.conduct().behaviour().measures().rebuke();
      if (fight.rebuke().usual(who, worst) != null) {
        return Plan.NOTHING; // the dead first
      }
      Declaration best = sorcery.best(who);
      return best == null ? Plan.NOTHING : best;
    }
    for (int i = 0; i < who.spells().size(); i++) {
      Spell spell = who.spells().get(i);
      if (spell.traits().isEmpty() && sorcery.mark(who, spell) != null) {
        return new Declaration.Casting(spell);
      }
    }
    return Plan.NOTHING;
  }

  @Override
  public Action first(Combatant who) {
    thought = null;
    Action drives = fight.memory.anyVehicles ? fight.driving().usual(who, true) : null;
    return drives != null ? drives : inTheSaddle(who, usual(who));
  }

  /**
   * What those together in a saddle leave him: nothing if it is not that. Where its teeth do more
   * than his own blow he spurs the mount. A2.MOUNT.04, A2.MOUNT.14-16
   */
  private Action inTheSaddle(Combatant who, Action action) {
    if (fight.mount(who) == null) {
      return action;
    }
    Action spur =
        action instanceof MeleeAttack.Attack blow ? fight.reins().worthMore(who, blow) : null;
    if (spur != null) {
      return spur;
    }
    return fight.allowance().restrains(who, action) == null ? action : BasicAction.DONE;
  }

  private Action usual(Combatant who) {
    Fighter fighter = fight.fighter(who);
    Spell spell = fighter.spell();
    if (spell != null) {
      Combatant target = who.isPlain() ? sorcery.mark(who, spell) : sorcery.bestMark(who, spell);
      return target == null ? BasicAction.DONE : may(who, new Casting.Cast(fight, spell, target));
    }
    if (fight.defensiveMovement().binds(who)) {
      var away = fight.defensiveMovement().away(who);
      return fighter.declared == Plan.RETREAT
          ? new DefensiveMovement.Retreat(fight, away)
          : new DefensiveMovement.Withdraw(fight, away);
    }
    if (waitsForRider(who)) {
      return BasicAction.DONE;
    }
    if (fighter.concentration != null) {
      return fight.concentrating().isWorthIt(who) && !fight.engagement().isEngaged(who)
          ? BasicAction.DONE
          : new Concentrating.Stop(fight);
    }
    Action out = plight.wayOut(who);
    if (out != null) {
      return out;
    }
    if (who.isAny(OUT_OF_IT) || fight.bait().isGathering(who)) {
      return BasicAction.DONE; // he keeps out of it, or hangs on
    }
    if (fight.clambering().count(who) > 0) {
      return new Clambering.ThrowOff(fight);
    }
    Action remedy = fight.fighter(who).infirmity.hands() > 0 ? care.usual(who) : null;
    if (remedy != null && fight.allowance().bars(who, remedy, true) == null) {
      return remedy;
    }
    if (who.is(PRONE) && !fight.fighter(who).infirmity.has("crawls")) {
      return rise(who);
    }
    Action errand = errand(who);
    if (errand != null) {
      return errand;
    }
    if (!who.isPlain() && !who.is(FALTERING)) {
      thought = who;
      return deliberate(who);
    }
    Action power = who.sheet().powers().isEmpty() ? null : sorcery.power(who, true);
    boolean flies = fight.prowess(who).flies;
    if (power != null) {
      Action up = flies ? wings.takesOff(who, power) : null;
      return up != null ? up : power;
    }
    Action attack = attack(who);
    if (attack != null || who.is(FALTERING)) {
      return attack != null ? archery.before(who, attack) : BasicAction.DONE;
    }
    Action dive = flies ? wings.toTheFoe(who) : null;
    return dive != null ? dive : onset.approach(who, true);
  }

  private Action rise(Combatant who) {
    return fight.engagement().isEngaged(who) && !fight.risesUnderBlows()
        ? BasicAction.STAY
        : may(who, new Marching.StandUp(fight));
  }

  /** As is his way, and as he was told; a flier takes off for it. */
  private Action deliberate(Combatant who) {
    Action action = tactics.choose(who, true);
    if (!fight.prowess(who).flies) {
      return action;
    }
    Action up = wings.takesOff(who, action);
    boolean idle = action instanceof Marching.March || action == BasicAction.DONE;
    Action dive = up == null && idle ? wings.toTheFoe(who) : up;
    return dive == null ? action : dive;
  }

  /** Unless something the Judge has laid on him forbids it. */
  private Action may(Combatant who, Action action) {
    return fight.allowance().bars(who, action, true) == null ? action : BasicAction.DONE;
  }

  /** A weapon to pick up, a fire to put out, a piece to serve. */
  private @Nullable Action errand(Combatant who) {
    Action arms =
        who.weapon().isUnarmed() && !fight.field.isBare() ? fight.belongings().rearm(who) : null;
    if (arms != null && fight.allowance().bars(who, arms, true) == null) {
      return arms;
    }
    Action fire = fight.blazes().isAny() ? fight.blazes().usual(who) : null;
    if (fire != null) {
      return fire;
    }
    return fight.field.isBare() ? null : fight.spotter().usual(who);
  }

  /** A beast that is not trained for war stands while there are people of its side to lead it. */
  private boolean waitsForRider(Combatant who) {
    if (!fight.prowess(who).led) {
      return false;
    }
    for (Fighter fighter : fight.fighters) {
      Combatant friend = fighter.who;
      if (friend.isStanding() && friend.side() == who.side() && !friend.sheet().has("mount")) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Action second(Combatant who) {
    thought = null;
    Action drives = fight.memory.anyVehicles ? fight.driving().usual(who, false) : null;
    return drives != null ? drives : inTheSaddle(who, usualAfterMoving(who));
  }

  private Action usualAfterMoving(Combatant who) {
    if (fight.isHeld(who)) {
      return new Escaping.Escape(fight, true);
    }
    if (who.isAny(STUCK)) {
      return BasicAction.DONE;
    }
    if (who.is(PRONE) && !fight.fighter(who).infirmity.has("crawls")) {
      var rise = new Marching.StandUp(fight);
      if (fight.allowance().bars(who, rise, false) == null) {
        return rise;
      }
    }
    if (!who.isPlain() && !who.is(FALTERING)) {
      thought = who;
      return tactics.choose(who, false);
    }
    Action power = who.sheet().powers().isEmpty() ? null : sorcery.power(who, false);
    if (power != null) {
      return power;
    }
    Action attack = attack(who);
    if (attack != null) {
      return attack;
    }
    return who.is(FALTERING) ? BasicAction.DONE : onset.approach(who, false);
  }

  /** Shoots if he is a shooter with nobody at his throat, else strikes at the weakest in reach. */
  @Override
  public @Nullable Action attack(Combatant who) {
    boolean unarmed = isUnarmed(who);
    if (!isShooter(who)) {
      return strike(who, unarmed ? fight.wielding().sidearm(who) : null); // a bow without arrows
    }
    Weapon sidearm = fight.wielding().sidearm(who);
    boolean fences = sidearm != null && !sidearm.isUnarmed() && fight.engagement().isEngaged(who);
    Combatant mark = fences ? null : mark(who);
    Action volley =
        fences || fight.formations().isEmpty() ? null : fight.formations().usual(who, mark);
    if (volley != null) {
      return volley;
    }
    return mark != null ? fight.missileAttack().at(mark) : strike(who, unarmed ? sidearm : null);
  }

  private boolean isUnarmed(Combatant who) {
    Weapon melee = fight.wielding().melee(who);
    return melee == null
        || melee.damage().most() == 0 // a net or a lasso fells nobody
        || who.weapon().isUnarmed() && !who.weapons().isEmpty(); // disarmed, not helpless
  }

  /** A blow at somebody, with what he would draw for it. */
  @Nullable Action strikeAt(Combatant who, Combatant foe) {
    boolean drawn = isUnarmed(who) || isShooter(who);
    return strike(who, foe, drawn ? fight.wielding().sidearm(who) : null);
  }

  private @Nullable Action strike(Combatant who, @Nullable Weapon drawn) {
    return strike(who, fight.victims().victim(who), drawn);
  }

  private @Nullable Action strike(Combatant who, @Nullable Combatant foe, @Nullable Weapon drawn) {
    if (foe != null && drawn == null && foe.is(HELPLESS)) {
      var coup = new Maneuvers.Attempt(fight, fight.coupDeGrace(), foe);
      if (fight.specialManeuvers().contains(fight.coupDeGrace())
          && fight.allowance().bars(who, coup, false) == null) {
        return coup;
      }
    }
    if (foe != null
        && drawn == null
        && isGiant(who)
        && fight.specialManeuvers().contains(fight.sweep())
        && fight.sweep().isWorthMore(who)) {
      var sweep =
          new Maneuvers.Attempt(fight, fight.sweep(), fight.sweep().inSwing(who).getFirst());
      if (fight.allowance().bars(who, sweep, false) == null) {
        return sweep;
      }
    }
    return foe != null
            && (drawn == null || fight.wielding().barsDraw(who, drawn) == null)
            && fight.meleeAttack().bars(who, foe, drawn) == null
        ? drawn == null ? fight.meleeAttack().at(foe) : new MeleeAttack.Attack(fight, foe, drawn)
        : null;
  }

  /** Big enough to sweep men off their feet. */
  private static boolean isGiant(Combatant who) {
    return who.sheet().size().rank() >= Size.HUGE.rank();
  }

  private boolean isShooter(Combatant who) {
    Weapon missile = fight.wielding().missile(who);
    return missile != null && !missile.melee();
  }

  @Override
  public boolean keepsPlace(Combatant who) {
    return !who.conduct().orders().isEmpty()
        && who.conduct().order(Order.Word.HOLD, Order.Word.POST) != null;
  }

  @Override
  public Action approach(Combatant target) {
    return new Marching.March(fight, new Bearing(target, true));
  }

  /** The nearest enemy who may be shot at. */
  private @Nullable Combatant mark(Combatant who) {
    Combatant mark = null;
    int least = Integer.MAX_VALUE;
    for (Fighter fighter : fight.fighters) {
      if (Foes.isFoe(who, fighter.who)) {
        int feet =
            fight.field.distance(who, fighter.who) - fight.victims().prize(who, fighter.who, false);
        if (feet < least && fight.missileAttack().bars(who, fighter.who, null) == null) {
          least = feet;
          mark = fighter.who;
        }
      }
    }
    return mark;
  }
}
