package dev.cleave.engine.field;

/** Straight lines from square to square: what they meet on the way. */
final class Sight {

  private Sight() {}

  /** Whether any square of one sees any square of the other. */
  static boolean between(Ground ground, Base from, Base to) {
    for (int fy = from.top(); fy <= from.bottom(); fy++) {
      for (int fx = from.left(); fx <= from.right(); fx++) {
        for (int ty = to.top(); ty <= to.bottom(); ty++) {
          for (int tx = to.left(); tx <= to.right(); tx++) {
            if (isClear(ground, fx, fy, tx, ty)) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  /** The best cover on the line, counting only what is within five feet of the target. */
  static int cover(Ground ground, Base from, Base to) {
    int fx = (from.left() + from.right()) / 2;
    int fy = (from.top() + from.bottom()) / 2;
    int tx = Math.clamp(fx, to.left(), to.right());
    int ty = Math.clamp(fy, to.top(), to.bottom());
    int most = ground.cover(tx, ty);
    int dx = Integer.signum(fx - tx);
    int dy = Integer.signum(fy - ty);
    int length = Math.max(Math.abs(fx - tx), Math.abs(fy - ty));
    if (length > 1) {
      int x = tx + dx * nearest(fx - tx, length);
      int y = ty + dy * nearest(fy - ty, length);
      most = Math.max(most, ground.cover(x, y));
      most = Math.max(most, ground.cover(tx + dx, ty + dy));
    }
    return most;
  }

  /** 0 or 1, whichever the slope comes nearer to; a tie counts as 0, whatever the direction. */
  private static int nearest(int gap, int length) {
    return (2 * Math.abs(gap) + length - 1) / (2 * length);
  }

  /** Walks from square to square; a line that slips between two walls at a corner is blocked. */
  private static boolean isClear(Ground ground, int x, int y, int toX, int toY) {
    int dx = Math.abs(toX - x);
    int dy = Math.abs(toY - y);
    int stepX = Integer.signum(toX - x);
    int stepY = Integer.signum(toY - y);
    int error = dx - dy;
    int left = dx + dy;
    while (left > 0) {
      if (error > 0) {
        x += stepX;
        error -= 2 * dy;
        left--;
      } else if (error < 0) {
        y += stepY;
        error += 2 * dx;
        left--;
      } else {
        if (ground.isWall(x + stepX, y) && ground.isWall(x, y + stepY)) {
          return false;
        }
        x += stepX;
        y += stepY;
        error += 2 * (dx - dy);
        left -= 2;
      }
      if (left > 0 && ground.isWall(x, y)) {
        return false;
      }
    }
    return true;
  }
}
