package dev.cleave.engine.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a fight gets its chance and its choices, and whom it tells. What the table is, makes the
 * product.
 */
public interface Table {

  /** The sum of the dice. */
  int roll(Dice dice, Reason why, @Nullable Actor who);

  /**
   * The same where nothing but the telling asks for more than whether the sum reaches a line: who
   * works out odds need not try every face.
   *
   * @param line the least sum that makes a difference
   */
  default int roll(Dice dice, Reason why, @Nullable Actor who, int line) {
    return roll(dice, why, who);
  }

  /**
   * The same for a wound: from a sum upwards the target falls, and each point more only takes him
   * one hit point lower.
   *
   * @param enough the least sum that fells the target
   */
  default int wound(Dice dice, Reason why, @Nullable Actor who, Actor target, int enough) {
    return roll(dice, why, who);
  }

  /** A choice. The scene may have changed when this returns: read it again. */
  <T extends Answer> T ask(Question<T> question);

  /** Several people at once, answered in any order; the answers come back in the order asked. */
  default <T extends Answer> List<T> askAll(List<? extends Question<T>> questions) {
    var answers = new ArrayList<T>(questions.size());
    for (Question<T> question : questions) {
      answers.add(ask(question));
    }
    return answers;
  }

  /** The same for who keeps a list for the answers. */
  default <T extends Answer> void askAll(List<? extends Question<T>> questions, List<T> answers) {
    answers.addAll(askAll(questions));
  }

  /**
   * A lull: nobody is in the middle of anything. Whoever wants to may copy the scene here, and
   * {@link dev.cleave.engine.Rulebook#resume} plays the copy on as the original goes on.
   */
  default void lull(Scene scene) {}

  /** Somebody reads what happens; if not, do not even make the event. */
  boolean listens();

  void tell(Event event);
}
