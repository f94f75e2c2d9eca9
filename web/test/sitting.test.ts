import { describe, expect, it } from 'vitest';
import type { Card, Combatant, Command, Prompt, ServerFrame } from '../src/wire/protocol';
import { EMPTY, receive, type Sitting, shelve } from '../src/wire/sitting';
import { aView, someone } from './someone';

const card = (n: number, more: Partial<Card> = {}): Card => ({
  card: n,
  round: 1,
  kind: 'did',
  text: `card ${n}`,
  ...more,
});
const prompt = (q: string): Prompt => ({ q, kind: 'action', says: '?' });

function seated(more: Partial<Parameters<typeof aView>[0]> = {}): Sitting {
  const view = aView({ combatants: [someone('c0', { hp: 9 }), someone('c1')], ...more });
  return receive(EMPTY, { type: 'welcome', v: 1, seq: 7, view, cards: [card(0)], applied: {} });
}

const all = (sitting: Sitting, ...frames: ServerFrame[]) =>
  frames.reduce((seen, frame) => receive(seen, frame), sitting);
const update = (seq: number, changes = {}, cards: Card[] = []): ServerFrame => ({
  type: 'update',
  seq,
  cards,
  changes,
});

describe('what a seat knows', () => {
  it('begins with the welcome', () => {
    const sitting = seated();
    expect(sitting.seq).toBe(7);
    expect(sitting.view?.combatants).toHaveLength(2);
  });

  it('exchanges only the combatants that changed, and takes leave of those gone', () => {
    const sitting = seated();
    const after = receive(sitting, update(8, { combatants: [someone('c0', { hp: 4 }), someone('c2')], gone: ['c1'] }));
    expect(after.view?.combatants.map(one => [one.id, one.hp])).toEqual([
      ['c0', 4],
      ['c2', undefined],
    ]);
    expect(sitting.view?.combatants[0]?.hp).toBe(9);
  });

  it('takes whole new values of the other parts', () => {
    const after = receive(seated(), update(8, { engaged: [['c0', 'c1']], prompt: prompt('q1') }));
    expect(after.view?.engaged).toEqual([['c0', 'c1']]);
    expect(after.view?.prompt?.q).toBe('q1');
    expect(after.view?.table.title).toBe('A fight');
  });

  it('keeps what a bot would do in place of who is waited for, and of nobody else', () => {
    const waits = receive(seated(), update(8, { waiting: [{ seat: '2', who: 'c0', q: 'q5' }] }));
    const why = (q: string): ServerFrame => ({ type: 'why', q, text: 'attack', needs: 11, terms: [], target: 'c1' });
    const told = all(waits, why('q4'), why('q5'));
    expect([...told.foreseen.keys()]).toEqual(['q5']);
    expect(told.foreseen.get('q5')?.why?.target).toBe('c1');
    expect(told.whys.size).toBe(0);
  });

  it('does not hear an update twice', () => {
    const once = receive(seated(), update(8, {}, [card(1)]));
    expect(receive(once, update(8, {}, [card(1)]))).toBe(once);
  });

  it('notices a gap, and a new welcome closes it', () => {
    const gap = receive(seated(), update(9, { combatants: [someone('c0', { hp: 1 })] }));
    expect(gap.gap).toBe(true);
    expect(gap.view?.combatants[0]?.hp).toBe(9);
    const again = receive(gap, { type: 'welcome', v: 1, seq: 9, view: aView(), cards: [], applied: {} });
    expect(again.gap).toBe(false);
    expect(again.seq).toBe(9);
  });

  it('keeps the log over a reconnect, whether all cards come again or only new ones', () => {
    const welcome = (cards: Card[]): ServerFrame => ({
      type: 'welcome',
      v: 1,
      seq: 9,
      view: aView(),
      cards,
      applied: {},
    });
    expect(receive(seated(), welcome([card(1)])).cards.map(one => one.card)).toEqual([0, 1]);
    expect(receive(seated(), welcome([card(0), card(1)])).cards.map(one => one.card)).toEqual([0, 1]);
  });

  it('forgets options, odds and refusal with their question', () => {
    const options: ServerFrame = { type: 'options', q: 'q1', groups: [], gaits: [], refused: [] };
    const odds: ServerFrame = {
      type: 'odds',
      q: 'q1',
      text: 'attack',
      hit: 1,
      drop: 1,
      damage: 1,
      cleaves: [],
      exact: true,
      terms: [],
      needs: 2,
    };
    const asked = all(seated({ prompt: prompt('q1') }), options, odds);
    expect(asked.options).not.toBeNull();
    expect(asked.odds.get('attack')?.needs).toBe(2);
    const next = receive(asked, update(8, { prompt: prompt('q2') }));
    expect(next.options).toBeNull();
    expect(next.odds.size).toBe(0);
  });

  it('passes over answers about an old question', () => {
    const sitting = seated({ prompt: prompt('q2') });
    expect(receive(sitting, { type: 'options', q: 'q1', groups: [], gaits: [], refused: [] })).toBe(sitting);
  });

  it('refreshes a stale question from the refusal', () => {
    const after = receive(seated({ prompt: prompt('q1') }), {
      type: 'refused',
      cmd: 'x',
      code: 'stale',
      message: 'answered',
      prompt: prompt('q2'),
    });
    expect(after.view?.prompt?.q).toBe('q2');
  });

  it('asks no more what was answered, and keeps a question that came meanwhile', () => {
    const ack: ServerFrame = { type: 'ack', cmd: 'x', seq: 7 };
    const answer: Command = { type: 'answer', cmd: 'x', q: 'q1', text: 'wait' };
    expect(receive(seated({ prompt: prompt('q1') }), ack, answer).view?.prompt).toBeNull();
    expect(receive(seated({ prompt: prompt('q2') }), ack, answer).view?.prompt?.q).toBe('q2');
    const undo: Command = { type: 'undo', cmd: 'x', to: 3 };
    expect(receive(seated({ prompt: prompt('q1') }), ack, undo).view?.prompt?.q).toBe('q1');
  });

  it('says reload when the server speaks another version', () => {
    expect(receive(EMPTY, { type: 'welcome', v: 2, seq: 1, view: aView(), cards: [], applied: {} }).mismatch).toBe(
      true,
    );
  });

  it('fills in lists the server left out', () => {
    const bare = { id: 'c9', name: 'Wolf', side: 'wolves' } as Combatant;
    const options = {
      type: 'options',
      q: 'q1',
      groups: [{ name: 'Attack', options: [{ text: 'attack Wolf' }] }],
    } as unknown as ServerFrame;
    const after = all(seated({ prompt: prompt('q1') }), update(8, { combatants: [bare] }), options);
    expect(after.view?.combatants.at(-1)).toMatchObject({ conditions: [], base: [1, 1] });
    expect(after.options?.groups[0]?.options[0]?.provokes).toEqual([]);
    expect(after.options?.refused).toEqual([]);
  });

  it('ignores frames it does not know', () => {
    const sitting = seated();
    expect(receive(sitting, { type: 'rumour' } as unknown as ServerFrame)).toBe(sitting);
  });
});

describe('the shelf of cards', () => {
  it('puts an undone card in its own place', () => {
    const cards = shelve([card(0), card(1), card(2)], [card(1, { undone: true }), card(3)]);
    expect(cards.map(one => [one.card, one.undone])).toEqual([
      [0, undefined],
      [1, true],
      [2, undefined],
      [3, undefined],
    ]);
  });
});
