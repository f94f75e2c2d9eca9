package dev.cleave.engine.creature;

/** How far a missile carries, in feet; each figure is the last foot of its band. */
public record Range(int shortest, int medium, int longest) {

  /** 0 short, 1 medium, 2 long, 3 out of range. */
  public int band(int feet) {
    return feet <= shortest ? 0 : feet <= medium ? 1 : feet <= longest ? 2 : 3;
  }
}
