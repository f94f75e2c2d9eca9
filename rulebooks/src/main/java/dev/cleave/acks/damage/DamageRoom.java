package dev.cleave.acks.damage;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.book.Harm;
import dev.cleave.acks.gear.GearRoom;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** The door of the room. Hit points lost, and what protects from it. */
public abstract class DamageRoom extends GearRoom {

  private @Nullable Damage damage;
  private @Nullable DamageTypes damageTypes;
  private @Nullable Fall fall;
  private @Nullable Resistance resistance;

  protected DamageRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract DamageNumbers damageNumbers();

  /** Called when somebody has lost hit points. A2.DMG.24 */
  public abstract void whenHurt(Combatant target, Combatant by, Harm harm);

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

  public final Fall fall() {
    Fall known = fall;
    if (known == null) {
      known = new Fall(this);
      fall = known;
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
