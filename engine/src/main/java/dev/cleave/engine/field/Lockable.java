package dev.cleave.engine.field;

/** Whatever opens and shuts and may have a lock. */
public abstract class Lockable extends Feature {

  private final String key;
  private boolean open;
  private boolean locked;

  /**
   * @param key id of the item that unlocks it, empty if there is none
   */
  protected Lockable(String name, boolean open, boolean locked, String key) {
    super(name);
    this.open = open;
    this.locked = locked;
    this.key = key;
  }

  public final boolean isOpen() {
    return open;
  }

  public final void setOpen(boolean now) {
    this.open = now;
  }

  public final boolean isLocked() {
    return locked;
  }

  public final void setLocked(boolean now) {
    this.locked = now;
  }

  /** Breaks whatever keeps it shut, and leaves it open. */
  public void force() {
    open = true;
    locked = false;
  }

  /** Id of the item that unlocks it, empty if there is none. */
  public final String key() {
    return key;
  }
}
