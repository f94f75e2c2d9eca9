package dev.cleave.engine.field;

import java.util.List;

/**
 * A way somebody wants to go and no other: over these squares, each reached by the shortest way
 * from the one before, to the last of them.
 */
public record Trail(List<Square> squares) implements Spot {

  public Trail {
    squares = List.copyOf(squares);
  }

  public Square end() {
    return squares.getLast();
  }

  /** "6,5 by 4,5 by 5,5": where to, and what to touch on the way. */
  @Override
  public String text() {
    var text = new StringBuilder(end().text());
    for (int i = 0; i < squares.size() - 1; i++) {
      text.append(" by ").append(squares.get(i).text());
    }
    return text.toString();
  }
}
