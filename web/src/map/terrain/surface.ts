import { CELL } from '../geometry';
import { hash } from './hash';
import type { Land, Test } from './land';
import type { Box } from './outline';

function over(box: Box, draw: (x: number, y: number) => string): string {
  let path = '';
  for (let y = box.top; y < box.bottom; y++) for (let x = box.left; x < box.right; x++) path += draw(x, y);
  return path;
}

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Tufts: everywhere a few under the open sky, many where somebody drew grass. */
export function tufts(box: Box, land: Land, bare: Test): string {
  const few = land.border === 'rock' ? 0 : 0.14;
  return over(box, (x, y) => {
    const drawn = land.scenery(x, y) === ',';
    if (!bare(x, y) || hash(x, y, 70) > (drawn ? 0.85 : few)) return '';
    let path = '';
    for (let i = 0; i < (drawn ? 2 : 1); i++) {
      const [cx, cy] = [(x + 0.2 + hash(x, y, 71 + i) * 0.6) * CELL, (y + 0.3 + hash(x, y, 75 + i) * 0.55) * CELL];
      path += `M${at(cx - 4.5, cy - 3.5)}L${at(cx - 2, cy)}M${at(cx - 1.4, cy - 5.5)}L${at(cx - 0.4, cy)}M${at(cx + 2, cy - 5)}L${at(cx + 1, cy)}M${at(cx + 5, cy - 3)}L${at(cx + 2.4, cy)}`;
    }
    return path;
  });
}

/** The ruts of a road: broken lines along it. */
export function ruts(box: Box, land: Land): string {
  const road = (x: number, y: number) => land.scenery(x, y) === '=';
  return over(box, (x, y) => {
    if (!road(x, y)) return '';
    const along = Number(road(x - 1, y)) + Number(road(x + 1, y));
    const down = Number(road(x, y - 1)) + Number(road(x, y + 1));
    if (hash(x, y, 80) > 0.72) return '';
    const off = (0.3 + hash(x, y, 81) * 0.4) * CELL;
    const [from, long] = [hash(x, y, 82) * 0.4 * CELL, (0.35 + hash(x, y, 83) * 0.3) * CELL];
    return along >= down
      ? `M${at(x * CELL + from, y * CELL + off)}h${long.toFixed(1)}`
      : `M${at(x * CELL + off, y * CELL + from)}v${long.toFixed(1)}`;
  });
}

/** Waves, here and there. */
export function waves(box: Box, wet: Test): string {
  return over(box, (x, y) => {
    if (!wet(x, y) || hash(x, y, 90) > 0.6) return '';
    const [cx, cy] = [(x + 0.1 + hash(x, y, 91) * 0.4) * CELL, (y + 0.3 + hash(x, y, 92) * 0.5) * CELL];
    return `M${at(cx, cy)}q4-4 8 0t8 0`;
  });
}

/** Planks lie across the way they lead. */
export function planks(box: Box, land: Land): string {
  const plank = (x: number, y: number) => land.scenery(x, y) === '-';
  return over(box, (x, y) => {
    if (!plank(x, y)) return '';
    const [left, top] = [x * CELL, y * CELL];
    const joint = Math.round((0.2 + hash(x, y, 95) * 0.6) * CELL);
    return `M${left} ${top + CELL / 3}h${CELL}M${left} ${top + (2 * CELL) / 3}h${CELL}M${left + joint} ${top}v${CELL / 3}M${left + CELL - joint} ${top + CELL / 3}v${CELL / 3}`;
  });
}

/** Steps across a stair, each a little shorter. */
export function steps(box: Box, land: Land): string {
  const stair = (x: number, y: number) => land.scenery(x, y) === '>';
  const open = (x: number, y: number) => land.inside(x, y) && land.ground(x, y) !== '#';
  return over(box, (x, y) => {
    if (!stair(x, y)) return '';
    const down =
      Number(stair(x, y - 1)) + Number(stair(x, y + 1)) + 0.5 * (Number(open(x, y - 1)) + Number(open(x, y + 1)));
    const along =
      Number(stair(x - 1, y)) + Number(stair(x + 1, y)) + 0.5 * (Number(open(x - 1, y)) + Number(open(x + 1, y)));
    let path = '';
    for (let i = 0; i < 4; i++) {
      const far = ((i + 0.5) / 4) * CELL;
      path +=
        down >= along
          ? `M${x * CELL + 3} ${y * CELL + far}h${CELL - 6}`
          : `M${x * CELL + far} ${y * CELL + 3}v${CELL - 6}`;
    }
    return path;
  });
}

/** Little strokes downhill along the edge of higher ground. */
export function slopes(box: Box, land: Land): string {
  return over(box, (x, y) => {
    const here = land.level(x, y);
    if (!here) return '';
    let path = '';
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as [number, number][]) {
      if (land.level(x + dx, y + dy) >= here) continue;
      for (let i = 0; i < 5; i++) {
        const part = ((i + 0.5) / 5) * CELL;
        const long = 4 + hash(x * 5 + i, y, 97) * 4;
        const sx = dx ? (x + (dx > 0 ? 1 : 0)) * CELL : x * CELL + part;
        const sy = dy ? (y + (dy > 0 ? 1 : 0)) * CELL : y * CELL + part;
        path += `M${at(sx, sy)}l${(dx * long).toFixed(1)} ${(dy * long).toFixed(1)}`;
      }
    }
    return path;
  });
}
