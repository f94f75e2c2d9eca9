package dev.cleave.engine.battle;

/** Those who fight together, and who answers for them. */
public final class Side {

  private final int index;
  private final String name;
  private final boolean judge;

  public Side(int index, String name, boolean judge) {
    this.index = index;
    this.name = name;
    this.judge = judge;
  }

  public int index() {
    return index;
  }

  public String name() {
    return name;
  }

  /** Whether the Judge runs this side: the monsters. */
  public boolean isJudges() {
    return judge;
  }

  @Override
  public String toString() {
    return name;
  }
}
