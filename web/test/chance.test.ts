import { describe, expect, it } from 'vitest';
import { cleaves, mean, needs, percent, shortly, signed } from '../src/turn/chance';
import { moves, rows, wording } from '../src/turn/choice';
import { diceOf, facesOf } from '../src/turn/dice';
import { deadline } from '../src/turn/Timer';
import type { Option } from '../src/wire/protocol';

const option = (text: string, more: Partial<Option> = {}): Option => ({
  text,
  label: text,
  detail: '',
  verb: text,
  provokes: [],
  ...more,
});

describe('chances', () => {
  it('are said shortly: that he falls, or where one blow cannot fell him, that it hits', () => {
    expect(shortly({ hit: 0.6, drop: 0.3 })).toBe('30 % falls');
    expect(shortly({ hit: 0.6, drop: 0 })).toBe('60 % hit');
    expect(shortly({ hit: 0, drop: 0 })).toBe('0 % falls');
  });

  it.each([
    [0, '0 %'],
    [0.0004, '< 1 %'],
    [0.088, '8.8 %'],
    [0.05, '5 %'],
    [0.3, '30 %'],
    [0.555, '56 %'],
    [0.9999, '> 99 %'],
    [1, '100 %'],
    [Number.NaN, '0 %'],
  ])('%d is written %s', (chance, text) => {
    expect(percent(chance)).toBe(text);
  });

  it('writes means with one digit, signs with a real minus, targets with a plus', () => {
    expect([mean(2.7), mean(3), mean(1.234)]).toEqual(['2.7', '3', '1.2']);
    expect([signed(-2), signed(2), signed(0)]).toEqual(['−2', '+2', '+0']);
    expect([needs(9), needs(Number.POSITIVE_INFINITY)]).toEqual(['9+', '–']);
  });

  it('tells cleaves as far as they are worth telling', () => {
    expect(cleaves([0.3, 0.09, 0.027, 0.001])).toBe('one more 30 %, 2 or more 9 %, 3 or more 2.7 %');
  });
});

describe('options', () => {
  it('are worded as the server reads them', () => {
    const march = option('march to 6,5', { at: [6, 5] });
    expect(
      wording({
        option: march,
        by: [
          [4, 5],
          [5, 5],
        ],
        facing: 'N',
      }),
    ).toBe('march to 6,5 by 4,5 by 5,5 facing N');
  });

  it('are moves by their gait, in the order of the book, whatever their words are', () => {
    const run = option('hin zu 3,3', { gait: 'run', at: [3, 3], feet: 10 });
    const march = option('geh zu 2,2', { gait: 'march', at: [2, 2], feet: 5 });
    const oil = option('throw oil at 4,4', { verb: 'throw', at: [4, 4] });
    const toward = option('march toward Orc', { gait: 'march', target: 'c1' });
    const groups = [
      { name: 'Full round', options: [run] },
      { name: 'Movement', options: [oil, toward, march] },
    ];
    const found = moves({ q: 'q', groups, gaits: ['march', 'run'], refused: [] });
    expect([...found]).toEqual([
      ['march', [march]],
      ['run', [run]],
    ]);
  });

  it('fold what begins alike, but never what one probably wants', () => {
    const delays = [5, 4, 3, 2, 1].map(one => option(`delay to ${one}`, { verb: 'delay to' }));
    const attacks = [1, 2, 3, 4, 5].map(one => option(`attack Orc ${one}`, { verb: 'attack' }));
    const all = [...attacks, ...delays, option('done'), option('march to 1,1', { gait: 'march', at: [1, 1], feet: 5 })];
    const found = rows(all, 'attack Orc 3');
    expect(found.map(row => (row.kind === 'one' ? row.option.text : `${row.verb} ${row.options.length}`))).toEqual([
      ...attacks.map(one => one.text),
      'delay to 5',
      'done',
    ]);
    expect(rows(all, 'done').map(row => row.kind)).toEqual(['many', 'many', 'one']);
    const legion = Array.from({ length: 120 }, (_, i) => option(`shoot Legionary ${i + 1}`, { verb: 'shoot' }));
    expect(rows(legion, 'shoot Legionary 7').map(row => row.kind)).toEqual(['many', 'one']);
  });
});

describe('physical dice', () => {
  it('are read as people write them', () => {
    expect(diceOf('d20')).toEqual({ many: 1, sides: 20 });
    expect(diceOf('3d6+1')).toEqual({ many: 3, sides: 6 });
    expect(diceOf('d%')).toEqual({ many: 1, sides: 100 });
    expect(diceOf('twenty')).toBeNull();
  });

  it('show only faces they have', () => {
    expect(facesOf('3, 5 6', 3, 6)).toEqual([3, 5, 6]);
    expect(facesOf('7', 1, 6)).toBeNull();
    expect(facesOf('3', 2, 6)).toBeNull();
  });
});

describe('deadlines', () => {
  it('are dates, milliseconds or seconds', () => {
    const at = Date.UTC(2026, 10, 15);
    expect([deadline(at), deadline(at / 1000), deadline('2026-11-15T00:00:00Z')]).toEqual([at, at, at]);
    expect([deadline(null), deadline(0), deadline('soon')]).toEqual([null, null, null]);
  });
});
