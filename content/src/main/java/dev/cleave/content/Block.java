package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Sequence;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.figures.Chart;
import org.jspecify.annotations.Nullable;

/**
 * Members of a formation in ranks and files, placed by the upper left square of the whole. The
 * first stands in front, and the rank fills up from west to east or from north to south.
 *
 * @param files abreast
 * @param wide squares of each across his front
 */
record Block(int files, int wide, int deep, Facing facing) {

  private static final int SQUARE = 5;

  /** Several of a formation are placed together. */
  static boolean isMeant(Entrant entrant) {
    return entrant.place().has("formation")
        && entrant.count() > 1
        && entrant.place().has("at")
        && entrant.place().node("at") instanceof Sequence at
        && at.items().stream().allMatch(Scalar.class::isInstance);
  }

  /** Refuses a block that does not know where its front is, and files that are nowhere. */
  static void check(Entrant entrant) {
    Fields said = entrant.place();
    if (!isMeant(entrant)) {
      if (said.has("files")) {
        throw said.problem(
            "files", "only a formation with one place stands in files", "", "Leave this out.");
      }
      return;
    }
    var expected = "Expected: N, E, S or W";
    if (!said.has("facing")) {
      throw said.problem("at", "a formation needs a facing to stand in ranks", expected, "");
    }
    if (Facing.valueOf(said.text("facing")).isDiagonal()) {
      throw said.problem("facing", "ranks stand along the squares", expected, "");
    }
  }

  /** As wide as the scenario says or the book's frontage is; a square where it has none. */
  static Block of(Entrant entrant, Creature sheet, @Nullable Chart formations) {
    Fields said = entrant.place();
    int feet = formations == null ? 0 : formations.at(entrant.count(), "frontage");
    int frontage = feet / SQUARE / sheet.frontage();
    int usual = frontage > 0 ? frontage : (int) Math.ceil(Math.sqrt(entrant.count()));
    int files = Math.min(said.number("files", usual), entrant.count());
    return new Block(files, sheet.frontage(), sheet.depth(), Facing.valueOf(said.text("facing")));
  }

  /** Where one of them stands. */
  Position place(Entrant entrant, Position corner) {
    int ranks = (entrant.count() + files - 1) / files;
    int rank = entrant.nth() / files;
    int file = entrant.nth() % files;
    boolean back = facing == Facing.S || facing == Facing.E;
    int behind = 2 * deep * (back ? ranks - 1 - rank : rank);
    int aside = 2 * wide * file;
    boolean rows = facing == Facing.N || facing == Facing.S;
    return new Position(
        corner.across() + (rows ? aside : behind),
        corner.down() + (rows ? behind : aside),
        corner.place());
  }
}
