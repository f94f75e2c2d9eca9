package dev.cleave.content.yaml;

import org.jspecify.annotations.Nullable;

/**
 * Where a node stands: its source, line and column, and the way to it from the top.
 *
 * <p>A list or a group of fields stands where its own name stands, so that a message about the
 * whole points at the name. Text that came from JSON has no lines: both numbers are then 0.
 *
 * @param in the place that holds this one, or null at the top
 * @param name the field's name, or null for an entry of a list
 * @param index the entry's number from 0, for an entry of a list
 */
public record Place(
    Source source, int line, int column, @Nullable Place in, @Nullable String name, int index) {

  static Place top(Source source, int line, int column) {
    return new Place(source, line, column, null, null, 0);
  }

  Place field(String name, int line, int column) {
    return new Place(source, line, column, this, name, 0);
  }

  Place item(int index, int line, int column) {
    return new Place(source, line, column, this, null, index);
  }

  /** The same field, pointed at elsewhere. */
  Place at(int line, int column) {
    return new Place(source, line, column, in, name, index);
  }

  /** The way here, such as {@code combatants.Marcus.weapons[0]}; empty at the top. */
  public String path() {
    if (in == null) {
      return "";
    }
    var before = in.path();
    if (name == null) {
      return before + "[" + index + "]";
    }
    return before.isEmpty() ? Shown.step(name) : before + "." + Shown.step(name);
  }

  /** Something wrong here. */
  public Problem problem(String what) {
    return problem(what, "", "");
  }

  /** Something wrong here, with what was expected and what to do (either may be empty). */
  public Problem problem(String what, String expected, String hint) {
    return new Problem(source, line, column, path(), what, expected, hint);
  }

  @Override
  public String toString() {
    return source.name() + ":" + line + ":" + column + ": " + path();
  }
}
