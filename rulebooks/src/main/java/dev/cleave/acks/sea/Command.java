package dev.cleave.acks.sea;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Vessel;
import org.jspecify.annotations.Nullable;

/** Who commands a ship: its captain, and after him whoever is next. A1.SHIP.01, A1.R.61 */
final class Command {

  private final Sea sea;

  Command(Sea sea) {
    this.sea = sea;
  }

  @Nullable Combatant of(Vessel vessel) {
    for (int officer : vessel.officers()) {
      Combatant who = sea.fight.battle.combatant(officer);
      if (mayCommand(who, vessel)) {
        return who;
      }
    }
    for (Combatant who : sea.map.aboard(vessel)) {
      if (mayCommand(who, vessel)) {
        return who;
      }
    }
    return null;
  }

  private boolean mayCommand(Combatant who, Vessel vessel) {
    return who.isStanding()
        && who.side().index() == vessel.side()
        && sea.fight.field.isOn(who)
        && sea.deck(who) == vessel
        && sea.fight.canAct(who);
  }
}
