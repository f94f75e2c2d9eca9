package dev.cleave.engine.fair;

import java.util.ArrayList;
import java.util.List;

/**
 * A promise as words to read aloud, so that people at one table hear whether all were shown the
 * same. Two bytes make a word of five letters, consonant and vowel by turns.
 */
public final class Spoken {

  private static final String CONSONANTS = "bdfghjklmnprstvz";
  private static final String VOWELS = "aiou";
  private static final int WORDS = 6;

  private Spoken() {}

  /** Six words for the first twelve bytes. */
  public static List<String> words(byte[] promise) {
    var words = new ArrayList<String>(WORDS);
    for (int i = 0; i < WORDS; i++) {
      words.add(word((promise[2 * i] & 0xff) << 8 | promise[2 * i + 1] & 0xff));
    }
    return words;
  }

  private static String word(int bits) {
    return ""
        + CONSONANTS.charAt(bits >>> 12 & 0xf)
        + VOWELS.charAt(bits >>> 10 & 0x3)
        + CONSONANTS.charAt(bits >>> 6 & 0xf)
        + VOWELS.charAt(bits >>> 4 & 0x3)
        + CONSONANTS.charAt(bits & 0xf);
  }
}
