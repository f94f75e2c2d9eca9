package dev.cleave.engine.odds;

import java.util.Arrays;
import java.util.List;

/**
 * An attack as people write it, perhaps with a movement before it: "march toward Orc 1 then attack
 * Orc 1".
 */
public record Steps(List<String> texts) {

  private static final String THEN = " then ";

  public static Steps read(String text) {
    return new Steps(Arrays.stream(text.split(",? then ", 2)).map(String::strip).toList());
  }

  static String join(String movement, String attack) {
    return movement + THEN + attack;
  }

  public int size() {
    return texts.size();
  }

  public String get(int step) {
    return texts.get(step);
  }

  public String last() {
    return texts.getLast();
  }
}
