package dev.cleave.acks.turn;

import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of what anybody can do at all. */
public final class TurnNumbers extends RoomNumbers {

  public final int running = number("running multiplier");
  public final int incapacitatedSpeed = number("incapacitated speed");
  public final int faltering = number("faltering");
  private final Chart proficiency = chart("proficiency throw");

  final Denials denials = new Denials(words(Denials.TABLE));

  public TurnNumbers(Figures figures) {
    super(figures);
  }

  /** The throw of one who has learned a thing. A2.GAP.134 */
  public int proficiency(int level) {
    return proficiency.at(level);
  }
}
