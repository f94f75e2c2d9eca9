import { isOf } from '../wire/kinds';
import type { Card, View } from '../wire/protocol';

/** Many alike who do the same one after another, told in one sentence; their cards are still there. */
export interface Ranks {
  text: string;
  cards: Card[];
}

/** Fewer than these are told one by one. */
const HANDFUL = 5;

/** So many are named, the others counted. */
const NAMED = 3;

interface Turn {
  kin: string;
  number: string;
  volley: boolean;
  cards: Card[];
}

/**
 * The log with companies that march or shoot put together, as the terminal does: a legion's five rounds are no
 * reading one man at a time. Whatever else anybody does is told by itself.
 */
export function ranks(cards: Card[], view: View): (Card | Ranks)[] {
  const names = new Map(view.combatants.map(one => [one.id, one.name]));
  const all: (Card | Ranks)[] = [];
  let alike: Turn[] = [];
  const tell = () => {
    const told = alike.flatMap(turn => turn.cards);
    if (alike.length < HANDFUL) all.push(...told);
    else all.push({ text: sentence(alike, names), cards: told });
    alike = [];
  };
  let i = 0;
  while (i < cards.length) {
    const [turn, end] = turnAt(cards, i, names);
    const first = alike[0];
    if (first && (!turn || turn.kin !== first.kin || turn.volley !== first.volley)) tell();
    if (turn) alike.push(turn);
    else all.push(...cards.slice(i, end));
    i = end;
  }
  tell();
  return all;
}

/** The plain turn that begins with a card, and where it ends; none if it is not plain or has not ended yet. */
function turnAt(cards: Card[], at: number, names: Map<string, string>): [Turn | null, number] {
  const first = cards[at] as Card;
  let end = at + 1;
  if (!isOf(first, 'segment')) return [null, end];
  while (end < cards.length && !isOf(cards[end] as Card, 'segment', 'round', 'ended')) end++;
  const rest = cards.slice(at + 1, end).filter(card => !isOf(card, 'bot'));
  const name = /^(.+) (\d{1,3})$/.exec(names.get(first.who ?? '') ?? '');
  const marches = rest.every(card => isOf(card, 'moved', 'turned', 'idle'));
  const volley = !marches && rest.every(card => card.shot || isOf(card, 'drawn', 'damage', 'fallen'));
  if (!name || end === cards.length || (!marches && !volley) || rest.some(card => card.undone || card.judge)) {
    return [null, end];
  }
  return [{ kin: name[1] as string, number: name[2] as string, volley, cards: cards.slice(at, end) }, end];
}

function sentence(alike: Turn[], names: Map<string, string>): string {
  const [first] = alike as [Turn];
  const named = alike.slice(0, NAMED).map(turn => turn.number);
  const who = `${first.kin} ${named.join(', ')} and ${alike.length - NAMED} more`;
  const cards = alike.flatMap(turn => turn.cards);
  if (!first.volley) return cards.some(card => isOf(card, 'moved')) ? `${who} move.` : `${who} stay where they are.`;
  const shots = cards.filter(card => card.shot);
  const hits = shots.filter(card => card.throw?.hit).length;
  const down = [...new Set(cards.filter(card => isOf(card, 'fallen')).map(card => names.get(card.on ?? '') ?? ''))];
  const falls = down.filter(Boolean).length
    ? ` ${down.filter(Boolean).join(', ')} ${down.length > 1 ? 'fall' : 'falls'}.`
    : '';
  return `${who} shoot: of ${shots.length} shots ${hits} ${hits === 1 ? 'hits' : 'hit'}.${falls}`;
}
