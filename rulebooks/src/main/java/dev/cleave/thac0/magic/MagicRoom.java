package dev.cleave.thac0.magic;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.manoeuvres.ManoeuvreRoom;

/** The room of magic. */
public class MagicRoom extends ManoeuvreRoom {

  public final Effects effects;
  public final Casting casting;
  public final Turning turning;
  public final Items items;
  public final Psionics psionics;
  public final Healer healer;

  public MagicRoom(Battle battle, Table table, Numbers numbers) {
    super(battle, table, numbers);
    this.effects = new Effects(this);
    this.casting = new Casting(this);
    this.turning = new Turning(this);
    this.items = new Items(this);
    this.psionics = new Psionics(this);
    this.healer = new Healer(this);
  }
}
