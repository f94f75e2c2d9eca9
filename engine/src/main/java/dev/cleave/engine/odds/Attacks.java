package dev.cleave.engine.odds;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Odds;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The attacks one combatant could make on another: as the answer to what he is asked, or if it were
 * his turn now; at once or after he has moved. The rulebook itself is asked: what its menu offers
 * or refuses in a fight, it offers or refuses here.
 */
public final class Attacks {

  private final Beginning beginning;
  private final Combatant target;
  private final @Nullable Question<?> first;

  /** In a turn that he may not have. */
  public Attacks(Rulebook rulebook, Battle battle, Combatant attacker, Combatant target) {
    this.beginning = Beginning.turn(rulebook, battle, attacker);
    this.target = target;
    this.first = after(List.of());
  }

  /**
   * In answer to a question.
   *
   * @param battle the question's, or a copy of it in which some things are guessed
   * @param target in that battle
   */
  public Attacks(Rulebook rulebook, Question<?> question, Battle battle, Combatant target) {
    this.beginning = Beginning.answer(rulebook, question, battle);
    this.target = target;
    this.first = question;
  }

  /**
   * Every attack on the target that is legal now, as people write it, in the book's order; then
   * those that become so if he goes up to him, or has declared them. Each stands there once.
   */
  public List<String> all() {
    List<String> now = legal(first);
    var all = new ArrayList<>(now);
    if (first != null) {
      prepared(first, now, all);
    }
    return all;
  }

  private <T extends Answer> void prepared(
      Question<T> question, List<String> now, List<String> all) {
    for (T opening : question.openings(there(question))) {
      Question<?> then = after(List.of(opening.text()));
      if (then != null) {
        for (Answer attack : then.legal(this::isMeant)) {
          if (question.isFor(opening, attack) && !now.contains(attack.text())) {
            all.add(Steps.join(opening.text(), attack.text()));
          }
        }
      }
    }
  }

  private Combatant there(Question<?> question) {
    return Battle.in(question.scene()).combatant(target.index());
  }

  private List<? extends Answer> openings() {
    return first == null ? List.of() : first.openings(there(first));
  }

  private List<String> legal(@Nullable Question<?> question) {
    var texts = new ArrayList<String>();
    if (question != null) {
      for (Answer answer : question.legal(this::isMeant)) {
        texts.add(answer.text());
      }
    }
    return texts;
  }

  /** Offered anything at all: the helpless, the fleeing and the like are not. */
  public boolean isAsked() {
    return first != null;
  }

  /** The attack on the target written so, as the book writes it; null if there is none. */
  public @Nullable String read(String text) {
    Steps steps = Steps.read(text);
    Answer answer = first == null ? null : first.read(steps.get(0));
    if (answer == null && steps.size() == 1 && isDeclaredFirst()) {
      return readDeclared(text);
    }
    if (answer == null || steps.size() == 1) {
      return answer != null && isMeant(answer) ? answer.text() : null;
    }
    return readAfter(answer.text(), steps.last());
  }

  /** Who names an attack alone means the first declaration that leads to it. */
  private @Nullable String readDeclared(String text) {
    for (Answer opening : openings()) {
      String read = readAfter(opening.text(), text);
      if (read != null) {
        return read;
      }
    }
    return null;
  }

  private boolean isDeclaredFirst() {
    return first != null && first.is(Question.Kind.DECLARATION);
  }

  /**
   * The attack on the target written so that may follow a movement of which is known that it is
   * legal; null if there is none. The question itself is not looked at: this may be done beside the
   * table where it is open.
   */
  public @Nullable String readAfter(String movement, String text) {
    Question<?> then = after(List.of(movement));
    Answer attack = then == null ? null : then.read(text);
    return attack != null && isMeant(attack) ? Steps.join(movement, attack.text()) : null;
  }

