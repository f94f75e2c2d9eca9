package dev.cleave.thac0.space;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.fray.Fray;

/** The room of facing, reach and threat. */
public class SpaceRoom extends Fray {

  public final Awareness awareness;
  public final Reach reach;
  public final Threat threat;
  public final Elbow elbow;

  public SpaceRoom(Battle battle, Table table, Numbers numbers) {
    super(battle, table, numbers);
    this.awareness = new Awareness(this);
    this.reach = new Reach(this);
    this.threat = new Threat(this, reach, awareness);
    this.elbow = new Elbow(this);
  }
}
