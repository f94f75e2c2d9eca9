package dev.cleave.acks.dungeon;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import java.util.List;

/** Does the Judge allow what no list foresees? Not unless he says so. A2.MOVE.18, A2.COMBAT.12 */
final class RulingQuestion extends Question<YesNo> {

  private final Combatant asker;
  private final Improvising.Task task;

  RulingQuestion(DungeonRoom fight, Side judge, Combatant asker, Improvising.Task task) {
    super(fight.battle, Kind.RULING, judge, null, task.rule());
    this.asker = asker;
    this.task = task;
  }

  @Override
  public List<Option<YesNo>> options() {
    return List.of(new Option<>(YesNo.YES), new Option<>(YesNo.NO));
  }

  @Override
  public YesNo usual() {
    return YesNo.NO;
  }

  @Override
  public Lead lead(YesNo answer) {
    return Lead.at(asker);
  }

  @Override
  public String says() {
    return "May " + asker.name() + " do " + task.text() + " that he describes?";
  }
}
