import type { JSX } from 'preact';
import type { Combatant } from '../wire/protocol';
import { CELL, footprint } from './geometry';
import { stands } from './spoken';

export interface Body {
  name: string;
  side: string;
  count: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Troops who stand together: who is left of them, and the ground they cover. */
export function bodies(all: Combatant[]): Body[] {
  const found = new Map<string, Body>();
  for (const who of all) {
    if (!who.formation || !stands(who)) continue;
    const [w, h] = footprint(who);
    const [x, y] = who.at;
    const key = `${who.side} ${who.formation}`;
    const one = found.get(key);
    if (!one)
      found.set(key, { name: who.formation, side: who.side, count: 1, left: x, top: y, right: x + w, bottom: y + h });
    else {
      one.count++;
      one.left = Math.min(one.left, x);
      one.top = Math.min(one.top, y);
      one.right = Math.max(one.right, x + w);
      one.bottom = Math.max(one.bottom, y + h);
    }
  }
  return [...found.values()].filter(one => one.count > 1);
}

/** A formation is one frame with its count. */
export function Formations({ all, sides }: { all: Combatant[]; sides: Map<string, number> }): JSX.Element {
  return (
    <>
      {bodies(all).map(one => {
        const text = `${one.name}, ${one.count}`;
        const wide = text.length * 6.6 + 18;
        const [x, y] = [one.left * CELL - 3, one.top * CELL - 3];
        const [w, h] = [(one.right - one.left) * CELL + 6, (one.bottom - one.top) * CELL + 6];
        return (
          <g
            key={`${one.side} ${one.name}`}
            class={`formation side-${(sides.get(one.side) ?? 3) % 4}`}
            role="img"
            aria-label={text}
          >
            <rect x={x} y={y} width={w} height={h} rx={5} />
            <g transform={`translate(${x + w / 2} ${y - 6})`}>
              <g class="grows">
                <rect class="plate" x={-wide / 2} y={-11} width={wide} height={20} rx={3} />
                <text y={4}>{text}</text>
              </g>
            </g>
          </g>
        );
      })}
    </>
  );
}
