import type { Card, Secret } from '../wire/protocol';

/** Between two cards of one's own there is room for so many that one was not dealt. */
const ROOM = 10_000;

/** The story with what one was not told, each in its place; such a card has no whole number. */
export function opened(cards: Card[], secrets: Secret[]): Card[] {
  const told = secrets.map(({ after, ...card }, i): Card => ({ ...card, card: after + (i + 1) / ROOM }));
  const since = new Map<number, Card[]>();
  for (const one of told) since.set(Math.floor(one.card), [...(since.get(Math.floor(one.card)) ?? []), one]);
  const first = cards[0]?.card ?? 1;
  const before = told.filter(one => one.card < first);
  return [...before, ...cards.flatMap(card => [card, ...(since.get(card.card) ?? [])])];
}
