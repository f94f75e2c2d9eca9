package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Place;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** What a combatant may be called, and when two names are one. */
final class Names {

  private static final int MOST_GRAPHEMES = 64;
  private static final int MOST_MARKS = 4;
  private static final int MOST_CHARACTERS = MOST_GRAPHEMES * 16;
  private static final Pattern GRAPHEME = Pattern.compile("\\X");
  private static final int JOINER = 0x200D;
  private static final int NON_JOINER = 0x200C;

  /** Letters of other alphabets that look like Latin ones, and those. */
  private static final String STRANGERS = "авекмнорстухіѕјԁɡαεικνορτυχıօս";

  private static final String LATINS = "abekmhopctyxisjdgaeikvoptuxiou";

  private Names() {}

  /** The name as it is kept, or why it cannot be one. */
  static String checked(String text, Place place) {
    var name = Normalizer.normalize(text, Normalizer.Form.NFC);
    if (name.codePoints().noneMatch(Names::shows)) {
      throw refused(place, "a name must show something");
    }
    if (!name.equals(name.strip())) {
      throw refused(place, "a name neither begins nor ends with a space");
    }
    if (name.codePoints().anyMatch(Names::hides)) {
      throw refused(place, "the name has a character that cannot be seen");
    }
    if (name.length() > MOST_CHARACTERS || graphemes(name) > MOST_GRAPHEMES) {
      throw new BadInput(
          place.problem("the name is too long", "Expected: at most 64 characters", ""));
    }
    if (marks(name) > MOST_MARKS) {
      throw refused(place, "the name piles more than four marks on a letter");
    }
    return name;
  }

  /** The form in which two spellings of one name are equal; answers do not tell case apart. */
  static String key(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
  }

  /** The form in which names that look alike are equal. */
  static String skeleton(String name) {
    var plain = Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    var out = new StringBuilder();
    plain
        .codePoints()
        .filter(c -> c != JOINER && c != NON_JOINER)
        .map(Names::latin)
        .forEach(out::appendCodePoint);
    return out.toString();
  }

  private static int latin(int c) {
    int at = STRANGERS.indexOf(c);
    return at < 0 ? c : LATINS.charAt(at);
  }

  private static long graphemes(String name) {
    return GRAPHEME.matcher(name).results().count();
  }

  /** The most marks on one letter. */
  private static int marks(String name) {
    int most = 0;
    int now = 0;
    for (int c : name.codePoints().toArray()) {
      now = isMark(c) ? now + 1 : 0;
      most = Math.max(most, now);
    }
    return most;
  }

  private static boolean isMark(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }

  private static boolean shows(int c) {
    return !Character.isWhitespace(c)
        && !Character.isSpaceChar(c)
        && !isMark(c)
        && Character.getType(c) != Character.FORMAT
        && Character.getType(c) != Character.CONTROL;
  }

  /** Controls, marks of direction and signs without width; joiners have their use in scripts. */
  private static boolean hides(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.UNASSIGNED ->
          true;
      case Character.FORMAT -> c != JOINER && c != NON_JOINER && !isEmojiTag(c);
      default -> false;
    };
  }

  /** Flags of regions are spelt with these. */
  private static boolean isEmojiTag(int c) {
    return c >= 0xE0020 && c <= 0xE007F;
  }

  private static BadInput refused(Place place, String what) {
    return new BadInput(place.problem(what));
  }
}
