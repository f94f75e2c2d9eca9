package dev.cleave.acks.space;

import static dev.cleave.acks.book.State.COWERING;
import static dev.cleave.acks.book.State.GRABBED;
import static dev.cleave.acks.book.State.HELPLESS;
import static dev.cleave.acks.book.State.HIDDEN;
import static dev.cleave.acks.book.State.INVISIBLE;
import static dev.cleave.acks.book.State.PRONE;
import static dev.cleave.acks.book.State.SANCTUARY;
import static dev.cleave.acks.book.State.SWALLOWED;

import dev.cleave.acks.book.State;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Underway;
import dev.cleave.engine.Rulebook.Engaged;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Passage;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Engagement: facing somebody within five feet. It runs one way: the one may engage the other
 * alone. A2.ENGAGE.*
 */
public class Engagement {

  /** Least number that every entry of the chart of sizes divides. A2.GAP.124 */
  private static final int WHOLE = Passage.WHOLE;

  private static final long UNSEEN_OR_SAFE = State.anyOf(HIDDEN, INVISIBLE, SANCTUARY, SWALLOWED);
  private static final long NO_THREAT =
      State.anyOf(HELPLESS, COWERING, HIDDEN, INVISIBLE, SANCTUARY, SWALLOWED);

  private final SpaceRoom fight;
  private final SpaceNumbers numbers;
  private final long noThreat;

  protected Engagement(SpaceRoom fight) {
    this.fight = fight;
    this.numbers = fight.spaceNumbers();
    this.noThreat = fight.engagesFromGround() ? NO_THREAT : NO_THREAT | State.anyOf(PRONE);
  }

  /** By index, those who could engage somebody or be engaged by him, as far as distance goes. */
  private int[] near(Combatant who) {
    return fight.field.about(who, numbers.engagementDistance);
  }

  /** A2.ENGAGE.01-04, A2.GAP.121 */
  public boolean engages(Combatant one, Combatant other) {
    return bears(one, other)
        && (!numbers.engagementBySize || isEngagedBut(other, null)); // A2.ENGAGE.19
  }

  /** As if size did not matter. */
  private boolean bears(Combatant one, Combatant other) {
    if (!one.isEnemyOf(other) && !fight.memory.anybodyClambers) {
      return false; // most who are near, so it is asked first
    }
    if (fight.memory.isAnybodyEntwined() && isAtClose(one, other)) {
      return fight.fighter(other).clambers == one && canEngage(one); // A2.COND.CLAMB.01
    }
    return one.isEnemyOf(other)
        && !other.isThing()
        && fight.field.within(one, other, numbers.engagementDistance)
        && couldEngage(one, other)
        && fight.arc(one, other) == Arc.FRONT
        && fight.field.sees(one, other);
  }

  /** The one holds the other, or hangs on him: facing does not matter then. */
  private boolean isAtClose(Combatant one, Combatant other) {
    Fighter by = fight.fighter(one);
    return one.is(GRABBED) && by.holder == other // it goes where it likes with him. A2.COND.GRAB.01
        || by.clutches == other // it hangs on him and goes where he goes. A2.R.163
        || fight.fighter(other).clambers == one
        || by.clambers == other;
  }

  /** Of one who stands before him. A2.ENGAGE.02-03, A2.ENGAGE.16 */
  protected boolean couldEngage(Combatant one, Combatant other) {
    return other.isInTheWay()
        && canEngage(one)
        && !other.isAny(UNSEEN_OR_SAFE)
        && reachesFlier(one, other)
        && isLevel(one, other);
  }

  /** Not too high above the other or too far below, the taller the better. A2.R.141 */
  public boolean isLevel(Combatant one, Combatant other) {
    if (fight.field.isLevel()) {
      return true;
    }
    int gap = Math.abs(fight.field.elevation(one) - fight.field.elevation(other));
    return gap <= numbers.meleeHeight || gap <= numbers.meleeHeight + tall(one) + tall(other);
  }

  /** Feet of a body beyond a man's, as much as it is broader. */
  private static int tall(Combatant who) {
    return 5 * (who.sheet().size().frontage() - 1);
  }

  /** The helpless, the cowering, the hidden and the prone threaten nobody. A2.GAP.305 */
  public boolean canEngage(Combatant one) {
    return one.isStanding() && !one.isAny(noThreat);
  }

