package dev.cleave.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** What Jazzer calls: {@code fuzz/run} says which target is meant. */
public final class Fuzzer {

  private static final Target TARGET =
      Target.valueOf(System.getProperty("cleave.fuzz", "dice").toUpperCase(Locale.ROOT));

  private Fuzzer() {}

  /** What takes long is read before anything is measured: the library, and a first game. */
  public static void fuzzerInitialize() {
    Target.ACT.take("fog on".getBytes(StandardCharsets.UTF_8));
  }

  public static void fuzzerTestOneInput(byte[] data) {
    TARGET.take(data);
  }
}
