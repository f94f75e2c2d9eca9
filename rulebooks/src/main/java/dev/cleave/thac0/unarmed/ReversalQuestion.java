package dev.cleave.thac0.unarmed;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import dev.cleave.thac0.fray.Fighter;
import java.util.List;

/** Asked of who has burst out of a hold by sheer strength. TH.C.WRES.10 */
final class ReversalQuestion extends Question<YesNo> {

  private final Fighter fighter;
  private final Fighter holder;

  ReversalQuestion(Battle battle, Fighter fighter, Fighter holder) {
    super(battle, "reversal", fighter.combatant.side(), fighter.combatant, "TH.C.WRES.10");
    this.fighter = fighter;
    this.holder = holder;
  }

  @Override
  public List<Option<YesNo>> options() {
    return List.of(new Option<>(YesNo.YES), new Option<>(YesNo.NO));
  }

  /** Only who came to wrestle wants to go on with it. */
  @Override
  public YesNo usual() {
    return YesNo.of(fighter.weapon().isUnarmed());
  }

  @Override
  public YesNo quiet() {
    return YesNo.NO;
  }

  @Override
  public Lead lead(YesNo answer) {
    return Lead.at(holder.combatant);
  }

  @Override
  public String says() {
    return fighter + " is free: does " + fighter + " seize " + holder + " in turn?";
  }
}
