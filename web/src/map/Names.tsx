import type { JSX } from 'preact';
import type { Combatant } from '../wire/protocol';
import { CELL, type Drawn } from './geometry';
import { mookNumber } from './Token';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LETTER = 0.145;
const HIGH = 0.28;

function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function around({ x, y, rx, ry }: Drawn): Box {
  return { left: x - rx, right: x + rx, top: y - ry, bottom: y + ry };
}

/**
 * Where names are written: below the token if nothing is there, above it otherwise, and nowhere if that is taken too:
 * the ribbon and a tap tell the name as well. In squares; y is the base line.
 */
export function labels(all: { name: string; place: Drawn }[]): (number | null)[] {
  const taken = all.map(one => around(one.place));
  return all.map(({ name, place }, self) => {
    if (mookNumber(name)) return null;
    const half = (name.length * LETTER) / 2;
    for (const top of [place.y + place.ry + 0.04, place.y - place.ry - 0.16 - HIGH]) {
      const box = { left: place.x - half, right: place.x + half, top, bottom: top + HIGH };
      if (taken.some((other, i) => i !== self && meets(box, other))) continue;
      taken.push(box);
      return top + HIGH * 0.82;
    }
    return null;
  });
}

export function Names({ all, places }: { all: Combatant[]; places: Map<string, Drawn> }): JSX.Element {
  const named = all.flatMap(who => {
    const place = places.get(who.id);
    return place ? [{ id: who.id, name: who.name, place }] : [];
  });
  const lines = labels(named);
  return (
    <g class="names" aria-hidden="true">
      {named.map(({ id, name, place }, i) =>
        lines[i] === null ? null : (
          <text key={id} x={place.x * CELL} y={(lines[i] ?? 0) * CELL}>
            {name}
          </text>
        ),
      )}
    </g>
  );
}
