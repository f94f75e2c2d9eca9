import { bearing } from '../map/geometry';
import type { Combatant, Facing, Square } from '../wire/protocol';
import { blank, type Draft, fit, sceneryOf } from './draft';

export const PENS = [
  { pen: '.', name: 'Floor' },
  { pen: '#', name: 'Wall' },
  { pen: '+', name: 'Door' },
  { pen: "'", name: 'Open door' },
  { pen: '1', name: 'Waist-high cover' },
  { pen: '2', name: 'Chest-high cover' },
  { pen: '3', name: 'Very narrow cover' },
  { pen: '4', name: 'Full cover' },
  { pen: 'up', name: 'Raise 5′' },
  { pen: 'down', name: 'Lower 5′' },
  { pen: 'wade', name: 'Shallow water, 3′' },
  { pen: 'swim', name: 'Deep water, 10′' },
  { pen: 'dry', name: 'Dry land' },
  { pen: 'place', name: 'Place combatants' },
] as const;

export type Pen = (typeof PENS)[number]['pen'];

/** What a pen draws in the water. */
export const DEPTHS: Partial<Record<Pen, string>> = { wade: '3', swim: 'A', dry: '.' };

function put(rows: string[], [x, y]: Square, sign: string): string[] {
  return rows.map((row, i) => (i === y ? row.slice(0, x) + sign + row.slice(x + 1) : row));
}

/** The draft after a stroke of a pen on a square. */
export function stroke(draft: Draft, pen: Pen, at: Square): Partial<Draft> {
  const [x, y] = at;
  if (y < 0 || y >= draft.ground.length || x < 0 || x >= (draft.ground[0]?.length ?? 0) || pen === 'place') return {};
  if (pen === 'up' || pen === 'down') {
    const height = Math.min(9, Math.max(0, (Number(draft.heights[y]?.[x]) || 0) + (pen === 'up' ? 1 : -1)));
    return { heights: put(draft.heights, at, height ? String(height) : '.') };
  }
  const depth = DEPTHS[pen];
  if (depth) return { water: put(draft.water, at, depth) };
  return { ground: put(draft.ground, at, pen) };
}

/** As the rules do it: who is not said to look anywhere looks at the nearest of another side. */
export function looking(all: Combatant[]): Combatant[] {
  return all.map(who => (who.facing ? who : { ...who, facing: toFoe(who, all) }));
}

function toFoe(who: Combatant, all: Combatant[]): Facing {
  let nearest: Combatant | null = null;
  for (const other of all) {
    if (other.side !== who.side && (!nearest || apart(who, other) < apart(who, nearest))) nearest = other;
  }
  return nearest ? bearing(who.at, nearest.at) : 'N';
}

function apart(a: Combatant, b: Combatant): number {
  return (a.at[0] - b.at[0]) ** 2 + (a.at[1] - b.at[1]) ** 2;
}

export function resize(draft: Draft, width: number, height: number): Partial<Draft> {
  const wide = Math.min(100, Math.max(4, width || 4));
  const ground = fit(draft.ground, blank(wide, Math.min(100, Math.max(4, height || 4))));
  const { scenery } = sceneryOf(draft);
  const rest = new Map(draft.rest);
  // Scenery beyond the map would be refused.
  if (scenery) rest.set('scenery', `${fit(scenery, ground).join('\n')}\n`);
  return { ground, heights: fit(draft.heights, ground), water: fit(draft.water, ground), rest };
}

/** Puts one combatant on a square, and says who comes next. */
export function placed(
  draft: Draft,
  who: { key: number; index: number },
  at: Square,
): { change: Partial<Draft>; next: { key: number; index: number } | null } {
  const fighters = draft.fighters.map(one =>
    one.key === who.key ? { ...one, places: one.places.map((old, i) => (i === who.index ? at : old)) } : one,
  );
  for (const one of fighters) {
    const index = one.places.indexOf(null);
    if (index >= 0) return { change: { fighters }, next: { key: one.key, index } };
  }
  return { change: { fighters }, next: null };
}
