package dev.cleave.weaponskill.fray;

import dev.cleave.engine.Eyesight;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Strangers;
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
  public final Strangers strangers;

  public Fray(Battle battle, Table table, Numbers numbers) {
    this.battle = battle;
    this.table = table;
    this.numbers = numbers;
    this.course = Course.of(battle, numbers);
    this.fighters = course.fighters;
    this.strangers = strangers(battle, numbers);
  }

  private static Strangers strangers(Battle battle, Numbers numbers) {
    return new Strangers(battle, State.HIDDEN, numbers.unknownCount, Eyesight.plain(battle));
  }

  public Fighter fighter(Combatant combatant) {
    return fighters[combatant.index()];
  }

  /** Players may know nothing of him; whatever is counted and shows is counted without. WS.R.22 */
  public boolean isUnknown(Fighter fighter) {
    return strangers.has(fighter.combatant);
  }

  /** His side knows nothing of the other: he neither turns to him nor runs from him. WS.R.22 */
  public boolean isUnknownTo(Fighter fighter, Fighter other) {
    return strangers.has(other.combatant, fighter.combatant.side());
  }

  /** Of those of a kind the first throws for all, and nobody unknown for those who are known. */
  public boolean comesBefore(Fighter one, Fighter other) {
    return strangers.comesBefore(one.combatant, other.combatant);
  }

  public Field field() {
    return battle.field();
  }

  public void tell(Event event) {
    table.tell(event);
  }
}
