package dev.cleave.acks.ready;

import dev.cleave.acks.attack.AttackRoom;
import dev.cleave.acks.book.BookNumbers;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** The door of the room. Readied actions and interrupts. */
public abstract class ReadyRoom extends AttackRoom {

  private @Nullable Readying readying;
  private @Nullable Readiness readiness;
  private @Nullable Interrupts interrupts;

  protected ReadyRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract ReadyNumbers readyNumbers();

  @Override
  public abstract ReadyRoom on(Battle copy, Table other);

  /** Actions may be made ready, but not in every edition. A2.READY.01 */
  public boolean readies() {
    return true;
  }

  public final Readying readying() {
    Readying known = readying;
    if (known == null) {
      known = new Readying(this);
      readying = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected Readiness newReadiness() {
    return new Readiness(this);
  }

  public final Readiness readiness() {
    Readiness known = readiness;
    if (known == null) {
      known = newReadiness();
      readiness = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected Interrupts newInterrupts() {
    return new Interrupts(this);
  }

  public final Interrupts interrupts() {
    Interrupts known = interrupts;
    if (known == null) {
      known = newInterrupts();
      interrupts = known;
    }
    return known;
  }
}
