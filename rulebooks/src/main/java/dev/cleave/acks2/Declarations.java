package dev.cleave.acks2;

import static dev.cleave.acks2.State.FRIGHTENED;

import dev.cleave.acks2.Declaration.Plan;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;

/** Spells and defensive movement, announced in the open before any die is rolled. A2.ROUND.05-08 */
final class Declarations {

  private final Fight fight;
  private final List<DeclarationQuestion> questions = new ArrayList<>();

  Declarations(Fight fight) {
    this.fight = fight;
  }

  void make() {
    questions.clear();
    for (Stance stance : fight.stances) {
      if (hasSomethingToDeclare(stance)) {
        questions.add(stance.declaration);
      }
    }
    if (questions.isEmpty()) {
      return;
    }
    List<Declaration> answers = fight.table.askAll(questions);
    int next = 0;
    for (Stance stance : fight.stances) {
      if (next < questions.size() && questions.get(next) == stance.declaration) {
        declare(stance, answers.get(next++));
      }
    }
  }

  /** Not the held; nor the frightened, who run whatever was said. A2.GAP.303, A2.GAP.323 */
  private boolean hasSomethingToDeclare(Stance stance) {
    Combatant who = stance.who;
    return fight.canAct(who)
        && !who.is(FRIGHTENED)
        && !fight.escaping.isHeld(who)
        && (stance.engagedAtStart && !stance.prowess.skirmishing
            || !who.spells().isEmpty()
            || !who.items().isEmpty() && !fight.casting.scrolls(who).isEmpty());
  }

  private void declare(Stance stance, Declaration declared) {
    stance.declared = declared;
    if (stance.spell() != null) {
      fight.defending.end(stance); // A2.COMBAT.27
    }
    if (declared != Plan.NOTHING && fight.table.listens()) {
      fight.table.tell(
          Event.of(Event.Kind.DECLARED, "A2.ROUND.07")
              .by(stance.who)
              .fact("what", declared.text())
              .says(stance.who.name() + " declares: " + declared.text() + "."));
    }
  }
}
