package dev.cleave.acks.turn;

import dev.cleave.acks.book.Demand;
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

  // The conditions that deny what the round itself demands: asked all the time, so kept as bits.
  final long passedOver = denials.conditions(Demand.INITIATIVE);
  final long unable = denials.conditions(Demand.ACTION);
  final long driven = denials.conditions(Demand.CHOICE);
  final long silent = unable | driven | denials.conditions(Demand.DECLARATION);
  final long late = unable | driven | denials.conditions(Demand.INTERRUPT);

  public TurnNumbers(Figures figures) {
    super(figures);
  }

  /** The throw of one who has learned a thing: stealth by itself. A2.GAP.134, A2.GAP.319 */
  public int proficiency(String skill, int level) {
    return proficiency.at(level, Math.max(0, proficiency.columns().indexOf(skill)));
  }
}
