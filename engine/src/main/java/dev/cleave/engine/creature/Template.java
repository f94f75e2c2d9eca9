package dev.cleave.engine.creature;

import java.util.Locale;

/**
 * The shape of an area that magic or breath fills.
 *
 * @param feet of a burst from its middle to its rim, of the others how long they are
 * @param width of a cone at its far end, of a line all along; 0 for a burst or a wall
 */
public record Template(Shape shape, int feet, int width) {

  /** How an area lies to the one it comes from and to the point he aims at. */
  public enum Shape {
    /** About the point. */
    BURST,
    /** From him toward the point, ever wider. */
    CONE,
    /** From him toward the point, and past it as far as it goes. */
    LINE,
    /** From the point straight on, away from him. */
    BOLT,
    /** Through the point, at right angles to the way there from him; no thicker than a square. */
    WALL
  }

  /**
   * Reads {@code burst 20}, {@code cone 60x30}, {@code bolt 60x5}. Schemas have checked the form.
   */
  public static Template parse(String text) {
    String[] words = text.split(" ");
    String[] feet = words[1].split("x");
    return new Template(
        Shape.valueOf(words[0].toUpperCase(Locale.ROOT)),
        Integer.parseInt(feet[0]),
        feet.length == 1 ? 0 : Integer.parseInt(feet[1]));
  }

  public boolean is(Shape one) {
    return shape == one;
  }

  /** It begins with the one it comes from, who is not caught. */
  public boolean isFromHand() {
    return shape == Shape.CONE || shape == Shape.LINE;
  }

  @Override
  public String toString() {
    String name = shape.name().toLowerCase(Locale.ROOT) + " " + feet;
    return width == 0 ? name : name + "x" + width;
  }
}
