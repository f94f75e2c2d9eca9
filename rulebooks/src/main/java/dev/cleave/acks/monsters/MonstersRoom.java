package dev.cleave.acks.monsters;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.fire.FireRoom;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** The door of the room. Life drained, wounds that close, jaws and coils that hold. */
public abstract class MonstersRoom extends FireRoom {

  private @Nullable Draining draining;
  private @Nullable Regenerating regenerating;
  private @Nullable Clutching clutching;
  private @Nullable Swallowing swallowing;
  private @Nullable Corroding corroding;
  private @Nullable Hugging hugging;
  private @Nullable Statues statues;

  protected MonstersRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract MonsterNumbers monsterNumbers();

  @Override
  public final void whenTouched(Combatant attacker, Combatant target, Weapon weapon) {
    corroding().struck(attacker, target, weapon);
  }

  @Override
  public final boolean isSpent(Combatant attacker, Combatant target, Weapon weapon) {
    Effect effect = weapon.effect();
    return effect != null
        && effect.more().does().equals("rust")
        && corroding().rusts(attacker, target);
  }

  public final Draining draining() {
    Draining known = draining;
    if (known == null) {
      known = new Draining(this);
      draining = known;
    }
    return known;
  }

  public final Regenerating regenerating() {
    Regenerating known = regenerating;
    if (known == null) {
      known = new Regenerating(this);
      regenerating = known;
    }
    return known;
  }

  public final Clutching clutching() {
    Clutching known = clutching;
    if (known == null) {
      known = new Clutching(this);
      clutching = known;
    }
    return known;
  }

  public final Corroding corroding() {
    Corroding known = corroding;
    if (known == null) {
      known = new Corroding(this);
      corroding = known;
    }
    return known;
  }

  final Hugging hugging() {
    Hugging known = hugging;
    if (known == null) {
      known = new Hugging(this);
      hugging = known;
    }
    return known;
  }

  public final Statues statues() {
    Statues known = statues;
    if (known == null) {
      known = new Statues(this);
      statues = known;
    }
    return known;
  }

  public final Swallowing swallowing() {
    Swallowing known = swallowing;
    if (known == null) {
      known = new Swallowing(this);
      swallowing = known;
    }
    return known;
  }
}
