package dev.cleave.acks.dungeon;

import dev.cleave.acks.artillery.ArtilleryRoom;
import dev.cleave.acks.book.BookNumbers;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** The door of the room. Doors, locks, traps, searching, listening, orders. */
public abstract class DungeonRoom extends ArtilleryRoom {

  private @Nullable Locks locks;
  private @Nullable Searching searching;
  private @Nullable Traps traps;
  private @Nullable Underfoot underfoot;
  private @Nullable Pits pits;
  private @Nullable Swimming swimming;
  private @Nullable Drowning drowning;
  private @Nullable Climbing climbing;
  private @Nullable Ladders ladders;
  private @Nullable Listening listening;
  private @Nullable Spiking spiking;
  private @Nullable Doors doors;
  private @Nullable Bashing bashing;
  private @Nullable Wayfinding wayfinding;
  private @Nullable Orders orders;
  private @Nullable Improvising improvising;

  protected DungeonRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract DungeonNumbers dungeonNumbers();

  /** Feet the ground may rise for a step. A2.R.141 */
  final int stepHeight() {
    return spaceNumbers().stepHeight;
  }

  public final Locks locks() {
    Locks known = locks;
    if (known == null) {
      known = new Locks(this);
      locks = known;
    }
    return known;
  }

  public final Searching searching() {
    Searching known = searching;
    if (known == null) {
      known = new Searching(this);
      searching = known;
    }
    return known;
  }

  public final Pits pits() {
    Pits known = pits;
    if (known == null) {
      known = new Pits(this);
      pits = known;
    }
    return known;
  }

  public final Swimming swimming() {
    Swimming known = swimming;
    if (known == null) {
      known = new Swimming(this);
      swimming = known;
    }
    return known;
  }

  public final Drowning drowning() {
    Drowning known = drowning;
    if (known == null) {
      known = new Drowning(this);
      drowning = known;
    }
    return known;
  }

  public final Climbing climbing() {
    Climbing known = climbing;
    if (known == null) {
      known = new Climbing(this);
      climbing = known;
    }
    return known;
  }

  public final Ladders ladders() {
    Ladders known = ladders;
    if (known == null) {
      known = new Ladders(this);
      ladders = known;
    }
    return known;
  }

  public final Underfoot underfoot() {
    Underfoot known = underfoot;
    if (known == null) {
      known = new Underfoot(this);
      underfoot = known;
    }
    return known;
  }

  public final Traps traps() {
    Traps known = traps;
    if (known == null) {
      known = new Traps(this);
      traps = known;
    }
    return known;
  }

  public final Listening listening() {
    Listening known = listening;
    if (known == null) {
      known = new Listening(this);
      listening = known;
    }
    return known;
  }

  public final Spiking spiking() {
    Spiking known = spiking;
    if (known == null) {
      known = new Spiking(this);
      spiking = known;
    }
    return known;
  }

  public final Doors doors() {
    Doors known = doors;
    if (known == null) {
      known = new Doors(this);
      doors = known;
    }
    return known;
  }

  public final Bashing bashing() {
    Bashing known = bashing;
    if (known == null) {
      known = new Bashing(this);
      bashing = known;
    }
    return known;
  }

  public final Wayfinding wayfinding() {
    Wayfinding known = wayfinding;
    if (known == null) {
      known = new Wayfinding(this);
      wayfinding = known;
    }
    return known;
  }

  public final Orders orders() {
    Orders known = orders;
    if (known == null) {
      known = new Orders(this);
      orders = known;
    }
    return known;
  }

  public final Improvising improvising() {
    Improvising known = improvising;
    if (known == null) {
      known = new Improvising(this);
      improvising = known;
    }
    return known;
  }
}
