package dev.cleave.weaponskill.turn;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import dev.cleave.weaponskill.attack.Exchange;
import dev.cleave.weaponskill.book.Numbers;
import dev.cleave.weaponskill.movement.Movement;
import dev.cleave.weaponskill.wrestling.Wrestling;

/** All that can be done with a turn: blows, and hands, feet, spells and pouches besides. */
public class Turns extends Exchange {

  final Wrestling wrestling;
  final Movement movement;
  public final Spellcasting spells;
  public final ItemSearch search;
  public final HeldActions held;
  public final Turn turn;

  public Turns(Battle battle, Table table, Numbers numbers) {
    super(battle, table, numbers);
    this.wrestling = new Wrestling(this);
    this.movement = new Movement(this, wrestling);
    this.spells = new Spellcasting(this, effects);
    this.search = new ItemSearch(this, reach, damage);
    this.held = new HeldActions(this);
    this.turn = new Turn(this);
  }
}
