package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Protection;
import dev.cleave.thac0.fray.Fighter;
import org.jspecify.annotations.Nullable;

/** What a creature is proof against by nature. TH.ATK.12, TH.PUMMEL.07 */
final class Proof {

  private Proof() {}

  /** Why it does nothing to him; null if it does. */
  static @Nullable String against(Fighter target, Blow blow, boolean magic) {
    for (Protection protection : target.sheet().protections()) {
      if (protection.degree() == Protection.Degree.IMMUNE
          && protection.heeds(magic)
          && isMeant(protection, blow)
          && !isFlaw(protection, blow)) {
        return target + " is immune to it";
      }
    }
    return null;
  }

  private static boolean isMeant(Protection protection, Blow blow) {
    return switch (protection.against()) {
      case "physical", "damage" -> true;
      default -> protection.against().equals(blow.mode().type());
    };
  }

  private static boolean isFlaw(Protection protection, Blow blow) {
    String except = protection.except();
    return !except.isEmpty() && (blow.weapon().has(except) || blow.mode().type().equals(except));
  }
}
