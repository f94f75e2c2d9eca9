package dev.cleave.acks.damage;

import static dev.cleave.acks.book.State.PETRIFIED;
import static dev.cleave.engine.creature.Protection.Degree.IMMUNE;

import dev.cleave.acks.book.Harm;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Protection;
import dev.cleave.engine.journal.Event;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Resistance: some damage hurts less, or not at all. A2.TYPE.02-04, A2.TYPE.19-26 */
public final class Resistance {

  private static final Set<String> PHYSICAL =
      Set.of("acidic", "arcane", "bludgeoning", "piercing", "poisonous", "slashing");
  private static final Set<String> ENERGY =
      Set.of("cold", "electric", "fire", "luminous", "necrotic", "seismic");

  private final DamageRoom fight;

  Resistance(DamageRoom fight) {
    this.fight = fight;
  }

  /** Of mixed damage the weakest protection against any type counts. A2.TYPE.19, A2.GAP.258 */
  public @Nullable Protection against(Combatant target, Harm harm) {
    List<Protection> all = target.sheet().protections();
    List<Protection> wards = fight.fighter(target).magic.wards(); // A2.R.206
    if (all.isEmpty() && wards.isEmpty() || harm.types().isEmpty()) {
      return null;
    }
    Protection weakest = null;
    for (String type : harm.types()) {
      Protection best = better(best(all, harm, type), best(wards, harm, type));
      if (best == null) {
        return null;
      }
      weakest = weakest == null || rank(best) < rank(weakest) ? best : weakest;
    }
    return weakest;
  }

  private static @Nullable Protection better(@Nullable Protection one, @Nullable Protection other) {
    return one == null || other != null && rank(other) > rank(one) ? other : one;
  }

  private static @Nullable Protection best(List<Protection> all, Harm harm, String type) {
    Protection best = null;
    for (Protection protection : all) {
      if (covers(protection, harm, type) && (best == null || rank(protection) > rank(best))) {
        best = protection;
      }
    }
    return best;
  }

  /** Immunity is more than resistance, and that by magic, which may leave nothing, more. */
  private static int rank(Protection protection) {
    return protection.degree() == IMMUNE ? 2 : protection.magical() ? 1 : 0;
  }

  /** Silver is as good as magic where it is the flaw. A2.TYPE.22, A2.TYPE.25-26, A2.GAP.25A */
  private static boolean covers(Protection protection, Harm harm, String type) {
    boolean silvered = harm.silver() && protection.except().equals("silver");
    boolean within =
        switch (protection.against()) {
          case "physical" -> PHYSICAL.contains(type);
          case "energy" -> ENERGY.contains(type);
          case "damage" -> true;
          default -> protection.against().equals(type);
        };
    return within
        && !protection.except().equals(type)
        && protection.heeds(harm.extraordinary() || silvered);
  }

  public static boolean isImmune(@Nullable Protection protection) {
    return protection != null && protection.degree() == IMMUNE;
  }

  /** Only magic takes the last point of a hit away. A2.TYPE.21, A2.TYPE.23 */
  int left(Combatant target, Harm harm, int amount) {
    if (harm.hit() && target.is(PETRIFIED)) {
      tellStone(target, harm, amount);
      return 0; // A2.COND.PARAL.01
    }
    Protection protection = against(target, harm);
    if (protection == null || amount == 0) {
      return amount;
    }
    int left = isImmune(protection) ? 0 : amount / fight.damageNumbers().resistance; // A2.GAP.255
    if (harm.hit() && !isImmune(protection) && !protection.magical()) {
      left = Math.max(fight.damageNumbers().leastDamage, left); // A2.DMG.18, A2.GAP.25B
    }
    if (fight.table.listens()) {
      fight.table.tell(event(target, protection, harm, amount, left));
    }
    return left;
  }

  private void tellStone(Combatant target, Harm harm, int amount) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("resisted", "A2.COND.PARAL.01")
              .on(target)
              .fact("type", String.join(" and ", harm.types()))
              .fact("extraordinary", harm.extraordinary())
              .fact("dealt", amount)
              .fact("left", 0)
              .says(target.name() + " is of stone and takes nothing of it."));
    }
  }

  private static Event event(
      Combatant target, Protection protection, Harm harm, int amount, int left) {
    boolean immune = isImmune(protection);
    String types = String.join(" and ", harm.types());
    return Event.of("resisted", immune ? "A2.TYPE.21" : "A2.TYPE.23")
        .on(target)
        .fact("type", types)
        .fact("extraordinary", harm.extraordinary())
        .fact("dealt", amount)
        .fact("left", left)
        .says(
            target.name()
                + (immune ? " is immune to " : " is resistant to ")
                + (harm.extraordinary() ? "extraordinary " : "")
                + types
                + " damage: "
                + left
                + " of "
                + amount
                + " is left.");
  }
}
