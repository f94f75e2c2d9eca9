package dev.cleave.weaponskill.turn;

import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import dev.cleave.weaponskill.space.Reach;
import java.util.List;

/** A held action may come out now, at the same time as another's. WS.HOLD.02 */
final class ReleaseQuestion extends Question<YesNo> {

  private final Reach reach;
  private final Fighter holder;
  private final Fighter actor;

  ReleaseQuestion(Fray fight, Reach reach, Fighter holder, Fighter actor) {
    super(fight.battle, "release", holder.combatant.side(), holder.combatant, "WS.HOLD.02");
    this.reach = reach;
    this.holder = holder;
    this.actor = actor;
  }

  @Override
  public List<Option<YesNo>> options() {
    return List.of(new Option<>(YesNo.YES, "at the same time as " + actor), new Option<>(YesNo.NO));
  }

  /** When an enemy has come within reach. */
  @Override
  public YesNo usual() {
    return YesNo.of(actor.combatant.isEnemyOf(holder.combatant) && reach.has(holder, actor));
  }

  @Override
  public YesNo quiet() {
    return YesNo.NO;
  }

  @Override
  public Lead lead(YesNo answer) {
    return Lead.at(actor.combatant);
  }

  @Override
  public String says() {
    return actor + " is acting: does " + holder + " release the held action?";
  }
}
