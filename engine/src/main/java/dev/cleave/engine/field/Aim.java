package dev.cleave.engine.field;

/** The one to be within reach at the end of a way. */
record Aim(Base target, int reach) {}
