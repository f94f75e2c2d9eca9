import { isOf } from '../wire/kinds';
import type { Card } from '../wire/protocol';

export type Noise = 'turn' | 'hit' | 'miss' | 'fall';

/** More cards at once than these are no news but a story told late. */
const MANY = 40;

/** What is heard of cards that have come: each thing once, however often it happened. */
export function heard(fresh: Card[]): Noise[] {
  if (fresh.length > MANY) return [];
  const noises = new Set<Noise>();
  for (const card of fresh) {
    if (card.undone) continue;
    if (isOf(card, 'attack')) noises.add((card.throw?.made ?? card.throw?.hit) ? 'hit' : 'miss');
    if (isOf(card, 'fallen')) noises.add('fall');
  }
  return [...noises];
}
