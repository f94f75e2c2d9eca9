package dev.cleave.acks.maneuvers;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.ready.ReadyRoom;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** The door of the room. Special maneuvers in place of a blow. */
public abstract class ManeuversRoom extends ReadyRoom {

  private @Nullable Incapacitating incapacitating;
  private @Nullable Overrun overrun;
  private @Nullable Sweep sweep;

  protected ManeuversRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract ManeuverNumbers maneuverNumbers();

  @Override
  public abstract ManeuversRoom on(Battle copy, Table other);

  public final Incapacitating incapacitating() {
    Incapacitating known = incapacitating;
    if (known == null) {
      known = new Incapacitating(this);
      incapacitating = known;
    }
    return known;
  }

  public final Overrun overrun() {
    Overrun known = overrun;
    if (known == null) {
      known = new Overrun(this);
      overrun = known;
    }
    return known;
  }

  public final Sweep sweep() {
    Sweep known = sweep;
    if (known == null) {
      known = new Sweep(this);
      sweep = known;
    }
    return known;
  }
}
