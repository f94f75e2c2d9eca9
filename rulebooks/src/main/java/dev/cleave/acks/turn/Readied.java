package dev.cleave.acks.turn;

/**
 * An action given up now for the chance to take it later. A2.READY.01-02
 *
 * @param verb of the action; at whom or where is said when it is taken
 * @param stationary whether its owner stood still on the segment, so that a closing step may be
 *     part of it. A2.GAP.141
 */
public record Readied(String verb, Trigger trigger, boolean stationary) {

  Readied copy(Copies copies) {
    Trigger same = new Trigger(copies.orNobody(trigger.who()), trigger.sign());
    return new Readied(verb, same, stationary);
  }
}
