package dev.cleave.content.journal;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The link of a line to the line before it: the first half of its SHA-256. */
final class Seal {

  static final int LENGTH = 32;

  private final MessageDigest digest;

  Seal() {
    try {
      this.digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  String of(String line) {
    return HexFormat.of()
        .formatHex(digest.digest(line.getBytes(StandardCharsets.UTF_8)), 0, LENGTH / 2);
  }
}
