package dev.cleave.thac0.movement;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.table.YesNo;
import dev.cleave.engine.tally.Tally;
import dev.cleave.thac0.attack.AttackRoom;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Words;
import dev.cleave.thac0.fray.Fighter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asked of a guard when somebody comes within reach or attacks. TH.GUARD.05 */
final class GuardQuestion extends Question<YesNo> {

  private final AttackRoom fight;
  private final Guards guards;
  private final Fighter fighter;
  private final Fighter other;
  private final boolean charging;

  GuardQuestion(AttackRoom fight, Guards guards, Fighter fighter, Fighter other, boolean charging) {
    super(fight.battle, "guard", fighter.combatant.side(), fighter.combatant, "TH.GUARD.05");
    this.fight = fight;
    this.guards = guards;
    this.fighter = fighter;
    this.other = other;
    this.charging = charging;
  }

  @Override
  public List<Option<YesNo>> options() {
    Tally needs = needs(YesNo.YES);
    return List.of(
        new Option<>(YesNo.YES, needs == null ? "" : Words.needs(needs)).openly(""),
        new Option<>(YesNo.NO));
  }

  @Override
  public @Nullable Tally needs(YesNo answer) {
    Blow blow = answer.yes() ? guards.blow(fighter, other, charging) : null;
    return blow == null ? null : fight.throwing.tally(fighter, other, blow);
  }

  @Override
  public YesNo usual() {
    return YesNo.YES;
  }

  /** Who has said that he stands guard strikes unless he says otherwise. */
  @Override
  public YesNo quiet() {
    return YesNo.YES;
  }

  @Override
  public boolean tryOut(Scene scene, Table table, String answer) {
    Battle copy = Battle.in(scene);
    var there = new MovementRoom(copy, table, fight.numbers);
    if (answer.equals("yes")) {
      there.damage.alone(
          () ->
              there.guards.strike(
                  there.fighter(fighter.combatant), there.fighter(other.combatant), charging));
    }
    return true;
  }

  @Override
  public Lead lead(YesNo answer) {
    return Lead.at(other.combatant);
  }

  @Override
  public String says() {
    return other + " comes at " + fighter + ", who stands guard: does " + fighter + " strike?";
  }
}
