package dev.cleave.acks.turn;

import static dev.cleave.acks.book.State.BLINDED;
import static dev.cleave.acks.book.State.FRIGHTENED;
import static dev.cleave.acks.book.State.HELPLESS;
import static dev.cleave.acks.book.State.INCAPACITATED;
import static dev.cleave.acks.book.State.PRONE;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Frailty;
import dev.cleave.acks.book.State;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import org.jspecify.annotations.Nullable;

/** What the incapacitated and the maimed cannot do. A2.HEAL.08-10, A2.GAP.25H, A2.WOUND.43 */
public final class Infirmity implements Restraint {

  private static final String WOUNDS = "A2.T.PERMANENT-WOUNDS";

  private static final Forbidden NO_ATTACK = new Forbidden("WHO is incapacitated", "A2.HEAL.08");
  private static final Forbidden NO_SPELL = new Forbidden("WHO is incapacitated", "A2.HEAL.09");
  private static final Forbidden NO_ACTIVITY = new Forbidden("WHO is incapacitated", "A2.HEAL.10");
  private static final Forbidden TOO_WEAK =
      new Forbidden("WHO is incapacitated and only walks", "A2.GAP.25H");
  private static final Forbidden DEAF = new Forbidden("WHO is deaf", WOUNDS);
  private static final Forbidden MUTE = new Forbidden("WHO cannot speak", WOUNDS);
  private static final Forbidden CRAWLS = new Forbidden("WHO can only crawl", WOUNDS);
  private static final Forbidden NO_HAND = new Forbidden("WHO has not the hands for it", WOUNDS);
  private static final Forbidden LAME = new Forbidden("WHO is too lame for it", WOUNDS);
  private static final Forbidden NO_STEED = new Forbidden("no beast bears WHO", "A2.T.TAMPERING");
  private static final Forbidden OATH =
      new Forbidden("WHO is bound to spare FOE", "A2.T.TAMPERING");

  private final TurnRoom fight;

  Infirmity(TurnRoom fight) {
    this.fight = fight;
  }

