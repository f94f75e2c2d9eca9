package dev.cleave.weaponskill;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.table.YesNo;
import java.util.List;

/** Whether a held action comes out now, at the same time as another's. WS.HOLD.02 */
final class ReleaseQuestion extends Question<YesNo> {

  private final Fight fight;
  private final Fighter holder;
  private final Fighter actor;

  ReleaseQuestion(Fight fight, Fighter holder, Fighter actor) {
    super(fight.battle, "release", holder.combatant.side(), holder.combatant, "WS.HOLD.02");
    this.fight = fight;
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
    return YesNo.of(actor.combatant.isEnemyOf(holder.combatant) && fight.reach.has(holder, actor));
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
  public boolean tryOut(Scene scene, Table table, String answer) {
    Battle copy = Battle.in(scene);
    var there = new Fight(copy, table, fight.numbers);
    Fighter same = there.fighter(holder.combatant);
    Fighter other = there.fighter(actor.combatant);
    YesNo choice = new ReleaseQuestion(there, same, other).read(answer);
    if (choice == null) {
      return false;
    }
    if (choice.yes()) {
      there.damage.alone(() -> there.held.come(same, other));
    }
    return true;
  }

  @Override
  public String says() {
    return actor + " is acting: does " + holder + " release the held action?";
  }
}
