package dev.cleave.engine.bots;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Behaviour;
import dev.cleave.engine.creature.Behaviour.Closing;
import dev.cleave.engine.creature.Behaviour.Taste;
import dev.cleave.engine.field.Field;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether and how somebody goes for a foe out of reach, and what he does while he does not.
 *
 * @param <A> the book's actions
 */
final class Advance<A> {

  private final Wits<A> wits;
  private final Line line;
  private final Reasons reasons;

  Advance(Wits<A> wits, Line line, Reasons reasons) {
    this.wits = wits;
    this.line = line;
    this.reasons = reasons;
  }

  /** Up to the nearest who is busy, or else the nearest, unseen. */
  @Nullable A stalk(Combatant who, boolean first) {
    Combatant busy = line.nearestExposed(who);
    Combatant foe = busy == null ? line.nearestFoe(who) : busy;
    return foe == null ? null : reasons.because(Why.STALKS, foe, wits.stalk(who, foe, first));
  }

  /** What flies before blows, at the nearest. */
  @Nullable A hurl(Combatant who, boolean first) {
    if (!who.conduct().behaviour().hurls() || wits.isEngaged(who)) {
      return null;
    }
    Combatant foe = line.nearestFoe(who);
    A deed = foe == null ? null : reasons.because(Why.HURLS, foe, wits.hurl(who, foe, first));
    return deed == null && !who.items().isEmpty() ? hurlAtAny(who, first) : deed;
  }

  /** A flask for somebody farther off, where the nearest has friends about him. */
  private @Nullable A hurlAtAny(Combatant who, boolean first) {
    List<Combatant> all = wits.battle().combatants();
    for (int i = 0; i < all.size(); i++) {
      Combatant foe = all.get(i);
      if (wits.isFoe(who, foe) && !wits.isDisabled(foe)) {
        A deed = reasons.because(Why.HURLS_PAST, foe, wits.hurl(who, foe, first));
        if (deed != null) {
          return deed;
        }
      }
    }
    return null;
  }

  A close(Combatant who, Behaviour behaviour, boolean first) {
    Combatant nearest = line.nearestFoe(who);
    if (nearest == null) {
      return wits.idle();
    }
    Combatant helpless = behaviour.minds() ? line.unguarded(who) : null;
    Combatant foe = helpless == null ? favourite(who, behaviour, nearest) : helpless;
    if (wits.isShooter(who) && behaviour.shoots() && !lets(who, foe)) {
      A way = wits.isEngaged(who) ? null : wits.findShot(who, first);
      if (way != null) {
        return reasons.because(way, Why.SEEKS_SHOT, foe);
      }
    }
    A range =
        wits.isCaster(who) && !wits.isEngaged(who)
            ? reasons.because(Why.SEEKS_CAST, foe, wits.findCast(who, first))
            : null;
    if (range != null) {
      return range;
    }
    boolean restless = isRestless(behaviour);
    Why bars = restless ? null : bars(who, behaviour, foe, first);
    if (bars != null) {
      return stay(who, behaviour, first, bars, foe);
    }
    A deed = behaviour.lurks() ? stalk(who, first) : null;
    deed = deed == null && first ? charge(who, behaviour, foe) : deed;
    deed = deed == null ? hurl(who, first) : deed;
    deed = deed == null ? secondRank(who, behaviour, foe, first) : deed;
    if (deed != null) {
      return deed;
    }
    return approach(who, behaviour, foe, first);
  }

  /** A shot would only wake this one, and a friend with a blade can finish him. */
  boolean lets(Combatant who, Combatant foe) {
    return wits.isAsleep(foe)
        && wits.harm(who) < Surmise.left(foe)
        && !isRestless(who.conduct().behaviour())
        && line.isForOthers(who);
  }

  /** Who likes best whom his friends are at goes for one of those, if he gets there at once. */
  private Combatant favourite(Combatant who, Behaviour behaviour, Combatant nearest) {
    Combatant busy =
        behaviour.targets().getFirst() == Taste.EXPOSED && !wits.isExposed(who, nearest)
            ? line.nearestExposed(who)
            : null;
    return busy == null ? nearest : busy;
  }

