package dev.cleave.thac0.turn;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.magic.MagicRoom;

/** All that can be done in a round. */
public class Turns extends MagicRoom {

  public final Blows blows;
  public final Cover cover;
  public final Numbering numbering;
  public final Turn turn;
  final Deeds deeds;

  public Turns(Battle battle, Table table, Numbers numbers) {
    super(battle, table, numbers);
    this.blows = new Blows(this);
    this.cover = new Cover(this);
    this.numbering = new Numbering(this);
    this.deeds = new Deeds(this);
    this.turn = new Turn(this);
  }
}
