package dev.cleave.content.journal;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads a file line by line, strictly: UTF-8, no NUL, no line and no file too long. */
final class Lines {

  private static final int MOST_IN_LINE = 64 * 1024;
  private static final long MOST_IN_FILE = 64L * 1024 * 1024;

  /** How a line begins that begins a chapter, after its number. */
  private static final byte[] CHAPTER = ",\"chapter\":".getBytes(StandardCharsets.US_ASCII);

  private static final int MOST_BEFORE = 20;

  /**
   * The first line of a journal or a chapter holds the scenario and the house rules, each of which
   * may have 1 MiB.
   */
  private static final int MOST_IN_HEADER = 4 * 1024 * 1024;

  private final InputStream in;
  private final String name;
  private byte[] bytes = new byte[MOST_IN_LINE];
  private int length;
  private long read;
  private int number;
  private boolean ended;
  private boolean whole;

  Lines(InputStream in, String name) {
    this.in = in;
    this.name = name;
  }

  /** The next line without its end, null after the last. */
  byte @Nullable [] next() throws IOException {
    length = 0;
    whole = false;
    if (ended) {
      return null;
    }
    number++;
    for (int b = in.read(); b != '\n'; b = in.read()) {
      if (b < 0) {
        ended = true;
        return length == 0 ? null : line();
      }
      add((byte) b);
    }
    whole = true;
    return line();
  }

  private void add(byte b) {
    int most = number == 1 || length >= MOST_IN_LINE && isChapter() ? MOST_IN_HEADER : MOST_IN_LINE;
    if (length >= most) {
      throw refused("the line is too long", "Expected: at most " + kib(most));
    }
    if (++read > MOST_IN_FILE) {
      throw refused("the file is larger than 64 MiB", "");
    }
    if (length == bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.min(most, bytes.length * 2));
    }
    bytes[length++] = b;
  }

  /** The line that is read begins a chapter; the numbers before it are short. */
  private boolean isChapter() {
    for (int i = 0; i < MOST_BEFORE; i++) {
      if (Arrays.equals(bytes, i, i + CHAPTER.length, CHAPTER, 0, CHAPTER.length)) {
        return true;
      }
    }
    return false;
  }

  private byte[] line() {
    boolean carriage = length > 0 && bytes[length - 1] == '\r';
    return Arrays.copyOf(bytes, carriage ? length - 1 : length);
  }

  /** The number of the line read last, from 1. */
  int number() {
    return number;
  }

  /** The line read last has an end; the last one may be torn. */
  boolean isWhole() {
    return whole;
  }

  String text(byte[] line) {
    for (byte b : line) {
      if (b == 0) {
        throw refused("the character NUL is not allowed", "");
      }
    }
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(line))
          .toString();
    } catch (CharacterCodingException e) {
      throw refused("the line is not UTF-8", "");
    }
  }

  BadInput refused(String what, String expected) {
    return refused(what, expected, "");
  }

  /** Something wrong with the line read last. */
  BadInput refused(String what, String expected, String hint) {
    var source = new Source(name + ":" + number, "");
    return new BadInput(new Problem(source, 0, 0, "", what, expected, hint));
  }

  private static String kib(int bytes) {
    return String.format(Locale.ROOT, "%,d KiB", bytes / 1024);
  }
}
