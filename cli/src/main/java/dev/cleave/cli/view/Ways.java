package dev.cleave.cli.view;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Square;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The squares to which somebody could go, to be marked on the map.
 *
 * @param who whose ways they are, null if nobody is looked for
 * @param name what people say for it: "march"
 */
public record Ways(@Nullable Combatant who, String name, List<Way> all) {

  /** Nobody goes anywhere: the map as it is. */
  static final Ways NONE = new Ways(null, "", List.of());

  /** Letters of a mark. */
  static final int WIDTH = 3;

  private static final int SQUARE_FEET = 5;

  /**
   * One of them.
   *
   * @param feet what it costs, 0 if nothing is walked
   * @param provokes whether an enemy would stop him there or may strike at him on the way
   */
  record Way(Square to, int feet, boolean provokes) {

    /** Squares, not feet: three letters have to do. Cover may be drawn behind, not typed. */
    String mark(Glyphs glyphs) {
      String squares = feet == 0 ? "o" : Integer.toString(feet / SQUARE_FEET);
      String end = provokes ? "!" : glyphs == Glyphs.TYPED ? " " : "";
      return (squares.length() == 1 ? " " : "") + squares + end;
    }
  }

  /** No ways, only somebody who must be seen. */
  public static Ways none(@Nullable Combatant who) {
    return new Ways(who, "", List.of());
  }

  /** The ways among these answers, by what people say for them. */
  public static List<Ways> among(List<? extends Choice<?>> choices, @Nullable Combatant who) {
    var ways = new LinkedHashMap<String, List<Way>>();
    for (Choice<?> choice : choices) {
      Square at = choice.at();
      if (at != null && choice.toSquare() != null) {
        ways.computeIfAbsent(choice.way(), _ -> new ArrayList<>())
            .add(new Way(at, choice.feet(), choice.provokes()));
      }
    }
    return ways.entrySet().stream()
        .map(way -> new Ways(who, way.getKey(), List.copyOf(way.getValue())))
        .toList();
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** How many feet the longest takes, 0 if nothing is walked. */
  public int most() {
    return all.stream().mapToInt(Way::feet).max().orElse(0);
  }

  /** The meaning of the marks. */
  String caption() {
    String whose = who == null ? "somebody" : who.name();
    var text = new StringBuilder("Where " + whose + " could " + name);
    text.append(most() == 0 ? ": o" : ", in squares of 5 feet");
    if (all.stream().anyMatch(Way::provokes)) {
      text.append("; ! provokes a foe");
    }
    text.append('.');
    if (who != null && who.sheet().frontage() * who.sheet().depth() > 1) {
      text.append(" A mark stands in the upper left corner of the base.");
    }
    return text.toString();
  }
}
