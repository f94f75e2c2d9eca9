package dev.cleave.acks.wounds;

import dev.cleave.acks.book.BedRest;
import dev.cleave.acks.book.BookNumbers;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** The figures of mortal wounds and what they leave. */
public final class WoundNumbers extends RoomNumbers {

  public final int awakensAt = number("awakens at");
  public final int heavyHelm = number("heavy helm");
  public final int treatedAtOnce = number("treated at once");
  public final int untreated = number("untreated");

  /** Bed rest, reckoned and in words. */
  public final Convalescence convalescence;

  private final Chart mortalHitPoints = chart("mortal hit points");
  private final Chart mortalHitDie = chart("mortal hit die");
  private final Chart treatmentDelay = chart("treatment delay");
  private final Chart mortalCondition = chart("mortal condition");
  private final SequencedMap<String, List<String>> mortalConditions = words("mortal conditions");
  private final Map<String, List<String>> permanentWounds = words("permanent wounds");
  private final Map<String, List<String>> woundWording = words("wound wording");

  public WoundNumbers(Figures figures, BookNumbers book) {
    super(figures);
    this.convalescence =
        new Convalescence(book, option("in shock without magic", "7 days")); // A2.GAP.25G
  }

  /** A2.WOUND.17-21 */
  public int mortalHitPoints(int band) {
    return mortalHitPoints.at(band);
  }

  /** A2.WOUND.16 */
  public int mortalHitDie(int sides) {
    return mortalHitDie.at(sides);
  }

  /** A2.WOUND.28-31 */
  public int treatmentDelay(int minutes) {
    return treatmentDelay.at(minutes);
  }

  /** The name of the condition a Mortal Wounds roll comes to. A2.T.MORTAL-CONDITION */
  public String mortalCondition(int total) {
    return nth(mortalCondition.at(total, "condition"), mortalConditions);
  }

  /** How long somebody lies after a Mortal Wounds roll. A2.HEAL.05, A2.GAP.25G */
  public @Nullable BedRest bedRest(String condition) {
    List<String> care = mortalCare(condition);
    return care.size() < 3 ? null : convalescence.rest(care.get(1), care.get(2));
  }

  /** Turns a dying one has, 0 for none. A2.WOUND.35 */
  public int mortalTurns(int total) {
    return mortalCondition.at(total, "turns");
  }

  /** Time limit, bed rest and what magical healing does, in words. */
  public List<String> mortalCare(String condition) {
    return mortalConditions.getOrDefault(condition, List.of());
  }

  /** A2.T.PERMANENT-WOUNDS */
  public String permanentWound(String condition, int face) {
    List<String> wounds = permanentWounds.getOrDefault(condition, List.of());
    return face <= wounds.size() ? wounds.get(face - 1) : "none";
  }

  /** The word for a part destroyed by a type of damage. A2.T.WOUND-WORDING */
  public String wording(String type, String part) {
    List<String> row = woundWording.getOrDefault(type, List.of("destroyed"));
    for (String words : row) {
      if (words.startsWith(part + ": ")) {
        return words.substring(part.length() + 2);
      }
    }
    return row.getFirst();
  }
}
