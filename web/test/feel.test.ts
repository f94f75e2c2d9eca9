import { describe, expect, it } from 'vitest';
import { blows } from '../src/map/Feel';
import { travelTime } from '../src/map/Token';
import type { Card } from '../src/wire/protocol';

const card = (more: Partial<Card>): Card => ({
  card: 7,
  round: 1,
  kind: 'attack',
  text: '',
  who: 'a',
  on: 'b',
  ...more,
});
const thrown = (roll: number, needs: number) => ({ roll, needs, total: roll, hit: roll >= needs, terms: [] });

describe('what is felt', () => {
  it('is a stroke, and by how much it missed', () => {
    expect(blows(card({ throw: thrown(9, 11) }))).toEqual([
      { card: 7, on: 'b', from: 'a', kind: 'stroke' },
      { card: 7, on: 'b', text: 'miss by 2', kind: 'miss' },
    ]);
    expect(blows(card({ throw: thrown(19, 11), shot: true }))).toEqual([{ card: 7, on: 'b', from: 'a', kind: 'shot' }]);
  });

  it('is the damage, never what somebody has left', () => {
    expect(blows(card({ kind: 'damage', harm: { amount: 7, hp: -3 } }))).toEqual([
      { card: 7, on: 'b', text: '−7', kind: 'hit' },
    ]);
  });

  it('is nothing of what was taken back', () => {
    expect(blows(card({ kind: 'damage', harm: { amount: 7 }, undone: true }))).toEqual([]);
  });
});

describe('a piece', () => {
  it('goes a square in 60 milliseconds, and no way takes longer than 400', () => {
    expect(travelTime({ x: 0, y: 0 }, { x: 3, y: 0 })).toBe(180);
    expect(travelTime({ x: 0, y: 0 }, { x: 30, y: 0 })).toBe(400);
    expect(travelTime({ x: 2, y: 2 }, { x: 2, y: 2 })).toBe(0);
  });
});
