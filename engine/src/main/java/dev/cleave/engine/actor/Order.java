package dev.cleave.engine.actor;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An order somebody keeps as long as he can. It never makes a rule: it picks among what is legal
 * anyway.
 *
 * @param object whom it is about, or the place as "4,5"; empty if neither
 */
public record Order(Word word, String object) {

  /** All the words there are; what stands for NAME or a place follows them. */
  public enum Word {
    CHARGE("charge the nearest"),
    HOLD("hold this line"),
    /** Whatever comes, from this square. */
    POST("hold "),
    GUARD("guard "),
    SHOOT("shoot at "),
    SILENCE("shoot whoever casts"),
    /** Casters, shooters, or somebody by name, before all others. */
    FIRST("attack first "),
    FALL_BACK("fall back to "),
    USUAL("fight as they are used to");

    private final String text;

    Word(String text) {
      this.text = text;
    }

    /** The words say it all. */
    boolean isWhole() {
      return !text.endsWith(" ");
    }

    boolean isPlace() {
      return this == FALL_BACK || this == POST;
    }

    /** The words before what it is about. */
    public String text() {
      return text.strip();
    }
  }

  private static final Pattern PLACE = Pattern.compile("([0-9]{1,3}),\\s?([0-9]{1,3})");

  /** For whoever writes one wrongly. */
  public static final List<String> FORMS =
      List.of(
          "charge the nearest",
          "hold this line",
          "hold 4,5",
          "guard NAME",
          "shoot at NAME",
          "shoot whoever casts",
          "attack first NAME (or casters, or shooters)",
          "fall back to 4,5",
          "fight as they are used to");

  /** The order written so, null if it is none. */
  public static @Nullable Order read(String text) {
    for (Word word : Word.values()) {
      if (word.isWhole() ? text.equals(word.text) : text.startsWith(word.text)) {
        Order order = read(word, text.substring(word.text.length()));
        if (order != null) {
          return order;
        }
      }
    }
    return null;
  }

  private static @Nullable Order read(Word word, String object) {
    if (word.isPlace()) {
      Matcher place = PLACE.matcher(object);
      return place.matches() ? new Order(word, place.group(1) + "," + place.group(2)) : null;
    }
    return word.isWhole() || !object.isBlank() ? new Order(word, object) : null;
  }

  public String text() {
    return word.text + object;
  }

  /** Of a place. */
  public int column() {
    return Integer.parseInt(object.substring(0, object.indexOf(',')));
  }

  /** Of a place. */
  public int row() {
    return Integer.parseInt(object.substring(object.indexOf(',') + 1));
  }

  /** About a square of the map. */
  public boolean isPlace() {
    return word.isPlace();
  }

  public boolean is(Word other) {
    return word == other;
  }
}
