package dev.cleave.acks.round;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.turn.Declaration;
import dev.cleave.acks.turn.Declaration.Plan;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Spells and defensive movement, announced in the open before any die is rolled. A2.ROUND.05-08 */
public class Declarations {

  private final RoundRoom fight;
  private final @Nullable DeclarationQuestion[] kept;
  private final List<DeclarationQuestion> questions = new ArrayList<>();
  private final List<Declaration> answers = new ArrayList<>();
  private final Fighter[] asked;

  protected Declarations(RoundRoom fight) {
    this.fight = fight;
    this.kept = new DeclarationQuestion[fight.fighters.length];
    this.asked = new Fighter[fight.fighters.length];
  }

  public void make() {
    questions.clear();
    for (Fighter fighter : fight.fighters) {
      if (hasSomethingToDeclare(fighter)) {
        asked[questions.size()] = fighter;
        questions.add(question(fighter.who));
      } else if (fearDeclares(fighter)) {
        declare(fighter, Plan.RETREAT);
      }
    }
    if (questions.isEmpty()) {
      return;
    }
    answers.clear();
    fight.table.askAll(questions, answers);
    for (int i = 0; i < answers.size(); i++) {
      declare(asked[i], answers.get(i));
    }
  }

  private DeclarationQuestion question(Combatant who) {
    DeclarationQuestion question = kept[who.index()];
    if (question == null || question.who() != who) {
      question = new DeclarationQuestion(fight, who);
      kept[who.index()] = question;
    }
    return question;
  }

  /** The frightened run whatever was said, and the held cannot. A2.GAP.303, A2.GAP.323 */
  protected boolean hasSomethingToDeclare(Fighter fighter) {
    Combatant who = fighter.who;
    return fight.mayDeclare(who)
        && (fighter.engagedAtStart && !fighter.prowess.skirmishing
            || !who.spells().isEmpty()
            || !who.items().isEmpty() && !Fighter.scrolls(who).isEmpty());
  }

  /** The frightened get out of a melee as others do. A2.COND.FRIGHT.07, A2.ROUND.06 */
  protected boolean fearDeclares(Fighter fighter) {
    Combatant who = fighter.who;
    return fighter.engagedAtStart
        && !fight.mayChoose(who)
        && fight.initiativeIsDue(who)
        && fight.denies(who, Demand.LEGS) == null;
  }

  protected final void declare(Fighter fighter, Declaration declared) {
    fighter.declared = declared;
    if (fighter.spell() != null) {
      fighter.defends = null; // A2.COMBAT.27
    }
    if (declared != Plan.NOTHING && fight.table.listens()) {
      fight.table.tell(
          Event.of(Event.Kind.DECLARED, "A2.ROUND.07")
              .by(fighter.who)
              .fact("what", declared.text())
              .says(fighter.who.name() + " declares: " + declared.text() + "."));
    }
  }
}
