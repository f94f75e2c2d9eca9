package dev.cleave.proof;

import org.jspecify.annotations.Nullable;

/** Leaves a fight in the middle: the script is at its end, or the fight has left the script. */
final class Stopped extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Nobody has an order left. */
  static final Stopped END = new Stopped(null);

  private final transient @Nullable Failure failure;

  Stopped(@Nullable Failure failure) {
    super(null, null, false, false);
    this.failure = failure;
  }

  /** Why, or null if all went as scripted. */
  @Nullable Failure failure() {
    return failure;
  }
}
