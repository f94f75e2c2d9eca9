package dev.cleave.engine.fair;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Which roll of the fair dice it was; the journal writes it beside the faces.
 *
 * @param branch how often rolls already seen had been taken back
 * @param roll its number among those of its epoch and stream that stand
 */
public record Origin(int epoch, FairDice.Stream stream, int branch, long roll) {

  /** Faces that somebody threw at the table and typed in. */
  public static final String HAND = "hand";

  /** Faces the Judge ordered. */
  public static final String JUDGE = "judge";

  private static final Pattern TEXT =
      Pattern.compile("([0-9]{1,6})\\.([01])\\.([0-9]{1,6})\\.([0-9]{1,9})");

  /** Null if it is none of the fair dice's. */
  public static @Nullable Origin read(String text) {
    Matcher parts = TEXT.matcher(text);
    return parts.matches()
        ? new Origin(
            Integer.parseInt(parts.group(1)),
            FairDice.Stream.values()[Integer.parseInt(parts.group(2))],
            Integer.parseInt(parts.group(3)),
            Long.parseLong(parts.group(4)))
        : null;
  }

  /** "1.0.0.12": epoch, stream, branch and roll. */
  public String text() {
    return epoch + "." + stream.ordinal() + "." + branch + "." + roll;
  }

  /** The faces of the dice in this roll. */
  public List<Integer> faces(byte[] key, Dice dice) {
    var source = new FairDice(key, stream, branch, roll);
    var faces = new ArrayList<Integer>(dice.count());
    for (int i = 0; i < dice.count(); i++) {
      faces.add(source.face(dice, i, NO_REASON, null));
    }
    return List.copyOf(faces);
  }

  private static final Reason NO_REASON = new Reason("", "");
}
