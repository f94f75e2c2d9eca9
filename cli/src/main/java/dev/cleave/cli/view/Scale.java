package dev.cleave.cli.view;

import dev.cleave.cli.page.Page;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Square;
import java.util.List;
import java.util.stream.Stream;

/**
 * How squares become letters. Where somebody stands between two squares, a square is twice as wide
 * or twice as tall, so that his place has letters of its own.
 *
 * @param shown the squares that are drawn
 * @param wide letters of a square
 * @param parts 2 if places between two squares side by side are told apart, else 1
 * @param tall lines of a square
 * @param margin letters before the first square
 */
record Scale(Extent shown, int wide, int parts, int tall, int margin) {
  private static final int MOST_LINES = 50;
  private static final int ASKED = 10_000;
  private static final int STANDING = 100;
  private static final int LYING = 1;

  /**
   * The largest that fits. Facings matter, so a piece of the map with arrows is better than the
   * whole without, as long as everybody on his feet is in it.
   *
   * @param label letters of the widest label
   */
  static Scale of(Battlemap map, int label, Ways ways) {
    Extent whole = Extent.whole(map);
    int margin = Integer.toString(whole.bottom()).length() + 2;
    int room = Page.WIDTH - margin;
    int parts = squares(map, ways).anyMatch(spot -> spot.halvesAcross() % 2 != 0) ? 2 : 1;
    int tall = squares(map, ways).anyMatch(spot -> spot.halvesDown() % 2 != 0) ? 2 : 1;
    int armed = (ways.isEmpty() ? label + 1 : Math.max(label + 1, Ways.WIDTH)) * parts;
    int bare = label * parts;
    int people = people(map, whole).columns();
    boolean arrows =
        !ways.isEmpty()
            || people * armed <= room
            || (whole.columns() * bare > room && people * bare > room);
    int wide = arrows ? armed : bare;
    return new Scale(
        crop(map, ways).of(whole, room / wide, MOST_LINES / tall), wide, parts, tall, margin);
  }

  private static Stream<Square> squares(Battlemap map, Ways ways) {
    return Stream.concat(
        standing(map).stream().map(who -> (Square) map.spot(who)),
        ways.all().stream().map(Ways.Way::to));
  }

  private static List<Combatant> standing(Battlemap map) {
    return map.present().stream().filter(Combatant::isStanding).toList();
  }

  private static Extent people(Battlemap map, Extent whole) {
    return standing(map).stream()
        .map(who -> Extent.of(map, who))
        .reduce(Extent::with)
        .orElse(whole);
  }

  private static Crop crop(Battlemap map, Ways ways) {
    var crop = new Crop();
    for (Combatant who : map.present()) {
      int weight = who == ways.who() ? ASKED : who.isStanding() ? STANDING : LYING;
      crop.add(Extent.of(map, who), weight);
    }
    ways.all().forEach(way -> crop.add(Extent.of(way.to()), LYING));
    return crop;
  }

  int width() {
    return shown.columns() * wide;
  }

  int height() {
    return shown.rows() * tall;
  }

  /** The letter at which a place begins, counted from the first square. */
  int x(int halvesAcross) {
    return (Math.floorDiv(halvesAcross * parts, 2) - shown.left() * parts) * wide / parts;
  }

  /** The line at which a place begins. */
  int y(int halvesDown) {
    return Math.floorDiv((halvesDown - 2 * shown.top()) * tall, 2);
  }
}
