package dev.cleave.engine.field;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A door, a curtain, a portcullis, a window: it shuts off a way. */
public final class Door extends Lockable {

  /** The state its maker meant it for. */
  public enum Kind {
    DOOR(true),
    CURTAIN(true),
    PORTCULLIS(false),
    WINDOW(false);

    private final boolean hides;

    Kind(boolean hides) {
      this.hides = hides;
    }

    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Kind kind;
  private boolean stuck;
  private int spikes;
  private boolean broken;
  private @Nullable Fabric fabric;

  public Door(String name, Kind kind, boolean open, boolean locked, boolean stuck) {
    this(name, kind, open, locked, stuck, "");
  }

  /**
   * @param key id of the item that unlocks it, empty if there is none
   */
  public Door(String name, Kind kind, boolean open, boolean locked, boolean stuck, String key) {
    super(name, open, locked, key);
    this.kind = kind;
    this.stuck = stuck;
  }

  public Kind kind() {
    return kind;
  }

  public boolean isStuck() {
    return stuck;
  }

  public void setStuck(boolean now) {
    this.stuck = now;
  }

  /** Iron spikes hammered in. */
  public int spikes() {
    return spikes;
  }

  public void setSpikes(int now) {
    this.spikes = now;
  }

  @Override
  public @Nullable Fabric fabric() {
    return fabric;
  }

  /** Says what it is built of. */
  public void setFabric(Fabric built) {
    this.fabric = built;
  }

  /** Nothing is left of it. */
  public void shatter() {
    force();
    broken = true;
  }

  /** Nothing is left to shut. */
  public boolean isBroken() {
    return broken;
  }

  /** Spikes come out; panes are gone for good. */
  @Override
  public void force() {
    super.force();
    stuck = false;
    spikes = 0;
    broken = kind == Kind.WINDOW;
  }

  @Override
  public boolean blocks() {
    return !isOpen();
  }

  @Override
  public boolean hides() {
    return !isOpen() && kind.hides;
  }

  @Override
  protected Feature another() {
    var copy = new Door(name(), kind, isOpen(), isLocked(), stuck, key());
    copy.spikes = spikes;
    copy.broken = broken;
    copy.fabric = fabric == null ? null : fabric.copy();
    return copy;
  }
}
