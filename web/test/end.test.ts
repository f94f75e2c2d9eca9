import { describe, expect, it } from 'vitest';
import { type Account, type Deeds, fared, type Person } from '../src/end/account';
import { lost, outcome, title } from '../src/end/title';
import { someone } from './someone';

const none: Deeds = { dealt: 0, taken: 0, throws: 0, hits: 0, due: 0, felled: [] };
const person = (id: string, more: Partial<Person>): Person => ({ ...someone(id, more), ...none, ...more });
const goblin = (i: number, fate: string) =>
  person(`g${i}`, { name: `Goblin ${i}`, side: 'goblins', fate, health: fate === 'down' ? 'down' : 'unhurt' });

const account: Account = {
  over: true,
  winner: 'party',
  how: 'every enemy felled',
  rounds: 4,
  throws: 22,
  people: [
    person('a', { name: 'Aurelia', side: 'party', fate: 'standing', health: 'hurt', hp: 12, most: 17 }),
    person('q', { name: 'Quill', side: 'party', fate: 'down', health: 'down', hp: -1, most: 7 }),
    ...[1, 2, 3, 4, 5].map(i => goblin(i, 'down')),
    goblin(6, 'fled'),
  ],
  rows: [],
  sides: [
    { name: 'party', judge: false, hp: [43, 26] },
    { name: 'goblins', judge: true, hp: [24, 0] },
  ],
};

describe('the end', () => {
  it('says who won, when and how, and what became of each side', () => {
    expect(title(account)).toBe('Won by the party');
    expect(outcome(account)).toBe(
      'It ended in round 4: every enemy felled. Of the party one fell. Of the goblins five fell, one fled or yielded.',
    );
  });

  it('names those of the players who lie there', () => {
    expect(lost(account)).toEqual(['Quill is down.']);
  });

  it('says how it ended where nobody won', () => {
    expect(title({ ...account, winner: '', how: 'nobody left standing' })).toBe('Nobody left standing');
  });

  it('says how somebody fared, and of many how many', () => {
    expect(fared(account.people.slice(0, 1))).toBe('12 of 17 hp');
    expect(fared(account.people.slice(1, 2))).toBe('down');
    expect(fared(account.people.slice(2))).toBe('5 down, 1 fled');
  });
});
