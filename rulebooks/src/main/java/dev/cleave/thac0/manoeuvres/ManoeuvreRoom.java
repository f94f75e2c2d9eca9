package dev.cleave.thac0.manoeuvres;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.unarmed.UnarmedRoom;

/** The room of the special manoeuvres. */
public class ManoeuvreRoom extends UnarmedRoom {

  public final Sap sap;
  public final Trip trip;
  public final ShieldRush rush;
  public final Grab grab;
  public final Trap trap;
  public final Entangling entangling;
  public final Rolling rolling;

  public ManoeuvreRoom(Battle battle, Table table, Numbers numbers) {
    super(battle, table, numbers);
    this.sap = new Sap(this);
    this.trip = new Trip(this);
    this.rush = new ShieldRush(this);
    this.grab = new Grab(this);
    this.trap = new Trap(this);
    this.entangling = new Entangling(this);
    this.rolling = new Rolling(this);
  }
}
