package dev.cleave.engine.scene;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.DiceSyntax;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The next such dice show what the Judge says, in whatever scene. Whoever rolls looks it up; the
 * scene does not.
 */
public record Overruled(Dice dice, List<Integer> faces) implements Act {

  private static final String NEXT = "next ";
  private static final String SHOWS = " shows ";

  public Overruled {
    faces = List.copyOf(faces);
  }

  /** Reads "next d20 shows 15", "next 2d6 shows 3,4"; null if it is no such thing. */
  public static @Nullable Overruled read(String text) {
    int shows = text.indexOf(SHOWS);
    if (!text.startsWith(NEXT) || shows < NEXT.length()) {
      return null;
    }
    try {
      Dice dice = Dice.parse(text.substring(NEXT.length(), shows));
      var faces = new ArrayList<Integer>();
      for (String face : text.substring(shows + SHOWS.length()).split(",", -1)) {
        faces.add(Integer.parseInt(face.strip()));
      }
      boolean fits =
          faces.size() == dice.count()
              && dice.plus() == 0
              && faces.stream().allMatch(face -> face >= 1 && face <= dice.sides());
      return fits ? new Overruled(dice, faces) : null;
    } catch (DiceSyntax | NumberFormatException none) {
      return null;
    }
  }

  /** The dice meant, whatever is added to them. */
  public boolean isFor(Dice thrown) {
    return thrown.count() == dice.count() && thrown.sides() == dice.sides();
  }

  @Override
  public String text() {
    var shows = new StringBuilder(NEXT).append(dice).append(SHOWS);
    for (int i = 0; i < faces.size(); i++) {
      shows.append(i == 0 ? "" : ",").append(faces.get(i).intValue());
    }
    return shows.toString();
  }

  @Override
  public void apply() {}
}