  /** Before a fight: what daylight does. Bright light counts as daylight. A2.T.TAMPERING */
  public void open() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.frailty != Frailty.NONE
          && fighter.frailty.has("blinded in daylight")
          && !fight.battle.isDark()) {
        fight.gain(fighter.who, BLINDED);
      }
    }
  }

  /** A wound has come or gone: the numbers follow, and what goes without saying. */
  public void reckon(Combatant who) {
    Fighter fighter = fight.fighter(who);
    Frailty before = fighter.frailty;
    fighter.reckon(fight.book);
    if (before.has("blinded") && !fighter.frailty.has("blinded")) {
      fight.lose(who, BLINDED);
    }
    if (before.has("paralysed") && !fighter.frailty.has("paralysed")) {
      fight.lose(who, HELPLESS);
    }
    settle(who, fighter.frailty);
  }

  /** The states and the grip that wounds leave somebody. */
  public static void settle(Combatant who, Frailty frailty) {
    if (who.health().rest() != null && who.isStanding()) {
      who.gain(INCAPACITATED);
    }
    if (frailty == Frailty.NONE) {
      return;
    }
    gain(who, frailty, "blinded", BLINDED);
    gain(who, frailty, "paralysed", HELPLESS);
    gain(who, frailty, "crawls", PRONE);
    if (frailty.hands() < 2) {
      who.wieldOffHand(who.bareHands());
    }
    if (lacksHands(frailty, who.weapon())) {
      who.wield(who.emptyHanded());
    }
    if (!canBearShield(frailty, who.weapon())) {
      who.setShield(false);
    }
  }

  private static void gain(Combatant who, Frailty frailty, String flag, State state) {
    if (frailty.has(flag)) {
      who.gain(state);
    }
  }

  private static boolean isFree(Weapon weapon) {
    return weapon.natural() || weapon.isUnarmed();
  }

  private static boolean lacksHands(Frailty frailty, Weapon weapon) {
    return !isFree(weapon) && weapon.hands() > frailty.hands();
  }

  private static boolean canBearShield(Frailty frailty, Weapon weapon) {
    return !frailty.has("no shield") && (!frailty.has("no weapon with shield") || isFree(weapon));
  }

  /** What of an action is beyond somebody; blows ask for themselves. */
  @Override
  public @Nullable Forbidden bars(Combatant who, Action action) {
    Frailty frailty = fight.fighter(who).frailty;
    Forbidden bar = frailty == Frailty.NONE ? null : barsMaimed(who, action, frailty);
    return bar == null && who.is(INCAPACITATED) ? barsWeak(who, action) : bar;
  }

  private static @Nullable Forbidden barsWeak(Combatant who, Action action) {
    if (action.takes(Demand.ATTACK, who)) {
      return NO_ATTACK;
    }
    if (action.takes(Demand.MAGIC, who)) {
      return NO_SPELL;
    }
    if (action.takes(Demand.RUNNING, who)) {
      return TOO_WEAK;
    }
    return action.takes(Demand.EXERTION, who) ? NO_ACTIVITY : null;
  }

  private static @Nullable Forbidden barsMaimed(Combatant who, Action action, Frailty frailty) {
    if (action.takes(Demand.SPEECH, who) && frailty.has("no speech")) {
      return MUTE;
    }
    if (action.takes(Demand.RISING, who) && frailty.has("crawls")) {
      return CRAWLS;
    }
    if (action.takes(Demand.SHIELD_ARM, who) && !canBearShield(frailty, who.weapon())) {
      return NO_HAND;
    }
    Weapon drawn = action.draws();
    if (drawn != null) {
      return lacksHands(frailty, drawn) ? NO_HAND : null;
    }
    if (action.takes(Demand.RIDING, who) && frailty.has("no riding")) {
      return NO_STEED;
    }
    if (action.takes(Demand.HEARING, who) && frailty.has("deaf")) {
      return DEAF;
    }
    return frailty.hands() == 0 && action.takes(Demand.HANDS, who) ? NO_HAND : null;
  }

  /** What keeps somebody from a blow or a shot, in a turn or out of it. */
  public @Nullable Forbidden barsAttack(Combatant who, Combatant target, Weapon weapon) {
    if (who.is(INCAPACITATED)) {
      return NO_ATTACK;
    }
    Frailty frailty = fight.fighter(who).frailty;
    if (frailty == Frailty.NONE) {
      return null;
    }
    if (lacksHands(frailty, weapon)) {
      return NO_HAND;
    }
    boolean spared = fight.isHelpless(target) || target.is(FRIGHTENED);
    return spared && frailty.has("spares the helpless") ? OATH : null;
  }

  public boolean canCast(Combatant who) {
    return !who.is(INCAPACITATED) && !fight.fighter(who).frailty.has("no spells");
  }

  public @Nullable Forbidden barsRun(Combatant who) {
    if (who.is(INCAPACITATED)) {
      return TOO_WEAK;
    }
    return fight.fighter(who).frailty.has("no running") ? LAME : null;
  }

  public @Nullable Forbidden barsCharge(Combatant who) {
    return fight.fighter(who).frailty.has("no charging") ? LAME : null;
  }

  /** Whether somebody could use his hands for anything. */
  public boolean hasHands(Combatant who) {
    return fight.fighter(who).frailty.hands() > 0;
  }

  public boolean hasOneHand(Combatant who) {
    Frailty frailty = fight.fighter(who).frailty;
    return frailty != Frailty.NONE && frailty.hands() < 2;
  }

  public boolean crawls(Combatant who) {
    return fight.fighter(who).frailty.has("crawls");
  }

  /** Feet of a movement action on such legs. */
  public int speed(Combatant who, int hale) {
    Frailty frailty = fight.fighter(who).frailty;
    int feet = hale;
    if (frailty != Frailty.NONE) {
      feet = frailty.has("half speed") ? feet / 2 : feet;
      feet = frailty.has("three quarters speed") ? feet * 3 / 4 : feet;
    }
    return who.is(INCAPACITATED) ? feet / fight.turnNumbers().incapacitatedSpeed : feet;
  }

  /** Feet of a run, which is a walk for those who cannot. */
  public int running(Combatant who, int speed) {
    Frailty frailty = fight.fighter(who).frailty;
    if (who.is(INCAPACITATED) || frailty != Frailty.NONE && frailty.has("no running")) {
      return speed;
    }
    int feet = speed * fight.turnNumbers().running;
    if (frailty == Frailty.NONE) {
      return feet;
    }
    feet = Math.max(speed, feet + frailty.sum("running"));
    return frailty.has("half running") ? feet / 2 : feet;
  }

  /** What of healing magic reaches flesh that has been dead. A2.T.TAMPERING */
  public int healed(Combatant who, int amount, Dice dice) {
    Frailty frailty = fight.fighter(who).frailty;
    if (frailty == Frailty.NONE || amount <= 0) {
      return amount;
    }
    int left = frailty.has("half healing") ? amount / 2 : amount;
    return Math.max(1, left - frailty.sum("thin blood") * dice.count());
  }
}