  /** A2.ENGAGE.16 */
  private boolean reachesFlier(Combatant one, Combatant other) {
    return fight.altitude(other) == 0
        || fight.prowess(fight.riding().legs(one)).flies
        || fight.field.elevation(other) <= fight.field.elevation(one);
  }

  public boolean isEngaged(Combatant who) {
    return isEngagedBut(who, null);
  }

  /**
   * @param ignored enemies that do not count, by index; null if all count
   */
  public boolean isEngagedBut(Combatant who, boolean @Nullable [] ignored) {
    int engaged = 0;
    for (int i : near(who)) {
      Fighter fighter = fight.fighters[i];
      Combatant enemy = fighter.who;
      if ((ignored == null || !ignored[enemy.index()]) && bears(enemy, who)) {
        engaged += weight(enemy, who);
        if (engaged >= WHOLE) {
          return true;
        }
      }
    }
    return false;
  }

  /** The share one engager counts for when size matters. A2.ENGAGE.18-19, A2.GAP.124 */
  int weight(Combatant enemy, Combatant who) {
    if (!numbers.engagementBySize) {
      return WHOLE;
    }
    int rank = enemy.sheet().size().rank();
    int against = who.sheet().size().rank();
    return against == 0 ? WHOLE : rank == 0 ? 0 : WHOLE / numbers.engagers(rank, against);
  }

  /** Everybody who engages anybody, in the order of the battle. */
  public List<Engaged> all() {
    var all = new ArrayList<Engaged>();
    for (Fighter one : fight.fighters) {
      for (int i : near(one.who)) {
        Combatant other = fight.fighters[i].who;
        if (engages(one.who, other)) {
          all.add(new Engaged(one.who, other));
        }
      }
    }
    return all;
  }

  /** The first who engages somebody, null if nobody does. */
  public @Nullable Combatant engager(Combatant who) {
    for (int i : near(who)) {
      Fighter fighter = fight.fighters[i];
      if (engages(fighter.who, who)) {
        return fighter.who;
      }
    }
    return null;
  }

  /** Notes whom somebody engages, or who engages him. */
  public void note(Combatant who, boolean byHim, boolean[] noted) {
    Arrays.fill(noted, false);
    for (int i : near(who)) {
      Combatant other = fight.fighters[i].who;
      noted[i] = byHim ? engages(who, other) : engages(other, who);
    }
  }

  /** At blows with another only since the movement he makes. A2.GAP.115 */
  public boolean isFresh(Combatant foe, Combatant other) {
    Underway move = fight.memory.underway.peek();
    return move != null
        && !move.inMelee()[other.index()]
        && (foe == move.mover() || fight.field.seat(foe) == fight.field.seat(move.mover()));
  }

  /** A foe at blows with one of somebody's friends. A2.GAP.213 */
  public boolean isFightingFriendOf(Combatant foe, Combatant who) {
    for (int i : near(foe)) {
      Fighter fighter = fight.fighters[i];
      Combatant friend = fighter.who;
      if (friend != who
          && !friend.isEnemyOf(who)
          && !friend.is(HELPLESS)
          && !isFresh(foe, friend)
          && (engages(friend, foe) || engages(foe, friend))) {
        return true;
      }
    }
    return false;
  }

  /** Engaging or engaged, with anybody, and not only by a movement under way. A2.GAP.115 */
  public boolean isInMelee(Combatant who) {
    for (int i : near(who)) {
      Combatant other = fight.fighters[i].who;
      if ((engages(who, other) || engages(other, who))
          && !isFresh(other, who)
          && !isFresh(who, other)) {
        return true;
      }
    }
    return false;
  }

  /** Somebody the mover has just come to engage looks elsewhere and might turn. */
  boolean surprisesAnybody(Combatant mover, boolean[] before) {
    for (int i : near(mover)) {
      Fighter fighter = fight.fighters[i];
      if (isMetBlindly(mover, fighter.who, before)) {
        return true;
      }
    }
    return false;
  }

  private boolean isMetBlindly(Combatant mover, Combatant met, boolean[] before) {
    return !before[met.index()]
        && fight.arc(met, mover) != Arc.FRONT
        && engages(mover, met)
        && mayTurn(met, mover);
  }

