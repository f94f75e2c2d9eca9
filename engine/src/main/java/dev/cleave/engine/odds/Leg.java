package dev.cleave.engine.odds;

import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The way from one throw to the next, or to the end.
 *
 * @param lost hit points the target loses on it
 * @param landings attacks told on it that do not follow from a fall
 * @param to null at the end
 * @param end null where a throw follows
 */
record Leg(int lost, List<Landing> landings, @Nullable Knot to, @Nullable End end) {

  /**
   * One attack of the sequence; what it needs may hang on what came before.
   *
   * @param needs null where no die is thrown
   */
  record Slot(int nth, String weapon, String target, @Nullable Tally needs) {

    @Override
    public boolean equals(Object other) {
      return other instanceof Slot slot
          && nth == slot.nth
          && weapon.equals(slot.weapon)
          && target.equals(slot.target)
          && (needs == null ? slot.needs == null : slot.needs != null && needs.isLike(slot.needs));
    }

    @Override
    public int hashCode() {
      return (nth * 31 + (needs == null ? 0 : needs.needs())) * 31 + target.hashCode();
    }
  }

  record Landing(Slot slot, boolean hit) {}

  /**
   * How it comes out.
   *
   * @param hit whether the target was hit
   * @param fallen how many enemies of the attacker fell
   */
  record End(boolean hit, boolean dropped, int fallen) {}
}
