package dev.cleave.acks.book;

import dev.cleave.engine.tally.Tally;
import java.util.Locale;

/** The result of a throw at an impact point. A2.T.OIL-RESULTS, A2.T.ARTY-RESULTS */
public enum Result {
  DIRECT_HIT("A2.OIL.11", "A2.ARTY.07"),
  SPLASH("A2.OIL.16", "A2.ARTY.12"),
  FUMBLE("A2.OIL.20", "A2.ARTY.16"),
  MISS("A2.OIL.23", "A2.ARTY.21");

  private static final int ALWAYS = 20;
  private static final int NEVER = 1;

  private final String thrown;
  private final String fired;

  Result(String thrown, String fired) {
    this.thrown = thrown;
    this.fired = fired;
  }

  /**
   * Tested in this order: the bare 1, the number needed, the number without Armour Class.
   *
   * @param attackThrow what would hit without Armour Class
   */
  public static Result of(int die, Tally toHit, int attackThrow) {
    if (die == NEVER) {
      return FUMBLE;
    }
    if (die == ALWAYS || toHit.meets(die)) {
      return DIRECT_HIT;
    }
    return die + toHit.bonus() >= attackThrow ? SPLASH : MISS;
  }

  /** The rule for what is thrown by hand. */
  public String ofThrow() {
    return thrown;
  }

  /** The rule for artillery. */
  public String ofShot() {
    return fired;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
