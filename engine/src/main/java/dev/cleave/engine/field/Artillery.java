package dev.cleave.engine.field;

import dev.cleave.engine.creature.Material;
import dev.cleave.engine.creature.Piece;
import java.util.List;

/**
 * An engine of war that stands on the field: which piece it is, who serves it, what it can shoot
 * and how far it is loaded.
 */
public final class Artillery extends Feature {

  private final Piece piece;
  private final List<Integer> crew;
  private final List<String> ammunition;
  private Fabric fabric;
  private long done;
  private long whole = 1;
  private int served;
  private boolean jammed;
  private int repaired;

  /**
   * @param crew who serves it and nobody else, by index; empty if whoever stands beside it does
   * @param ammunition the kinds that lie there, the first of them the usual
   */
  public Artillery(
      String name, Piece piece, boolean loaded, List<Integer> crew, List<String> ammunition) {
    super(name);
    this.piece = piece;
    this.crew = List.copyOf(crew);
    this.ammunition = List.copyOf(ammunition);
    this.fabric = new Fabric(Material.WOOD, piece.armourClass(), piece.points());
    this.done = loaded ? 1 : 0;
  }

  @Override
  public Fabric fabric() {
    return fabric;
  }

  /** The crew by index; empty if that is whoever stands beside it. */
  public List<Integer> crew() {
    return crew;
  }

  /** The kinds of missile there are for it. */
  public List<String> ammunition() {
    return ammunition;
  }

  public boolean isJammed() {
    return jammed;
  }

  /** It shoots no more until it is repaired. */
  public void jam() {
    jammed = true;
    repaired = 0;
  }

  /** One round of work at what is jammed, of so many. */
  public void repair(int rounds) {
    repaired++;
    jammed = repaired < rounds;
  }

  /** Rounds of work done at what is jammed. */
  public int repaired() {
    return repaired;
  }

  public Piece piece() {
    return piece;
  }

  public boolean isLoaded() {
    return done >= whole;
  }

  /** Nothing is on it any more, and nothing wound up. */
  public void unload() {
    done = 0;
    whole = 1;
  }

  /** One of so many equal parts of the work is done. Crews change, so the parts may too. */
  public void work(int parts) {
    done = done * parts + whole;
    whole *= parts;
    long common = commonDivisor(done, whole);
    done /= common;
    whole /= common;
  }

  private static long commonDivisor(long one, long other) {
    return other == 0 ? one : commonDivisor(other, one % other);
  }

  /** How much of the work is done, in hundredths. */
  public int percent() {
    return (int) Math.min(100, done * 100 / whole);
  }

  /** The last round in which somebody fired or reloaded it, 0 before the first. */
  public int served() {
    return served;
  }

  public void serve(int round) {
    this.served = round;
  }

  @Override
  protected Feature another() {
    var copy = new Artillery(name(), piece, false, crew, ammunition);
    copy.fabric = fabric.copy();
    copy.jammed = jammed;
    copy.repaired = repaired;
    copy.done = done;
    copy.whole = whole;
    copy.served = served;
    return copy;
  }
}