  /** After so many rounds in which nobody struck somebody has to. */
  boolean isRestless(Behaviour behaviour) {
    return wits.quietRounds() >= behaviour.measures().patience();
  }

  /** What keeps him from going for anybody now, null for nothing. */
  private @Nullable Why bars(Combatant who, Behaviour behaviour, Combatant foe, boolean first) {
    if (behaviour.closes() == Closing.NEVER || isBetterAway(who, behaviour, foe)) {
      return Why.KEEPS_AWAY;
    }
    if (behaviour.shoots()
        && wits.isShooter(who)
        && wits.isDisabled(foe)
        && line.isForOthers(who)) {
      return Why.LEAVES_TO_OTHERS;
    }
    if (behaviour.closes() == Closing.TOGETHER && !line.isShotAt(who) && !line.mayGo(who, foe)) {
      return Why.WAITS_FOR_LINE;
    }
    if (behaviour.ranks() && !line.isAnybodyFighting(who)) {
      if (!first) {
        return Why.WAITS_FOR_LINE; // who has come up stays in line
      }
      if (!wits.isShooter(who) && line.isBeforeShooters(who) && !line.isShotAt(who)) {
        return Why.COVERS;
      }
    }
    if (behaviour.closes() == Closing.WHEN_IT_PAYS
        && !wits.isExposed(who, foe)
        && !wits.isDisabled(foe)
        && line.isOutnumbered(who, foe)) {
      return Why.NOT_WORTH_IT;
    }
    return null;
  }

  /** Has something to do from afar, or his friends can do without his knife. */
  private boolean isBetterAway(Combatant who, Behaviour behaviour, Combatant foe) {
    return behaviour.aloof()
        && line.isScreened(who)
        && (wits.isCaster(who)
            || wits.isShooter(who)
            || !wits.isExposed(who, foe)
            || !line.isHardPressed(who));
  }

  private @Nullable A charge(Combatant who, Behaviour behaviour, Combatant foe) {
    if (!behaviour.charges() || behaviour.minds() && !isRestless(behaviour) && !pays(who, foe)) {
      return null;
    }
    if (behaviour.ranks() && !line.isAnybodyFighting(who) && breaksRanks(who, behaviour, foe)) {
      return null;
    }
    return reasons.because(Why.CHARGES, foe, wits.charge(who, foe));
  }

  /** Runs at one who comes by himself, or ahead of all the others. */
  private boolean breaksRanks(Combatant who, Behaviour behaviour, Combatant foe) {
    return wits.gainsByWaiting(who)
        && (isRestless(behaviour)
            ? line.isScreened(who) && !line.isShotAt(who)
            : isComing(who, foe));
  }

  /** Nobody's point is in the way, and it is worth being out of order for. */
  private boolean pays(Combatant who, Combatant foe) {
    return !line.bristles(who, foe)
        && (wits.gainsByCharging(who)
            || wits.isExposed(who, foe)
            || wits.isDisabled(foe)
            || wits.isShooter(foe)
            || wits.isCaster(foe)
            || line.isShotAt(who));
  }

  private A approach(Combatant who, Behaviour behaviour, Combatant foe, boolean first) {
    int feet = wits.battle().field().distance(who, foe) - wits.reach(who);
    boolean careful = behaviour.minds() && !wits.isDisabled(foe);
    if (careful && !first && feet <= wits.stride(who) + Field.BESIDE) {
      return stay(who, behaviour, first, Why.STAYS_OUT, foe); // no blow would be left
    }
    boolean minds = careful && !isRestless(behaviour);
    if (minds && first && feet > wits.stride(who) && line.bristles(who, foe)) {
      return stay(who, behaviour, first, Why.HEEDS_POINTS, foe);
    }
    boolean waits = wits.gainsByWaiting(who) || feet > wits.stride(who);
    if (minds && first && behaviour.readies() && waits && isComing(who, foe)) {
      return stay(who, behaviour, first, Why.AWAITS, foe);
    }
    A step = wits.approach(who, foe, first);
    step = step == null ? anybody(who, first) : step;
    step = step == null ? wits.onward(who, first) : step;
    if (step != null) {
      boolean together = behaviour.closes() == Closing.TOGETHER;
      return reasons.because(step, together ? Why.CLOSES_WITH_LINE : Why.CLOSES, foe);
    }
    A lob = behaviour.hurls() ? lob(who, first) : null;
    return lob == null ? stay(who, behaviour, first, Why.NOTHING, foe) : lob;
  }

