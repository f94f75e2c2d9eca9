package dev.cleave.acks.maneuvers;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;
import java.util.List;
import java.util.Set;

/** The figures of special maneuvers. */
public final class ManeuverNumbers extends RoomNumbers {

  public final int incapacitate = number("incapacitate");
  public final int overrun = number("overrun");
  final int kick = number("kick");
  final Dice kickDamage = dice("kick damage");
  final int clamber = number("clamber");
  final int clamberers = number("clamberers");
  final int climbing = number("climbing");
  final int climbingBest = number("climbing best");
  final int disarm = number("disarm");
  final int disarmTwoHands = number("disarm two hands");
  final int forceBack = number("force back");
  final int forceBackFeet = number("force back feet");
  final int hurlCategories = number("hurl categories");
  final int hurlFeet = number("hurl feet");
  final int knockDown = number("knock down");
  final int sunderHafted = number("sunder hafted");
  final int sunderOther = number("sunder other");
  final int sunderSturdySave = number("sunder sturdy save");
  final int sunderHaftedSave = number("sunder hafted save");
  public final Set<String> hafted = weapons("hafted");
  final Set<String> sturdy = weapons("sturdy");
  final int wrestle = number("wrestle");
  public final boolean overrunSized = option("overrun save", "by size");

  public ManeuverNumbers(Figures figures) {
    super(figures);
  }

  /** By id, those of a row of the table. A2.MAN.SUNDER.07-08 */
  private Set<String> weapons(String row) {
    return Set.copyOf(words("sundering").getOrDefault(row, List.of()));
  }
}
