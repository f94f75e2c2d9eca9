package dev.cleave.cli.view;

import java.util.ArrayList;
import java.util.List;

/** Finds the piece of a map that shows the most of what matters. */
final class Crop {

  private record Piece(Extent extent, int weight) {}

  private record Span(int from, int to, int weight) {}

  private final List<Piece> pieces = new ArrayList<>();

  void add(Extent extent, int weight) {
    pieces.add(new Piece(extent, weight));
  }

  /** A piece no larger than so many squares. */
  Extent of(Extent whole, int mostColumns, int mostRows) {
    int wide = Math.min(whole.columns(), mostColumns);
    int deep = Math.min(whole.rows(), mostRows);
    var columns = new ArrayList<Span>();
    pieces.forEach(p -> columns.add(new Span(p.extent.left(), p.extent.right(), p.weight)));
    int x = best(columns, whole.left(), whole.right(), wide);
    var rows = new ArrayList<Span>();
    for (Piece piece : pieces) {
      Extent extent = piece.extent;
      if (extent.left() >= x && extent.right() < x + wide) {
        rows.add(new Span(extent.top(), extent.bottom(), piece.weight));
      }
    }
    int y = best(rows, whole.top(), whole.bottom(), deep);
    return new Extent(x, y, x + wide - 1, y + deep - 1);
  }

  /** Where a window of that size holds the most, and has what it holds in its middle. */
  private static int best(List<Span> spans, int first, int last, int size) {
    int best = first;
    long most = Long.MIN_VALUE;
    for (int start = first; start + size - 1 <= last; start++) {
      long worth = worth(spans, start, start + size - 1);
      if (worth > most) {
        most = worth;
        best = start;
      }
    }
    return best;
  }

  private static long worth(List<Span> spans, int first, int last) {
    long weight = 0;
    int from = Integer.MAX_VALUE;
    int to = Integer.MIN_VALUE;
    for (Span span : spans) {
      if (span.from >= first && span.to <= last) {
        weight += span.weight;
        from = Math.min(from, span.from);
        to = Math.max(to, span.to);
      }
    }
    long askew = weight == 0 ? 0 : Math.abs((first + last) - (from + to));
    return weight * 10_000 - askew;
  }
}
