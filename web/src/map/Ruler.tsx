import type { JSX } from 'preact';
import { feet } from '../turn/chance';
import type { Combatant, Lead, Sight, Square } from '../wire/protocol';
import { CELL, centre, feetBy } from './geometry';

const middle = (at: Square) => `${(at[0] + 0.5) * CELL},${(at[1] + 0.5) * CELL}`;

function Label({ at, text }: { at: Square; text: string }): JSX.Element {
  return (
    <g class="label" transform={`translate(${(at[0] + 0.5) * CELL} ${at[1] * CELL - 8})`}>
      <rect x={-text.length * 3.3 - 5} y={-11} width={text.length * 6.6 + 10} height={16} rx={3} />
      <text y={1}>{text}</text>
    </g>
  );
}

/** From square to square; diagonals as the rules count them. */
export function Ruler({ from, to }: { from: Square; to: Square }): JSX.Element {
  const distance = feetBy(to[0] - from[0], to[1] - from[1]);
  return (
    <g class="ruler" aria-hidden="true">
      <polyline points={`${middle(from)} ${middle(to)}`} />
      <circle cx={(from[0] + 0.5) * CELL} cy={(from[1] + 0.5) * CELL} r={4} />
      <Label at={to} text={feet(distance)} />
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

/** What an answer would catch besides its target. */
export function Caught({ area }: { area: NonNullable<Lead['area']> }): JSX.Element {
  return (
    <g class="area" aria-hidden="true">
      <circle
        cx={(area.at[0] + 0.5) * CELL}
        cy={(area.at[1] + 0.5) * CELL}
        r={Math.max(0.5, area.feet / 5 + 0.5) * CELL}
      />
      {(area.beyond ?? []).map(([x, y]) => (
        <rect key={`${x},${y}`} x={x * CELL} y={y * CELL} width={CELL} height={CELL} />
      ))}
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
export function SightLine({ from, to, sight }: { from: Combatant; to: Square; sight: Sight }): JSX.Element {
  const [x, y] = centre(from);
  const end = sight.blocked ?? to;
  const cover = coverWord(sight.cover) ? `, ${coverWord(sight.cover)} cover` : '';
  const text = `${feet(sight.feet)}${sight.seen ? cover : ', out of sight'}`;
  return (
    <g class={sight.seen ? 'sight' : 'sight unseen'} aria-hidden="true">
      <path d={`M${x * CELL} ${y * CELL}L${(end[0] + 0.5) * CELL} ${(end[1] + 0.5) * CELL}`} />
      {sight.blocked && <path class="stop" d={`M${end[0] * CELL + 12} ${end[1] * CELL + 12}l16 16m0-16l-16 16`} />}
      <Label at={to} text={text} />
    </g>
  );
}
