package dev.cleave.acks.aftermath;

import dev.cleave.acks.book.BedRest;
import dev.cleave.acks.wounds.Convalescence;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** The figures of healing, and of calling back the dead. */
public final class AftermathNumbers extends RoomNumbers {

  // Healing
  public final Dice naturalHealing = dice("natural healing");
  public final Dice tendedHealing = dice("tended healing");
  public final int patients = number("patients");
  public final int layingOnHands = number("laying on hands");

  // Tampering with mortality
  public final int youthful = number("tampering youthful");
  public final int middleAged = number("tampering middle aged");
  public final int old = number("tampering old");
  public final int ancient = number("tampering ancient");
  public final int casterDivisor = number("tampering caster divisor");
  public final int temple = number("tampering temple");
  public final int killedInstantly = number("tampering instantly killed");
  public final int spine = number("tampering spine");
  public final int limb = number("tampering limb");
  public final int part = number("tampering part");
  public final int worstBody = number("tampering body");
  public final int dayDead = number("tampering day");
  public final int sideEffect = number("tampering side effect");
  private final Chart tamperingOutcome = chart("tampering outcome");
  private final SequencedMap<String, List<String>> tamperingOutcomes = words("tampering outcomes");
  private final Map<String, List<String>> sideEffects = words("side effects");
  private final Map<String, List<String>> rites = words("rites");
  private final Convalescence convalescence;

  public AftermathNumbers(Figures figures, Convalescence convalescence) {
    super(figures);
    this.convalescence = convalescence;
  }

  /** Level and traits of a spell for the dead and the maimed; empty if there is none such. */
  public List<String> rite(String spell) {
    return rites.getOrDefault(spell, List.of());
  }

  /** A2.T.TAMPERING-OUTCOME */
  public String tamperingOutcome(int total) {
    return nth(tamperingOutcome.at(total), tamperingOutcomes);
  }

  /** How long somebody lies whom magic has called back or made whole. A2.TAMPER.04 */
  public @Nullable BedRest tamperingRest(String outcome) {
    List<String> care = tamperingOutcomes.getOrDefault(outcome, List.of());
    return care.size() < 2 ? null : convalescence.rest(care.getFirst(), care.get(1));
  }

  /** The side effect that an outcome has besides the one thrown for, empty for none. */
  public String tamperingPrice(String outcome) {
    List<String> care = tamperingOutcomes.getOrDefault(outcome, List.of());
    return care.size() < 3 ? "" : care.get(2);
  }

  /** The side effect of an outcome, empty for none; the last follows alignment. A2.TAMPER.03 */
  public String sideEffect(String outcome, String alignment, int face) {
    List<String> common = sideEffects.getOrDefault(outcome, List.of());
    if (face <= common.size()) {
      return common.get(face - 1);
    }
    List<String> own = sideEffects.getOrDefault(outcome + " " + alignment, List.of());
    return own.isEmpty() ? "" : own.getFirst();
  }
}
