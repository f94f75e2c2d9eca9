package dev.cleave.acks.play;

import dev.cleave.acks.movement.Marching;
import dev.cleave.acks.space.Foes;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Places on the map worth going to: behind a foe, to a clear shot, to a post. */
final class Prowling {

  /** So many places are looked at for a shot. */
  private static final int LOOKS = 40;

  private final Fight fight;

  Prowling(Fight fight) {
    this.fight = fight;
  }

  private boolean isOnMap(Combatant who) {
    return fight.field.spot(who) instanceof Square;
  }

  private List<Reach> reaches(Combatant who) {
    return fight.field.reaches(who, fight.movement().speed(who), fight.movement().marching);
  }

  private @Nullable Action may(Combatant who, Action going, boolean first) {
    return fight.allowance().bars(who, going, first) == null ? going : null;
  }

  /** As near to a place as one march goes; null for who can get no nearer. */
  @Nullable Action toward(Combatant who, Square place, boolean first) {
    if (!isOnMap(who) || fight.marching().barsMarch(who) != null) {
      return null;
    }
    Action straight = may(who, new Marching.March(fight, place), first);
    if (straight != null) {
      return straight;
    }
    Square best = null;
    int least = fight.field.distance(who, place);
    Stand here = fight.field.stand(who);
    for (Reach reach : reaches(who)) {
      if (reach.spot() instanceof Square square) {
        fight.field.place(who, square);
        int left = fight.field.distance(who, place);
        if (left < least) {
          least = left;
          best = square;
        }
      }
    }
    here.restore();
    return best == null ? null : may(who, new Marching.March(fight, best), first);
  }

  /** Unheard, or at least unseen, to where a blow at this foe tells most; null if he cannot. */
  @Nullable Action behind(Combatant who, Combatant foe, boolean first) {
    if (!first
        || !isOnMap(who)
        || !fight.prowess(who).ambushes
        || fight.marching().barsMarch(who) != null) {
      return null;
    }
    Square best = null;
    int least = Integer.MAX_VALUE;
    Stand here = fight.field.stand(who);
    for (Reach reach : reaches(who)) {
      if (reach.feet() < least && reach.spot() instanceof Square square) {
        fight.field.place(who, square);
        if (fight.field.within(who, foe, fight.book.meleeReach)
            && fight.victims().prize(who, foe, true) > 0) {
          least = reach.feet();
          best = square;
        }
      }
    }
    here.restore();
    if (best == null) {
      return null;
    }
    Action sneak = may(who, fight.stealth().to(best), true);
    return sneak != null ? sneak : may(who, new Marching.March(fight, best), true);
  }

  /** The nearest place from which somebody can be shot at; null if there is none. */
  @Nullable Action toShot(Combatant who, boolean first) {
    if (!isOnMap(who) || fight.marching().barsMarch(who) != null) {
      return null;
    }
    Weapon bow = fight.wielding().missile(who);
    Combatant nearest = fight.foes().nearest(who);
    if (bow == null || nearest == null || !first) {
      return null;
    }
    Square best = null;
    int looks = 0;
    Stand here = fight.field.stand(who);
    for (Reach reach : reaches(who)) {
      if (best == null && looks < LOOKS && reach.spot() instanceof Square square) {
        looks++;
        fight.field.place(who, square);
        if (!fight.engagement().isEngaged(who) && hasShot(who)) {
          best = square;
        }
      }
    }
    here.restore();
    return best == null ? null : may(who, new Marching.March(fight, best), true);
  }

  /** The nearest place behind a friend from which a long weapon strikes a foe. A2.MELEE.04 */
  @Nullable Action over(Combatant who, boolean first) {
    if (!first || !isOnMap(who) || !isAnybodyFighting(who) || barsMarch(who)) {
      return null;
    }
    Square best = null;
    int least = Integer.MAX_VALUE;
    Stand here = fight.field.stand(who);
    for (Reach reach : reaches(who)) {
      if (reach.feet() < least && reach.spot() instanceof Square square) {
        fight.field.place(who, square);
        if (!fight.engagement().isEngaged(who) && strikesOver(who)) {
          least = reach.feet();
          best = square;
        }
      }
    }
    here.restore();
    return best == null ? null : may(who, new Marching.March(fight, best), true);
  }

