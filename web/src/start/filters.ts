import type { ScenarioLine } from '../wire/protocol';

export type Filter = 'all' | 'small' | 'large' | 'theatre';

export const FILTERS: [Filter, string][] = [
  ['all', 'All'],
  ['small', 'Small'],
  ['large', 'Large'],
  ['theatre', 'Without a map'],
];

/** A small fight has at most so many in it: a table of friends and what they meet. */
const SMALL = 12;

export function many(line: ScenarioLine): number {
  return (line.sides ?? []).reduce((sum, side) => sum + side.count, 0);
}

export function fits(line: ScenarioLine, filter: Filter): boolean {
  if (filter === 'small') return many(line) <= SMALL;
  if (filter === 'large') return many(line) > SMALL;
  return filter === 'all' || !line.map;
}
