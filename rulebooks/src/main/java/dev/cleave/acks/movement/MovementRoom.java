package dev.cleave.acks.movement;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.round.RoundRoom;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** The door of the room. Marching, running, withdrawing, sneaking, taking cover, carrying. */
public abstract class MovementRoom extends RoundRoom {

  private @Nullable Marching marching;
  private @Nullable Stealth stealth;
  private @Nullable TakingCover cover;
  private @Nullable DefensiveMovement defensiveMovement;
  private @Nullable Grabbing grabbing;
  private @Nullable Flying flying;

  protected MovementRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract MovementNumbers movementNumbers();

  /** Another edition lets the engaged rise in place of moving. A2.ENGAGE.14 */
  public boolean risesUnderBlows() {
    return false;
  }

  public final Marching marching() {
    Marching known = marching;
    if (known == null) {
      known = new Marching(this);
      marching = known;
    }
    return known;
  }

  public final Flying flying() {
    Flying known = flying;
    if (known == null) {
      known = new Flying(this);
      flying = known;
    }
    return known;
  }

  public final Stealth stealth() {
    Stealth known = stealth;
    if (known == null) {
      known = new Stealth(this);
      stealth = known;
    }
    return known;
  }

  public final TakingCover cover() {
    TakingCover known = cover;
    if (known == null) {
      known = new TakingCover(this);
      cover = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected DefensiveMovement newDefensiveMovement() {
    return new DefensiveMovement(this);
  }

  public final DefensiveMovement defensiveMovement() {
    DefensiveMovement known = defensiveMovement;
    if (known == null) {
      known = newDefensiveMovement();
      defensiveMovement = known;
    }
    return known;
  }

  public final Grabbing grabbing() {
    Grabbing known = grabbing;
    if (known == null) {
      known = new Grabbing(this);
      grabbing = known;
    }
    return known;
  }
}
