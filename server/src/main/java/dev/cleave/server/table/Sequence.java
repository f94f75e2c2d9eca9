package dev.cleave.server.table;

import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A side says once who of many acts next on a count; the others follow as it said, or in the order
 * in which they were offered.
 */
final class Sequence {

  private static final String THEN = ", ";

  private String kind = "";
  private String side = "";
  private int round;
  private List<String> wanted = List.of();
  private Set<String> left = Set.of();

  /** The first of a list, "Orc 3, Orc 1". */
  static String first(String text) {
    int then = text.indexOf(THEN);
    return then < 0 ? text : text.substring(0, then);
  }

  /** A side as a whole has been asked, and answered by somebody. */
  void begin(Question<?> question, Answer answer, String said, int now) {
    kind = question.kind();
    side = question.side().name();
    round = now;
    wanted = new ArrayList<>(List.of(said.split(THEN)));
    left = new HashSet<>(texts(question));
    left.remove(answer.text());
  }

  private static List<String> texts(Question<?> question) {
    return question.options().stream().map(Option::text).toList();
  }

  /** The answer that was given with an earlier one, null if this is another matter. */
  <T extends Answer> @Nullable T next(Question<T> question, int now) {
    boolean same =
        question.who() == null
            && question.kind().equals(kind)
            && question.side().name().equals(side)
            && now == round
            && left.containsAll(texts(question));
    if (!same) {
      return null;
    }
    for (String said : wanted) {
      T answer = question.read(said);
      if (answer != null) {
        return answer;
      }
    }
    return question.usual();
  }
}
