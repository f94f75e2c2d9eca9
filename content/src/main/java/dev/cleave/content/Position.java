package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Place;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Sequence;
import dev.cleave.engine.field.Square;
import java.util.List;

/**
 * Where somebody is to stand, in half squares from the top left corner.
 *
 * @param place where the scenario says so
 */
record Position(int across, int down, Place place) {

  /** The place of one of a group, each of which needs its own; of a block that of the whole. */
  static Position of(Entrant entrant) {
    var at = entrant.place().node("at");
    var items = at instanceof Sequence list ? list.items() : List.<Node>of();
    boolean single = items.stream().allMatch(Scalar.class::isInstance);
    var places = single ? List.of(at) : items;
    if (Block.isMeant(entrant)) {
      return of(at);
    }
    if (places.size() != entrant.count()) {
      var expected =
          "Expected: " + (entrant.count() == 1 ? "1 place" : entrant.count() + " places");
      var what =
          "there " + (places.size() == 1 ? "is 1 place" : "are " + places.size() + " places");
      throw entrant.place().problem("at", what, expected + ", one for each", "");
    }
    return of(places.get(entrant.nth()));
  }

  private static Position of(Node node) {
    if (!(node instanceof Sequence pair)
        || pair.items().size() != 2
        || !(pair.items().get(0) instanceof Scalar column)
        || !(pair.items().get(1) instanceof Scalar row)) {
      throw new BadInput(
          node.place()
              .problem("this is no place", "Expected: a column and a row such as [3, 4]", ""));
    }
    return new Position(halves(column), halves(row), node.place());
  }

  private static int halves(Scalar number) {
    double halves = number.decimal() * 2;
    if (halves != Math.rint(halves)) {
      throw new BadInput(
          number
              .place()
              .problem(
                  number.shown() + " is no place to stand", "Expected: whole or half squares", ""));
    }
    return (int) halves;
  }

  Square square() {
    return new Square(across, down);
  }

  @Override
  public String toString() {
    return square().text();
  }
}