  /**
   * Everybody whom the mover has just come to engage, and who looks elsewhere, may turn.
   * A2.ENGAGE.06
   *
   * @return false if the Judge has moved or felled the mover meanwhile
   */
  boolean meet(Combatant mover, boolean[] before) {
    for (int i : near(mover)) {
      Fighter fighter = fight.fighters[i];
      Combatant met = fighter.who;
      if (isMetBlindly(mover, met, before)) {
        Spot here = fight.field.spot(mover);
        boolean turns = fight.table.ask(new TurnQuestion(fight, met, mover)).yes();
        if (!mover.isStanding() || !here.equals(fight.field.spot(mover))) {
          return false;
        }
        if (turns) {
          face(met, mover);
        }
      }
    }
    return true;
  }

  /**
   * Not if somebody else engages him already, or if he is in no state to. A2.ENGAGE.07, A2.GAP.123
   */
  boolean mayTurn(Combatant who, Combatant newcomer) {
    if (!fight.canAct(who) || fight.fighter(newcomer).sneaking) {
      return false; // A2.ENGAGE.08
    }
    for (int i : near(who)) {
      Fighter fighter = fight.fighters[i];
      Combatant enemy = fighter.who;
      if (enemy != newcomer
          && engages(enemy, who)
          && (!numbers.freeFacingFrontOnly || fight.arc(who, enemy) == Arc.FRONT)) {
        return false;
      }
    }
    return true;
  }

  /** Turns in place; whoever is thereby engaged and looks elsewhere may turn too. A2.ENGAGE.06 */
  public void turn(Combatant who, Runnable turning) {
    var before = new boolean[fight.fighters.length];
    note(who, true, before);
    turning.run();
    meet(who, before);
    fight.whenMoved(who);
  }

  /** Turns somebody to a side of the map. A2.MOVE.23 */
  public void face(Combatant who, Facing facing) {
    if (fight.field.turn(who, facing) && fight.table.listens()) {
      fight.table.tell(
          Event.of(Event.Kind.TURNED, "A2.MOVE.23")
              .by(who)
              .fact("facing", facing.name())
              .says(who.name() + " turns to face " + facing.name() + "."));
    }
  }

  /** ", engaged by Orc 2" if somebody would be there; for people who choose where to go. */
  public String holdersAt(Combatant who, Spot there) {
    List<Combatant> holders = engagersAt(who, there);
    if (holders.isEmpty()) {
      return "";
    }
    var names = new ArrayList<String>(holders.size());
    for (Combatant holder : holders) {
      names.add(holder.name());
    }
    return ", engaged by " + String.join(", ", names);
  }

  /** Those who would engage him if he stood there. */
  public List<Combatant> engagersAt(Combatant who, Spot there) {
    Stand here = fight.field.stand(who);
    fight.field.place(who, there);
    List<Combatant> engagers = engagers(who);
    here.restore();
    return engagers;
  }

  /** Those who would engage him at the end of a way. */
  List<Combatant> engagersAfter(Combatant who, Route way) {
    if (way.end() instanceof Square) {
      return engagersAt(who, way.end());
    }
    Stand here = fight.field.stand(who);
    while (way.step()) {
      continue;
    }
    List<Combatant> engagers = engagers(who);
    way.restart();
    here.restore();
    return engagers;
  }

  private List<Combatant> engagers(Combatant who) {
    List<Combatant> engagers = List.of();
    for (int i : near(who)) {
      Combatant enemy = fight.fighters[i].who;
      if (engages(enemy, who)) {
        engagers = engagers.isEmpty() ? new ArrayList<>(2) : engagers;
        engagers.add(enemy);
      }
    }
    return engagers;
  }

  /** Turns somebody, if he does not have the other in front of him already. */
  public void face(Combatant who, Combatant toward) {
    Arc arc = fight.arc(who, toward);
    if (arc == Arc.FRONT) {
      return;
    }
    Facing before = fight.field.facing(who);
    fight.field.face(who, toward);
    tellFacing(who, toward, before, arc);
    fight.whenMoved(who);
  }

  private void tellFacing(Combatant who, Combatant toward, Facing before, Arc arc) {
    if (fight.table.listens()
        && (fight.field.facing(who) != before || fight.arc(who, toward) != arc)) {
      fight.table.tell(
          Event.of(Event.Kind.TURNED, "A2.MOVE.23")
              .by(who)
              .fact("to", toward)
              .fact("facing", fight.field.facing(who).name())
              .says(who.name() + " turns to face " + toward.name() + "."));
    }
  }
}
