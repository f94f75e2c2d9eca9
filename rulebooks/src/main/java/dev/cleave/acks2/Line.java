package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Square;

/** The straight line from one to another on a map, from middle to middle, in half squares. */
final class Line {

  private final Field field;
  private final double fromX;
  private final double fromY;
  private final double alongX;
  private final double alongY;

  private Line(Field field, Combatant from, Combatant to) {
    this.field = field;
    this.fromX = middleX(from);
    this.fromY = middleY(from);
    this.alongX = middleX(to) - fromX;
    this.alongY = middleY(to) - fromY;
  }

  static Line between(Field field, Combatant from, Combatant to) {
    return new Line(field, from, to);
  }

  /** Whether it runs over the inside of somebody's base; without a map it never does. A2.GAP.214 */
  boolean crosses(Combatant other) {
    if (!(field.spot(other) instanceof Square square)) {
      return false;
    }
    double enter = 0;
    double leave = 1;
    double left = square.halvesAcross() - fromX;
    double top = square.halvesDown() - fromY;
    double[] starts = {left, top};
    double[] sizes = {width(other), height(other)};
    double[] along = {alongX, alongY};
    for (int axis = 0; axis < 2; axis++) {
      double near = starts[axis];
      double far = near + sizes[axis];
      if (along[axis] == 0) {
        if (near >= 0 || far <= 0) {
          return false;
        }
      } else {
        double one = near / along[axis];
        double two = far / along[axis];
        enter = Math.max(enter, Math.min(one, two));
        leave = Math.min(leave, Math.max(one, two));
      }
    }
    return enter < leave;
  }

  private double middleX(Combatant who) {
    return field.spot(who) instanceof Square square ? square.halvesAcross() + width(who) / 2.0 : 0;
  }

  private double middleY(Combatant who) {
    return field.spot(who) instanceof Square square ? square.halvesDown() + height(who) / 2.0 : 0;
  }

  private int width(Combatant who) {
    return 2 * (isSideways(who) ? who.sheet().depth() : who.sheet().frontage());
  }

  private int height(Combatant who) {
    return 2 * (isSideways(who) ? who.sheet().frontage() : who.sheet().depth());
  }

  private boolean isSideways(Combatant who) {
    Facing facing = field.facing(who);
    return facing == Facing.E || facing == Facing.W;
  }
}
