import { CELL } from '../geometry';
import { hash } from './hash';
import type { Test } from './land';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Point = [number, number];

/** One path for a kind of squares: a map of 100 by 100 is then a handful of elements. */
export function squares(box: Box, wanted: Test): string {
  let path = '';
  for (let y = box.top; y < box.bottom; y++) {
    let start: number | null = null;
    for (let x = box.left; x <= box.right; x++) {
      const is = x < box.right && wanted(x, y);
      if (is && start === null) start = x;
      if (!is && start !== null) {
        path += `M${start * CELL} ${y * CELL}h${(x - start) * CELL}v${CELL}h${(start - x) * CELL}Z`;
        start = null;
      }
    }
  }
  return path;
}

/** The edges round squares as closed rings of corners, squares to the right of the way. */
export function rings(box: Box, wanted: Test): Point[][] {
  const from = new Map<string, Point[]>();
  const edge = (ax: number, ay: number, bx: number, by: number) => {
    const key = `${ax},${ay}`;
    const known = from.get(key);
    if (known) known.push([bx, by]);
    else from.set(key, [[bx, by]]);
  };
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      if (!wanted(x, y)) continue;
      if (y === box.top || !wanted(x, y - 1)) edge(x, y, x + 1, y);
      if (x === box.right - 1 || !wanted(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
      if (y === box.bottom - 1 || !wanted(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
      if (x === box.left || !wanted(x - 1, y)) edge(x, y + 1, x, y);
    }
  const found: Point[][] = [];
  for (const [key, ends] of from)
    while (ends.length) {
      const start = key.split(',').map(Number) as Point;
      const ring: Point[] = [start];
      let here = ends.pop() as Point;
      let before = start;
      while (String(here) !== String(start)) {
        ring.push(here);
        const next = from.get(String(here)) as Point[];
        const at = next.length > 1 ? turning(before, here, next) : 0;
        before = here;
        here = next.splice(at, 1)[0] as Point;
      }
      found.push(ring);
    }
  return found;
}

/** Where two rings touch at a corner the way turns right, so that each stays by itself. */
function turning(before: Point, here: Point, next: Point[]): number {
  const [dx, dy] = [here[0] - before[0], here[1] - before[1]];
  return Math.max(
    0,
    next.findIndex(([x, y]) => x - here[0] === -dy && y - here[1] === dx),
  );
}

/** Straight along the squares: only corners count. */
export function outlined(box: Box, wanted: Test): string {
  return rings(box, wanted)
    .map(ring => {
      const corners = ring.filter((point, i) => {
        const before = ring.at(i - 1) as Point;
        const after = ring[(i + 1) % ring.length] as Point;
        return (point[0] - before[0]) * (after[1] - point[1]) !== (point[1] - before[1]) * (after[0] - point[0]);
      });
      return `M${corners.map(([x, y]) => `${x * CELL} ${y * CELL}`).join('L')}Z`;
    })
    .join('');
}

/** As nature draws it: no corner, and no edge quite straight. */
export function grown(box: Box, wanted: Test, wild = 0.16, salt = 1): string {
  return rings(box, wanted)
    .map(ring => {
      const loose = ring.map(
        ([x, y]) =>
          [
            (x + (hash(x, y, salt) - 0.5) * 2 * wild) * CELL,
            (y + (hash(x, y, salt + 1) - 0.5) * 2 * wild) * CELL,
          ] as Point,
      );
      const middle = (i: number): Point => {
        const [a, b] = [loose[i] as Point, loose[(i + 1) % loose.length] as Point];
        return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      };
      let path = `M${fine(middle(loose.length - 1))}`;
      loose.forEach((corner, i) => {
        path += `Q${fine(corner)} ${fine(middle(i))}`;
      });
      return `${path}Z`;
    })
    .join('');
}

export function fine([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** The lines between squares of a floor: in long strokes, so that an open field is a few of them. */
export function grid(box: Box, floor: Test): string {
  let path = '';
  const stroke = (long: boolean, fixed: number, from: number, to: number) => {
    path += long ? `M${from * CELL} ${fixed * CELL}H${to * CELL}` : `M${fixed * CELL} ${from * CELL}V${to * CELL}`;
  };
  const line = (fixed: number, from: number, to: number, between: (at: number) => boolean, long: boolean) => {
    let start: number | null = null;
    for (let at = from; at <= to; at++) {
      const is = at < to && between(at);
      if (is && start === null) start = at;
      if (!is && start !== null) {
        stroke(long, fixed, start, at);
        start = null;
      }
    }
  };
  for (let y = box.top + 1; y < box.bottom; y++)
    line(y, box.left, box.right, x => floor(x, y - 1) && floor(x, y), true);
  for (let x = box.left + 1; x < box.right; x++)
    line(x, box.top, box.bottom, y => floor(x - 1, y) && floor(x, y), false);
  return path;
}

/** Squares that hang together and are alike, each by the one of them a word can best stand in. */
export function patches(box: Box, alike: (x: number, y: number) => string): { sign: string; at: Point }[] {
  const seen = new Set<string>();
  const found: { sign: string; at: Point }[] = [];
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      const sign = alike(x, y);
      if (!sign || seen.has(`${x},${y}`)) continue;
      const patch: Point[] = [];
      const open: Point[] = [[x, y]];
      seen.add(`${x},${y}`);
      for (let next = open.pop(); next; next = open.pop()) {
        patch.push(next);
        const [cx, cy] = next;
        for (const [nx, ny] of [
          [cx + 1, cy],
          [cx - 1, cy],
          [cx, cy + 1],
          [cx, cy - 1],
        ] as Point[]) {
          const out = nx < box.left || ny < box.top || nx >= box.right || ny >= box.bottom;
          if (out || seen.has(`${nx},${ny}`) || alike(nx, ny) !== sign) continue;
          seen.add(`${nx},${ny}`);
          open.push([nx, ny]);
        }
      }
      const mid = patch.reduce((sum, [px, py]) => [sum[0] + px / patch.length, sum[1] + py / patch.length], [0, 0]);
      patch.sort((a, b) => apart(a, mid as Point) - apart(b, mid as Point));
      found.push({ sign, at: patch[0] as Point });
    }
  return found;
}

function apart(a: Point, b: Point): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
}
