package dev.cleave.engine.bots;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Conduct;
import dev.cleave.engine.actor.Order;
import dev.cleave.engine.actor.Order.Word;
import dev.cleave.engine.creature.Behaviour;
import dev.cleave.engine.creature.Measures;
import dev.cleave.engine.field.Square;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What somebody does with his turn: orders first, then what is at hand (an ambush, magic, a shot, a
 * blow), then whether and how he goes for a foe. Why is remembered, so that he can say it.
 *
 * @param <A> the book's actions
 */
public final class Tactics<A> {

  private final Wits<A> wits;
  private final Marks marks;
  private final Line line;
  private final Reasons reasons = new Reasons();
  private final Advance<A> advance;

  public Tactics(Wits<A> wits) {
    this.wits = wits;
    this.marks = new Marks(wits);
    this.line = new Line(wits);
    this.advance = new Advance<>(wits, line, reasons);
  }

  /** Why the last choice of somebody was made. */
  public String why(Combatant who) {
    Combatant foe = reasons.about();
    return reasons.says(foe == null ? "" : marks.taste(who, foe));
  }

  /** The less, the better a mark this foe is to him. */
  public long rank(Combatant who, Combatant foe) {
    return marks.rank(who, foe, true);
  }

  /** True for who would get out of blows if he could. */
  public boolean wouldLeave(Combatant who) {
    Behaviour behaviour = who.conduct().behaviour();
    if (isAtBay(behaviour) || holds(who) != null) {
      return false;
    }
    Combatant foe = line.nearestFoe(who);
    return foe != null
        && (behaviour.aloof() && wits.isCaster(who) && line.isScreened(who)
            || isTooHurt(who, behaviour) && line.isOutnumbered(who, foe)
            || isSpent(who, behaviour, foe));
  }

  /** Without a spell, with nobody in front, and no match for this one with a knife. */
  private boolean isSpent(Combatant who, Behaviour behaviour, Combatant foe) {
    return behaviour.aloof()
        && !wits.isCaster(who)
        && !wits.isShooter(who)
        && !wits.isDisabled(foe)
        && Surmise.left(foe) > who.hitPoints()
        && !line.isScreened(who);
  }

  /** Nobody has come to blows for so long that running leads nowhere. */
  private boolean isAtBay(Behaviour behaviour) {
    return wits.quietRounds() >= behaviour.measures().bay();
  }

  private static boolean isTooHurt(Combatant who, Behaviour behaviour) {
    return behaviour.leaves() > 0
        && 100 * who.hitPoints() < behaviour.leaves() * who.mostHitPoints();
  }

  /** The order to stay where one is or at a post, null for none. */
  private static @Nullable Order holds(Combatant who) {
    return who.conduct().orders().isEmpty() ? null : who.conduct().order(Word.HOLD, Word.POST);
  }

  /** With his turn before him, or with what is left of it when he has moved. */
  public A choose(Combatant who, boolean first) {
    reasons.clear();
    A told = who.conduct().orders().isEmpty() ? null : asTold(who, first);
    if (told != null) {
      return told;
    }
    Behaviour behaviour = who.conduct().behaviour();
    A deed = behaviour.lurks() && wits.isHidden(who) ? lurk(who, first) : null;
    deed = deed == null ? leave(who, behaviour, first) : deed;
    deed = deed == null ? atHand(who, behaviour, first) : deed;
    return deed == null ? advance.close(who, behaviour, first) : deed;
  }

  // Orders

  private @Nullable A asTold(Combatant who, boolean first) {
    Conduct conduct = who.conduct();
    Order back = conduct.order(Word.FALL_BACK);
    if (back != null && !isAt(who, back)) {
      A deed = reasons.because(Why.ORDERED_BACK, null, wits.go(who, place(back), first));
      if (deed != null) {
        return deed;
      }
    }
    if (conduct.order(Word.CHARGE) != null) {
      return chargeNearest(who, first);
    }
    Order hold = conduct.order(Word.HOLD, Word.POST);
    hold = hold == null ? back : hold;
    if (hold != null) {
      return hold(who, hold, first);
    }
    Order guard = conduct.order(Word.GUARD);
    return guard == null ? null : guard(who, guard, first);
  }

  private static Square place(Order order) {
    return Square.of(order.column(), order.row());
  }

  private boolean isAt(Combatant who, Order order) {
    return wits.battle().field().distance(who, place(order)) == 0;
  }

