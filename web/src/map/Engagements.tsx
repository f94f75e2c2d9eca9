import type { JSX } from 'preact';
import { CELL, type Drawn } from './geometry';

const MANY = 10;

/** A red bar between two who engage each other; where only one engages, a broken one with its head toward the other. */
export function Engagements({
  engaged,
  places,
  near,
}: {
  engaged: [string, string][];
  places: Map<string, Drawn>;
  near: (string | null | undefined)[];
}): JSX.Element {
  const said = new Set(engaged.map(([a, b]) => `${a} ${b}`));
  // In a press every bar would cover somebody: those of the one looked at stand out, the others step back.
  const dense = engaged.length > MANY;
  const lines = engaged.filter(([a, b]) => !said.has(`${b} ${a}`) || a < b);
  return (
    <g class="engagements" aria-hidden="true">
      {lines.map(([a, b]) => {
        const from = places.get(a);
        const to = places.get(b);
        if (!from || !to) return null;
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        const far = Math.hypot(dx, dy) || 1;
        // Neighbours all but touch: the line reaches a little over their rims, or nobody would see it.
        const start = (Math.min(from.rx, from.ry) * 0.84) / far;
        const end = 1 - (Math.min(to.rx, to.ry) * 0.84) / far;
        if (end <= start) return null;
        const at = (part: number) => `${(from.x + dx * part) * CELL} ${(from.y + dy * part) * CELL}`;
        const both = said.has(`${b} ${a}`);
        const line = `M${at(start)}L${at(end)}`;
        return (
          <g key={`${a} ${b}`} class={dense && !near.includes(a) && !near.includes(b) ? 'others' : ''}>
            <path class="casing" d={line} />
            <path class={both ? 'both' : 'one'} d={line} marker-end={both ? undefined : 'url(#blade)'} />
          </g>
        );
      })}
    </g>
  );
}
