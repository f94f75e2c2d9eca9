package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.battle.Fate;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * When the fight is over the fallen lie there, undecided. The Judge says who treats whom, and how
 * much time goes by. A2.WOUND.02
 */
final class Aftermath {

  private final Fight fight;
  private final List<Deeds> parts;
  private final AftermathQuestion question;

  Aftermath(Fight fight) {
    this.fight = fight;
    this.parts = List.of(new Treating(fight), new Passing(fight));
    this.question = new AftermathQuestion(fight, parts);
  }

  void play() {
    tell("aftermath", "The fight is over.");
    Deed deed = fight.table.ask(question);
    while (deed != Ending.DONE) {
      deed.take(fight);
      deed = fight.table.ask(question);
    }
    tell("settled", "That is all for now.");
  }

  private void tell(String name, String opening) {
    if (!fight.table.listens()) {
      return;
    }
    var undecided = new ArrayList<String>();
    var dying = new ArrayList<String>();
    for (Stance stance : fight.stances) {
      Combatant who = stance.who;
      if (who.fate() == Fate.DOWN) {
        (who.health().isTreated() ? dying : undecided).add(who.name());
      }
    }
    fight.table.tell(
        Event.of(name, "A2.WOUND.02")
            .fact("round", fight.battle.round())
            .fact("undecided", undecided)
            .fact("dying", dying)
            .says(
                opening
                    + (undecided.isEmpty()
                        ? ""
                        : " Untreated: " + String.join(", ", undecided) + ".")
                    + (dying.isEmpty() ? "" : " Dying: " + String.join(", ", dying) + ".")));
  }

  /** The Judge has seen enough. */
  enum Ending implements Deed {
    DONE;

    @Override
    public String text() {
      return "done";
    }

    @Override
    public @Nullable Bar bars(Fight fight) {
      return null;
    }

    @Override
    public void take(Fight fight) {}
  }
}
