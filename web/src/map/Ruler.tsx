import type { JSX } from 'preact';
import { feet } from '../turn/chance';
import type { Combatant, Lead, Sight, Square } from '../wire/protocol';
import { CELL, centre, feetBetween, feetBy, type Standing } from './geometry';
import { Label } from './Label';
import { listed } from './spoken';

const middle = (at: Square) => `${(at[0] + 0.5) * CELL},${(at[1] + 0.5) * CELL}`;

/** From square to square; diagonals as the rules count them. Somebody else's bears a name. */
export function Ruler({ from, to, name }: { from: Square; to: Square; name?: string }): JSX.Element {
  const distance = feet(feetBy(to[0] - from[0], to[1] - from[1]));
  return (
    <g class={name ? 'ruler theirs' : 'ruler'} aria-hidden="true">
      <polyline points={`${middle(from)} ${middle(to)}`} />
      <circle cx={(from[0] + 0.5) * CELL} cy={(from[1] + 0.5) * CELL} r={4} />
      <circle cx={(to[0] + 0.5) * CELL} cy={(to[1] + 0.5) * CELL} r={4} />
      <Label x={to[0] + 0.5} y={to[1] - 0.2} text={name ? `${name}: ${distance}` : distance} />
    </g>
  );
}

export const SHAPES = ['circle 10', 'circle 20', 'cone 30', 'line 60'] as const;
export type Shape = (typeof SHAPES)[number];

/** A template laid on the map, to see whom an area would catch. It decides nothing: the rules do. */
export function Area({ shape, from, to }: { shape: Shape; from: Square; to: Square }): JSX.Element {
  const [kind, size] = shape.split(' ') as [string, string];
  const far = (Number(size) / 5) * CELL;
  const [x, y] = [(from[0] + 0.5) * CELL, (from[1] + 0.5) * CELL];
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <g
      class="area"
      aria-hidden="true"
      transform={
        kind === 'circle'
          ? `translate(${(to[0] + 0.5) * CELL} ${(to[1] + 0.5) * CELL})`
          : `translate(${x} ${y}) rotate(${angle})`
      }
    >
      {kind === 'circle' && <circle r={far} />}
      {kind === 'cone' && <path d={`M0 0L${far} ${-far / 2}A${far} ${far} 0 0 1 ${far} ${far / 2}Z`} />}
      {kind === 'line' && <rect y={-CELL / 2} width={far} height={CELL} />}
    </g>
  );
}

type Area = NonNullable<Lead['area']>;

/** Whom an area would catch: whom the server names; where it does not say, whom it touches. */
export function caughtBy<T extends Standing>(area: Area, all: T[]): T[] {
  const { catches } = area;
  if (catches) return all.filter(who => who.id !== undefined && catches.includes(who.id));
  const spot: Standing = { at: area.at, base: [1, 1], facing: 'N' };
  return all.filter(who => {
    if (feetBetween(spot, who) <= area.feet) return true;
    return (area.beyond ?? []).some(at => feetBetween({ ...spot, at }, who) === 0);
  });
}

/** What an answer would catch, and who that is. */
export function Caught({ area, all }: { area: Area; all: Combatant[] }): JSX.Element {
  const { catches } = area;
  const caught = catches ? all.filter(who => catches.includes(who.id)) : caughtBy(area, all);
  const names = caught.map(who => who.name);
  const few = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names;
  const far = Math.max(0.5, area.feet / 5 + 0.5);
  return (
    <g class="area caught" aria-hidden="true">
      <circle cx={(area.at[0] + 0.5) * CELL} cy={(area.at[1] + 0.5) * CELL} r={far * CELL} />
      {(area.beyond ?? []).map(([x, y]) => (
        <rect key={`${x},${y}`} x={x * CELL} y={y * CELL} width={CELL} height={CELL} />
      ))}
      <Label x={area.at[0] + 0.5} y={area.at[1] + 0.5 - far - 0.3} text={few.length ? listed(few) : 'nobody'} />
    </g>
  );
}

const GRADES = ['', 'waist-high', 'chest-high', 'very narrow', 'full'];

/** Cover in words, from its grade or as the server words it; empty for none. */
export function coverWord(cover: number | string): string {
  if (typeof cover === 'number') return GRADES[cover] ?? `grade ${cover}`;
  return cover === 'none' ? '' : cover;
}

/** What stands between two, as the server sees it. */
export function SightLine({ from, to, sight }: { from: Combatant; to: Combatant; sight: Sight }): JSX.Element {
  const [x, y] = centre(from);
  const end = sight.blocked ? [sight.blocked[0] + 0.5, sight.blocked[1] + 0.5] : centre(to);
  const cover = coverWord(sight.cover) ? `, ${coverWord(sight.cover)} cover` : '';
  const text = `${feet(sight.feet)}${sight.seen ? cover : ', out of sight'}`;
  const [ex, ey] = end as Square;
  return (
    <g class={sight.seen ? 'sight' : 'sight unseen'} aria-hidden="true">
      <path d={`M${x * CELL} ${y * CELL}L${ex * CELL} ${ey * CELL}`} />
      {sight.blocked && <path class="stop" d={`M${ex * CELL - 8} ${ey * CELL - 8}l16 16m0-16l-16 16`} />}
      <Label x={(x + ex) / 2} y={(y + ey) / 2} text={text} />
    </g>
  );
}
