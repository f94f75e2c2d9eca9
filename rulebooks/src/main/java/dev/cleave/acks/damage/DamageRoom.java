package dev.cleave.acks.damage;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.gear.GearRoom;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The door of the room. Hit points lost, and what protects from it. */
public abstract class DamageRoom extends GearRoom {

  private @Nullable Damage damage;
  private @Nullable DamageTypes damageTypes;
  private @Nullable Resistance resistance;

  protected DamageRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract DamageNumbers damageNumbers();

  /** What happens when somebody is hurt. */
  public abstract List<WhenHurt> whenHurt();

  public final Damage damage() {
    Damage known = damage;
    if (known == null) {
      known = new Damage(this);
      damage = known;
    }
    return known;
  }

  public final DamageTypes damageTypes() {
    DamageTypes known = damageTypes;
    if (known == null) {
      known = new DamageTypes(this);
      damageTypes = known;
    }
    return known;
  }

  public final Resistance resistance() {
    Resistance known = resistance;
    if (known == null) {
      known = new Resistance(this);
      resistance = known;
    }
    return known;
  }
}
