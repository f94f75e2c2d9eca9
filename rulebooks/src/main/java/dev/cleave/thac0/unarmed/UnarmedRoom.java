package dev.cleave.thac0.unarmed;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.movement.MovementRoom;

/** The room of attacks without a weapon. */
public class UnarmedRoom extends MovementRoom {

  public final Pummelling pummelling;
  public final Wrestling wrestling;
  public final Overbearing overbearing;
  public final Dragging dragging;
  public final Trampling trampling;

  public UnarmedRoom(Battle battle, Table table, Numbers numbers) {
    super(battle, table, numbers);
    this.pummelling = new Pummelling(this);
    this.wrestling = new Wrestling(this);
    this.overbearing = new Overbearing(this);
    this.dragging = new Dragging(this);
    this.trampling = new Trampling(this);
  }
}
