package dev.cleave.acks.book;

/**
 * Rest without which somebody is good for nothing.
 *
 * @param rounds still to lie
 * @param needsMagic whether healing magic must come besides
 * @param savedByMagic rounds that healing magic takes off, 0 if it does not help
 */
public record BedRest(int rounds, boolean needsMagic, int savedByMagic) {

  public boolean isOver() {
    return rounds <= 0 && !needsMagic;
  }

  /** The rest still due after so much of it. */
  public BedRest after(int rested) {
    return new BedRest(Math.max(0, rounds - rested), needsMagic, savedByMagic);
  }

  /** The rest still due after healing magic. */
  public BedRest healed() {
    return new BedRest(Math.max(0, rounds - savedByMagic), false, 0);
  }
}
