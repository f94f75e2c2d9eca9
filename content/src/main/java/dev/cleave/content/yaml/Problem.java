package dev.cleave.content.yaml;

/**
 * One thing wrong with the input: where, what (with the value), what was expected, what to do.
 *
 * @param source the text it was found in
 * @param line from 1, or 0 when there is no line to point at
 * @param column from 1, counted in characters
 * @param path the way to the field, such as {@code combatants.Marcus.hp}; empty at the top
 * @param what what is wrong, without a full stop
 * @param expected what is allowed instead, without a full stop; may be empty
 * @param hint a whole sentence saying what to do; may be empty
 */
public record Problem(
    Source source, int line, int column, String path, String what, String expected, String hint) {

  /** A problem with the source as a whole. */
  static Problem with(Source source, String what, String expected, String hint) {
    return new Problem(source, 0, 0, "", what, expected, hint);
  }

  /** Where it stands, such as {@code duel.yaml:7:9}. */
  public String where() {
    var name = Shown.escaped(source.name());
    return line == 0 ? name : name + ":" + line + ":" + column;
  }

  /** The fault, the expectation and the remedy, on one line and without the place. */
  public String sentence() {
    var said = new StringBuilder(stopped(what));
    if (!expected.isEmpty()) {
      said.append(' ').append(stopped(expected));
    }
    if (!hint.isEmpty()) {
      said.append(' ').append(hint);
    }
    return said.toString();
  }

  /** The line it stands on, with a caret line beneath; empty when there is no line. */
  public String excerpt() {
    return line == 0 ? "" : Excerpt.of(source.text(), line, column);
  }

  /** The whole message: place, path and sentence, then the excerpt. */
  public String render() {
    var field = path.isEmpty() ? "" : Shown.ending(path) + ": ";
    var message = where() + ": " + field + sentence();
    var excerpt = excerpt();
    return excerpt.isEmpty() ? message : message + "\n" + excerpt;
  }

  @Override
  public String toString() {
    return render();
  }

  private static String stopped(String part) {
    return part.endsWith("…") || part.endsWith(".") ? part : part + ".";
  }
}
