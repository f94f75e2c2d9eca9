package dev.cleave.acks.book;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Item;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Things thrown at an impact point. A2.OIL.01, A2.OIL.45, A2.OIL.48, A2.OIL.50 */
public enum Thrown {
  OIL("flask", Harm.mundane(List.of("fire"))),
  HOLY_WATER("holy water", Harm.magic(List.of("luminous"))),
  UNHOLY_WATER("unholy water", Harm.magic(List.of("necrotic"))),
  TORCH("torch", Harm.mundane(List.of("fire")));

  private static final Set<String> ENCHANTED = Set.of("construct", "incarnation", "undead");

  private final String kind;
  private final Harm harm;

  Thrown(String kind, Harm harm) {
    this.kind = kind;
    this.harm = harm;
  }

  /** As what an item is thrown, null if it is not. */
  public static @Nullable Thrown of(Item item) {
    for (Thrown thrown : values()) {
      if (item.is(thrown.kind)) {
        return thrown;
      }
    }
    return null;
  }

  /** The sort of damage it deals. A2.OIL.13, A2.OIL.45, A2.OIL.48 */
  public Harm harm() {
    return harm;
  }

  /** The same in words: "extraordinary luminous". */
  public String type() {
    return (harm.extraordinary() ? "extraordinary " : "") + harm.types().getFirst();
  }

  public boolean isFire() {
    return this == OIL || this == TORCH;
  }

  /** A torch neither bursts nor splashes. A2.OIL.51 */
  public boolean bursts() {
    return this != TORCH;
  }

  /** Holy water and the like hurt only some. A2.OIL.46-48 */
  public boolean harms(Combatant who) {
    return switch (this) {
      case OIL, TORCH -> true;
      case HOLY_WATER -> isEnchanted(who.sheet()) && who.sheet().has("chaotic");
      case UNHOLY_WATER -> isEnchanted(who.sheet()) && who.sheet().has("lawful");
    };
  }

  /** A2.GAP.235 */
  private static boolean isEnchanted(Creature sheet) {
    return ENCHANTED.contains(sheet.kind()) || sheet.has("enchanted") || sheet.has("summoned");
  }
}
