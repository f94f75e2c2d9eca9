import { feetBetween } from '../src/map/geometry';
import { stands } from '../src/map/spoken';
import type { Square } from '../src/wire/protocol';
import type { Person } from './people';
import type { FakeTable } from './table';

export interface Reached {
  at: Square;
  feet: number;
}

/** Squares within so many feet, cheapest first; every second diagonal counts double. */
export function reachable(t: FakeTable, who: Person, feet: number): Reached[] {
  const taken = new Set(t.people.filter(one => one !== who && stands(one)).map(one => String(one.at)));
  const best = new Map<string, number>();
  const found: Reached[] = [];
  let edge: { at: Square; feet: number; odd: number }[] = [{ at: who.at, feet: 0, odd: 0 }];
  while (edge.length) {
    edge.sort((a, b) => a.feet - b.feet);
    const here = edge.shift() as (typeof edge)[number];
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        if (!dx && !dy) continue;
        const at: Square = [here.at[0] + dx, here.at[1] + dy];
        const diagonal = dx !== 0 && dy !== 0;
        const cost = here.feet + (diagonal && here.odd ? 10 : 5);
        const key = String(at);
        if (cost > feet || !t.isFree(at) || taken.has(key) || (best.get(key) ?? 1e9) <= cost) continue;
        if (!best.has(key)) found.push({ at, feet: cost });
        else for (const one of found) if (String(one.at) === key) one.feet = cost;
        best.set(key, cost);
        // Whoever comes into reach of an enemy is held there.
        if (!t.foes(who).some(foe => feetBetween({ ...who, at }, foe) <= 5))
          edge.push({ at, feet: cost, odd: diagonal ? 1 - here.odd : here.odd });
      }
    }
    edge = edge.slice(0, 5000);
  }
  return found.sort((a, b) => a.feet - b.feet);
}
