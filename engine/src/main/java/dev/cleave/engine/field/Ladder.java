package dev.cleave.engine.field;

/** A ladder at the foot of a height, which leans against it until somebody pushes it over. */
public final class Ladder extends Feature {

  private boolean up = true;

  public Ladder(String name) {
    super(name);
  }

  /** Leans where one can climb it. */
  public boolean isUp() {
    return up;
  }

  public void setUp(boolean now) {
    this.up = now;
  }

  @Override
  protected Feature another() {
    var copy = new Ladder(name());
    copy.up = up;
    return copy;
  }
}
