package dev.cleave.thac0;

import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.turn.DeclarationQuestion;
import dev.cleave.thac0.turn.Turns;
import java.util.ArrayList;
import java.util.List;

/** Steps 1 and 2: all say what they mean to do, the Dungeon Master first. TH.SEQ.02, TH.SEQ.06 */
final class Declarations {

  private final Turns fight;

  Declarations(Turns fight) {
    this.fight = fight;
  }

  /** In secret, before anybody else has spoken. TH.SEQ.02, TH.SEQ.04 */
  void ofTheDungeonMaster() {
    declare(false);
  }

  void ofThePlayers() {
    declare(true);
    for (Fighter fighter : fight.fighters) {
      if (fighter.plan != null) {
        fight.turn.ready(fighter, fighter.plan);
      }
    }
  }

  private void declare(boolean players) {
    var questions = new ArrayList<DeclarationQuestion>();
    for (Fighter fighter : fight.fighters) {
      if (fighter.canAct() && fighter.sheet().isCharacter() == players) {
        questions.add(new DeclarationQuestion(fight, fighter));
      }
    }
    if (questions.isEmpty()) {
      return;
    }
    List<Plan> plans = fight.table.askAll(questions);
    for (int i = 0; i < plans.size(); i++) {
      Fighter fighter = questions.get(i).fighter();
      fighter.plan = plans.get(i);
      if (fight.listens()) {
        tell(fighter, plans.get(i), players);
      }
    }
  }

  private void tell(Fighter fighter, Plan plan, boolean openly) {
    var event =
        Event.of(Event.Kind.DECLARED, openly ? "TH.SEQ.06" : "TH.SEQ.02")
            .by(fighter.combatant)
            .fact("what", plan.text())
            .says(fighter + " will " + plan.said() + ".");
    fight.tell(openly ? event : event.openly(fighter + " makes ready."));
  }
}
