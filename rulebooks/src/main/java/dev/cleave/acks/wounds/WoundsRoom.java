package dev.cleave.acks.wounds;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.cleaving.CleavingRoom;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** The door of the room. Falling, mortal wounds, first aid, bed rest. */
public abstract class WoundsRoom extends CleavingRoom {

  private @Nullable FirstAid firstAid;
  private @Nullable MortalWounds mortalWounds;
  private @Nullable Recovery recovery;
  private @Nullable Falling falling;
  private @Nullable Maiming maiming;

  protected WoundsRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract WoundNumbers woundNumbers();

  public final Maiming maiming() {
    Maiming known = maiming;
    if (known == null) {
      known = new Maiming(this);
      maiming = known;
    }
    return known;
  }

  public final FirstAid firstAid() {
    FirstAid known = firstAid;
    if (known == null) {
      known = new FirstAid(this);
      firstAid = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected MortalWounds newMortalWounds() {
    return new MortalWounds(this);
  }

  /** Rounds up and about that a day's rest bears. A2.HEAL.04 */
  public int restBears() {
    return book.turnRounds;
  }

  public final MortalWounds mortalWounds() {
    MortalWounds known = mortalWounds;
    if (known == null) {
      known = newMortalWounds();
      mortalWounds = known;
    }
    return known;
  }

  public final Recovery recovery() {
    Recovery known = recovery;
    if (known == null) {
      known = new Recovery(this);
      recovery = known;
    }
    return known;
  }

  public final Falling falling() {
    Falling known = falling;
    if (known == null) {
      known = new Falling(this);
      falling = known;
    }
    return known;
  }
}
