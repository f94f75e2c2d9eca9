import { CELL } from '../geometry';
import { hash } from './hash';
import type { Land, Test } from './land';
import type { Box } from './outline';

/** The line between floor and rock, apart for what is seen and what is only remembered. */
export function faces(box: Box, land: Land, rock: Test): { seen: string; remembered: string } {
  const out = { seen: '', remembered: '' };
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      if (rock(x, y)) continue;
      const fog = land.fog(x, y);
      if (fog === '?') continue;
      const of = fog === 'r' ? 'remembered' : 'seen';
      const [left, top] = [x * CELL, y * CELL];
      if (rock(x, y - 1)) out[of] += `M${left} ${top}h${CELL}`;
      if (rock(x, y + 1)) out[of] += `M${left} ${top + CELL}h${CELL}`;
      if (rock(x - 1, y)) out[of] += `M${left} ${top}v${CELL}`;
      if (rock(x + 1, y)) out[of] += `M${left + CELL} ${top}v${CELL}`;
    }
  return out;
}

const AROUND = [-1, 0, 1];

/** Hatching in the rock round floors that are known: bundles of short strokes, no two alike; one path. */
export function hatching(box: Box, land: Land, rock: Test): string {
  const known = (x: number, y: number) => land.inside(x, y) && !rock(x, y) && land.fog(x, y) !== '?';
  let path = '';
  for (let y = box.top - 1; y <= box.bottom; y++)
    for (let x = box.left - 1; x <= box.right; x++) {
      if (!rock(x, y) || !AROUND.some(dy => AROUND.some(dx => known(x + dx, y + dy)))) continue;
      for (let i = 0; i < 9; i++) {
        const cx = x + ((i % 3) + 0.5 + (hash(x, y, i) - 0.5) * 0.5) / 3;
        const cy = y + (Math.floor(i / 3) + 0.5 + (hash(x, y, i + 9) - 0.5) * 0.5) / 3;
        // Nearer than three quarters of a square to the floor.
        const near = AROUND.some(dy =>
          AROUND.some(dx => {
            if (!known(x + dx, y + dy)) return false;
            const ax = Math.max(x + dx - cx, 0, cx - (x + dx + 1));
            const ay = Math.max(y + dy - cy, 0, cy - (y + dy + 1));
            return Math.hypot(ax, ay) < 0.62 + hash(x, y, i + 20) * 0.25;
          }),
        );
        if (near) path += bundle(cx, cy, hash(x, y, i + 30) * Math.PI);
      }
    }
  return path;
}

function bundle(cx: number, cy: number, angle: number): string {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  let path = '';
  for (let i = -1.5; i <= 1.5; i++) {
    const [x, y] = [(cx + -sin * i * 0.085) * CELL, (cy + cos * i * 0.085) * CELL];
    const half = 0.15 * CELL;
    path += `M${(x - cos * half).toFixed(1)} ${(y - sin * half).toFixed(1)}l${(2 * cos * half).toFixed(1)} ${(2 * sin * half).toFixed(1)}`;
  }
  return path;
}