  private @Nullable A chargeNearest(Combatant who, boolean first) {
    Combatant foe = line.nearestFoe(who);
    if (foe == null) {
      return null;
    }
    A deed = wits.isInReach(who, foe) ? wits.strike(who, foe, first) : null;
    deed = deed == null && first ? wits.charge(who, foe) : deed;
    deed = deed == null ? wits.approach(who, foe, first) : deed;
    return reasons.because(Why.ORDERED_CHARGE, foe, deed);
  }

  /** Whoever comes within reach, and no step farther than to the post. */
  private A hold(Combatant who, Order order, boolean first) {
    boolean post = !order.is(Word.HOLD);
    if (post && !isAt(who, order) && !wits.isEngaged(who)) {
      A deed = reasons.because(Why.TO_POST, null, wits.go(who, place(order), first));
      if (deed != null) {
        return deed;
      }
    }
    A deed = atHand(who, who.conduct().behaviour(), first);
    if (deed != null) {
      return deed;
    }
    Why reason = !post ? Why.KEEPS_LINE : isAt(who, order) ? Why.KEEPS_POST : Why.CANNOT_KEEP_POST;
    deed = advance.hurl(who, first);
    if (deed != null) {
      return deed;
    }
    deed = line.comer(who) == null ? null : wits.ready(who, first);
    return reasons.because(deed == null ? wits.idle() : deed, reason, null);
  }

  /** Near whom he guards, between him and who comes. */
  private @Nullable A guard(Combatant who, Order order, boolean first) {
    Combatant ward = line.friend(who, order.object());
    if (ward == null) {
      return null;
    }
    A deed = atHand(who, who.conduct().behaviour(), first);
    if (deed != null) {
      return deed;
    }
    Measures measures = who.conduct().behaviour().measures();
    Combatant threat = line.nearestFoe(ward);
    if (threat != null && wits.battle().field().distance(ward, threat) <= measures.safe()) {
      A blow = first ? wits.charge(who, threat) : null;
      blow = blow == null ? wits.approach(who, threat, first) : blow;
      if (blow != null) {
        return reasons.because(blow, Why.TO_WARD, ward);
      }
    }
    if (wits.battle().field().distance(who, ward) > measures.ward()) {
      return reasons.because(Why.TO_WARD, ward, wits.approach(who, ward, first));
    }
    deed = wits.ready(who, first);
    return reasons.because(deed == null ? wits.idle() : deed, Why.TO_WARD, ward);
  }

  // What is at hand

  /** Hidden until somebody can be struck from hiding. */
  private @Nullable A lurk(Combatant who, boolean first) {
    Combatant prey = inReach(who);
    if (prey != null && wits.isPrey(who, prey)) {
      return reasons.because(Why.FROM_AMBUSH, prey, wits.strike(who, prey, first));
    }
    A shot = wits.isShooter(who) ? shot(who, first) : null;
    if (shot != null) {
      return shot;
    }
    A deed = advance.stalk(who, first);
    if (deed != null || advance.isRestless(who.conduct().behaviour())) {
      return deed;
    }
    return reasons.because(wits.idle(), Why.LURKS, null);
  }

  /** The best mark in reach of a blow, null if there is none. */
  private @Nullable Combatant inReach(Combatant who) {
    Combatant best = null;
    long least = Long.MAX_VALUE;
    List<Combatant> all = wits.battle().combatants();
    for (int i = 0; i < all.size(); i++) {
      Combatant foe = all.get(i);
      if (wits.isFoe(who, foe) && wits.isInReach(who, foe)) {
        long rank = marks.rank(who, foe, true);
        if (rank < least) {
          least = rank;
          best = foe;
        }
      }
    }
    return best;
  }

