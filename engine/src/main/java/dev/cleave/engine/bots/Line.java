package dev.cleave.engine.bots;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Measures;
import dev.cleave.engine.field.Field;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where somebody stands among friends and foes: who is near, who is ahead, who is outnumbered. */
final class Line {

  private final Wits<?> wits;

  Line(Wits<?> wits) {
    this.wits = wits;
  }

  private Field field() {
    return wits.battle().field();
  }

  private List<Combatant> all() {
    return wits.battle().combatants();
  }

  @Nullable Combatant nearestFoe(Combatant who) {
    return nearest(who, false);
  }

  /** The nearest foe who is busy with a friend within a movement of him. */
  @Nullable Combatant nearestExposed(Combatant who) {
    Combatant foe = nearest(who, true);
    return foe != null && field().distance(who, foe) <= wits.stride(who) + wits.reach(who)
        ? foe
        : null;
  }

  private @Nullable Combatant nearest(Combatant who, boolean exposed) {
    Combatant nearest = null;
    int least = Integer.MAX_VALUE;
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      Combatant other = all.get(i);
      if (wits.isFoe(who, other) && (!exposed || wits.isExposed(who, other))) {
        int feet = field().distance(who, other);
        if (feet < least) {
          least = feet;
          nearest = other;
        }
      }
    }
    return nearest;
  }

  /** Goes to blows by his own choice, so that one keeps in line with him. */
  private boolean isInLine(Combatant who, Combatant friend) {
    return friend != who
        && friend.isStanding()
        && friend.side() == who.side()
        && !wits.isDisabled(friend)
        && !friend.conduct().behaviour().aloof()
        && !wits.isShooter(friend)
        && field().isOn(friend);
  }

  private static Measures measures(Combatant who) {
    return who.conduct().behaviour().measures();
  }

  /** Some friend has come to blows, or nobody is left to wait for, or others are as far. */
  boolean mayGo(Combatant who, Combatant foe) {
    if (who.conduct().behaviour().ranks()) {
      return isAbreast(who, foe);
    }
    int mine = field().distance(who, foe) + measures(who).rank();
    boolean alone = true;
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      Combatant friend = all.get(i);
      if (isInLine(who, friend)) {
        if (wits.isEngaged(friend) || field().distance(friend, foe) <= mine) {
          return true;
        }
        alone = false;
      }
    }
    return alone;
  }

  /** Some friend has come to blows, or nobody of his rank and file near him has stayed behind. */
  private boolean isAbreast(Combatant who, Combatant foe) {
    int mine = field().distance(who, foe) + measures(who).rank();
    int near = measures(who).near();
    boolean abreast = true;
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      Combatant friend = all.get(i);
      if (isInLine(who, friend)) {
        if (wits.isEngaged(friend)) {
          return true;
        }
        abreast &= field().distance(friend, foe) <= mine || !field().within(who, friend, near);
      }
    }
    return abreast;
  }

  /** Some friend of the line has come to blows. */
  boolean isAnybodyFighting(Combatant who) {
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      if (isInLine(who, all.get(i)) && wits.isEngaged(all.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** More foes can fight than friends besides him. */
  boolean isHardPressed(Combatant who) {
    int theirs = 0;
    int ours = 0;
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      Combatant other = all.get(i);
      if (wits.isFoe(who, other)) {
        theirs += wits.isDisabled(other) ? 0 : 1;
      } else if (isInLine(who, other)) {
        ours++;
      }
    }
    return theirs > ours;
  }

  /** Friends near him shoot, and nobody is at their throats. */
  boolean isBeforeShooters(Combatant who) {
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      Combatant friend = all.get(i);
      if (friend != who
          && friend.isStanding()
          && friend.side() == who.side()
          && wits.isShooter(friend)
          && !wits.isDisabled(friend)
          && !wits.isEngaged(friend)
          && field().isOn(friend)
          && field().within(who, friend, measures(who).near())) {
        return true;
      }
    }
    return false;
  }

  /** A friend of the line near enough to stand by, by whom he does not stand; null for none. */
  @Nullable Combatant strayedFrom(Combatant who) {
    Combatant nearest = null;
    int least = measures(who).near() + 1;
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      Combatant friend = all.get(i);
      if (isInLine(who, friend)) {
        int feet = field().distance(who, friend);
        if (feet <= Field.BESIDE) {
          return null;
        }
        if (feet < least) {
          least = feet;
          nearest = friend;
        }
      }
    }
    return nearest;
  }

  /** Friends are there who go to blows. */
  boolean isScreened(Combatant who) {
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      if (isInLine(who, all.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** A friend with a weapon in hand can finish whom he would have to put his bow away for. */
  boolean isForOthers(Combatant who) {
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      Combatant friend = all.get(i);
      if (friend != who
          && friend.isStanding()
          && friend.side() == who.side()
          && !wits.isDisabled(friend)
          && !wits.isShooter(friend)
          && field().isOn(friend)) {
        return true;
      }
    }
    return false;
  }

  /** Foes about a foe, him included, against friends about oneself. */
  boolean isOutnumbered(Combatant who, Combatant foe) {
    int theirs = 0;
    int ours = 0;
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      Combatant other = all.get(i);
      if (wits.isFoe(who, other)) {
        theirs +=
            field().distance(other, foe) <= measures(who).beside() && !wits.isDisabled(other)
                ? 1
                : 0;
      } else if (other.isStanding() && other.side() == who.side()) {
        ours += other == who || field().distance(who, other) <= measures(who).near() ? 1 : 0;
      }
    }
    return theirs > ours;
  }

  /** A foe who cannot strike back, near enough to be finished, with nobody by him who can. */
  @Nullable Combatant unguarded(Combatant who) {
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      Combatant foe = all.get(i);
      if (wits.isFoe(who, foe)
          && wits.isDisabled(foe)
          && field().distance(who, foe) <= wits.dash(who)
          && !isGuarded(who, foe)) {
        return foe;
      }
    }
    return null;
  }

  private boolean isGuarded(Combatant who, Combatant foe) {
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      Combatant other = all.get(i);
      if (wits.isFoe(who, other)
          && !wits.isDisabled(other)
          && !wits.isEngaged(other)
          && field().distance(other, foe) <= measures(who).beside()) {
        return true;
      }
    }
    return false;
  }

  /** A foe with points before him stands in the way of who would run at this one. */
  boolean bristles(Combatant who, Combatant foe) {
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      Combatant other = all.get(i);
      if (wits.isFoe(who, other)
          && (other == foe || field().distance(other, foe) <= measures(who).rank())
          && wits.keepsOff(other, who)) {
        return true;
      }
    }
    return false;
  }

  /** A foe who could soon be at him. */
  @Nullable Combatant comer(Combatant who) {
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      if (mayCome(who, all.get(i))) {
        return all.get(i);
      }
    }
    return null;
  }

  private boolean mayCome(Combatant who, Combatant foe) {
    return wits.isFoe(who, foe)
        && !wits.isDisabled(foe)
        && !wits.isShooter(foe)
        && isSoonAt(who, foe);
  }

  /**
   * He could come at him, or could if that one walked on: where no blow follows a run, who walks up
   * to within a walk of a foe leaves him the first one.
   */
  private boolean isSoonAt(Combatant who, Combatant foe) {
    int walk = wits.dash(foe) > wits.stride(foe) ? 0 : wits.stride(who);
    return field().distance(who, foe) <= wits.dash(foe) + wits.reach(foe) + walk;
  }

  /** One of those has nobody at his throat, and neither runs nor has let a round go by. */
  boolean isAnybodyComing(Combatant who) {
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      Combatant other = all.get(i);
      if (mayCome(who, other) && !wits.isEngaged(other) && !wits.staysAway(other)) {
        return true;
      }
    }
    return false;
  }

  /** Foes shoot, and too few of us shoot back: who waits only suffers. */
  boolean isShotAt(Combatant who) {
    int theirs = 0;
    int ours = 0;
    List<Combatant> all = all();
    for (int i = 0; i < all.size(); i++) {
      Combatant other = all.get(i);
      if (wits.isFoe(who, other)) {
        theirs += wits.isShooter(other) || wits.isCaster(other) ? 1 : 0;
      } else if (other.isStanding() && other.side() == who.side()) {
        ours += wits.isShooter(other) || wits.isCaster(other) ? 1 : 0;
      }
    }
    return theirs > 2 * ours;
  }

  @Nullable Combatant friend(Combatant who, String name) {
    Battle battle = wits.battle();
    for (Combatant other : battle.combatants()) {
      if (other.name().equals(name) && other.isStanding() && battle.field().isOn(other)) {
        return other == who ? null : other;
      }
    }
    return null;
  }
}
