package dev.cleave.thac0.fray;

import java.util.ArrayList;
import java.util.List;

/**
 * What was done on one count and takes effect when the count ends: wounds and the states they
 * bring. TH.C.INIT.20
 */
public final class Volley {

  /** Something that waits. */
  public sealed interface Pending {}

  /**
   * A wound.
   *
   * @param by index of who dealt it, -1 for nobody
   * @param temporary the part that passes by itself. TH.C.DMG.01
   * @param type of damage
   * @param critical what else comes of a critical hit, or {@link Gravity#NONE}
   * @param poison class of poison on the weapon, or empty. TH.C.POIS.03
   */
  public record Wound(
      int by, int on, int real, int temporary, String type, Gravity critical, String poison)
      implements Pending {}

  /**
   * What a critical hit may lead to. TH.CRIT.08
   *
   * @param aim the place a called shot named, or empty
   */
  public record Gravity(boolean critical, String aim) {
    public static final Gravity NONE = new Gravity(false, "");
  }

  /**
   * A state that comes over somebody.
   *
   * @param state its place in the list of states
   * @param until the round it ends by itself, 0 if it does not
   */
  public record Laid(int on, int state, int until) implements Pending {}

  /** Somebody is knocked out for so many rounds. */
  public record Stupor(int on, int rounds) implements Pending {}

  public final List<Pending> pending = new ArrayList<>(2);

  /** How many moments within moments they wait for; 0 if things happen as they are done. */
  public int depth;

  Volley() {}

  Volley(Volley other) {
    pending.addAll(other.pending);
    this.depth = other.depth;
  }
}
