package dev.cleave.acks.cleaving;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.maneuvers.ManeuversRoom;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** The door of the room. Who fells one foe strikes at the next. */
public abstract class CleavingRoom extends ManeuversRoom {

  private @Nullable Cleaving cleaving;
  private @Nullable CleaveSpending cleaveSpending;

  protected CleavingRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract CleavingNumbers cleavingNumbers();

  @Override
  public abstract CleavingRoom on(Battle copy, Table other);

  public final Cleaving cleaving() {
    Cleaving known = cleaving;
    if (known == null) {
      known = new Cleaving(this);
      cleaving = known;
    }
    return known;
  }

  /** Cleaves buy more than another attack, but not in every edition. A2.CLEAVE.28-32 */
  public boolean spendsCleaves() {
    return true;
  }

  public final CleaveSpending cleaveSpending() {
    CleaveSpending known = cleaveSpending;
    if (known == null) {
      known = new CleaveSpending(this);
      cleaveSpending = known;
    }
    return known;
  }
}
