package dev.cleave.proof;

import dev.cleave.content.yaml.Nearest;
import java.util.Comparator;
import java.util.List;

/**
 * A question a case stumbles over, and every legal answer to it.
 *
 * @param said what the case has somebody answer
 */
public record Choice(String question, List<String> options, String said) {

  public Choice {
    options = List.copyOf(options);
  }

  /** All answers in the order offered; of many only the nearest to what was said, and how many. */
  String shown(int most) {
    if (options.size() <= most) {
      return question + " " + String.join(", ", options);
    }
    List<String> nearest =
        options.stream()
            .sorted(Comparator.comparingInt(option -> Nearest.distance(said, option)))
            .limit(most)
            .toList();
    int more = options.size() - most;
    return question + " " + String.join(", ", nearest) + " and " + more + " more (--last all)";
  }
}
