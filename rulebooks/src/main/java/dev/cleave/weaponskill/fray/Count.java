package dev.cleave.weaponskill.fray;

/** Where the count of initiative stands, from the highest number down to the lowest. WS.GAP.03 */
public final class Count {

  public int highest;
  public int lowest;

  /** The number that is being called. */
  public int number;

  /** The place of the one who is next to be looked at, of those who share the number. */
  public int next;

  /** Those of the number have begun to act. */
  public boolean begun;

  /** They are several, and their blows fall together. */
  public boolean shared;

  /** Only those are left of them of whom players may know nothing. */
  public boolean unknown;

  /** The dice of a round have been thrown and its end has not come. */
  public boolean underWay;

  Count() {}

  Count(Count other) {
    this.highest = other.highest;
    this.lowest = other.lowest;
    this.number = other.number;
    this.next = other.next;
    this.begun = other.begun;
    this.shared = other.shared;
    this.unknown = other.unknown;
    this.underWay = other.underWay;
  }

  /** Begins with those of a number. */
  public void start(int with) {
    number = with;
    next = 0;
    begun = false;
    shared = false;
    unknown = false;
  }
}