  /** At whomever it reaches: the way is full of friends. */
  private @Nullable A lob(Combatant who, boolean first) {
    List<Combatant> all = wits.battle().combatants();
    for (int i = 0; i < all.size(); i++) {
      Combatant foe = all.get(i);
      if (wits.isFoe(who, foe) && !wits.isExposed(who, foe) && !wits.isDisabled(foe)) {
        A deed = reasons.because(Why.LOBS, foe, wits.lob(who, foe, first));
        if (deed != null) {
          return deed;
        }
      }
    }
    return null;
  }

  /** Over the shoulder of a friend, for who keeps ranks and has the reach. */
  private @Nullable A secondRank(Combatant who, Behaviour behaviour, Combatant foe, boolean first) {
    return behaviour.ranks() && !wits.isEngaged(who)
        ? reasons.because(Why.SECOND_RANK, foe, wits.reachOver(who, first))
        : null;
  }

  /** Not all in one place for the next breath or fireball, for who has his wits about him. */
  @Nullable A scatter(Combatant who, Behaviour behaviour, boolean first) {
    return behaviour.minds() && first && !wits.isEngaged(who)
        ? reasons.because(Why.SCATTERS, null, wits.scatter(who, true))
        : null;
  }

  /** Back beside the next in line, for who keeps ranks. */
  private @Nullable A dress(Combatant who, Behaviour behaviour, boolean first) {
    Combatant friend =
        behaviour.ranks() && first && !wits.isEngaged(who) ? line.strayedFrom(who) : null;
    return friend == null
        ? null
        : reasons.because(Why.DRESSES, friend, wits.standBy(who, friend, true));
  }

  /** Near enough to come by himself, and nothing is lost by letting him. */
  private boolean isComing(Combatant who, Combatant foe) {
    return !wits.isExposed(who, foe)
        && !wits.isShooter(foe)
        && !wits.isCaster(foe)
        && wits.battle().field().distance(who, foe) > wits.reach(who)
        && line.isAnybodyComing(who)
        && !line.isShotAt(who);
  }

  /** The nearest is walled in by others: whoever can be got at. */
  private @Nullable A anybody(Combatant who, boolean first) {
    if (wits.isEngaged(who)) {
      return null;
    }
    List<Combatant> all = wits.battle().combatants();
    for (int i = 0; i < all.size(); i++) {
      A step = wits.isFoe(who, all.get(i)) ? wits.approach(who, all.get(i), first) : null;
      if (step != null) {
        return step;
      }
    }
    return null;
  }

  /** In his rank, with a blow ready if somebody may come, hidden if he can be, else as he is. */
  private A stay(Combatant who, Behaviour behaviour, boolean first, Why reason, Combatant foe) {
    A deed = behaviour.lurks() ? reasons.because(Why.HIDES, foe, wits.hide(who, first)) : null;
    deed = deed == null ? hurl(who, first) : deed;
    deed = deed == null ? scatter(who, behaviour, first) : deed;
    deed = deed == null ? dress(who, behaviour, first) : deed;
    if (deed != null) {
      return deed;
    }
    Combatant comer = behaviour.readies() && !wits.isShooter(who) ? line.comer(who) : null;
    deed = comer == null ? null : reasons.because(Why.READY, comer, wits.ready(who, first));
    return deed != null ? deed : reasons.because(wits.idle(), reason, foe);
  }
}
