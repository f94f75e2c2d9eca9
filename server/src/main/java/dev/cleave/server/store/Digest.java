package dev.cleave.server.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** A SHA-256. */
public record Digest(byte[] bytes) {
  private static final int LENGTH = 32;

  public Digest {
    if (bytes.length != LENGTH) {
      throw new NotStorable("A digest has %d bytes, not %d.".formatted(LENGTH, bytes.length));
    }
    bytes = bytes.clone();
  }

  /** The digest of these bytes, one after another. */
  public static Digest of(byte[]... parts) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      for (byte[] part : parts) {
        sha.update(part);
      }
      return new Digest(sha.digest());
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("Every Java has SHA-256.", impossible);
    }
  }

  /** The digest of a text as UTF-8. */
  public static Digest of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public byte[] bytes() {
    return bytes.clone();
  }

  public String hex() {
    return HexFormat.of().formatHex(bytes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Digest digest && MessageDigest.isEqual(bytes, digest.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return hex();
  }
}
