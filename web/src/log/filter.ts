import { isOf } from '../wire/kinds';
import type { Card, View } from '../wire/protocol';

export const FILTERS = ['all', 'throws', 'moves', 'fallen', 'mine', 'judge'] as const;
export type Filter = (typeof FILTERS)[number];

/** As people call them. */
export const FILTER_NAMES: Record<Filter, string> = {
  all: 'All',
  throws: 'Throws',
  moves: 'Moves',
  fallen: 'Wounds',
  mine: 'Mine',
  judge: 'The Judge, undone',
};

/** Whether a card belongs into the log as it is filtered now. */
export function passes(card: Card, filter: Filter, search: string, view: View): boolean {
  if (search && !card.text.toLowerCase().includes(search.toLowerCase())) return false;
  switch (filter) {
    case 'throws':
      return card.throw !== undefined;
    case 'moves':
      return isOf(card, 'moved', 'turned', 'charges');
    case 'fallen':
      return isOf(card, 'damage', 'fallen', 'wounds');
    case 'mine':
      return [card.who, card.on].some(id => id !== undefined && view.you.combatants.includes(id));
    case 'judge':
      return card.judge === true || card.undone === true;
    default:
      return true;
  }
}
