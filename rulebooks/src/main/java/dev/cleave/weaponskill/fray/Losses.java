package dev.cleave.weaponskill.fray;

/** Which losses each side has had its nerve tried for already: once each. WS.GAP.12 */
public final class Losses {

  public final boolean[] first;
  public final boolean[] half;
  public final boolean[] halfHurt;

  Losses(int sides) {
    this.first = new boolean[sides];
    this.half = new boolean[sides];
    this.halfHurt = new boolean[sides];
  }

  Losses(Losses other) {
    this.first = other.first.clone();
    this.half = other.half.clone();
    this.halfHurt = other.halfHurt.clone();
  }
}
