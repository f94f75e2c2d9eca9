package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What lies open to the eyes of people on a map, square by square, row by row, by the same lines of
 * sight the rules ask for. Each view is found once, and again only when something opens or shuts.
 */
public final class Vista {

  /**
   * So many views are kept; a long fight has stood in more places than anybody looks from again.
   */
  private static final int MOST_KEPT = 4096;

  private record Stand(Base base, int eye) {}

  private final Battlemap map;
  private final Map<Stand, BitSet> views = new LinkedHashMap<>();
  private Sight sight;

  public Vista(Battlemap map) {
    this.map = map;
    this.sight = map.site.outlook().drawn();
  }

  /** Looks whether anything has been opened or shut, and forgets what was seen before if so. */
  public boolean refresh() {
    if (sight.isAsDrawn()) {
      return false;
    }
    sight = map.site.outlook().drawn();
    views.clear();
    return true;
  }

  /**
   * Every square that nothing solid hides from somebody; what hides others is seen itself.
   *
   * @return not to be changed
   */
  public BitSet from(Combatant viewer) {
    if (views.size() > MOST_KEPT) {
      views.clear();
    }
    Outlook outlook = map.site.outlook();
    var stand = new Stand(map.bodies().counted(viewer), outlook.eyes(viewer));
    return views.computeIfAbsent(stand, this::view);
  }

  private BitSet view(Stand stand) {
    Ground ground = map.ground();
    Outlook outlook = map.site.outlook();
    var view = new BitSet(ground.width() * ground.height());
    for (int y = 0; y < ground.height(); y++) {
      for (int x = 0; x < ground.width(); x++) {
        int eye = outlook.eyes(Square.of(x, y));
        if (sight.between(stand.base, stand.eye, Base.of(Square.of(x, y)), eye)) {
          view.set(y * ground.width() + x);
        }
      }
    }
    return view;
  }

  /** Adds the squares somebody lies on or stands on. */
  public void under(Combatant who, BitSet to) {
    around(who, 0, to);
  }

  /** Adds the squares so many squares about somebody, his own too. */
  public void around(Combatant who, int squares, BitSet to) {
    Base base = map.bodies().counted(who);
    Ground ground = map.ground();
    for (int y = base.top() - squares; y <= base.bottom() + squares; y++) {
      for (int x = base.left() - squares; x <= base.right() + squares; x++) {
        if (ground.isInside(x, y)) {
          to.set(y * ground.width() + x);
        }
      }
    }
  }
}
