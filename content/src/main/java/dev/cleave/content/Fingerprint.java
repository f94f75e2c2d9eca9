package dev.cleave.content;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The hash of the content a journal was played with, so that a change does not go unseen. */
final class Fingerprint {

  private Fingerprint() {}

  static String of(Library library) {
    var digest = sha256();
    for (String id : library.rulebooks()) {
      add(digest, "rulebooks/" + id + ".yaml");
    }
    for (Kind kind : Kind.values()) {
      CorePack.files(kind).forEach(file -> add(digest, file));
    }
    for (HouseRules house : library.houses()) {
      digest.update(house.node().json().toString().getBytes(StandardCharsets.UTF_8));
    }
    return "sha256:" + HexFormat.of().formatHex(digest.digest());
  }

  private static void add(MessageDigest digest, String file) {
    digest.update(file.getBytes(StandardCharsets.UTF_8));
    digest.update(CorePack.bytes(file));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
