package dev.cleave.acks.book;

import dev.cleave.engine.creature.Weapon;
import java.util.Arrays;

/**
 * The harm of weapons in the hands of one sheet, worked out once. Threads may share it; two that
 * come at once do the same work twice, and no harm.
 */
public final class HarmCache {

  /** Of more weapons than this nobody has use in a fight. */
  private static final int MOST = 16;

  private final Prowess prowess;
  private volatile Known[] known = {};

  HarmCache(Prowess prowess) {
    this.prowess = prowess;
  }

  /** A weapon, the type its wielder means to deal with it, and what it does so. */
  private record Known(Weapon weapon, String type, Harm harm) {}

  /**
   * @param type the one its wielder means to deal, empty for the first
   */
  @SuppressWarnings("ReferenceEquality") // an equal weapon read twice may have two entries
  public Harm of(Weapon weapon, String type) {
    Known[] now = known;
    for (Known one : now) {
      if (one.weapon == weapon && one.type.equals(type)) {
        return one.harm;
      }
    }
    Harm harm = Harm.of(weapon, Harm.types(type, weapon), prowess);
    if (now.length < MOST) {
      Known[] more = Arrays.copyOf(now, now.length + 1);
      more[now.length] = new Known(weapon, type, harm);
      known = more;
    }
    return harm;
  }
}
