package dev.cleave.weaponskill.wrestling;

import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import java.util.List;

/** A friend may lend a hand in a grapple, spending his action. WS.WRESTLE.11 */
final class JoinQuestion extends Question<YesNo> {

  private final Fighter friend;
  private final Fighter aggressor;
  private final Fighter target;

  JoinQuestion(Fray fight, Fighter friend, Fighter aggressor, Fighter target) {
    super(fight.battle, "join", friend.combatant.side(), friend.combatant, "WS.WRESTLE.11");
    this.friend = friend;
    this.aggressor = aggressor;
    this.target = target;
  }

  @Override
  public List<Option<YesNo>> options() {
    return List.of(new Option<>(YesNo.YES, "spends the action"), new Option<>(YesNo.NO));
  }

  @Override
  public YesNo usual() {
    return YesNo.YES;
  }

  @Override
  public YesNo quiet() {
    return YesNo.NO;
  }

  @Override
  public Lead lead(YesNo answer) {
    return Lead.at(target.combatant);
  }

  @Override
  public String says() {
    return "Does " + friend + " help " + aggressor + " to wrestle " + target + "?";
  }
}
