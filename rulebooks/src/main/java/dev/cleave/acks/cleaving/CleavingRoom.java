package dev.cleave.acks.cleaving;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.maneuvers.ManeuversRoom;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Weapon;
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

  /** Another in another edition. */
  protected Cleaving newCleaving() {
    return new Cleaving(this);
  }

  /** Feet somebody may step between two blows. A2.CLEAVE.16 */
  public int cleaveStep(Combatant attacker) {
    return spaceNumbers().closingStep;
  }

  /** Shooters too may step between two shots. A2.CLEAVE.36 */
  public boolean stepsBetweenShots() {
    return true;
  }

  /** How often a missile weapon can cleave at all. A2.CLEAVE.38-40 */
  public int missileCleaves(Weapon weapon, int strength) {
    return cleavingNumbers().missileCleaves(weapon, strength);
  }

  public final Cleaving cleaving() {
    Cleaving known = cleaving;
    if (known == null) {
      known = newCleaving();
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
