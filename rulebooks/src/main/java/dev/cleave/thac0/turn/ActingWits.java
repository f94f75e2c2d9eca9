package dev.cleave.thac0.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.turn.Action.Act;
import dev.cleave.thac0.turn.Action.Assail;
import dev.cleave.thac0.turn.Action.Verb;
import java.util.List;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** What may be done on one's count with what was declared, for those who decide for themselves. */
final class ActingWits extends Sense<Action> {

  private final Plan plan;
  private final List<Action> legal;

  ActingWits(Turns fight, Plan plan, List<Action> legal) {
    super(fight);
    this.plan = plan;
    this.legal = legal;
  }

  private @Nullable Action may(Action action) {
    return legal.contains(action) ? action : null;
  }

  @Override
  public Action idle() {
    return Act.of(Verb.WAIT);
  }

  /** Whoever is helpless with nobody to hinder it is killed at once. TH.C.THAC.11 */
  @Override
  public @Nullable Action strike(Combatant who, Combatant foe, boolean first) {
    Action slays = may(new Assail(Verb.SLAY, foe));
    if (slays != null) {
      return slays;
    }
    Action blow = may(new Assail(AttackPage.verb(plan.deed()), foe));
    return blow == null ? may(new Assail(Verb.ATTACK, foe)) : blow;
  }

  /** Past friends, if they are in the way, or not at all. TH.MISSILE.09 */
  @Override
  public @Nullable Action shoot(Combatant who, Combatant foe, boolean first) {
    boolean tangled = plan.is(Deed.SHOOT) && isTangled(who, foe);
    return may(new Assail(tangled ? Verb.SPARE : Verb.SHOOT, foe));
  }

  @Override
  public @Nullable Action hurl(Combatant who, Combatant foe, boolean first) {
    Action flask = may(new Assail(Verb.THROW, foe));
    return flask == null && plan.is(Deed.SHOOT) ? shoot(who, foe, first) : flask;
  }

  @Override
  public @Nullable Action charge(Combatant who, Combatant foe) {
    return may(new Assail(Verb.CHARGE, foe));
  }

  /** Up to him and a blow, or as far as a move goes. */
  @Override
  public @Nullable Action approach(Combatant who, Combatant other, boolean first) {
    if (!other.isEnemyOf(who)) {
      return fight.field().within(who, other, Field.BESIDE)
          ? null
          : nearest(who, () -> fight.field().distance(who, other), new Bearing(other, true));
    }
    Action blow = strike(who, other, first);
    return blow == null ? may(Act.on(Verb.ADVANCE, other)) : blow;
  }

  @Override
  public @Nullable Action go(Combatant who, Square place, boolean first) {
    return nearest(who, () -> fight.field().distance(who, place), null);
  }

  @Override
  public @Nullable Action standBy(Combatant who, Combatant friend, boolean first) {
    return approach(who, friend, first);
  }

  @Override
  public @Nullable Action giveWay(Combatant who, boolean first) {
    Action withdraw = may(Act.of(Verb.WITHDRAW));
    Fighter foe = withdraw == null ? fight.movement.nearest(of(who)) : null;
    return foe == null
        ? withdraw
        : nearest(who, () -> -fromFoes(who), new Bearing(foe.combatant, false));
  }

  /** Just as far as needed, and no nearer. */
  @Override
  public @Nullable Action findCast(Combatant who, boolean first) {
    int range = castingRange(who);
    Fighter foe =
        plan.is(Deed.MOVE) && range > 0 && fromFoes(who) > range
            ? fight.movement.nearest(of(who))
            : null;
    return foe == null
        ? null
        : nearest(who, () -> Math.abs(fromFoes(who) - range), new Bearing(foe.combatant, true));
  }

  /**
   * A move to where least is left.
   *
   * @param otherwise where there is no map, null for nowhere
   */
  private @Nullable Action nearest(Combatant who, IntSupplier left, @Nullable Spot otherwise) {
    if (!plan.is(Deed.MOVE) && !plan.is(Deed.ATTACK) && !plan.is(Deed.SHOOT)) {
      return null;
    }
    Spot best = null;
    int least = left.getAsInt();
    int feet = fight.allowance.of(of(who), Deed.MOVE) - of(who).feet;
    if (feet <= 0) {
      return null;
    }
    Stand here = fight.field().stand(who);
    for (Reach reach : fight.field().reaches(who, feet, fight.movement.passage())) {
      if (reach.spot() instanceof Square) {
        fight.field().place(who, reach.spot());
        int rest = left.getAsInt();
        if (rest < least) {
          least = rest;
          best = reach.spot();
        }
      } else if (reach.spot().equals(otherwise)) {
        best = otherwise;
      }
    }
    here.restore();
    return best == null ? null : Act.to(Verb.MOVE, best);
  }
}
