import { describe, expect, it } from 'vitest';
import { counts } from '../src/log/Ribbon';
import { against, approaches, foremost, hindrances } from '../src/turn/aiming';
import { matches } from '../src/turn/More';
import { bestAim, briefly, deed, others, plainly, tiles, under } from '../src/turn/slots';
import type { Odds, Option, Options, Refusal } from '../src/wire/protocol';
import { someone } from './someone';

const option = (text: string, more: Partial<Option> = {}): Option => ({
  text,
  label: text,
  detail: '',
  verb: text.split(' ')[0] as string,
  provokes: [],
  ...more,
});
const move = (gait: string, at: [number, number], feet: number, provokes: string[] = []): Option =>
  option(`${gait} to ${at}`, { verb: gait, gait, at, feet, provokes });
const menu = (all: Option[], refused: Refusal[] = []): Options => ({
  q: '1',
  groups: [{ name: '', options: all }],
  gaits: [],
  refused,
});
const chance = (text: string, hit: number, drop: number): [string, Odds] => [
  text,
  { q: '1', text, hit, drop, damage: 1, cleaves: [], exact: true, terms: [], needs: 11 },
];
const refusal = (verb: string, message: string, target?: string): Refusal => ({
  text: verb,
  verb,
  message,
  rule: 'A2.ACT.01',
  target,
});

describe('the seven tiles', () => {
  it('keep their places whatever can be done', () => {
    const first = tiles(menu([option('attack Orc', { target: 'o' }), move('march', [1, 1], 10)]));
    const second = tiles(menu([option('defend')], [refusal('attack', 'no weapon')]));
    expect(first.map(one => one.key)).toEqual(second.map(one => one.key));
    expect(first.map(one => one.verb)).toEqual(second.map(one => one.verb));
    expect(second[2]).toMatchObject({ verb: 'attack', options: [], refused: { message: 'no weapon' } });
    expect(second[4]?.options).toHaveLength(1);
  });

  it('let a spell or a rebuke stand where one shoots', () => {
    expect(tiles(menu([option('cast sleep at Orc', { verb: 'cast', target: 'o' })]))[3]).toMatchObject({
      verb: 'cast',
      picture: 'cast',
    });
    expect(tiles(menu([], [refusal('shoot', 'no bow'), refusal('cast', 'not declared')]))[3]).toMatchObject({
      verb: 'shoot',
      refused: { message: 'no bow' },
    });
  });

  it('count the other sorts of action, not what is only later', () => {
    const all = menu([
      option('defend'),
      option('listen'),
      option('drop mace'),
      option('drop torch', { verb: 'drop' }),
      option('delay to 3', { verb: 'delay to' }),
    ]);
    expect(others(all, tiles(all))).toBe(2);
  });

  it('say how far, how likely, how many ways', () => {
    const all = tiles(
      menu([
        move('march', [1, 1], 10),
        move('march', [2, 2], 25),
        option('attack A', { target: 'a' }),
        option('attack B', { target: 'b' }),
        option('ready attack'),
        option('ready shoot', { verb: 'ready' }),
      ]),
    );
    const odds = new Map([chance('attack A', 0.5, 0.2), chance('attack B', 0.4, 0.3)]);
    expect(under(all[1] as never, odds)).toBe('up to 25′');
    expect(under(all[2] as never, odds)).toBe('30 % falls');
    expect(under(all[5] as never, odds)).toBe('2 ways');
  });

  it('aim at whom the usual answer names, else at who falls most easily', () => {
    const two = [option('attack A', { target: 'a' }), option('attack B', { target: 'b' })];
    const odds = new Map([chance('attack A', 0.5, 0.2), chance('attack B', 0.4, 0.3)]);
    expect(bestAim(two, odds)?.text).toBe('attack B');
    expect(bestAim(two, odds, 'attack A')?.text).toBe('attack A');
  });

  it('name the button after the act', () => {
    expect(deed(move('march', [1, 1], 25))).toBe('March 25′');
    expect(deed(option('charge Goblin 2', { target: 'g' }))).toBe('Charge');
    expect(deed(option('cast sleep at Goblin 2', { verb: 'cast', target: 'g' }))).toBe('Cast sleep');
    expect(deed(option('defend'))).toBe('Defend');
    expect(deed(option('march toward Goblin slinger 1', { verb: 'march toward Goblin slinger 1' }))).toBe('March');
  });
});

