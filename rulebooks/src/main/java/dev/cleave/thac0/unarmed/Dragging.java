package dev.cleave.thac0.unarmed;

import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Taking somebody along who cannot help it. TH.C.WRES.07, TH.END.07 */
public final class Dragging {

  private final UnarmedRoom fight;

  Dragging(UnarmedRoom fight) {
    this.fight = fight;
  }

  /** A quarter of what he walks alone. TH.C.WRES.07 */
  public int feet(Fighter fighter) {
    return fight.allowance.dragging(fighter);
  }

  /** Both go, the one who holds first. */
  public void walk(Fighter fighter, Fighter target, @Nullable Route way) {
    if (way != null && fight.movement.walk(fighter, way, Deed.WITHDRAW)) {
      follow(fighter, target);
    }
  }

  /** He is set down at the other's side for now; the end of the round settles it. TH.END.07 */
  public void follow(Fighter fighter, Fighter target) {
    if (fight.field().spot(fighter.combatant) instanceof Square here) {
      List<Spot> beside =
          fight.field().beside(target.combatant, fighter.combatant, fight.movement.passage());
      fight.field().place(target.combatant, beside.isEmpty() ? here : beside.getFirst());
    } else {
      fight.field().bringTogether(target.combatant, fighter.combatant);
    }
    target.lastMoved = fight.round();
    if (fight.listens()) {
      fight.tell(
          Event.of("drags", "TH.C.WRES.07")
              .by(fighter.combatant)
              .on(target.combatant)
              .fact("to", fight.field().spot(target.combatant).text())
              .says(fighter + " drags " + target + " along."));
    }
  }
}
