package dev.cleave.acks.gear;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.movement.MovementRoom;
import dev.cleave.acks.turn.Cost;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** The door of the room. What is in hand, at the belt and in the pack. */
public abstract class GearRoom extends MovementRoom {

  private @Nullable Wielding wielding;
  private @Nullable Quiver quiver;
  private @Nullable Armouring armouring;
  private @Nullable Lighting lighting;
  private @Nullable Belongings belongings;

  protected GearRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract GearNumbers gearNumbers();

  /** Something was dropped where enemies may see it. */
  public void whenDropped(Combatant who, Item item) {}

  /** The time it takes to light something. A2.MOVE.08 */
  public Cost lightingTakes(Item item) {
    return Cost.MOVEMENT;
  }

  /** A second weapon in hand helps him. A2.MELEE.18 */
  public boolean mayFightWithTwo(Combatant who) {
    return true;
  }

  public final Wielding wielding() {
    Wielding known = wielding;
    if (known == null) {
      known = new Wielding(this);
      wielding = known;
    }
    return known;
  }

  public final Quiver quiver() {
    Quiver known = quiver;
    if (known == null) {
      known = new Quiver(this);
      quiver = known;
    }
    return known;
  }

  public final Armouring armouring() {
    Armouring known = armouring;
    if (known == null) {
      known = new Armouring(this);
      armouring = known;
    }
    return known;
  }

  public final Lighting lighting() {
    Lighting known = lighting;
    if (known == null) {
      known = new Lighting(this);
      lighting = known;
    }
    return known;
  }

  public final Belongings belongings() {
    Belongings known = belongings;
    if (known == null) {
      known = new Belongings(this);
      belongings = known;
    }
    return known;
  }
}
