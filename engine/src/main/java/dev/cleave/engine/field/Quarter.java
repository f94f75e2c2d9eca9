package dev.cleave.engine.field;

/** A side of somebody, as he himself would name it. */
public enum Quarter {
  FRONT,
  LEFT,
  RIGHT,
  REAR
}
