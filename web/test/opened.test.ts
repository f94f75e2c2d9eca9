import { expect, it } from 'vitest';
import { opened } from '../src/log/opened';
import type { Card, Secret } from '../src/wire/protocol';

const card = (number: number): Card => ({ card: number, round: 1, kind: 'did', text: `own ${number}` });
const secret = (after: number, text: string): Secret => ({ after, round: 1, kind: 'did', text, secret: true });

it('puts what was secret where it happened, and leaves the numbers of the rest alone', () => {
  const all = opened([card(1), card(2), card(3)], [secret(0, 'a'), secret(2, 'b'), secret(2, 'c'), secret(3, 'd')]);
  expect(all.map(one => one.text)).toEqual(['a', 'own 1', 'own 2', 'b', 'c', 'own 3', 'd']);
  expect(all.filter(one => !one.secret).map(one => one.card)).toEqual([1, 2, 3]);
  expect(new Set(all.map(one => one.card)).size).toBe(all.length);
  expect(all.map(one => one.card)).toEqual(all.map(one => one.card).toSorted((a, b) => a - b));
});
