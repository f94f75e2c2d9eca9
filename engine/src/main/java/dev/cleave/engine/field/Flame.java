package dev.cleave.engine.field;

/** Pitch burning on a deck: where it came down, how much of it, and since when. */
public final class Flame extends Feature {

  private final boolean heavy;
  private final int since;

  public Flame(String name, boolean heavy, int since) {
    super(name);
    this.heavy = heavy;
    this.since = since;
  }

  /** From a heavy catapult. */
  public boolean isHeavy() {
    return heavy;
  }

  /** The round in which it came down. */
  public int since() {
    return since;
  }

  @Override
  protected Feature another() {
    return new Flame(name(), heavy, since);
  }
}
