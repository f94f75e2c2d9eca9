package dev.cleave.acks.space;

import static dev.cleave.acks.book.State.BLINDED;

import dev.cleave.engine.Eyesight;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Square;

/** What people make out of a map and of each other. A2.MAP.30, A2.MOVE.08 */
public final class Lookout implements Eyesight {

  private final SpaceRoom fight;

  public Lookout(SpaceRoom fight) {
    this.fight = fight;
  }

  @Override
  public boolean couldSee(Combatant viewer, Combatant target) {
    return fight.sight().couldSee(viewer, target);
  }

  @Override
  public boolean isSighted(Combatant viewer) {
    return !viewer.is(BLINDED);
  }

  @Override
  public boolean seesInTheDark(Combatant viewer) {
    return fight.sight().seesInTheDark(viewer);
  }

  @Override
  public boolean isLit(Square square) {
    return !fight.battle.isDark() || fight.light().shinesOnGround(square);
  }
}
