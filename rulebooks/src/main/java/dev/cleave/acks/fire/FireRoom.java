package dev.cleave.acks.fire;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.book.Thrown;
import dev.cleave.acks.saddle.SaddleRoom;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** The door of the room. Oil, pitch, holy water, and what burns. */
public abstract class FireRoom extends SaddleRoom {

  private @Nullable Burning burning;
  private @Nullable Pools pools;
  private @Nullable Blazes blazes;
  private @Nullable Aiming aiming;
  private @Nullable Structures structures;
  private @Nullable Throwing throwing;

  protected FireRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract FireNumbers fireNumbers();

  /** Damage to something built that another part of the book sees to. */
  public boolean seesTo(Combatant by, Feature built, int amount, String rule) {
    return false;
  }

  /** It hurts only some. A2.OIL.46-48 */
  public boolean harms(Thrown what, Combatant who) {
    return what.harms(who);
  }

  /** Whom a flask hits squarely is splashed besides. A2.GAP.224 */
  public boolean splashesWhomItHits() {
    return false;
  }

  public final Burning burning() {
    Burning known = burning;
    if (known == null) {
      known = new Burning(this);
      burning = known;
    }
    return known;
  }

  public final Pools pools() {
    Pools known = pools;
    if (known == null) {
      known = new Pools(this);
      pools = known;
    }
    return known;
  }

  public final Blazes blazes() {
    Blazes known = blazes;
    if (known == null) {
      known = new Blazes(this);
      blazes = known;
    }
    return known;
  }

  public final Aiming aiming() {
    Aiming known = aiming;
    if (known == null) {
      known = new Aiming(this);
      aiming = known;
    }
    return known;
  }

  public final Structures structures() {
    Structures known = structures;
    if (known == null) {
      known = new Structures(this);
      structures = known;
    }
    return known;
  }

  public final Throwing throwing() {
    Throwing known = throwing;
    if (known == null) {
      known = new Throwing(this);
      throwing = known;
    }
    return known;
  }
}
