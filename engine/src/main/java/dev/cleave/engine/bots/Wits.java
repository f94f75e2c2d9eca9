package dev.cleave.engine.bots;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Behaviour;
import dev.cleave.engine.field.Square;
import org.jspecify.annotations.Nullable;

/**
 * What a book tells somebody who has to decide for himself. He learns only what he could know:
 * whoever is hidden from him is no foe here. Deeds are null where they are not legal, or make no
 * sense in the book; a book says nothing of those it does not know.
 *
 * @param <A> the book's actions
 */
public interface Wits<A> {

  Battle battle();

  /** An enemy on his feet of whom he knows. */
  boolean isFoe(Combatant who, Combatant other);

  /** Somebody is at his throat. */
  boolean isEngaged(Combatant who);

  /** His foes do not know where he is. */
  boolean isHidden(Combatant who);

  /** Cannot strike back: asleep, held, senseless. */
  boolean isDisabled(Combatant who);

  /** A wound would wake him. */
  default boolean isAsleep(Combatant who) {
    return false;
  }

  boolean isCaster(Combatant who);

  /** In the middle of a spell that a hit may spoil. */
  default boolean isCasting(Combatant who) {
    return false;
  }

  /** Has a bow or the like in hand, and something to shoot. */
  boolean isShooter(Combatant who);

  /** Fighting somebody else, or looking the other way, so that a blow tells the more. */
  boolean isExposed(Combatant who, Combatant foe);

  /** Open to a blow from ambush by him. */
  boolean isPrey(Combatant who, Combatant foe);

  /** Would strike first at whoever runs at him: a longer weapon, set or waiting. */
  boolean keepsOff(Combatant foe, Combatant runner);

  /** Feet of one movement, after which he may still strike. */
  int stride(Combatant who);

  /** Feet within which he gets at a foe and strikes him in one turn. */
  int dash(Combatant who);

  /** Feet at which he strikes hand to hand. */
  int reach(Combatant who);

  /** The throw a blow at this foe needs, or a shot; the less the better. */
  int needs(Combatant who, Combatant foe, boolean blow);

  /** Hit points an ordinary blow or shot of his takes. */
  int harm(Combatant who);

  /** Attacks he makes in a round as he stands, where the book knows of more than one. */
  default int attacks(Combatant who) {
    return 1;
  }

  /** A charge gives him more than it costs, whoever waits for it. */
  boolean gainsByCharging(Combatant who);

  /** A blow kept for who comes is worth more to him than running at that one. */
  default boolean gainsByWaiting(Combatant who) {
    return true;
  }

  /** In reach of a blow at once. */
  boolean isInReach(Combatant who, Combatant foe);

  /** Is not coming: he runs, or has stood on his place for a whole round. */
  default boolean staysAway(Combatant foe) {
    return false;
  }

  /** Rounds in a row in which nobody attacked anybody, or in which nothing came of it. */
  int quietRounds();

  // Deeds

  /** Does nothing more. */
  A idle();

  /** A blow at once. */
  @Nullable A strike(Combatant who, Combatant foe, boolean first);

  /** Something other than a blow that does more to him. */
  default @Nullable A trick(Combatant who, Combatant foe, Behaviour behaviour, boolean first) {
    return null;
  }

  /** A shot with what he has in hand. */
  @Nullable A shoot(Combatant who, Combatant foe, boolean first);

  /** A javelin, oil or holy water at him, or what it takes to have it in hand. */
  default @Nullable A hurl(Combatant who, Combatant foe, boolean first) {
    return null;
  }

  /** The same however seldom it hits, at one whom no friend is at, for who can do nothing else. */
  default @Nullable A lob(Combatant who, Combatant foe, boolean first) {
    return null;
  }

  default @Nullable A charge(Combatant who, Combatant foe) {
    return null;
  }

  /** A step toward somebody. */
  @Nullable A approach(Combatant who, Combatant other, boolean first);

  /** To where he strikes over the shoulder of a friend who fights, for who has the reach. */
  default @Nullable A reachOver(Combatant who, boolean first) {
    return null;
  }

  /** Beside a friend, no nearer to any foe than he. */
  default @Nullable A standBy(Combatant who, Combatant friend, boolean first) {
    return null;
  }

  /** Away from friends, where a foe is known to work what catches all who stand together. */
  default @Nullable A scatter(Combatant who, boolean first) {
    return null;
  }

  /** As near to a place as one gets. */
  default @Nullable A go(Combatant who, Square place, boolean first) {
    return null;
  }

  /** Something in the way opened or gone round, where nobody can be got at. */
  default @Nullable A onward(Combatant who, boolean first) {
    return null;
  }

  /** To where he could strike this foe unseen or from behind, in one movement. */
  default @Nullable A stalk(Combatant who, Combatant foe, boolean first) {
    return null;
  }

  /** To where he has a shot at somebody. */
  default @Nullable A findShot(Combatant who, boolean first) {
    return null;
  }

  /** To where a spell of his reaches a foe, where none does yet. */
  default @Nullable A findCast(Combatant who, boolean first) {
    return null;
  }

  /** Away from his foes. */
  default @Nullable A giveWay(Combatant who, boolean first) {
    return null;
  }

  /** A blow for whoever comes. */
  default @Nullable A ready(Combatant who, boolean first) {
    return null;
  }

  /** Wards off blows and does nothing else. */
  default @Nullable A parry(Combatant who, boolean first) {
    return null;
  }

  /** Out of sight. */
  default @Nullable A hide(Combatant who, boolean first) {
    return null;
  }

  /** A light, where it is dark and he sees nobody. */
  default @Nullable A light(Combatant who, boolean first) {
    return null;
  }

  /** A spell, a power, a rebuke: what is worth more than a blow. */
  default @Nullable A wonder(Combatant who, boolean first) {
    return null;
  }

  /** A friend brought back to his senses who could fight again at once. */
  default @Nullable A rouse(Combatant who, Combatant friend, boolean first) {
    return null;
  }

  /** Terms for a foe who would take them. */
  default @Nullable A terms(Combatant who, boolean first) {
    return null;
  }

  /** Fire to what burns under a foe. */
  default @Nullable A kindle(Combatant who, boolean first) {
    return null;
  }

  /** Arms laid down, terms asked for. */
  default @Nullable A yield(Combatant who, boolean first) {
    return null;
  }
}
