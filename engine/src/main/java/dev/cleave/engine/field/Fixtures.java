package dev.cleave.engine.field;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The features of a battlemap and the squares they are in. */
final class Fixtures {

  private final List<Feature> features = new ArrayList<>();
  private final List<Square> squares = new ArrayList<>();
  private final List<Vessel> vessels = new ArrayList<>(0);

  Fixtures copy() {
    var copy = new Fixtures();
    for (int i = 0; i < features.size(); i++) {
      copy.add(features.get(i).copy(), squares.get(i));
    }
    return copy;
  }

  /** Ships and boats. */
  List<Vessel> vessels() {
    return vessels;
  }

  boolean hasVessels() {
    return !vessels.isEmpty();
  }

  /** Puts a feature that is here elsewhere. */
  void move(Feature feature, Square square) {
    squares.set(features.indexOf(feature), square);
  }

  List<Feature> all() {
    return Collections.unmodifiableList(features);
  }

  boolean isEmpty() {
    return features.isEmpty();
  }

  int size() {
    return features.size();
  }

  Feature feature(int i) {
    return features.get(i);
  }

  Square square(int i) {
    return squares.get(i);
  }

  void add(Feature feature, Square square) {
    features.add(feature);
    squares.add(square);
    if (feature instanceof Vessel vessel) {
      vessels.add(vessel);
    }
  }

  void take(Feature feature) {
    int at = features.indexOf(feature);
    if (at >= 0) {
      features.remove(at);
      squares.remove(at);
      vessels.removeIf(vessel -> vessel.equals(feature));
    }
  }

  @Nullable Square squareOf(Feature feature) {
    int at = features.indexOf(feature);
    return at < 0 ? null : squares.get(at);
  }

  /** The squares a feature takes up, null if it is not here. */
  @Nullable Base base(Feature feature) {
    Square at = squareOf(feature);
    return at == null
        ? null
        : Base.at(at.halvesAcross(), at.halvesDown(), feature.columns(), feature.rows());
  }

  /** The structure on a square, null if there is none. */
  @Nullable Structure structure(Square square) {
    for (Feature feature : features) {
      Base base = feature instanceof Structure ? base(feature) : null;
      if (base != null && base.covers(square.column(), square.row())) {
        return (Structure) feature;
      }
    }
    return null;
  }

  /** Something bars a square to everybody. */
  boolean block(int column, int row) {
    for (int i = 0; i < features.size(); i++) {
      if (features.get(i).blocks() && isAt(i, column, row)) {
        return true;
      }
    }
    return false;
  }

  /** Nobody sees past a square. */
  boolean hide(int column, int row) {
    for (int i = 0; i < features.size(); i++) {
      if (features.get(i).hides() && isAt(i, column, row)) {
        return true;
      }
    }
    return false;
  }

  /** Something in a rectangle hides what is behind it. */
  boolean hideAny(int left, int top, int right, int bottom) {
    for (int i = 0; i < features.size(); i++) {
      Square at = squares.get(i);
      if (features.get(i).hides()
          && at.column() + features.get(i).columns() > left
          && at.column() <= right
          && at.row() + features.get(i).rows() > top
          && at.row() <= bottom) {
        return true;
      }
    }
    return false;
  }

  private boolean isAt(int i, int column, int row) {
    Square at = squares.get(i);
    Feature feature = features.get(i);
    return column >= at.column()
        && column < at.column() + feature.columns()
        && row >= at.row()
        && row < at.row() + feature.rows();
  }
}
