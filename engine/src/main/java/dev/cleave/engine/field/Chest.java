package dev.cleave.engine.field;

/** A chest, a coffer, a cupboard: it holds things, not people. */
public final class Chest extends Lockable {

  /**
   * @param key id of the item that unlocks it, empty if there is none
   */
  public Chest(String name, boolean open, boolean locked, String key) {
    super(name, open, locked, key);
  }

  @Override
  protected Feature another() {
    return new Chest(name(), isOpen(), isLocked(), key());
  }
}
