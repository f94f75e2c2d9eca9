package dev.cleave.acks.artillery;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Prowess;
import dev.cleave.acks.round.Crewing;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Feature;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The crew of a piece of artillery: those the scenario names as long as one of them stands, else
 * whoever of a side is beside it. A2.ARTY.32-38, A2.GAP.136, A2.GAP.247
 */
final class Crews implements Crewing {

  private static final String ARTILLERIST = "artillerist";

  private final ArtilleryRoom fight;
  private @Nullable Artillery @Nullable [] posts;
  private @Nullable Battle battle;

  Crews(ArtilleryRoom fight) {
    this.fight = fight;
  }

  /** The piece whose named crew somebody belongs to, null for most people. */
  @Override
  public @Nullable Artillery post(Combatant who) {
    if (battle != fight.battle) {
      read();
    }
    Artillery piece = posts == null ? null : posts[who.index()];
    return piece == null || piece.fabric().isDestroyed() ? null : piece;
  }

  private void read() {
    battle = fight.battle;
    posts = null;
    for (Feature feature : fight.field.features()) {
      if (feature instanceof Artillery piece) {
        for (int member : piece.crew()) {
          if (posts == null) {
            posts = new Artillery[fight.fighters.length];
          }
          posts[member] = piece;
        }
      }
    }
  }

  /** The scenario has named its crew, and any of them is left. */
  boolean isNamed(Artillery piece) {
    for (int member : piece.crew()) {
      if (fight.fighters[member].who.isStanding()) {
        return true;
      }
    }
    return false;
  }

  /** May lay hands on it at all. */
  boolean mayServe(Combatant who, Artillery piece) {
    return piece.crew().contains(who.index()) || !isNamed(piece);
  }

  /**
   * The crew he would have now, himself among them: all have their hands free and the round before
   * them. Of bystanders no more join in than are of use, artillerists first.
   */
  List<Combatant> hands(Combatant server, Artillery piece) {
    var hands = new ArrayList<Combatant>();
    for (Fighter fighter : fight.fighters) {
      if (isFree(fighter, server)
          && mayServe(fighter.who, piece)
          && fight.tools().reaches(fighter.who, piece)
          && !fight.engagement().isEngaged(fighter.who)) {
        hands.add(fighter.who);
      }
    }
    if (isNamed(piece)) {
      return hands;
    }
    hands.sort(Comparator.comparingInt(who -> who == server ? 0 : isArtillerist(who) ? 1 : 2));
    int useful = piece.piece().useful(hands.size());
    return useful == 0 ? hands : hands.subList(0, useful);
  }

  /** A whole round is before him, and nothing he has declared. A2.ARTY.33 */
  private boolean isFree(Fighter fighter, Combatant server) {
    Combatant who = fighter.who;
    return !who.isEnemyOf(server)
        && fight.canAct(who)
        && (who == server
            || (fighter.waiting || !fighter.begun)
                && fight.mayChoose(who)
                && fighter.spell() == null
                && fight.denies(who, Demand.LEGS) == null
                && !fight.defensiveMovement().binds(who));
  }

  private boolean isArtillerist(Combatant who) {
    return fight.proficiency().has(who, ARTILLERIST);
  }

  boolean isTrained(List<Combatant> hands) {
    for (Combatant who : hands) {
      if (isArtillerist(who)) {
        return true;
      }
    }
    return false;
  }

  /** From one shot to the next, 0 if there are too few. A2.ARTY.32, A2.ARTY.37 */
  int rounds(List<Combatant> hands, Artillery piece) {
    int rounds = piece.piece().rounds(hands.size());
    return !fight.needsArtillerist() || isTrained(hands)
        ? rounds
        : rounds * fight.artilleryNumbers().noArtilleristRounds;
  }

  /** Of equals the one who shoots worse. A2.ARTY.36 */
  Combatant lowest(List<Combatant> hands) {
    Combatant lowest = hands.getFirst();
    for (Combatant who : hands) {
      Prowess prowess = fight.prowess(who);
      Prowess least = fight.prowess(lowest);
      if (prowess.level < least.level
          || prowess.level == least.level && prowess.attackThrow > least.attackThrow) {
        lowest = who;
      }
    }
    return lowest;
  }

  /** It is a full-round action of them all. A2.ARTY.33 */
  void spend(Combatant server, List<Combatant> hands) {
    for (Combatant who : hands) {
      if (who != server) {
        fight.segmentStart().spend(who);
      }
    }
  }

  /** The worst modifier of those who act this round. A2.ARTY.35 */
  @Override
  public int initiative(Artillery piece) {
    int worst = Integer.MAX_VALUE;
    for (int member : piece.crew()) {
      Fighter fighter = fight.fighters[member];
      if (!fighter.waiting && fight.initiativeIsDue(fighter.who)) {
        worst = Math.min(worst, fighter.prowess.initiative);
      }
    }
    return worst;
  }
}
