import { isOf } from '../wire/kinds';
import type { Card } from '../wire/protocol';

/** Moments one would look for: where rounds begin, where somebody falls, where nerve breaks, and the end. */
export function landmarks(cards: Card[]): { card: number; name: string }[] {
  return cards.flatMap(card => {
    if (card.undone) return [];
    if (isOf(card, 'round')) return [{ card: card.card, name: `Round ${card.round}` }];
    if (isOf(card, 'fallen', 'ended', 'chapter')) return [{ card: card.card, name: card.text }];
    if (card.morale && !card.morale.holds)
      return [{ card: card.card, name: `The nerve of ${card.morale.whose} breaks.` }];
    return [];
  });
}