  /** Why something may not be done now, null if it may be, attack or not. */
  public @Nullable Refusal refusal(String text) {
    Steps steps = Steps.read(text);
    if (first == null) {
      return null;
    }
    Answer answer = first.read(steps.get(0));
    if (answer == null || steps.size() == 1) {
      return answer != null ? null : first.refusal(steps.get(0));
    }
    Question<?> then = after(List.of(answer.text()));
    return then == null || then.read(steps.last()) != null ? null : then.refusal(steps.last());
  }

  /** Why he cannot make the attacks on the target that people would expect of him. */
  public List<Refusal> refusals() {
    var refusals = new ArrayList<Refusal>();
    if (first != null) {
      for (Refusal refusal : first.refusals()) {
        Combatant spared = refusal.target();
        if (spared != null && spared.index() == target.index()) {
          refusals.add(refusal);
        }
      }
    }
    return refusals;
  }

  /**
   * The odds of one of these attacks.
   *
   * @param most ways to try before giving up
   * @throws Odds.TooMany if there are more
   */
  public AttackOdds odds(String text, int most) {
    Steps steps = Steps.read(text);
    boolean declares = isDeclaredFirst() && steps.size() > 1;
    Beginning from = declares ? declared(steps.get(0)) : beginning;
    String then = declares ? steps.last() : text;
    return new Walk(from, target, text, then, most).odds();
  }

  /** His turn when he has said what he means to do in it: it is read once and not in every play. */
  private Beginning declared(String plan) {
    Battle copy = beginning.battle().copy();
    var bidding = new Bidding(beginning.in(copy), new Steps(List.of(plan)));
    try {
      beginning.play(copy, new Opening(bidding), bidding);
    } catch (Opening.Asked _) {
      return Beginning.turn(beginning.rulebook(), copy, beginning.in(copy));
    }
    return beginning;
  }

  /**
   * The same by playing it so often, for attacks whose dice fall in too many ways. The chances are
   * shares of those plays, and of the blows of the sequence only the first is told.
   */
  public AttackOdds estimate(String text, int plays) {
    Steps steps = Steps.read(text);
    boolean declares = isDeclaredFirst() && steps.size() > 1;
    Beginning from = declares ? declared(steps.get(0)) : beginning;
    return new Trials(from, target).odds(text, declares ? steps.last() : text, plays);
  }

  /** The number for the first throw of an answer, null if there is none. */
  public @Nullable Tally needs(String text) {
    Question<?> question = beginning.question();
    Event attack =
        question == null ? null : Rehearsal.firstAttack(question, beginning.battle().copy(), text);
    return attack == null ? null : Rehearsal.needs(attack);
  }

  /**
   * What he would do to the target in his turn, at once: the usual thing, or where he usually turns
   * on another the first attack on the target that the book lists; null if there is none.
   */
  public @Nullable String foremost() {
    Answer usual = first == null ? null : first.usual();
    if (usual != null && isMeant(usual)) {
      return usual.text();
    }
    List<String> all = isDeclaredFirst() ? declared(usual) : legal(first);
    return all.isEmpty() ? null : all.getFirst();
  }

  /** As he usually would, or however he could. */
  private List<String> declared(@Nullable Answer usual) {
    if (usual != null) {
      List<String> meant = legal(after(List.of(usual.text())));
      if (!meant.isEmpty()) {
        return List.of(Steps.join(usual.text(), meant.getFirst()));
      }
    }
    return all();
  }

  private boolean isMeant(Answer answer) {
    return answer instanceof Assault assault && assault.mayStrike(target);
  }

  /** The question in his turn when he has done that; null if he is asked nothing more. */
  private @Nullable Question<?> after(List<String> done) {
    Battle copy = beginning.battle().copy();
    var bidding = new Bidding(beginning.in(copy), new Steps(done));
    try {
      beginning.play(copy, new Opening(bidding), bidding);
      return null;
    } catch (Opening.Asked asked) {
      return asked.question();
    }
  }
}
