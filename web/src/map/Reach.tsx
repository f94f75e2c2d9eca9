import type { JSX } from 'preact';
import { Figure } from '../pieces/Figure';
import { HALF } from '../pieces/frames';
import type { Combatant, Facing, Option, Square } from '../wire/protocol';
import { CELL, degrees, footprint } from './geometry';
import { Label } from './Label';
import { memo } from './memo';
import { squares as filled, outlined } from './terrain/outline';

/** Squares somebody of that base would fill at these places, and the box about them. */
export function filledBy(
  places: Square[],
  [w, h]: [number, number],
): { has(x: number, y: number): boolean; box: { left: number; top: number; right: number; bottom: number } } {
  const all = new Set<string>();
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const [x, y] of places)
    for (let dx = 0; dx < w; dx++)
      for (let dy = 0; dy < h; dy++) {
        const [sx, sy] = [Math.floor(x) + dx, Math.floor(y) + dy];
        all.add(`${sx},${sy}`);
        box.right = Math.max(box.right, sx + 1);
        box.bottom = Math.max(box.bottom, sy + 1);
      }
  return { has: (x, y) => all.has(`${x},${y}`), box };
}

/** How far one gets: one outline, and a tint within it. */
export const Reach = memo(function Reach({
  squares,
  who,
}: {
  squares: Option[];
  who: Combatant | undefined;
}): JSX.Element {
  const places = squares.map(option => option.at as Square);
  if (who) places.push(who.at);
  const { has, box } = filledBy(places, who ? footprint(who) : [1, 1]);
  const line = outlined(box, has);
  return (
    <g class="reach" data-squares={squares.length} aria-hidden="true">
      <path class="tint" d={line} />
      <path class="outline" d={line} />
    </g>
  );
});

/** Squares beside the way where somebody would get to act. */
export function risks(squares: Option[], way: Square[]): Square[] {
  const near = ([x, y]: Square) => way.some(([wx, wy]) => Math.max(Math.abs(wx - x), Math.abs(wy - y)) <= 1);
  return squares
    .filter(one => one.provokes.length > 0 && Number.isInteger(one.at?.[0]) && Number.isInteger(one.at?.[1]))
    .map(one => one.at as Square)
    .filter(near);
}

export function Danger({ at, who }: { at: Square[]; who: Combatant }): JSX.Element | null {
  if (at.length === 0) return null;
  const { has, box } = filledBy(at, footprint(who));
  return (
    <g class="danger-squares" aria-hidden="true">
      <path class="hatched" d={filled(box, has)} />
      <path class="outline" d={outlined(box, has)} />
    </g>
  );
}

/** Half a square to either side of a line one still walks along it. */
const ASIDE = 0.51;

/** Squares in a row are one line, wherever it points: nobody charges in zigzag. */
export function straightened(points: Square[]): Square[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const far = Math.hypot(dx, dy);
  const off = ([x, y]: Square) => Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / far;
  return far > 0 && points.every(point => off(point) <= ASIDE) ? [first, last] : points;
}

/** Where the label of a way stands: half way along it, above where it goes across. */
export function labelled(points: Square[]): Square {
  const legs = points.slice(1).map((to, i) => ({ from: points[i] as Square, to }));
  const long = ({ from, to }: { from: Square; to: Square }) => Math.hypot(to[0] - from[0], to[1] - from[1]);
  let left = legs.reduce((sum, leg) => sum + long(leg), 0) / 2;
  for (const leg of legs) {
    const far = long(leg);
    if (left > far) {
      left -= far;
      continue;
    }
    const [dx, dy] = [leg.to[0] - leg.from[0], leg.to[1] - leg.from[1]];
    const part = far ? left / far : 0;
    return [leg.from[0] + dx * part, leg.from[1] + dy * part - (Math.abs(dx) >= Math.abs(dy) ? ABOVE : 0)];
  }
  const [x, y] = points.at(-1) ?? [0, 0];
  return [x, y - ABOVE];
}

/** So far above a line its label stands. */
const ABOVE = 0.55;
/** Squares; shorter ways are covered by their own label. */
const STEP = 1.8;

const centred = (way: Square[], who: Combatant): Square[] => {
  const [w, h] = footprint(who);
  return straightened(way.map(([x, y]) => [x + w / 2, y + h / 2] as Square));
};

/** How one goes and how far, over everything else on the map. */
export function WayLabel({ way, who, text }: { way: Square[]; who: Combatant; text: string }): JSX.Element | null {
  const points = centred(way, who);
  const [from, to] = [points[0], points.at(-1)] as [Square, Square];
  // Of a step there is nothing to be seen but its label; the card says how far it is.
  if (points.length < 3 && Math.hypot(to[0] - from[0], to[1] - from[1]) < STEP) return null;
  const [x, y] = labelled(points);
  return (
    <g class="way" aria-hidden="true">
      <Label x={x} y={y} text={text} />
    </g>
  );
}

/** The way one would go as an arrow, and where one would stand. */
export function Way({
  way,
  who,
  side,
  facing,
}: {
  way: Square[];
  who: Combatant;
  side: number;
  facing: Facing;
}): JSX.Element {
  const [w, h] = footprint(who);
  const points = centred(way, who);
  const [end, before] = [points.at(-1) as Square, points.at(-2) ?? (points[0] as Square)];
  const far = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  // The head ends at the rim of the ghost, the tail begins at that of the piece.
  const short: Square = [
    end[0] - ((end[0] - before[0]) / far) * 0.42 * w,
    end[1] - ((end[1] - before[1]) / far) * 0.42 * h,
  ];
  const line = [...points.slice(0, -1), short].map(([x, y]) => `${x * CELL},${y * CELL}`).join(' ');
  const scale = ((Math.min(w, h) / 2 - 0.09) * CELL) / HALF;
  return (
    <g class="way" aria-hidden="true">
      <g
        class={`ghost side-${side % 4}`}
        transform={`translate(${end[0] * CELL} ${end[1] * CELL}) scale(${scale.toFixed(3)})`}
      >
        <Figure
          who={{ ...who, conditions: [], hp: undefined, health: 'unhurt' }}
          side={side}
          degrees={degrees(facing)}
        />
      </g>
      {points.length > 1 && <polyline class="casing" points={line} />}
      {points.length > 1 && <polyline class="line" points={line} marker-end="url(#step)" />}
    </g>
  );
}
