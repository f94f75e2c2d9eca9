import { CELL } from '../geometry';
import { hash } from './hash';
import type { Land, Test } from './land';
import { type Box, fine } from './outline';

/** The joints of a wall: two courses to a square, never two joints above each other. */
export function courses(box: Box, wall: Test): string {
  let path = '';
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      if (!wall(x, y)) continue;
      const [left, top] = [x * CELL, y * CELL];
      const upper = Math.round((0.25 + hash(x, y, 11) * 0.3) * CELL);
      const lower = Math.round((0.55 + hash(x, y, 12) * 0.25) * CELL);
      path += `M${left} ${top + CELL / 2}h${CELL}M${left + upper} ${top}v${CELL / 2}M${left + lower} ${top + CELL / 2}v${CELL / 2}`;
    }
  return path;
}

/** Every square of a wall by itself, as masons lay blocks. */
export function blocks(box: Box, wall: Test): string {
  let path = '';
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++)
      if (wall(x, y)) path += `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}Z`;
  return path;
}

export interface Stones {
  shapes: string;
  facets: string;
}

/** A stone of some corners, and two of its edges. */
function boulder(out: Stones, cx: number, cy: number, r: number, seed: number): void {
  const corners = 6 + Math.floor(hash(seed, 1) * 3);
  const points: [number, number][] = [];
  for (let i = 0; i < corners; i++) {
    const angle = ((i + hash(seed, i + 2) * 0.5) / corners) * Math.PI * 2;
    const far = r * (0.78 + hash(seed, i + 20) * 0.28);
    points.push([cx + Math.cos(angle) * far, cy + Math.sin(angle) * far * 0.9]);
  }
  out.shapes += `M${points.map(fine).join('L')}Z`;
  const ridge: [number, number] = [cx + (hash(seed, 40) - 0.5) * r * 0.5, cy - r * (0.1 + hash(seed, 41) * 0.3)];
  const first = Math.floor(hash(seed, 42) * corners);
  for (const i of [first, first + Math.floor(corners / 3), first + Math.floor((2 * corners) / 3)])
    out.facets += `M${fine(ridge)}L${fine(points[i % corners] as [number, number])}`;
}

/** Where stones lie in a square, as parts of it, with their size: the higher the cover, the more of it they fill. */
const HEAPS: Record<string, [number, number, number][]> = {
  '*': [
    [0.3, 0.62, 0.14],
    [0.66, 0.4, 0.1],
  ],
  '1': [
    [0.32, 0.58, 0.27],
    [0.7, 0.4, 0.22],
    [0.68, 0.78, 0.15],
  ],
  '2': [
    [0.33, 0.36, 0.34],
    [0.68, 0.64, 0.33],
    [0.26, 0.8, 0.17],
  ],
  '3': [
    [0.3, 0.32, 0.33],
    [0.71, 0.34, 0.32],
    [0.48, 0.7, 0.37],
  ],
  '4': [
    [0.5, 0.48, 0.46],
    [0.22, 0.82, 0.14],
  ],
};

export function heaps(box: Box, land: Land): Stones {
  const out: Stones = { shapes: '', facets: '' };
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      if (land.scenery(x, y) === 'o' || land.scenery(x, y) === 'T') continue;
      const cover = land.ground(x, y);
      const heap = HEAPS[cover] ?? HEAPS[land.scenery(x, y)];
      if (!heap) continue;
      const flip = hash(x, y, 5) > 0.5;
      heap.forEach(([dx, dy, r], i) => {
        const [jx, jy] = [(hash(x, y, 50 + i) - 0.5) * 0.1, (hash(x, y, 60 + i) - 0.5) * 0.1];
        const across = flip ? 1 - dx : dx;
        boulder(out, (x + across + jx) * CELL, (y + dy + jy) * CELL, r * CELL, x * 7919 + y * 104729 + i * 31);
      });
    }
  return out;
}

/** Round pillars, outer and inner ring. */
export function pillars(box: Box, land: Land): string {
  let path = '';
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++)
      if (land.scenery(x, y) === 'o')
        for (const r of [0.36, 0.24]) {
          const [cx, cy, far] = [(x + 0.5) * CELL, (y + 0.5) * CELL, r * CELL];
          path += `M${cx - far} ${cy}a${far} ${far} 0 1 0 ${2 * far} 0a${far} ${far} 0 1 0 ${-2 * far} 0Z`;
        }
  return path;
}
