package dev.cleave.acks1;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Declaration;
import dev.cleave.acks.turn.Declaration.Plan;
import dev.cleave.acks.turn.Restraint;
import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/**
 * Nobody changes his mind because whoever engaged him has fallen: a full retreat leaves no attack,
 * and neither it nor a withdrawal becomes a charge. A1.DEFMOVE.03, A1.DEFMOVE.08
 */
final class Vow implements Restraint {

  private static final Forbidden FORFEIT =
      new Forbidden("WHO has declared a full retreat and forfeits his attack", "A1.DEFMOVE.08");
  private static final Forbidden BOUND =
      new Forbidden("WHO has declared something else for this round", "A1.DEFMOVE.03");

  private final FirstEdition fight;

  Vow(FirstEdition fight) {
    this.fight = fight;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Action action) {
    Declaration declared = fight.fighter(who).declared;
    boolean retreats = declared == Plan.RETREAT;
    if (!retreats && declared != Plan.WITHDRAW
        || fight.fallingBack().isDriven(who)
        || fight.engagement().isEngaged(who)) {
      return null;
    }
    if (retreats && action.takes(Demand.ATTACK, who)) {
      return FORFEIT;
    }
    boolean rushes =
        action.takes(Demand.CHARGING, who) || !retreats && action.takes(Demand.RUNNING, who);
    return rushes ? BOUND : null;
  }
}
