package dev.cleave.weaponskill.fray;

import dev.cleave.engine.creature.Effect;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Blows struck in one moment, which wait for each other to fall together. WS.HOLD.02 */
public final class Volley {

  /**
   * @param effect what it does besides to whoever it leaves on his feet
   */
  public record Blow(
      @Nullable Fighter by, Fighter on, int amount, boolean nonlethal, @Nullable Effect effect) {

    Blow among(Fighter[] fighters) {
      return new Blow(
          by == null ? null : fighters[by.combatant.index()],
          fighters[on.combatant.index()],
          amount,
          nonlethal,
          effect);
    }
  }

  public final List<Blow> blows = new ArrayList<>(2);

  /** How many moments within moments they wait for; 0 if blows fall as they are struck. */
  public int depth;

  Volley() {}

  Volley(Volley other, Fighter[] fighters) {
    for (Blow blow : other.blows) {
      blows.add(blow.among(fighters));
    }
    this.depth = other.depth;
  }
}
