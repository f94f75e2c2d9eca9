package dev.cleave.cli.view;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Option;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The squares to which somebody could go, to be marked on the map.
 *
 * @param who whose ways they are, null if nobody is looked for
 * @param verb what he would do: "march to"
 */
public record Ways(@Nullable Combatant who, String verb, List<Way> all) {

  /** Nobody goes anywhere: the map as it is. */
  static final Ways NONE = new Ways(null, "", List.of());

  /** Letters of a mark. */
  static final int WIDTH = 3;

  private static final int UNKNOWN = -1;
  private static final int SQUARE_FEET = 5;
  private static final Pattern SQUARE = Pattern.compile("(.+) (-?[\\d.]+),(-?[\\d.]+)");
  private static final Pattern FEET = Pattern.compile("(\\d+)'.*");

  /**
   * One of them.
   *
   * @param feet what it costs, less than 0 if nobody says
   * @param engaged whether an enemy would engage him there
   */
  record Way(Square to, int feet, boolean engaged) {

    private static Way of(Matcher text, String detail) {
      var square = new Square(halves(text.group(2)), halves(text.group(3)));
      Matcher feet = FEET.matcher(detail);
      return new Way(
          square,
          feet.matches() ? Integer.parseInt(feet.group(1)) : UNKNOWN,
          detail.contains("engaged by"));
    }

    private static int halves(String squares) {
      return new BigDecimal(squares).multiply(BigDecimal.TWO).intValue();
    }

    /** Squares, not feet: three letters have to do. Cover may be drawn behind, not typed. */
    String mark(Glyphs glyphs) {
      String squares = feet < 0 ? "o" : Integer.toString(feet / SQUARE_FEET);
      String end = engaged ? "!" : glyphs == Glyphs.TYPED ? " " : "";
      return (squares.length() == 1 ? " " : "") + squares + end;
    }
  }

  /** No ways, only somebody who must be seen. */
  public static Ways none(@Nullable Combatant who) {
    return new Ways(who, "", List.of());
  }

  /** The ways among these answers, by their verbs. */
  public static List<Ways> among(List<? extends Option<?>> options, @Nullable Combatant who) {
    var verbs = new LinkedHashMap<String, List<Way>>();
    for (Option<?> option : options) {
      Matcher text = SQUARE.matcher(option.text());
      if (text.matches()) {
        verbs
            .computeIfAbsent(text.group(1), _ -> new ArrayList<>())
            .add(Way.of(text, option.detail()));
      }
    }
    return verbs.entrySet().stream()
        .map(verb -> new Ways(who, verb.getKey(), List.copyOf(verb.getValue())))
        .toList();
  }

  /** The words before the square an answer ends with, null if it ends with none. */
  public static @Nullable String verb(String answer) {
    Matcher text = SQUARE.matcher(answer);
    return text.matches() ? text.group(1) : null;
  }

  /** What people say for it: "march". */
  public String name() {
    return verb.endsWith(" to") ? verb.substring(0, verb.length() - 3) : verb;
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** How many feet the longest takes, less than 0 if nobody says. */
  public int most() {
    return all.stream().mapToInt(Way::feet).max().orElse(UNKNOWN);
  }

  /** What the marks mean. */
  String caption() {
    String name = who == null ? "somebody" : who.name();
    var text = new StringBuilder("Where " + name + " could " + name());
    text.append(most() < 0 ? ": o" : ", in squares of 5 feet");
    if (all.stream().anyMatch(Way::engaged)) {
      text.append("; ! means engaged there");
    }
    text.append('.');
    if (who != null && who.sheet().frontage() * who.sheet().depth() > 1) {
      text.append(" A mark stands in the upper left corner of the base.");
    }
    return text.toString();
  }
}
