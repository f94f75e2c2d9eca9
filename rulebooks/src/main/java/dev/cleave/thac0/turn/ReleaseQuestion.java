package dev.cleave.thac0.turn;

import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import dev.cleave.thac0.fray.Fighter;
import java.util.List;

/** Asked of who holds back, after each count. TH.C.HOLD.02 */
public final class ReleaseQuestion extends Question<YesNo> {

  private final Turns fight;
  private final Fighter fighter;
  private final int after;

  public ReleaseQuestion(Turns fight, Fighter fighter, int after) {
    super(fight.battle, "release", fighter.combatant.side(), fighter.combatant, "TH.C.HOLD.02");
    this.fight = fight;
    this.fighter = fighter;
    this.after = after;
  }

  @Override
  public List<Option<YesNo>> options() {
    return List.of(new Option<>(YesNo.YES), new Option<>(YesNo.NO));
  }

  @Override
  public YesNo usual() {
    for (Fighter foe : fight.fighters) {
      if (fight.awareness.isFoe(fighter, foe) && fight.reach.has(fighter, foe)) {
        return YesNo.YES;
      }
    }
    return YesNo.NO;
  }

  @Override
  public YesNo quiet() {
    return YesNo.NO;
  }

  @Override
  public String says() {
    return "Count " + after + " is over: does " + fighter + " act now?";
  }
}
