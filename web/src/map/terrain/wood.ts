import { CELL } from '../geometry';
import { hash } from './hash';
import type { Land } from './land';
import type { Box } from './outline';

export interface Wood {
  /** Crowns, those farther north first: each hides a part of those behind it. */
  crowns: string[];
  leaves: string;
  shade: string;
}

/** A crown seen from above: a ring of bows. */
function crown(cx: number, cy: number, r: number, seed: number): string {
  const bows = 8 + Math.floor(hash(seed, 3) * 3);
  const turn = hash(seed, 4);
  let path = '';
  for (let i = 0; i <= bows; i++) {
    const angle = ((i + turn) / bows) * Math.PI * 2;
    const far = r * (0.9 + hash(seed, 10 + (i % bows)) * 0.16);
    const at = `${(cx + Math.cos(angle) * far).toFixed(1)} ${(cy + Math.sin(angle) * far).toFixed(1)}`;
    const bow = ((r * Math.PI) / bows) * 1.12;
    path += i === 0 ? `M${at}` : `A${bow.toFixed(1)} ${bow.toFixed(1)} 0 0 1 ${at}`;
  }
  return `${path}Z`;
}

/** Trees on their squares and beyond the map; in the thick of the wood not every tree is drawn. */
export function wood(box: Box, land: Land): Wood {
  const out: Wood = { crowns: [], leaves: '', shade: '' };
  const edge = (x: number, y: number) =>
    !land.tree(x - 1, y) || !land.tree(x + 1, y) || !land.tree(x, y - 1) || !land.tree(x, y + 1);
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      if (!land.tree(x, y)) continue;
      const rim = edge(x, y);
      if (!rim && (x + y * 2) % 3 !== 0) continue;
      const seed = x * 7919 + y * 104729;
      const r = (rim ? 0.62 + hash(x, y, 1) * 0.16 : 0.85 + hash(x, y, 1) * 0.2) * CELL;
      const cx = (x + 0.5 + (hash(x, y, 2) - 0.5) * 0.4) * CELL;
      const cy = (y + 0.5 + (hash(x, y, 3) - 0.5) * 0.4) * CELL;
      out.crowns.push(crown(cx, cy, r, seed));
      if (rim)
        out.shade += `M${(cx - r).toFixed(1)} ${(cy + 5).toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
      for (let i = 0; i < 2; i++) {
        const lx = cx + (hash(seed, 50 + i) - 0.5) * r;
        const ly = cy + (hash(seed, 60 + i) - 0.5) * r;
        out.leaves += `M${lx.toFixed(1)} ${ly.toFixed(1)}q2.5 3.5 5 0q2.5 3.5 5 0`;
      }
    }
  return out;
}
