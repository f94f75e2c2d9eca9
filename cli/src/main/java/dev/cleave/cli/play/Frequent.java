package dev.cleave.cli.play;

import dev.cleave.cli.view.Choice;
import dev.cleave.engine.table.Answer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What people do most with a turn, first: the usual answer, blows and shots, going somewhere,
 * standing fast. The rest of a long list waits until it is asked for.
 *
 * @param front in the order of the bar of actions at the live table
 * @param rest as the book lists it
 */
record Frequent<T extends Answer>(List<Choice<T>> front, List<Choice<T>> rest) {

  /** So many answers are listed as they are. */
  private static final int FEW = 14;

  /** Fewer than these are not worth asking for. */
  private static final int HANDFUL = 4;

  private static final List<String> VERBS =
      List.of(
          "charge",
          "advance on",
          "attack",
          "shoot",
          "throw",
          "cast",
          "rebuke",
          "use",
          "march",
          "move",
          "withdraw",
          "retreat",
          "run",
          "defend",
          "full defence",
          "parry",
          "ready",
          "hold",
          "wait",
          "done");

  /**
   * @param usual what would be answered by who answers as is usual; stands first, listed or not
   */
  static <T extends Answer> Frequent<T> of(List<Choice<T>> all, Choice<T> usual) {
    if (all.size() <= FEW) {
      return new Frequent<>(all, List.of());
    }
    var front = new ArrayList<Choice<T>>();
    var rest = new ArrayList<Choice<T>>();
    for (Choice<T> choice : all) {
      if (!choice.text().equals(usual.text())) {
        boolean often = VERBS.contains(verb(choice)) && !isVariant(choice, front, usual);
        (often ? front : rest).add(choice);
      }
    }
    front.sort(Comparator.comparingInt(choice -> VERBS.indexOf(verb(choice))));
    front.addFirst(usual);
    if (rest.size() < HANDFUL) {
      front.addAll(rest);
      return new Frequent<>(front, List.of());
    }
    return new Frequent<>(front, rest);
  }

  /** The same with something added, "charge Orc 1 and disarm": the plain deed stands for it. */
  private static <T extends Answer> boolean isVariant(
      Choice<T> choice, List<Choice<T>> front, Choice<T> usual) {
    return choice.aimed()
        && (choice.text().startsWith(usual.text() + " ")
            || front.stream().anyMatch(plain -> choice.text().startsWith(plain.text() + " ")));
  }

  private static String verb(Choice<?> choice) {
    return choice.toSquare() == null ? choice.verb() : choice.way();
  }
}
