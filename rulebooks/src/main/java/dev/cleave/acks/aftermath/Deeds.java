package dev.cleave.acks.aftermath;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of the book that says what may be done after a fight. */
interface Deeds {

  /** Adds whatever anybody could wish for; bars are looked at later. */
  void offer(List<Deed> all);

  /** A deed that is not listed because there are too many of its kind: "wait 5 hours". */
  default @Nullable Deed read(String text) {
    return null;
  }

  /** The next thing a sensible Judge would have happen, null for nothing. */
  default @Nullable Deed usual() {
    return null;
  }
}
