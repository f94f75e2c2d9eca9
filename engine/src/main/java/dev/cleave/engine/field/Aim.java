package dev.cleave.engine.field;

/** Whom one wants to have within reach at the end of a way. */
record Aim(Base target, int reach) {}
