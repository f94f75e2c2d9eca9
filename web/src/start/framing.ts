import { CELL, footprint, type Standing } from '../map/geometry';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Squares that are seen about those who stand there, and the least that is shown at all. */
const ABOUT = 1.5;
const LEAST = 11;

/** The part of a map that shows everybody, in the shape of the place it is drawn in. */
export function frameOf(all: Standing[], width: number, height: number, shape: number): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const who of all) {
    const [w, h] = footprint(who);
    left = Math.min(left, who.at[0] - ABOUT);
    top = Math.min(top, who.at[1] - ABOUT);
    right = Math.max(right, who.at[0] + w + ABOUT);
    bottom = Math.max(bottom, who.at[1] + h + ABOUT);
  }
  if (left >= right) [left, top, right, bottom] = [0, 0, width, height];
  const wide = Math.max(right - left, (bottom - top) * shape, LEAST);
  const high = wide / shape;
  return {
    x: CELL * within((left + right - wide) / 2, wide, width),
    y: CELL * within((top + bottom - high) / 2, high, height),
    width: CELL * wide,
    height: CELL * high,
  };
}

/** Moved so that no more of what is beyond the map's edge is seen than need be. */
function within(from: number, long: number, whole: number): number {
  if (long >= whole) return (whole - long) / 2;
  return Math.min(Math.max(0, from), whole - long);
}

/** A side's shape and nothing in it. */
export function plainPiece(side: number, x: number, y: number, r: number): string {
  if (side % 4 === 0) return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  if (side % 4 === 3) return `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}Z`;
  return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`;
}
