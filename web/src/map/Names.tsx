import type { JSX } from 'preact';
import { mookNumber } from '../pieces/Figure';
import type { Combatant } from '../wire/protocol';
import { CELL, type Drawn } from './geometry';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A letter of twelve pixels, in squares of forty. */
const LETTER = 0.155;
const HIGH = 0.32;
const SHORT = 11;

function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function around({ x, y, rx, ry }: Drawn): Box {
  return { left: x - rx, right: x + rx, top: y - ry, bottom: y + ry };
}

/** Whole, then by its last word, then cut short. */
export function wordings(name: string): string[] {
  const last = name.split(' ').at(-1) as string;
  const cut = (text: string) => (text.length > SHORT ? `${[...text].slice(0, SHORT - 1).join('')}…` : text);
  return [...new Set([name, cut(last), cut(name)])].filter(text => text.length <= 2 * SHORT);
}

export interface Written {
  text: string;
  /** In squares: the middle, and the base line. */
  x: number;
  y: number;
}

/**
 * Where names are written: below the token if nothing is there, above it otherwise, shortened where that helps, and
 * nowhere if all is taken: the ribbon and a tap tell the name as well. Walls count as taken. `zoom` says how small a
 * square is; names stay as big as they are.
 */
export function labels(
  all: { name: string; place: Drawn }[],
  wall: (x: number, y: number) => boolean = () => false,
  zoom = 1,
): (Written | null)[] {
  const taken = all.map(one => around(one.place));
  const walled = (box: Box) => {
    for (let y = Math.floor(box.top); y <= Math.floor(box.bottom); y++)
      for (let x = Math.floor(box.left); x <= Math.floor(box.right); x++) if (wall(x, y)) return true;
    return false;
  };
  const high = HIGH / zoom;
  return all.map(({ name, place }, self) => {
    if (mookNumber(name)) return null;
    for (const text of wordings(name)) {
      const half = (text.length * LETTER) / 2 / zoom;
      for (const top of [place.y + place.ry + 0.06, place.y - place.ry - 0.14 - high]) {
        const box = { left: place.x - half, right: place.x + half, top, bottom: top + high };
        if (walled(box) || taken.some((other, i) => i !== self && meets(box, other))) continue;
        taken.push(box);
        return { text, x: place.x, y: top + high * 0.8 };
      }
    }
    return null;
  });
}

export function Names({
  all,
  places,
  ground = [],
  zoom = 1,
}: {
  all: Combatant[];
  places: Map<string, Drawn>;
  ground?: string[];
  zoom?: number;
}): JSX.Element {
  const named = all.flatMap(who => {
    const place = places.get(who.id);
    return place ? [{ id: who.id, name: who.name, place }] : [];
  });
  const lines = labels(named, (x, y) => ground[y]?.[x] === '#', zoom);
  return (
    <g class="names" aria-hidden="true">
      {named.map(({ id }, i) => {
        const line = lines[i];
        return line ? (
          <text key={id} x={line.x * CELL} y={line.y * CELL} font-size={(11.5 / zoom).toFixed(1)}>
            {line.text}
          </text>
        ) : null;
      })}
    </g>
  );
}
