package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import org.jspecify.annotations.Nullable;

/** How a combatant stands in the round: its number, what it declared, what it has done. */
final class Stance {

  final Combatant who;
  final Prowess prowess;
  final ActionQuestion first;
  final ActionQuestion second;
  final DeclarationQuestion declaration;

  // This round
  int number;
  int due;
  boolean waiting;
  boolean begun;
  @Nullable Combatant after;
  boolean engagedAtStart;
  Declaration declared = Declaration.Plan.NOTHING;
  boolean disrupted;
  boolean hurt;
  boolean ranAway;
  boolean charged;
  int cleaves;

  // This segment
  boolean stationary = true;
  boolean mayTurn = true;
  boolean sneaking;

  // Until the moment comes, or is lost
  @Nullable Readied readied;
  boolean opening;
  @Nullable Weapon openingBow;
  @Nullable Weapon openingPole;
  int shoves;

  // While it lasts
  @Nullable Combatant defends;
  int fright;
  final int[] until = new int[State.ALL.length];

  Stance(Fight fight, Combatant who) {
    this.who = who;
    this.prowess = new Prowess(fight.numbers, who.sheet());
    this.first = new ActionQuestion(fight, who, true);
    this.second = new ActionQuestion(fight, who, false);
    this.declaration = new DeclarationQuestion(fight, who);
  }

  void startRound(boolean engaged) {
    waiting = false;
    begun = false;
    after = null;
    engagedAtStart = engaged;
    declared = Declaration.Plan.NOTHING;
    disrupted = false;
    hurt = false;
    ranAway = false;
    charged = false;
    cleaves = 0;
  }

  void startSegment() {
    stationary = true;
    mayTurn = true;
    sneaking = false;
  }

  /** The spell announced for this round and not yet cast or lost. */
  @Nullable Spell spell() {
    return declared instanceof Declaration.Casting(Spell spell) ? spell : null;
  }

  /** The segment is over, used or not. */
  void finish() {
    waiting = false;
    after = null;
  }
}
