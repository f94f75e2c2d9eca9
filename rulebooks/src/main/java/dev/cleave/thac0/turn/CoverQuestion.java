package dev.cleave.thac0.turn;

import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import dev.cleave.engine.tally.Tally;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Words;
import dev.cleave.thac0.fray.Fighter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asked of who covers somebody when that one is about to act. TH.COVER.07 */
final class CoverQuestion extends Question<YesNo> {

  private final Turns fight;
  private final Fighter fighter;
  private final Fighter target;

  CoverQuestion(Turns fight, Fighter fighter, Fighter target) {
    super(fight.battle, "cover", fighter.combatant.side(), fighter.combatant, "TH.COVER.07");
    this.fight = fight;
    this.fighter = fighter;
    this.target = target;
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
    Blow blow = answer.yes() ? fight.cover.blow(fighter, target) : null;
    return blow == null ? null : fight.throwing.tally(fighter, target, blow);
  }

  @Override
  public YesNo usual() {
    return YesNo.YES;
  }

  @Override
  public YesNo quiet() {
    return YesNo.YES;
  }

  @Override
  public Lead lead(YesNo answer) {
    return Lead.at(target.combatant);
  }

  @Override
  public String says() {
    return target + " is about to act: does " + fighter + " strike?";
  }
}
