import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import { Told } from '../src/log/Told';
import { alike, start, tale } from '../src/log/tale';
import { Company } from '../src/log/Words';
import type { Card } from '../src/wire/protocol';

let next = 0;
const card = (kind: string, more: Partial<Card> = {}): Card => ({ card: ++next, round: 1, kind, text: kind, ...more });
const segment = (who: string) => card('segment', { who });
const text = 'Orc strikes at Kara with the axe: needs 9+; rolled 8: miss.';
const deed = 'Orc strikes at Kara with the axe'.length;
const names: Card['names'] = [
  [0, 3, 'o'],
  [15, 19, 'k'],
];
const blow = (roll: number) =>
  card('attack', {
    who: 'o',
    on: 'k',
    text,
    deed,
    names,
    throw: {
      roll,
      needs: 9,
      total: roll,
      hit: roll >= 9,
      made: roll >= 9,
      short: roll < 9 ? 9 - roll : undefined,
      terms: [],
    },
  });
const wound = (hp?: number) => card('damage', { who: 'o', on: 'k', text: 'Kara takes 5.', harm: { amount: 5, hp } });
const falls = () => card('fallen', { who: 'o', on: 'k', text: 'Kara falls.' });

/** As it is read. */
function read(cards: Card[]): string[] {
  return tale(cards)
    .filter(one => one.tone === 'told' || one.tone === 'soft')
    .map(paragraph => {
      const page = document.createElement('div');
      render(
        <Company.Provider
          value={
            new Map([
              ['o', 1],
              ['k', 0],
            ])
          }
        >
          <Told paragraph={paragraph} />
        </Company.Provider>,
        page,
      );
      return (page.textContent ?? '').trim();
    });
}

describe('the story', () => {
  it('tells a blow, its damage and the fall in one paragraph', () => {
    const cards = [segment('o'), blow(12), wound(-2), falls()];
    expect(tale(cards)).toMatchObject([{ tone: 'told', cards, head: cards[1] }]);
    expect(read(cards)).toEqual(['Orc strikes at Kara with the axe: 5 damage. Kara falls.']);
  });

  it('says what is left to those who may know it', () => {
    expect(read([blow(12), wound(6)])).toEqual(['Orc strikes at Kara with the axe: 5 damage, 6 hp left.']);
    expect(read([blow(12), wound()])).toEqual(['Orc strikes at Kara with the axe: 5 damage.']);
  });

  it('says by how much a blow misses if it is little', () => {
    expect(read([blow(8)])).toEqual(['Orc strikes at Kara with the axe and misses by one.']);
    expect(read([blow(2)])).toEqual(['Orc strikes at Kara with the axe and misses.']);
  });

  it('reads what happened from fields, whatever the words are', () => {
    const odd = { ...blow(12), text: '§ needs 3; rolled 99: miss. §'.padEnd(deed, '.'), names: [] };
    expect(read([odd, wound(6)])[0]).toMatch(/: 5 damage, 6 hp left\.$/);
  });

  it("does not join another's fall or the next one's blow", () => {
    const cards = [blow(12), wound(6), card('fallen', { on: 'x', text: 'Rat falls.' }), segment('k'), blow(3)];
    expect(read(cards)).toHaveLength(3);
  });

  it('puts declarations and initiative into one opening, with what bots meant', () => {
    const cards = [card('round'), card('bot'), card('declared'), card('initiative'), card('initiative'), segment('o')];
    expect(tale(cards).map(one => [one.tone, one.cards.length])).toEqual([
      ['opening', 5],
      ['quiet', 1],
    ]);
  });

  it('tells an interrupt with the blow it is, and keeps it apart from the one interrupted', () => {
    const moved = card('moved', { who: 'k', text: 'Kara goes.' });
    const cards = [segment('k'), moved, card('interrupt', { who: 'o', on: 'k', text: 'Orc interrupts.' }), blow(3)];
    expect(read(cards)).toEqual(['Kara goes.', 'Orc interrupts. Orc strikes at Kara with the axe and misses.']);
  });

  it('takes back from where his turn began, but not from where another began his', () => {
    const own = [segment('o'), blow(3)];
    expect(start(tale(own)[0] as never)).toBe(own[0]);
    const lead = card('interrupt', { who: 'o', on: 'k' });
    const others = [segment('k'), lead, blow(3)];
    expect(start(tale(others)[0] as never)).toBe(lead);
  });

  it('keeps what was taken back apart from what stands', () => {
    const cards = [{ ...blow(12), undone: true }, wound(6)];
    expect(tale(cards)).toHaveLength(2);
  });

  it('names those together who change alike', () => {
    const one = (who: string, on: string, gains: string) =>
      card('condition', { on, text: `${who} is ${gains}.`, names: [[0, who.length, on]], condition: { gains } });
    const cards = [one('Orc', 'o', 'asleep'), one('Kara', 'k', 'asleep'), one('Orc', 'o', 'helpless')];
    expect(alike(cards)).toHaveLength(2);
    expect(read(cards)).toEqual(['Orc and Kara are asleep. Orc is helpless.']);
  });

  it('says whether nerve holds', () => {
    const morale = { whose: 'goblins', roll: 5, number: 7, orMore: true, holds: false, result: 'faltering' };
    expect(read([card('morale', { morale })])).toEqual(['The nerve of goblins breaks: faltering.']);
  });
});
