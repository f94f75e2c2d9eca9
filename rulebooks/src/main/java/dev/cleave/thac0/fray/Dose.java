package dev.cleave.thac0.fray;

import dev.cleave.engine.actor.Notebook;
import dev.cleave.engine.actor.Notes;

/**
 * Poison that is at work in somebody. TH.C.POIS.02
 *
 * @param kind its class
 * @param due the round at whose end it is decided
 * @param bonus to the save: of a healer's care, or of what only splashed
 */
public record Dose(String kind, int due, int bonus) {

  void pack(Notebook into) {
    into.text("kind", kind);
    into.round("due", due);
    into.number("bonus", bonus);
  }

  static Dose unpack(Notes from) {
    return new Dose(from.text("kind"), from.round("due"), from.number("bonus"));
  }
}
