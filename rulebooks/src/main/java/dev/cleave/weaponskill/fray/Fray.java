package dev.cleave.weaponskill.fray;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Table;
import dev.cleave.weaponskill.book.Numbers;

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

  public Field field() {
    return battle.field();
  }

  public void tell(Event event) {
    table.tell(event);
  }
}
