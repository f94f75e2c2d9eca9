package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Place;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Names that people and combatants may have, and when two names are one. */
public final class Names {

  private static final int MOST_GRAPHEMES = 64;
  private static final int MOST_MARKS = 4;
  private static final int MOST_CHARACTERS = MOST_GRAPHEMES * 16;
  private static final Pattern GRAPHEME = Pattern.compile("\\X");
  private static final int JOINER = 0x200D;
  private static final int NON_JOINER = 0x200C;

  /** Letters of other alphabets that look like Latin ones, and those. */
  private static final String STRANGERS = "авекмнорстухіѕјԁɡαεικνορτυχıօս";

  private static final String LATINS = "abekmhopctyxisjdgaeikvoptuxiou";

  private static final Set<String> ROLES =
      Set.of("judge", "system", "server", "cleave", "spectator", "onlooker", "onlookers");

  private static final String ROLE = "this is what somebody is at the table, not what he is called";

  private Names() {}

  /** The name as it is kept, or why it cannot be one. */
  static String checked(String text, Place place) {
    refuse(fault(text), place);
    return kept(text);
  }

  /** The same for one who fights, and may have a seat called after him. */
  static String person(String text, Place place) {
    var name = checked(text, place);
    if (isRole(name)) {
      throw new BadInput(place.problem(ROLE));
    }
    return name;
  }

  /** Refuses a text of one line that hides something; how long it may be is said elsewhere. */
  static void refuseHidden(String text, Place place) {
    refuse(disguise(kept(text), "name"), place);
  }

  /** Refuses a text of many lines that hides something. */
  static void refuseHiddenLines(String text, Place place) {
    text.lines()
        .map(line -> line.replace('\t', ' ').strip())
        .filter(line -> !line.isEmpty())
        .forEach(line -> refuse(disguise(kept(line), "text"), place));
  }

  private static void refuse(@Nullable Fault fault, Place place) {
    if (fault != null) {
      throw new BadInput(place.problem(fault.what, fault.expected, ""));
    }
  }

  /** In what form a name is kept. */
  public static String kept(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC);
  }

  /** Why nobody at a table can be called so, in a sentence; null if he can. */
  public static @Nullable String refusal(String name) {
    var fault = fault(name);
    if (fault != null) {
      return fault.expected.isEmpty() ? fault.what : fault.what + ". " + fault.expected;
    }
    return isRole(name) ? ROLE : null;
  }

  /** Looks like what somebody is, rather than what he is called. */
  private static boolean isRole(String name) {
    var letters = new StringBuilder();
    skeleton(name).codePoints().filter(Character::isLetter).forEach(letters::appendCodePoint);
    return ROLES.contains(letters.toString());
  }

  private record Fault(String what, String expected) {}

  private static @Nullable Fault fault(String text) {
    var name = kept(text);
    var disguise = disguise(name, "name");
    if (disguise != null) {
      return disguise;
    }
    return name.length() > MOST_CHARACTERS || graphemes(name) > MOST_GRAPHEMES
        ? new Fault("the name is too long", "Expected: at most 64 characters")
        : null;
  }

  private static @Nullable Fault disguise(String name, String noun) {
    if (name.codePoints().noneMatch(Names::shows)) {
      return new Fault("a " + noun + " must show something", "");
    }
    if (!name.equals(name.strip())) {
      return new Fault("a " + noun + " neither begins nor ends with a space", "");
    }
    if (name.codePoints().anyMatch(Names::hides)) {
      return new Fault("the " + noun + " has a character that cannot be seen", "");
    }
    return marks(name) > MOST_MARKS
        ? new Fault("the " + noun + " piles more than four marks on a letter", "")
        : null;
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
}
