import { expect, it } from 'vitest';
import { landmarks } from '../src/replay/landmarks';
import type { Card } from '../src/wire/protocol';

const card = (number: number, kind: string, more: Partial<Card> = {}): Card => ({
  card: number,
  round: 2,
  kind,
  text: `${kind}.`,
  ...more,
});

it('names rounds, falls, broken nerve and the end, and nothing that was taken back', () => {
  const morale = { whose: 'orcs', roll: 3, number: 7, orMore: true };
  expect(
    landmarks([
      card(1, 'round'),
      card(2, 'attack'),
      card(3, 'fallen', { text: 'Orc falls.' }),
      card(4, 'morale', { morale: { ...morale, holds: true } }),
      card(5, 'morale', { morale: { ...morale, holds: false } }),
      card(6, 'fallen', { undone: true }),
      card(7, 'ended', { text: 'It is over.' }),
    ]),
  ).toEqual([
    { card: 1, name: 'Round 2' },
    { card: 3, name: 'Orc falls.' },
    { card: 5, name: 'The nerve of orcs breaks.' },
    { card: 7, name: 'It is over.' },
  ]);
});
