package dev.cleave.thac0.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import java.util.ArrayList;
import java.util.List;

/** What somebody will attempt this round; asked before the dice fall. TH.SEQ.06 */
public final class DeclarationQuestion extends Question<Plan> {

  private final Turns fight;
  private final Fighter fighter;

  public DeclarationQuestion(Turns fight, Fighter fighter) {
    super(fight.battle, Kind.DECLARATION, fighter.combatant.side(), fighter.combatant, "TH.SEQ.11");
    this.fight = fight;
    this.fighter = fighter;
  }

  public Fighter fighter() {
    return fighter;
  }

  @Override
  public List<Option<Plan>> options() {
    return new Plans(fight, fighter).all().stream().map(plan -> new Option<>(plan)).toList();
  }

  @Override
  public List<Refusal> refusals() {
    return new Plans(fight, fighter).refused();
  }

  @Override
  public Plan usual() {
    Plan blow = new AtBlows(fight, fighter).plan();
    return blow == null ? new Instinct(fight, fighter).plan() : blow;
  }

  @Override
  public String because() {
    var instinct = new Instinct(fight, fighter);
    instinct.plan();
    return instinct.because();
  }

  /** Whatever he has in hand, he means to use it; who must run runs. */
  @Override
  public Plan quiet() {
    List<Plan> plans = new Plans(fight, fighter).all();
    for (Plan plan : plans) {
      if ((plan.is(Deed.ATTACK) || plan.is(Deed.SHOOT))
          && fighter.weapon().equals(plan.weapon())
          && !plan.rising()) {
        return plan;
      }
    }
    return plans.getFirst();
  }

  /** Every way to go at him that can be declared, with all attacks one has. */
  @Override
  public List<Plan> openings(Combatant target) {
    List<Plan> plans = new ArrayList<>(new Plans(fight, fighter).all());
    plans.removeIf(plan -> !plan.isAssault(target) || plan.kept() != null || plan.rising());
    return plans;
  }

  /** The plain blow that may come of a charge, a called shot or a shot past friends is plain. */
  @Override
  public boolean isFor(Plan opening, Answer attack) {
    boolean more =
        opening.is(Deed.CALL)
            || opening.is(Deed.CHARGE)
            || opening.what().equals(Plan.PAST_FRIENDS);
    boolean plain =
        attack instanceof Action action
            && (action.kind() == Action.Verb.ATTACK || action.kind() == Action.Verb.SHOOT);
    return !more || !plain;
  }

  @Override
  public Lead lead(Plan answer) {
    return Lead.at(answer.target());
  }

  @Override
  public String says() {
    return "What does " + fighter + " mean to do this round?";
  }
}
