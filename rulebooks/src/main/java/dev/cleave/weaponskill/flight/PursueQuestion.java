package dev.cleave.weaponskill.flight;

import dev.cleave.engine.actor.Side;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.table.YesNo;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import java.util.List;

/** A side may run after those who flee. */
final class PursueQuestion extends Question<YesNo> {

  private final List<Fighter> able;
  private final List<Fighter> fugitives;

  PursueQuestion(Fray fight, Side side, List<Fighter> able, List<Fighter> fugitives) {
    super(fight.battle, "pursue", side, null, "WS.FLEE.02");
    this.able = able;
    this.fugitives = fugitives;
  }

  @Override
  public List<Option<YesNo>> options() {
    return List.of(new Option<>(YesNo.YES), new Option<>(YesNo.NO));
  }

  @Override
  public List<Refusal> refusals() {
    return List.of(
        new Refusal("map", "nobody maps or keeps a record while the chase lasts", "WS.FLEE.05"));
  }

  /** Two on one makes brave; so does hunger. */
  @Override
  public YesNo usual() {
    return YesNo.of(
        able.size() >= 2 * fugitives.size()
            || able.getFirst().combatant.sheet().has("unintelligent"));
  }

  @Override
  public YesNo quiet() {
    return YesNo.NO;
  }

  @Override
  public String says() {
    return "Does the side " + side().name() + " pursue those who flee?";
  }
}
