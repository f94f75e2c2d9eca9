package dev.cleave.acks.maneuvers;

import dev.cleave.acks.attack.Swing;
import dev.cleave.acks.turn.LooksHurt;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.List;

/** A sweep is swung: at whom besides? Two at least are named. A2.MAN.SWEEP.01 */
final class SweepQuestion extends Question<Swing> {

  private final Combatant asked;
  private final List<Combatant> named;
  private final List<Combatant> left;

  SweepQuestion(ManeuversRoom fight, Combatant asked, List<Combatant> named, List<Combatant> left) {
    super(fight.battle, "sweep", asked.side(), asked, "A2.MAN.SWEEP.01");
    this.asked = asked;
    this.named = named;
    this.left = left;
  }

  @Override
  public List<Option<Swing>> options() {
    var options = new ArrayList<Option<Swing>>();
    for (Combatant foe : left) {
      options.add(LooksHurt.option(new Swing.At(foe), foe));
    }
    options.add(new Option<>(Swing.How.ALL));
    if (named.size() > 1) {
      options.add(new Option<>(Swing.How.NO_MORE));
    }
    return options;
  }

  @Override
  public Swing usual() {
    return Swing.How.ALL;
  }

  @Override
  public Lead lead(Swing answer) {
    return answer instanceof Swing.At(Combatant foe) ? Lead.at(foe) : Lead.NONE;
  }

  @Override
  public String says() {
    return "At whom else does " + asked.name() + " sweep?";
  }
}
