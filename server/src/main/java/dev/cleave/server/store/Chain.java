package dev.cleave.server.store;

import java.nio.charset.StandardCharsets;

/**
 * The last line of a log and the hash over everything up to it. Each hash covers the one before, so
 * a line that is changed, lost or moved is found.
 */
record Chain(long seq, Digest digest) {
  private static final byte[] END = {0};

  /** Before the first line: the hash covers the table's id and header. */
  static Chain start(String table, String header) {
    return new Chain(0, Digest.of(utf8(table), END, utf8(header)));
  }

  /** One line further. Neither id nor kind has a NUL, so END cannot be mistaken. */
  Chain then(String kind, String body) {
    return new Chain(seq + 1, Digest.of(digest.bytes(), utf8(kind), END, utf8(body)));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