describe('the answer at the target', () => {
  it('never arms what only waits for somebody or looks at him', () => {
    const all = ['delay until after Orc', 'face Orc', 'offer terms to Orc', 'attack Orc'].map(text =>
      option(text, { target: 'o', verb: text.replace(' Orc', '') }),
    );
    expect(against(all, 'o').map(one => one.text)).toEqual(['attack Orc']);
  });

  it('shows the likeliest, or the first before odds are known', () => {
    const all = [option('kick Orc', { target: 'o' }), option('attack Orc', { target: 'o' })];
    expect(foremost(all, new Map())?.text).toBe('kick Orc');
    expect(foremost(all, new Map([chance('attack Orc', 0.5, 0.3)]))?.text).toBe('attack Orc');
    expect(foremost(all, new Map(), 'attack Orc')?.text).toBe('attack Orc');
  });

  it('says why not, once a reason', () => {
    const refused = [
      refusal('attack', 'out of reach', 'o'),
      refusal('attack', 'another is out of reach', 'p'),
      refusal('charge', 'out of reach', 'o'),
      refusal('shoot', 'no bow'),
    ];
    expect(hindrances(menu([], refused), 'o').map(one => one.message)).toEqual(['out of reach', 'no bow']);
  });

  it('finds the way beside him that provokes nobody, then the nearest', () => {
    const me = someone('a', { at: [0, 0] });
    const foe = someone('b', { at: [5, 0] });
    const moves = [
      move('march', [4, 0], 20, ['x']),
      move('march', [4, 1], 25),
      move('march', [2, 0], 10),
      move('run', [6, 0], 30),
    ];
    expect(approaches(moves, me, foe).map(one => one.text)).toEqual(['march to 4,1', 'march to 4,0']);
  });
});

it('finds actions by any of their words', () => {
  expect(matches({ text: 'sunder shield of Goblin 1', detail: 'needs 14+' }, 'shield gob')).toBe(true);
  expect(matches({ text: 'sunder shield of Goblin 1', detail: 'needs 14+' }, 'shield orc')).toBe(false);
});

it('groups those of one count, highest first, who has none last', () => {
  const all = [someone('a', { number: 2 }), someone('b', {}), someone('c', { number: 5 }), someone('d', { number: 2 })];
  expect(counts(all).map(([number, who]) => [number, who.map(one => one.id).join()])).toEqual([
    [5, 'c'],
    [2, 'a,d'],
    [null, 'b'],
  ]);
});

it('guards oneself before friends, unless a friend is the usual answer', () => {
  const all = [option('defend', { detail: '+2 armour' }), option('defend Piran', { target: 'p' })];
  expect(plainly(all)?.text).toBe('defend');
  expect(plainly(all, 'defend Piran')).toBeUndefined();
  const [tile] = tiles(menu(all)).filter(one => one.verb === 'defend');
  expect(tile && under(tile, new Map())).toBe('+2 armour');
});

it('says briefly why not', () => {
  expect(briefly('Quill has no melee weapon in hand', 'Quill')).toBe('no melee weapon');
  expect(briefly('Quill is engaged by Goblin 2', 'Quill')).toBe('engaged by Goblin 2');
  expect(briefly("Guard 1 is out of Brother Piran's reach", 'Brother Piran')).toBe('out of reach');
  expect(briefly('Shade does not see Guard 1', 'Shade')).toBe('does not see Guard 1');
  expect(briefly('Aurelia has nothing to shoot or throw', 'Aurelia')).toBe('no missiles');
  expect(briefly('the straight way to Orc 1 is not clear', 'Guard 2')).toBe('no straight way');
});
