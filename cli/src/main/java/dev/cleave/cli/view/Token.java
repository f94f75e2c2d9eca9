package dev.cleave.cli.view;

import dev.cleave.cli.page.Ink;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Square;

/**
 * Somebody on the map. A man is his label and an arrow; a larger base is drawn as it lies, with a
 * double edge and the arrow where its front is. The fallen have an x and no front.
 */
final class Token {
  private static final char FALLEN = 'x';

  private final Combatant who;
  private final String label;
  private final Glyphs glyphs;
  private final Ink ink;
  private final Facing facing;
  private final char arrow;
  private final boolean one;
  private final boolean bare;
  private final int left;
  private final int top;
  private final int wide;
  private final int tall;

  Token(Battlemap map, Combatant who, String label, Glyphs glyphs, Scale scale) {
    Square spot = (Square) map.spot(who);
    int across = Extent.across(map, who);
    int down = Extent.down(map, who);
    this.who = who;
    this.label = label;
    this.glyphs = glyphs;
    this.ink = who.isStanding() ? Ink.ofSide(who.side().index()) : Ink.DIM;
    this.facing = map.facing(who);
    this.arrow = who.isStanding() ? glyphs.arrow(facing) : FALLEN;
    this.one = across == 1 && down == 1;
    this.bare = scale.wide() <= label.length();
    this.left = scale.x(spot.halvesAcross());
    this.top = scale.y(spot.halvesDown());
    this.wide = across * scale.wide();
    this.tall = down * scale.tall();
  }

  void draw(Canvas canvas) {
    if (one) {
      head(left, top, canvas);
    } else if (wide > label.length() + 1 && tall > 1) {
      outline(canvas);
    } else if (tall == 1) {
      lengthwise(canvas);
    } else {
      upright(canvas);
    }
  }

  private void head(int x, int y, Canvas canvas) {
    canvas.sign(x, y, ink, label, who);
    if (!bare) {
      canvas.put(x + label.length(), y, ink, arrow);
    }
  }

  /** A base of one line: the arrow at that end to which it looks. */
  private void lengthwise(Canvas canvas) {
    canvas.put(left, top, ink, String.valueOf(glyphs.across()).repeat(wide));
    int end = wide - label.length() - 1;
    if (facing == Facing.W && who.isStanding()) {
      canvas.put(left, top, ink, arrow);
      canvas.sign(left + 1, top, ink, label, who);
    } else {
      int x = left + (facing == Facing.E ? end : facing == Facing.W ? 0 : end / 2);
      canvas.sign(x, top, ink, label, who);
      canvas.put(x + label.length(), top, ink, arrow);
    }
  }

  /** A base too narrow for an outline: a head, and a body behind it. */
  private void upright(Canvas canvas) {
    for (int y = 0; y < tall; y++) {
      canvas.put(left, top + y, ink, String.valueOf(glyphs.down()).repeat(wide));
    }
    int y = facing.dy() < 0 ? 0 : facing.dy() > 0 ? tall - 1 : (tall - 1) / 2;
    canvas.put(left, top + y, ink, " ".repeat(wide));
    canvas.sign(left, top + y, ink, label, who);
    if (wide > label.length()) {
      canvas.put(left + label.length(), top + y, ink, arrow);
    }
  }

  private void outline(Canvas canvas) {
    for (int y = 0; y < tall; y++) {
      for (int x = 0; x < wide; x++) {
        canvas.put(left + x, top + y, ink, edge(x, y));
      }
    }
    int x = (wide - label.length()) / 2;
    int y = facing.dy() < 0 ? tall / 2 : (tall - 1) / 2;
    canvas.sign(left + x, top + y, ink, label, who);
    if (who.isStanding()) {
      canvas.put(left + front(facing.dx(), wide), top + front(facing.dy(), tall), ink, arrow);
    } else {
      canvas.put(left + x + label.length(), top + y, ink, arrow);
    }
  }

  private static int front(int way, int size) {
    return way < 0 ? 0 : way > 0 ? size - 1 : (size - 1) / 2;
  }

  private char edge(int x, int y) {
    boolean side = x == 0 || x == wide - 1;
    boolean end = y == 0 || y == tall - 1;
    if (side && end) {
      String corners = who.isStanding() ? glyphs.corners(facing) : glyphs.corners();
      return corners.charAt((y == 0 ? 0 : 2) + (x == 0 ? 0 : 1));
    }
    if (!side && !end) {
      return ' ';
    }
    boolean ahead =
        who.isStanding()
            && !facing.isDiagonal()
            && (side
                ? x == front(facing.dx(), wide) && facing.dx() != 0
                : y == front(facing.dy(), tall) && facing.dy() != 0);
    return ahead ? glyphs.front(facing) : side ? glyphs.down() : glyphs.across();
  }
}
