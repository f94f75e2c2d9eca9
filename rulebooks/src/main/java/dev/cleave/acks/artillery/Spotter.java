package dev.cleave.acks.artillery;

import dev.cleave.acks.book.Ammunition;
import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Impact;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Feature;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The choices of those beside a piece of artillery, and where they aim. */
public final class Spotter {

  /** Feet from a wall within which it covers somebody. */
  private static final int SHELTER = 60;

  private final ArtilleryRoom fight;

  Spotter(ArtilleryRoom fight) {
    this.fight = fight;
  }

  /** Fires, reloads while there is time, or repairs; null for nothing. */
  public @Nullable Action usual(Combatant who) {
    Combatant nearest = null;
    for (Feature feature : fight.field.features()) {
      if (feature instanceof Artillery piece
          && !piece.isHidden()
          && fight.tools().reaches(who, piece)) {
        nearest = nearest == null ? fight.foes().nearest(who) : nearest;
        Action action = nearest == null ? null : serve(who, piece, nearest);
        if (action != null && fight.allowance().bars(who, action, true) == null) {
          return action;
        }
      }
    }
    return null;
  }

  private @Nullable Action serve(Combatant who, Artillery piece, Combatant nearest) {
    var repair = new Repair(fight, piece);
    boolean safe = !fight.field.within(who, nearest, fight.movement().running(nearest));
    if (safe && repair.bars(who, Slot.MOVEMENT) == null) {
      return repair;
    }
    if (piece.isLoaded()) {
      Action shot = aim(who, piece);
      return shot == null && safe && stands(who, piece) ? BasicAction.DONE : shot;
    }
    var reload = new Reload(fight, piece);
    return safe && reload.bars(who, Slot.MOVEMENT) == null ? reload : null;
  }

  /** Stays by the piece while others fight. */
  private boolean stands(Combatant who, Artillery piece) {
    if (!piece.crew().contains(who.index())) {
      return false;
    }
    for (Fighter fighter : fight.fighters) {
      Combatant other = fighter.who;
      if (!other.isEnemyOf(who) && other.isStanding() && !piece.crew().contains(other.index())) {
        return true;
      }
    }
    return false;
  }

  /** At the enemy easiest to hit with no friend near him, else at what bars the way to them. */
  private @Nullable Action aim(Combatant who, Artillery piece) {
    Gunnery.Fire best = null;
    int least = Integer.MAX_VALUE;
    Ammunition load = load(piece);
    Action barrage = fight.barrage().usual(who, piece, load);
    if (barrage != null) {
      return barrage;
    }
    for (Fighter fighter : fight.fighters) {
      if (who.isEnemyOf(fighter.who) && fighter.who.isStanding()) {
        var fire = new Gunnery.Fire(fight, piece, load, Impact.on(fighter.who, fight.field));
        if (fight.field.sees(who, fighter.who) && isFair(who, fire)) {
          int needs = fight.gunnery().needs(who, fire).needs();
          if (needs < least) {
            least = needs;
            best = fire;
          }
        }
      }
    }
    return best != null ? best : batter(who, piece, load);
  }

  private static Ammunition load(Artillery piece) {
    for (Ammunition load : Ammunition.values()) {
      if (piece.ammunition().getFirst().equals(load.label())) {
        return load;
      }
    }
    return Ammunition.ORDINARY;
  }

  private boolean isFair(Combatant who, Gunnery.Fire fire) {
    return fire.bars(who, Slot.MOVEMENT) == null && !endangers(who, fire);
  }

  private boolean endangers(Combatant who, Gunnery.Fire fire) {
    int feet = fire.piece().piece().area().radius();
    for (Fighter fighter : fight.fighters) {
      if (!fighter.who.isEnemyOf(who)
          && fighter.who.isStanding()
          && fire.wanted().splashes(fighter.who, feet, fight.field)) {
        return true;
      }
    }
    return false;
  }

  /** The nearest thing that shields an enemy more than a friend and can be brought down. */
  private @Nullable Action batter(Combatant who, Artillery piece, Ammunition load) {
    Gunnery.Fire best = null;
    int least = Integer.MAX_VALUE;
    List<Feature> targets = fight.aiming().targets();
    for (Feature feature : targets) {
      var fabric = feature.fabric();
      int most = piece.piece().weapon().damage().most();
      if (fabric != null
          && fight.isMark(who, feature)
          && fight.field.sees(who, feature)
          && isTheirs(who, feature)
          && fight.structures().share(piece.piece(), fabric.material(), most) > 0) {
        var fire = new Gunnery.Fire(fight, piece, load, Impact.on(feature, who, fight.field));
        int feet = fight.field.range(who, feature);
        if (feet < least && isFair(who, fire)) {
          least = feet;
          best = fire;
        }
      }
    }
    return best;
  }

  /** An enemy is nearer to it than any friend, and no friend may shelter behind it. */
  private boolean isTheirs(Combatant who, Feature feature) {
    int enemy = Integer.MAX_VALUE;
    int friend = Integer.MAX_VALUE;
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.isStanding()) {
        int feet = fight.field.distance(fighter.who, feature);
        if (fighter.who.isEnemyOf(who)) {
          enemy = Math.min(enemy, feet);
        } else {
          friend = Math.min(friend, feet);
        }
      }
    }
    return enemy < friend && friend > SHELTER;
  }
}
