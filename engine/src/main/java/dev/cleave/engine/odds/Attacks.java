package dev.cleave.engine.odds;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Odds;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The attacks one combatant could make on another if it were his turn now. The rulebook itself is
 * asked: what its menu offers or refuses in a fight, it offers or refuses here.
 */
public final class Attacks {

  private final Rulebook rulebook;
  private final Battle battle;
  private final Combatant attacker;
  private final Combatant target;

  public Attacks(Rulebook rulebook, Battle battle, Combatant attacker, Combatant target) {
    this.rulebook = rulebook;
    this.battle = battle;
    this.attacker = attacker;
    this.target = target;
  }

  /** Every attack on the target that is legal now, as people write it, in the book's order. */
  public List<String> all() {
    var texts = new ArrayList<String>();
    Question<?> question = question();
    if (question != null) {
      for (Option<?> option : question.options()) {
        if (isMeant(option.answer())) {
          texts.add(option.text());
        }
      }
    }
    return texts;
  }

  /** Whether it is offered anything at all: the helpless, the fleeing and the like are not. */
  public boolean isAsked() {
    return question() != null;
  }

  /** The attack on the target written so, as the book writes it; null if there is none. */
  public @Nullable String read(String text) {
    Question<?> question = question();
    Answer answer = question == null ? null : question.read(text);
    return answer != null && isMeant(answer) ? answer.text() : null;
  }

  /** Why something may not be done now, null if it may be, attack or not. */
  public @Nullable Refusal refusal(String text) {
    Question<?> question = question();
    return question == null || question.read(text) != null ? null : question.refusal(text);
  }

  /**
   * The odds of one of these attacks.
   *
   * @param most ways to try before giving up
   * @throws Odds.TooMany if there are more
   */
  public AttackOdds odds(String text, int most) {
    return new Walk(rulebook, battle, attacker, target, text, most).odds();
  }

  private boolean isMeant(Answer answer) {
    return answer instanceof Assault assault && assault.target().index() == target.index();
  }

  /** What he is asked when his turn comes. */
  private @Nullable Question<?> question() {
    Battle copy = battle.copy();
    try {
      rulebook.turn(
          copy,
          new Fall(new int[0], ASKED, copy.combatant(target.index())),
          copy.combatant(attacker.index()));
      return null;
    } catch (Asked asked) {
      return asked.question;
    } catch (Fall.Pending diceFirst) {
      return null;
    }
  }

  private static final Players ASKED =
      new Players() {
        @Override
        public <T extends Answer> T answer(Question<T> question, Judge judge) {
          throw new Asked(question);
        }
      };

  /** Stops the turn where the first question stands. */
  private static final class Asked extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Question<?> question;

    Asked(Question<?> question) {
      super("", null, false, false);
      this.question = question;
    }
  }
}