  private boolean barsMarch(Combatant who) {
    return fight.marching().barsMarch(who) != null;
  }

  private boolean isAnybodyFighting(Combatant who) {
    for (Fighter fighter : fight.fighters) {
      Combatant friend = fighter.who;
      if (friend != who
          && friend.side() == who.side()
          && friend.isStanding()
          && fight.engagement().isEngaged(friend)
          && fight.field.within(who, friend, fight.movement().speed(who))) {
        return true;
      }
    }
    return false;
  }

  private boolean strikesOver(Combatant who) {
    for (Fighter fighter : fight.fighters) {
      if (Foes.isFoe(who, fighter.who)) {
        fight.field.face(who, fighter.who);
        if (fight.meleeAttack().reachedOver(who, fighter.who) != null) {
          return true;
        }
      }
    }
    return false;
  }

  /** The nearest place beside a friend that is no nearer to the foe. */
  @Nullable Action beside(Combatant who, Combatant friend, boolean first) {
    Combatant foe = fight.foes().nearest(friend);
    if (!first || foe == null || !isOnMap(who) || barsMarch(who)) {
      return null;
    }
    int front = fight.field.distance(friend, foe);
    Square best = null;
    int least = Integer.MAX_VALUE;
    Stand here = fight.field.stand(who);
    for (Reach reach : reaches(who)) {
      if (reach.feet() < least && reach.spot() instanceof Square square) {
        fight.field.place(who, square);
        if (fight.field.within(who, friend, Field.BESIDE)
            && fight.field.distance(who, foe) >= front
            && !fight.engagement().isEngaged(who)) {
          least = reach.feet();
          best = square;
        }
      }
    }
    here.restore();
    return best == null ? null : may(who, new Marching.March(fight, best), true);
  }

  /** To where friends are farther off and foes no nearer, while a foe stands who blasts many. */
  @Nullable Action apart(Combatant who, boolean first) {
    boolean fears = first && isAnybodyBlasting(who) && isOnMap(who) && !barsMarch(who);
    Combatant foe = fears ? fight.foes().nearest(who) : null;
    if (foe == null) {
      return null;
    }
    int front = fight.field.distance(who, foe);
    int apart = who.conduct().behaviour().measures().apart();
    int room = toFriends(who, apart);
    Square best = null;
    Stand here = fight.field.stand(who);
    for (Reach reach : reaches(who)) {
      if (room < apart && reach.spot() instanceof Square square) {
        fight.field.place(who, square);
        int left = toFriends(who, apart);
        if (left > room
            && fight.field.distance(who, foe) >= front
            && !fight.engagement().isEngaged(who)) {
          room = left;
          best = square;
        }
      }
    }
    here.restore();
    return best == null ? null : may(who, new Marching.March(fight, best), true);
  }

  private boolean isAnybodyBlasting(Combatant who) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.blasts && Foes.isFoe(who, fighter.who) && fight.canAct(fighter.who)) {
        return true;
      }
    }
    return false;
  }

  /** Feet to the nearest friend, no more than would do. */
  private int toFriends(Combatant who, int most) {
    int least = most;
    for (Fighter fighter : fight.fighters) {
      Combatant friend = fighter.who;
      if (friend != who && friend.side() == who.side() && friend.isStanding()) {
        least = Math.min(least, fight.field.distance(who, friend));
      }
    }
    return least;
  }

  private boolean hasShot(Combatant who) {
    for (Fighter fighter : fight.fighters) {
      if (Foes.isFoe(who, fighter.who)
          && fight.missileAttack().bars(who, fighter.who, null) == null) {
        return true;
      }
    }
    return false;
  }
}
