package dev.cleave.server.house;

import dev.cleave.server.store.Digest;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;

/** The key to a seat: nobody guesses it, and only its digest is kept. */
public final class Token {

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 16;

  private Token() {}

  /** A new one, 128 bits. */
  public static String draw() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** 32 bytes that nobody else knows. */
  static byte[] secret() {
    byte[] bytes = new byte[2 * BYTES];
    RANDOM.nextBytes(bytes);
    return bytes;
  }

  public static Digest digest(String token) {
    return Digest.of(token.getBytes(StandardCharsets.UTF_8));
  }
}
