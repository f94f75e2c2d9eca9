package dev.cleave.engine.fair;

import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** SHA-256 and HMAC-SHA256, which every Java has. */
final class Digests {

  private static final String KEYED = "HmacSHA256";

  private Digests() {}

  static byte[] hash(byte[] text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  static Mac keyed(byte[] key) {
    try {
      Mac mac = Mac.getInstance(KEYED);
      mac.init(new SecretKeySpec(key, KEYED));
      return mac;
    } catch (NoSuchAlgorithmException | InvalidKeyException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
