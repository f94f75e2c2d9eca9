import { isOf } from '../wire/kinds';
import type { Card } from '../wire/protocol';

/** Cards that are told together: what leads up to something, the thing itself, what came of it. */
export interface Paragraph {
  /** `opening`: who acts when; `soft`: small changes; `quiet`: nothing that is told. */
  tone: 'opening' | 'told' | 'soft' | 'quiet';
  /** In order; some only say whose turn it is, or what a bot meant. */
  cards: Card[];
  /** The card it is about. */
  head: Card;
}

const OPENS = ['round', 'initiative', 'declared'] as const;
const SILENT = ['segment', 'bot', 'round'] as const;
const LEADS = ['interrupt', 'releases', 'drawn', 'charges'] as const;

/** Whether a card has words of its own in the story. */
export function speaks(card: Card): boolean {
  return !isOf(card, ...SILENT);
}

/** The cards as paragraphs. What they are is read from their fields, never from their words. */
export function tale(cards: Card[]): Paragraph[] {
  const told: Paragraph[] = [];
  let now: Paragraph | null = null;
  let before: Card[] = [];
  const hush = () => {
    const head = before[0];
    if (head) told.push({ tone: before.some(speaks) ? 'told' : 'quiet', cards: before, head });
    before = [];
  };
  for (const card of cards) {
    const last: Card | undefined = before.at(-1) ?? now?.cards.at(-1);
    if (last && (last.round !== card.round || !last.undone !== !card.undone || !last.secret !== !card.secret)) {
      now = null;
      hush();
    }
    if (isOf(card, ...OPENS) || (isOf(card, 'bot') && now?.tone === 'opening')) {
      hush();
      if (now?.tone === 'opening') now.cards.push(card);
      else {
        now = { tone: 'opening', cards: [card], head: card };
        told.push(now);
      }
    } else if (isOf(card, 'segment', 'bot', ...LEADS)) {
      now = null;
      if (isOf(card, 'segment')) hush();
      before.push(card);
    } else if (now && follows(now, card)) now.cards.push(card);
    else {
      const lead = before.findLast(speaks);
      if (lead && lead.who !== card.who) hush();
      now = { tone: card.condition ? 'soft' : 'told', cards: [...before, card], head: card };
      before = [];
      told.push(now);
    }
  }
  hush();
  return told;
}

/** Whether a card is what came of a paragraph. */
function follows({ head, cards }: Paragraph, card: Card): boolean {
  if (head.condition) return card.condition !== undefined;
  if (card.harm) return card.on === aimed(head) || card.who === head.who;
  if (!isOf(card, 'fallen', 'wounds') && !card.condition && !card.heals) return false;
  return card.on === aimed(head) || cards.some(one => one.harm && one.on === card.on);
}

/** Whom a thing is about: who is struck, or who throws for himself. */
function aimed(head: Card): string | undefined {
  return head.on ?? (head.throw ? head.who : undefined);
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Small numbers as words. */
export function inWords(number: number): string {
  return NUMBERS[number] ?? String(number);
}

/** The card one would take back to undo all of a paragraph: that of the turn it begins, if it is his own. */
export function start({ cards, head }: Paragraph): Card {
  return (
    cards.findLast(card => isOf(card, 'segment') && card.who === head.who) ?? cards.find(speaks) ?? (cards[0] as Card)
  );
}

/** Changes of condition that are the same for several, in the order of the first of each. */
export function alike(cards: Card[]): Card[][] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const key = card.condition && card.names ? JSON.stringify(card.condition) : String(card.card);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}
