import { describe, expect, it } from 'vitest';
import { ranks } from '../src/log/ranks';
import type { Card } from '../src/wire/protocol';
import { aView, someone } from './someone';

const men = [1, 2, 3, 4, 5, 6].map(i => someone(`m${i}`, { name: `Bowman ${i}` }));
const view = aView({ combatants: [...men, someone('o', { name: 'Ogre' }), someone('k', { name: 'Kara' })] });

let next = 0;
const card = (kind: string, more: Partial<Card> = {}): Card => ({ card: ++next, round: 1, kind, text: kind, ...more });
const shot = (who: string, hit: boolean) =>
  card('attack', { who, on: 'o', shot: true, throw: { roll: 9, needs: 9, total: 9, hit, terms: [] } });
const called = (who: string, ...rest: Card[]) => [card('segment', { who }), ...rest];
const ended = () => card('round');

describe('a company', () => {
  it('that shoots is told in one sentence, with what came of it', () => {
    const volleys = men.flatMap((man, i) => called(man.id, card('bot'), shot(man.id, i < 2)));
    volleys.push(card('damage', { on: 'o' }), card('fallen', { on: 'o' }), ended());
    const told = ranks(volleys, view);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({ text: 'Bowman 1, 2, 3 and 3 more shoot: of 6 shots 2 hit. Ogre falls.' });
    expect((told[0] as { cards: Card[] }).cards).toEqual(volleys.slice(0, -1));
  });

  it('that moves is told together, and apart from its volleys', () => {
    const moves = men.slice(0, 5).flatMap(man => called(man.id, card('moved', { who: man.id })));
    const shots = men.slice(0, 5).flatMap(man => called(man.id, shot(man.id, false)));
    const told = ranks([...moves, ...shots, ended()], view);
    expect(told.slice(0, 2)).toMatchObject([
      { text: 'Bowman 1, 2, 3 and 2 more move.' },
      { text: 'Bowman 1, 2, 3 and 2 more shoot: of 5 shots 0 hit.' },
    ]);
  });

  it('of fewer than a handful is told one by one', () => {
    const few = men.slice(0, 4).flatMap(man => called(man.id, shot(man.id, true)));
    expect(ranks([...few, ended()], view)).toEqual([...few, ...ranks([], view), expect.anything()]);
  });

  it('is broken by whoever does anything else, by a blow, and by what was taken back', () => {
    const plain = (i: number) => called(`m${i}`, shot(`m${i}`, false));
    const odd: Card[][] = [
      called('k', card('moved')),
      called('m6', card('attack', { who: 'm6', on: 'o' })),
      called('m6', { ...shot('m6', true), undone: true }),
    ];
    for (const other of odd) {
      const cards = [...[1, 2, 3].flatMap(plain), ...other, ...[4, 5].flatMap(plain), ended()];
      expect(ranks(cards, view)).toEqual(cards);
    }
  });

  it('is left alone while the last of it may still go on', () => {
    const all = men.slice(0, 5).flatMap(man => called(man.id, shot(man.id, false)));
    expect(ranks(all, view)).toEqual(all);
    expect(ranks([...all, ended()], view)).toHaveLength(2);
  });
});
