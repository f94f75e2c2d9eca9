package dev.cleave.acks2;

import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import java.util.List;

/** Does he take it on the shield? A2O.CRIT.10 */
final class SplinterQuestion extends Question<YesNo> {

  private final CriticalBlow blow;
  private final CriticalEffect effect;

  SplinterQuestion(OptionalRules fight, CriticalBlow blow, CriticalEffect effect) {
    super(fight.battle, "splinter", blow.on().side(), blow.on(), "A2O.CRIT.10");
    this.blow = blow;
    this.effect = effect;
  }

  @Override
  public List<Option<YesNo>> options() {
    return List.of(new Option<>(YesNo.YES), new Option<>(YesNo.NO));
  }

  /** A shield is worth less than a round on the ground or in a daze. */
  @Override
  public YesNo usual() {
    return YesNo.of(effect == CriticalEffect.STUN || effect == CriticalEffect.KNOCKDOWN);
  }

  @Override
  public YesNo quiet() {
    return YesNo.NO;
  }

  @Override
  public Lead lead(YesNo answer) {
    return Lead.at(blow.by());
  }

  @Override
  public String says() {
    return "Does " + blow.on().name() + " give the shield for it (" + effect.text + ")?";
  }
}
