package dev.cleave.weaponskill;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;

/** All that can be done with a turn: blows, and hands, feet, spells and pouches besides. */
class Turns extends Exchange {

  final Wrestling wrestling;
  final Movement movement;
  final Spellcasting spells;
  final ItemSearch search;
  final HeldActions held;
  final Turn turn;

  Turns(Battle battle, Table table, Numbers numbers) {
    super(battle, table, numbers);
    this.wrestling = new Wrestling(this);
    this.movement = new Movement(this, wrestling);
    this.spells = new Spellcasting(this, effects);
    this.search = new ItemSearch(this, reach, damage);
    this.held = new HeldActions(this);
    this.turn = new Turn(this);
  }
}
