package dev.cleave.engine.actor;

/** Those who fight together, and who answers for them. */
public final class Side {

  /** Asked what no side decides; it has no combatants and is in no battle's list. */
  public static final Side JUDGE = new Side(-1, "Judge", true);

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

  /** The Judge runs this side: the monsters. */
  public boolean isJudges() {
    return judge;
  }

  @Override
  public String toString() {
    return name;
  }
}
