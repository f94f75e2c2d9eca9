package dev.cleave.server.store;

import java.util.function.BooleanSupplier;

/** Waits for what must come soon. */
final class Wait {
  private static final long MOST = 120_000;

  private Wait() {}

  static void until(BooleanSupplier condition) throws InterruptedException {
    long end = System.currentTimeMillis() + MOST;
    while (!condition.getAsBoolean()) {
      if (System.currentTimeMillis() > end) {
        throw new AssertionError("It never came.");
      }
      Thread.sleep(10);
    }
  }
}
