package dev.cleave.acks.saddle;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.morale.MoraleRoom;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** The door of the room. Riders and drivers, passengers, and what they are on. */
public abstract class SaddleRoom extends MoraleRoom {

  private @Nullable Reins reins;
  private @Nullable Seat seat;
  private @Nullable MountNerve mountNerve;
  private @Nullable Driving driving;
  private @Nullable Traces traces;

  protected SaddleRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract SaddleNumbers saddleNumbers();

  /** Another in another edition. */
  protected Reins newReins() {
    return new Reins(this);
  }

  /** Another in another edition. */
  protected Seat newSeat() {
    return new Seat(this);
  }

  /** Another in another edition. */
  protected MountNerve newMountNerve() {
    return new MountNerve(this);
  }

  public final Reins reins() {
    Reins known = reins;
    if (known == null) {
      known = newReins();
      reins = known;
    }
    return known;
  }

  public final Seat seat() {
    Seat known = seat;
    if (known == null) {
      known = newSeat();
      seat = known;
    }
    return known;
  }

  public final Driving driving() {
    Driving known = driving;
    if (known == null) {
      known = new Driving(this);
      driving = known;
    }
    return known;
  }

  public final Traces traces() {
    Traces known = traces;
    if (known == null) {
      known = new Traces(this);
      traces = known;
    }
    return known;
  }

  public final MountNerve mountNerve() {
    MountNerve known = mountNerve;
    if (known == null) {
      known = newMountNerve();
      mountNerve = known;
    }
    return known;
  }
}
