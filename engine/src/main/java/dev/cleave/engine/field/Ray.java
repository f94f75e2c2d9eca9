package dev.cleave.engine.field;

import java.util.ArrayList;
import java.util.List;

/** Straight ahead over a drawing of the going, until something stops the mover. */
final class Ray {

  private final Going going;

  Ray(Going going) {
    this.going = going;
  }

  /** The steps from where somebody stands back to the last where he may stop. */
  List<Leg> legs(Base lie, Facing way, int most) {
    List<Leg> longest = List.of();
    for (int y = lie.y() >> 1; y <= (lie.y() + 1) >> 1; y++) {
      for (int x = lie.x() >> 1; x <= (lie.x() + 1) >> 1; x++) {
        if (isAhead(lie.x(), x, way.dx()) && isAhead(lie.y(), y, way.dy())) {
          List<Leg> legs = legs(going.frame.cell(x, y), way, most);
          longest = legs.size() > longest.size() ? legs : longest;
        }
      }
    }
    return longest;
  }

  /** A base that straddles two squares goes ahead from the one that lies ahead. */
  private static boolean isAhead(int halves, int square, int way) {
    return way == 0 || 2 * square == halves + (halves & 1) * way;
  }

  private List<Leg> legs(int from, Facing way, int most) {
    var legs = new ArrayList<Leg>();
    int stop = 0;
    int cell = from;
    boolean goes = true;
    for (int spent = 0; goes; ) {
      goes = going.isRound(cell, way);
      cell = going.beyond(cell, way);
      int drag = going.tread.isWet() && goes ? going.tread.drag(cell) : 1;
      spent += drag * (way.isDiagonal() ? 1 + (legs.size() & 1) : 1);
      goes =
          goes
              && drag != Passage.BARRED
              && spent <= most
              && !going.isSteep(cell, way)
              && !going.is(cell, Going.SOLID)
              && going.mayEnter(going.what(cell), cell, way);
      if (goes) {
        legs.add(new Leg(2 * going.frame.column(cell), 2 * going.frame.row(cell), 5 * spent, way));
        stop = going.mayStop(cell) ? legs.size() : stop;
        goes = !going.is(cell, Going.HELD);
      }
    }
    return legs.subList(0, stop);
  }
}
