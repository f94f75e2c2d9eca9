package dev.cleave.acks.morale;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.wounds.WoundsRoom;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import org.jspecify.annotations.Nullable;

/** The door of the room. Whether they still want to fight, and what the frightened do. */
public abstract class MoraleRoom extends WoundsRoom {

  private @Nullable Fright fright;
  private @Nullable Morale morale;
  private @Nullable Surrender surrender;
  private @Nullable Pursuit pursuit;
  private @Nullable Bait bait;
  private @Nullable Cowardice cowardice;

  protected MoraleRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract MoraleNumbers moraleNumbers();

  @Override
  public void whenSetOut(Move move) {
    pursuit().setOut(move);
  }

  @Override
  public void whenArrived(Move move) {
    pursuit().arrived(move);
  }

  @Override
  public void whenThrown(Combatant attacker, Combatant target, Tally toHit, int die) {
    pursuit().thrown(attacker, target);
  }

  /** Another in another edition. */
  protected Fright newFright() {
    return new Fright(this);
  }

  public final Fright fright() {
    Fright known = fright;
    if (known == null) {
      known = newFright();
      fright = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected Morale newMorale() {
    return new Morale(this);
  }

  public final Morale morale() {
    Morale known = morale;
    if (known == null) {
      known = newMorale();
      morale = known;
    }
    return known;
  }

  public final Surrender surrender() {
    Surrender known = surrender;
    if (known == null) {
      known = new Surrender(this);
      surrender = known;
    }
    return known;
  }

  public final Pursuit pursuit() {
    Pursuit known = pursuit;
    if (known == null) {
      known = new Pursuit(this);
      pursuit = known;
    }
    return known;
  }

  public final Bait bait() {
    Bait known = bait;
    if (known == null) {
      known = new Bait(this);
      bait = known;
    }
    return known;
  }

  public final Cowardice cowardice() {
    Cowardice known = cowardice;
    if (known == null) {
      known = new Cowardice(this);
      cowardice = known;
    }
    return known;
  }
}
