import { describe, expect, it } from 'vitest';
import { clock } from '../src/judge/clock';
import { type Group, groups, orders, plural, title, turns, under } from '../src/judge/groups';
import type { View } from '../src/wire/protocol';
import { someone } from './someone';

const orc = (i: number, more = {}) =>
  someone(`c${i}`, { name: `Orc ${i}`, side: 'orcs', turn: 'waiting', number: 3, ...more });

function view(more: Partial<View> = {}): View {
  return {
    you: { seat: '1', role: 'judge', name: 'Judge', combatants: [], standing: {} },
    seats: [{ seat: '2', role: 'player', name: 'Ada', combatants: ['c0'], devices: 1 }],
    sides: [
      { name: 'heroes', judge: false, by: 'seat' },
      { name: 'orcs', judge: true, by: 'judge' },
    ],
    combatants: [
      someone('c0', { name: 'Berta', side: 'heroes' }),
      orc(1),
      orc(2, { turn: 'acted' }),
      orc(3, { health: 'dead' }),
      someone('c9', { name: 'Wolf', side: 'orcs' }),
    ],
    ...more,
  } as unknown as View;
}

describe('groups', () => {
  it('are of those the Judge runs and who stand, by their names but for the number', () => {
    expect(groups(view()).map(title)).toEqual(['Orcs 1 and 2', 'Wolf']);
  });

  it("are a player's own where he has many", () => {
    const mine = view({ you: { seat: '2', role: 'player', name: 'Ada', combatants: ['c0'], standing: {} } });
    expect(groups(mine).map(title)).toEqual(['Berta']);
  });

  it('may be a whole side', () => {
    expect(title({ name: 'goblins', side: 'goblins', who: groups(view()).flatMap(one => one.who), whole: true })).toBe(
      'All goblins',
    );
  });

  it('say when they act', () => {
    expect(turns(groups(view())[0] as Group)).toBe('on 3; 1 have acted');
  });

  it('are told to shoot at their foes only', () => {
    const all = groups(view())[0] as Group;
    expect(orders(view(), all)).toContain('shoot at Berta');
    expect(orders(view(), all)).not.toContain('shoot at Wolf');
  });

  it('are under one order, none, or several', () => {
    const order = (who: string[]) => ({ order: 'hold this line', otherwise: 'ask' as const, who });
    const given = (who: string[]) => view({ you: { ...view().you, orders: [order(who)] } });
    const all = groups(view())[0] as Group;
    expect(under(view(), all)).toBe('');
    expect(under(given(['c1', 'c2']), all)).toBe('hold this line');
    expect(under(given(['c1']), all)).toBeNull();
  });
});

describe('words', () => {
  it('of many are plural', () => {
    expect(['Orc', 'Wolf rider', 'Harpy', 'Witch'].map(plural)).toEqual(['Orcs', 'Wolf riders', 'Harpies', 'Witches']);
  });

  it('of time are minutes and seconds', () => {
    expect([clock(48_000), clock(725_000), clock(-5)]).toEqual(['0:48', '12:05', '0:00']);
  });
});
