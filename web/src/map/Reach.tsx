import type { JSX } from 'preact';
import { feet } from '../turn/chance';
import type { Combatant, Option, Square } from '../wire/protocol';
import { CELL, footprint } from './geometry';
import { memo } from './memo';

function whole(option: Option): boolean {
  return Number.isInteger(option.at?.[0]) && Number.isInteger(option.at?.[1]);
}

/** Squares one can get to: the cost in each, a hatch where somebody would get to act. Halves are dots on the line. */
export const Reach = memo(function Reach({
  squares,
  who,
}: {
  squares: Option[];
  who: Combatant | undefined;
}): JSX.Element {
  const [w, h] = who ? footprint(who) : [1, 1];
  // Of somebody big the middle is marked: there one points.
  const [dx, dy] = [((w - 1) / 2) * CELL, ((h - 1) / 2) * CELL];
  return (
    <g class="reach" aria-hidden="true">
      {squares.map(option => {
        const [x, y] = option.at as Square;
        const risky = option.provokes.length > 0;
        if (!whole(option)) {
          return (
            <circle
              key={option.text}
              class={risky ? 'half risky' : 'half'}
              cx={(x + w / 2) * CELL}
              cy={(y + h / 2) * CELL}
              r={3}
            />
          );
        }
        return (
          <g key={option.text} class={risky ? 'square risky' : 'square'}>
            <rect x={x * CELL + dx + 1.5} y={y * CELL + dy + 1.5} width={CELL - 3} height={CELL - 3} rx={2} />
            {risky && <path d={`M${x * CELL + dx + 5} ${y * CELL + dy + 13}l5-8 5 8Z`} />}
            <text x={x * CELL + dx + CELL / 2} y={y * CELL + dy + CELL / 2 + 4}>
              {feet(option.feet ?? 0)}
            </text>
          </g>
        );
      })}
    </g>
  );
});

/** The way one would go, and where one would stand. */
export function Way({ way, who }: { way: Square[]; who: Combatant }): JSX.Element {
  const [w, h] = footprint(who);
  const points = way.map(([x, y]) => `${(x + w / 2) * CELL},${(y + h / 2) * CELL}`).join(' ');
  const [x, y] = way.at(-1) as Square;
  return (
    <g class="way" aria-hidden="true">
      <polyline points={points} marker-end="url(#step)" />
      <rect x={x * CELL + 2} y={y * CELL + 2} width={w * CELL - 4} height={h * CELL - 4} rx={4} />
    </g>
  );
}
