package dev.cleave.weaponskill;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Table;

/** What every rule finds: the battle and what is remembered of it, the table, the numbers. */
class Fray {

  final Battle battle;
  final Table table;
  final Numbers numbers;
  final Course course;
  final Fighter[] fighters;

  Fray(Battle battle, Table table, Numbers numbers) {
    this.battle = battle;
    this.table = table;
    this.numbers = numbers;
    this.course = Course.of(battle, numbers);
    this.fighters = course.fighters;
  }

  Fighter fighter(Combatant combatant) {
    return fighters[combatant.index()];
  }

  Field field() {
    return battle.field();
  }

  void tell(Event event) {
    table.tell(event);
  }
}
