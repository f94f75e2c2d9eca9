package dev.cleave.engine.field;

/** Oil on the ground: a puddle until somebody lights it, then a fire until it is spent. */
public final class Pool extends Feature {

  private int until;

  public Pool(String name) {
    super(name);
  }

  public boolean burns() {
    return until > 0;
  }

  /** The round at whose start the fire is out, 0 if it does not burn. */
  public int until() {
    return until;
  }

  public void light(int spentIn) {
    this.until = spentIn;
  }

  @Override
  protected Feature another() {
    var copy = new Pool(name());
    copy.until = until;
    return copy;
  }
}
