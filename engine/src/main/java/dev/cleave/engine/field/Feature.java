package dev.cleave.engine.field;

import org.jspecify.annotations.Nullable;

/** Something on the field that is nobody: a door, a chest, a dropped sword. */
public abstract class Feature {

  private final String name;
  private boolean hidden;

  protected Feature(String name) {
    this.name = name;
  }

  public final String name() {
    return name;
  }

  /** Still to be found; until then nobody can do anything with it. */
  public final boolean isHidden() {
    return hidden;
  }

  public final void setHidden(boolean now) {
    this.hidden = now;
  }

  /** The stuff it is built of, null for what nobody batters down. */
  public @Nullable Fabric fabric() {
    return null;
  }

  /** Squares from west to east. */
  public int columns() {
    return 1;
  }

  /** Squares from north to south. */
  public int rows() {
    return 1;
  }

  /** Bars the way of everybody. */
  public boolean blocks() {
    return false;
  }

  /** Nobody sees past it. */
  public boolean hides() {
    return false;
  }

  /** The same thing, as hidden as this one, to be changed apart from it. */
  public final Feature copy() {
    Feature copy = another();
    copy.hidden = hidden;
    return copy;
  }

  /** The same thing in the same state; whether it is hidden is seen to. */
  protected abstract Feature another();

  @Override
  public final String toString() {
    return name;
  }
}
