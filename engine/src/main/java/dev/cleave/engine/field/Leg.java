package dev.cleave.engine.field;

/**
 * One step of a way over the battlemap.
 *
 * @param halvesAcross where it leads
 * @param feet walked when it is done
 * @param way the direction of the step
 */
record Leg(int halvesAcross, int halvesDown, int feet, Facing way) {}
