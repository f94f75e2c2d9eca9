package dev.cleave.thac0.fray;

/**
 * How far somebody is on his way to the next day's healing. TH.C.HEAL.02
 *
 * @param quiet rounds without exertion since the last
 * @param inBed how many of them in bed
 * @param days whole days in bed, one after the other
 */
public record Rest(int quiet, int inBed, int days) {

  public static final Rest NONE = new Rest(0, 0, 0);

  public Rest and(int rounds, boolean bed) {
    return new Rest(quiet + rounds, bed ? inBed + rounds : inBed, days);
  }

  /** The day is over. */
  public Rest nextDay(boolean bed) {
    return new Rest(0, 0, bed ? days + 1 : 0);
  }
}
