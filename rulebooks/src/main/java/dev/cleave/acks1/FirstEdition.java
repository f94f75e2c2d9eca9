package dev.cleave.acks1;

import dev.cleave.acks.book.Numbers;
import dev.cleave.acks.play.Fight;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;

/** A fight of the first edition: what is other than in the second, and nothing else. */
final class FirstEdition extends Fight {

  FirstEdition(Numbers numbers, Battle battle, Table table) {
    super(numbers, battle, table);
  }

  @Override
  public FirstEdition on(Battle copy, Table other) {
    return new FirstEdition(numbers, copy, other);
  }
}
