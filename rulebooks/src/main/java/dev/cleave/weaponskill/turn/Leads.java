package dev.cleave.weaponskill.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.table.Lead;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.movement.Movement;
import org.jspecify.annotations.Nullable;

/** Where each action leads, for whoever draws it. */
final class Leads {

  private final Turns fight;
  private final Fighter fighter;
  private final int feet;

  /**
   * @param feet he may still walk before an attack
   */
  Leads(Turns fight, Fighter fighter, int feet) {
    this.fight = fight;
    this.fighter = fighter;
    this.feet = feet;
  }

  Lead of(Action action) {
    return switch (action) {
      case Action.Attack(Combatant target, @Nullable Weapon drawn) -> {
        Weapon weapon = drawn == null ? fighter.weapon() : drawn;
        yield upTo(target, fight.reach.of(fighter, weapon));
      }
      case Action.Wrestle(Combatant target, boolean _) -> upTo(target, fight.numbers.reach);
      case Action.Advance(Combatant target) -> upTo(target, fight.reach.of(fighter));
      case Action.Charge(Combatant target) -> run(fight.movement.dash(fighter, target)).on(target);
      case Action.Shoot shot -> Lead.at(shot.target());
      case Action.Cast cast -> Lead.at(cast.target());
      case Action.Move move ->
          along(fight.movement.walk(fighter, move.spot())).on(pole(move.spot()));
      case Action.Run run -> run(fight.movement.run(fighter, run.spot())).on(pole(run.spot()));
      case Action.Plain plain ->
          plain == Action.Plain.FLEE ? run(fight.movement.flight(fighter)) : Lead.NONE;
      case Action.Draw _, Action.PickUp _, Action.Search _, Action.Use _ -> Lead.NONE;
    };
  }

  /** Without a map, toward or away from whom. */
  private static @Nullable Combatant pole(Spot spot) {
    return spot instanceof Bearing(Combatant other, boolean _) ? other : null;
  }

  private Lead upTo(Combatant target, int reach) {
    boolean there = feet == 0 || fight.field().within(fighter.combatant, target, reach);
    return there
        ? Lead.at(target)
        : along(fight.field().approach(fighter.combatant, target, reach, feet, Movement.FRIENDS))
            .on(target);
  }

  private Lead along(@Nullable Route way) {
    return Lead.along(way, fighter.combatant, fight.field());
  }

  /** With those who may strike at him as he comes by. WS.MOVE.04 */
  private Lead run(@Nullable Route way) {
    return way == null ? Lead.NONE : along(way).provoking(fight.movement.strikers(fighter, way));
  }
}
