package dev.cleave.engine.field;

/**
 * The part of the map that is drawn for a mover, with a border of one square all round. Its squares
 * are numbered as cells, row by row.
 */
final class Frame {

  private int left;
  private int top;
  private int columns;
  private int rows;
  private int shift = 1;
  private int wide = 1;
  private int deep = 1;

  /** As far as so many five-foot steps lead from a place, and no farther than the map. */
  void set(Ground ground, Base lie, int halvesAcross, int halvesDown, int most) {
    wide = lie.columns();
    deep = lie.rows();
    int far = Math.min(most, Math.max(ground.width(), ground.height()));
    left = Math.max(0, (halvesAcross >> 1) - far);
    top = Math.max(0, (halvesDown >> 1) - far);
    columns = Math.min(ground.width() - 1, ((halvesAcross + 1) >> 1) + far) - left + 1;
    rows = Math.min(ground.height() - 1, ((halvesDown + 1) >> 1) + far) - top + 1;
    shift = Integer.SIZE - Integer.numberOfLeadingZeros(columns + 1);
  }

  int left() {
    return left;
  }

  int top() {
    return top;
  }

  /** The last column that is drawn. */
  int right() {
    return left + columns - 1;
  }

  int bottom() {
    return top + rows - 1;
  }

  int columns() {
    return columns;
  }

  int rows() {
    return rows;
  }

  /** Columns of the mover's base. */
  int wide() {
    return wide;
  }

  int deep() {
    return deep;
  }

  /** Cells from one row to the next: a power of two, for cells are turned into squares often. */
  int stride() {
    return 1 << shift;
  }

  /** All cells, with those of the border. */
  int size() {
    return (rows + 2) << shift;
  }

  int cell(int x, int y) {
    return (y - top + 1 << shift) + x - left + 1;
  }

  int column(int cell) {
    return (cell & (1 << shift) - 1) - 1 + left;
  }

  int row(int cell) {
    return (cell >> shift) - 1 + top;
  }

  boolean has(int x, int y) {
    return x >= left && y >= top && x < left + columns && y < top + rows;
  }

  /** In the drawing or in the border round it. */
  boolean isFramed(int x, int y) {
    return x >= left - 1 && y >= top - 1 && x <= left + columns && y <= top + rows;
  }

  /** So many squares from where the mover's base could come to lie, or nearer. */
  boolean isNear(Bodies bodies, int who, int far) {
    return bodies.isIn(
        who, left - far, top - far, left + columns + wide + far - 1, top + rows + deep + far - 1);
  }

  /** Everybody of whom that is true and perhaps others, in order. */
  int[] near(Bodies bodies, int far) {
    return bodies.near(left - far, top - far, left + columns + wide + far, top + rows + deep + far);
  }
}
