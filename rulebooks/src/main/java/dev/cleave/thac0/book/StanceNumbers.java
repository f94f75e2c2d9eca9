package dev.cleave.thac0.book;

import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** Stances, arcs and opportunity attacks: the figures. */
public final class StanceNumbers extends RoomNumbers {

  public final int kneelingMissile = number("kneeling missile");
  public final int kneelingMelee = number("kneeling melee");
  public final int sittingMissile = number("sitting missile");
  public final int sittingMelee = number("sitting melee");
  public final int sittingAttack = number("sitting attack");
  public final int proneMissile = number("prone missile");
  public final int proneMelee = number("prone melee");
  public final int proneAttack = number("prone attack");
  public final int proneRateDivisor = number("prone rate divisor");
  public final int risingAttack = number("rising attack");
  public final int flank = number("flank");
  public final int rear = number("rear");
  public final int frontDegrees = number("front degrees");
  public final int rearDegrees = number("rear degrees");
  public final int opportunityAttacksWarrior = number("opportunity attacks warrior");
  public final int opportunityAttacksOther = number("opportunity attacks other");
  public final int opportunityAttackLevels = number("opportunity attack levels");

  StanceNumbers(Figures figures) {
    super(figures);
  }
}
