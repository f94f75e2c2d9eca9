package dev.cleave.thac0.book;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** Damage, conditions, healing and fatigue: the figures. */
public final class HarmNumbers extends RoomNumbers {

  public final int itemSaveMagic = number("item save magic");
  public final int deadAt = number("dead at");
  public final int dyingLoss = number("dying loss");
  public final int revivedHitPoints = number("revived hit points");
  public final int massiveDamage = number("massive damage");
  public final int temporaryRecovery = number("temporary recovery");
  public final int temporaryRestHours = number("temporary rest hours");
  public final int temporaryHealing = number("temporary healing");
  public final int naturalHealing = number("natural healing");
  public final int bedRestHealing = number("bed rest healing");
  public final int healerCheck = number("healer check");
  public final Dice healerHitPoints = dice("healer hit points");
  public final int slowedAc = number("slowed ac");
  public final int slowDivisor = number("slow divisor");
  public final int hasteMultiplier = number("haste multiplier");
  public final int dazedMoveDivisor = number("dazed move divisor");
  public final int blindMoveDivisor = number("blind move divisor");
  public final int exertionFight = number("exertion fight");
  public final int exertionCharge = number("exertion charge");
  public final int exertionRun = number("exertion run");
  public final int exertionSprint = number("exertion sprint");
  public final int exertionArmour = number("exertion armour");
  public final int exertionArmourAc = number("exertion armour ac");
  public final int exertionRest = number("exertion rest");
  public final int fatigueCheck = number("fatigue check");

  HarmNumbers(Figures figures) {
    super(figures);
  }
}