  /** Too hurt to go on, or with a foe nearer than it likes; null for who stays. */
  private @Nullable A leave(Combatant who, Behaviour behaviour, boolean first) {
    boolean hurt = isTooHurt(who, behaviour);
    if (!hurt && !behaviour.aloof() || isAtBay(behaviour)) {
      return null;
    }
    Combatant foe = line.nearestFoe(who);
    if (foe == null || wits.isDisabled(foe)) {
      return null;
    }
    boolean engaged = wits.isEngaged(who);
    boolean spent = isSpent(who, behaviour, foe);
    A wonder = spent ? reasons.because(Why.WONDER, null, wits.wonder(who, first)) : null;
    if (wonder != null) {
      return wonder;
    }
    if (engaged && (spent || hurt && line.isOutnumbered(who, foe))) {
      A deed = reasons.because(spent ? Why.SPENT : Why.YIELDS, foe, wits.yield(who, first));
      if (deed != null) {
        return deed;
      }
    }
    if (hurt && engaged && wits.isExposed(who, foe)) {
      A deed = reasons.because(Why.PARRIES, foe, wits.parry(who, first));
      if (deed != null) {
        return deed;
      }
    }
    boolean near = wits.battle().field().distance(who, foe) <= behaviour.measures().safe();
    if (engaged || !spent && !near) {
      return null;
    }
    A shot = hurt ? null : atHand(who, behaviour, first);
    Why reason = hurt ? Why.BREAKS_OFF : spent ? Why.SPENT : Why.KEEPS_AWAY;
    if (shot != null) {
      return shot;
    }
    A away = reasons.because(reason, foe, wits.giveWay(who, first));
    boolean waits = away == null && spent && !(first && advance.isRestless(behaviour));
    return waits ? reasons.because(wits.idle(), reason, foe) : away;
  }

  /** Without a step: terms, a light, fire, magic, a shot, what can be thrown, a blow. */
  private @Nullable A atHand(Combatant who, Behaviour behaviour, boolean first) {
    A deed =
        behaviour.minds() ? reasons.because(Why.OFFERS_TERMS, null, wits.terms(who, first)) : null;
    deed = deed == null ? reasons.because(Why.LIGHTS, null, wits.light(who, first)) : deed;
    deed = deed == null ? reasons.because(Why.KINDLES, null, wits.kindle(who, first)) : deed;
    deed = deed == null ? reasons.because(Why.WONDER, null, wits.wonder(who, first)) : deed;
    if (deed != null) {
      return deed;
    }
    deed = behaviour.tends() && !wits.isEngaged(who) ? rouse(who, first) : null;
    deed = deed == null && behaviour.lurks() ? fromBehind(who, first) : deed;
    if (deed == null && wits.isShooter(who)) {
      deed = holds(who) == null ? advance.scatter(who, behaviour, first) : null;
      deed = deed == null ? shot(who, first) : deed;
    }
    Combatant foe = deed == null ? inReach(who) : null;
    if (foe != null) {
      A trick = behaviour.tricks().isEmpty() ? null : wits.trick(who, foe, behaviour, first);
      deed =
          trick != null
              ? reasons.because(trick, Why.TRICK, foe)
              : reasons.because(Why.STRIKES, foe, wits.strike(who, foe, first));
    }
    return deed;
  }

  /** Whoever comes from behind puts the bow away for it. */
  private @Nullable A fromBehind(Combatant who, boolean first) {
    if (!wits.isShooter(who) || wits.isEngaged(who)) {
      return null;
    }
    Combatant prey = inReach(who);
    if (prey != null && wits.isPrey(who, prey)) {
      return reasons.because(Why.FROM_AMBUSH, prey, wits.strike(who, prey, first));
    }
    return first && holds(who) == null ? advance.stalk(who, true) : null;
  }

  /** A friend whom somebody else has put out of the fight. */
  private @Nullable A rouse(Combatant who, boolean first) {
    List<Combatant> all = wits.battle().combatants();
    for (int i = 0; i < all.size(); i++) {
      Combatant friend = all.get(i);
      if (friend != who
          && friend.isStanding()
          && friend.side() == who.side()
          && wits.isDisabled(friend)) {
        A deed = reasons.because(Why.ROUSES, friend, wits.rouse(who, friend, first));
        if (deed != null) {
          return deed;
        }
      }
    }
    return null;
  }

  /** At the best mark there is a shot at. */
  private @Nullable A shot(Combatant who, boolean first) {
    A best = null;
    long least = Long.MAX_VALUE;
    List<Combatant> all = wits.battle().combatants();
    for (int i = 0; i < all.size(); i++) {
      Combatant foe = all.get(i);
      if (wits.isFoe(who, foe) && !advance.lets(who, foe)) {
        long rank = marks.rank(who, foe, false);
        A shot = rank < least ? wits.shoot(who, foe, first) : null;
        if (shot != null) {
          least = rank;
          best = reasons.because(shot, Why.SHOOTS, foe);
        }
      }
    }
    return best;
  }
}
