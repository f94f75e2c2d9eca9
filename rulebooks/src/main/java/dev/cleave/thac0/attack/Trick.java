package dev.cleave.thac0.attack;

/** What is particular about an attack. */
public enum Trick {
  CHARGE,
  COVERING,
  CALLED,
  SPARING,
  SAP,
  SUBDUE,
  BACKSTAB,
  ROUND_SHIELD,
  BUTT,
  CLUB,
  OPPORTUNITY,
  SET,
  FIRST_OF_TWO,
  SECOND_OF_TWO,
  PUNCH,
  PUMMEL,
  KICK,
  WRESTLE,
  OVERBEAR,
  RUSH,
  GRENADE,
  NET,
  TOUCH,
  TRIP,
  WHIP,
  FLEEING
}
