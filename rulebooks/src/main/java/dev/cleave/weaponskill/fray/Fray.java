package dev.cleave.weaponskill.fray;

import dev.cleave.engine.Eyesight;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Unknown;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Table;
import dev.cleave.weaponskill.book.Numbers;
import dev.cleave.weaponskill.book.State;

/** The ground of every rule: the battle and what is remembered of it, the table, the numbers. */
public class Fray {

  public final Battle battle;
  public final Table table;
  public final Numbers numbers;
  public final Course course;
  public final Fighter[] fighters;

  public Fray(Battle battle, Table table, Numbers numbers) {
    this.battle = battle;
    this.table = table;
    this.numbers = numbers;
    this.course = Course.of(battle, numbers);
    this.fighters = course.fighters;
  }

  public Fighter fighter(Combatant combatant) {
    return fighters[combatant.index()];
  }

  /** Players may know nothing of him; whatever is counted and shows is counted without. WS.R.22 */
  public boolean isUnknown(Fighter fighter) {
    boolean hidden = fighter.is(State.HIDDEN);
    return (hidden || battle.hasFog())
        && !numbers.unknownCount
        && Unknown.is(fighter.combatant, hidden, battle, Eyesight.plain(battle)::couldSee);
  }

  /** His side knows nothing of the other: he neither turns to him nor runs from him. WS.R.22 */
  public boolean isUnknownTo(Fighter fighter, Fighter other) {
    boolean hidden = other.is(State.HIDDEN);
    return (hidden || battle.hasFog())
        && !numbers.unknownCount
        && Unknown.isTo(
            fighter.combatant.side(),
            other.combatant,
            hidden,
            battle,
            Eyesight.plain(battle)::couldSee);
  }

  /** Of those of a kind the first throws for all, and nobody unknown for those who are known. */
  public boolean comesBefore(Fighter one, Fighter other) {
    return Unknown.comesBefore(one.combatant, isUnknown(one), other.combatant, isUnknown(other));
  }

  /** How many of a side stand of whom players may know nothing. */
  public int unknown(Side side) {
    int unknown = 0;
    for (Fighter fighter : fighters) {
      boolean stands = fighter.combatant.side() == side && fighter.isStanding();
      unknown += stands && isUnknown(fighter) ? 1 : 0;
    }
    return unknown;
  }

  /**
   * How many of them have gone otherwise than by falling: whom nobody knew of nobody misses, where
   * losses are counted.
   */
  public int unknownGone(Side side) {
    int unknown = 0;
    for (Fighter fighter : fighters) {
      boolean gone =
          switch (fighter.combatant.fate()) {
            case STANDING, WAITING, DOWN, DEAD -> false;
            default -> true;
          };
      unknown += gone && fighter.combatant.side() == side && isUnknown(fighter) ? 1 : 0;
    }
    return unknown;
  }

  public Field field() {
    return battle.field();
  }

  public void tell(Event event) {
    table.tell(event);
  }
}
