package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;

/** A straight walk toward somebody or away, where there is no map. */
final class Course implements Route {

  private final Distances distances;
  private final Nearness nearness;
  private final Combatant mover;
  private final Bearing bearing;
  private final int length;
  private final boolean arrives;
  private int walked;

  Course(
      Distances distances,
      Nearness nearness,
      Combatant mover,
      Bearing bearing,
      int length,
      boolean arrives) {
    this.distances = distances;
    this.nearness = nearness;
    this.mover = mover;
    this.bearing = bearing;
    this.length = length;
    this.arrives = arrives;
  }

  @Override
  public boolean step() {
    if (walked >= length) {
      return false;
    }
    Combatant pole = bearing.other();
    int stride = Math.min(5, length - walked);
    distances.shift(mover, pole, bearing.toward() ? stride : -stride);
    walked += stride;
    if (bearing.toward() && distances.between(mover, pole) <= Field.BESIDE) {
      nearness.join(mover, pole);
    } else if (!bearing.toward() && stride >= 5) {
      nearness.leave(mover);
    }
    return true;
  }

  @Override
  public Spot end() {
    return bearing;
  }

  @Override
  public void restart() {
    walked = 0;
  }

  @Override
  public int walked() {
    return walked;
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public boolean arrives() {
    return arrives;
  }
}
