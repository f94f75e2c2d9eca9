package dev.cleave.proof;

import dev.cleave.content.yaml.Place;
import dev.cleave.content.yaml.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thing a case claims and the rules do not do.
 *
 * @param where file and line of the claim
 * @param what in a sentence without a full stop
 * @param rows expected and actual side by side; may be empty
 * @param notes further lines
 * @param choice what would have been legal, if that is what is wrong
 */
public record Failure(
    String where, String what, List<Row> rows, List<String> notes, @Nullable Choice choice) {

  public Failure {
    rows = List.copyOf(rows);
    notes = List.copyOf(notes);
  }

  static Failure at(Place place, String what) {
    return at(place, what, List.of(), List.of());
  }

  static Failure at(Place place, String what, List<Row> rows, List<String> notes) {
    return new Failure(place.source().name() + ":" + place.line(), what, rows, notes, null);
  }

  static Failure of(Problem problem) {
    String path = problem.path().isEmpty() ? "" : problem.path() + ": ";
    return new Failure(
        problem.where(),
        path + problem.sentence(),
        List.of(),
        problem.excerpt().lines().toList(),
        null);
  }

  /** The same with what would have been legal. */
  Failure offering(Choice legal) {
    return new Failure(where, what, rows, notes, legal);
  }
}
