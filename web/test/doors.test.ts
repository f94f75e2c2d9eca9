import { beforeEach, describe, expect, it } from 'vitest';
import { scenarioIn, strange } from '../src/start/files';
import { fits, many } from '../src/start/filters';
import { frameOf } from '../src/start/framing';
import { usually } from '../src/start/Opening';
import { leadsHere } from '../src/start/reach';
import { lastFirst, listed, remember, since, standing } from '../src/start/standing';
import { clearDesk, drawingLeft, leaveDrawing } from '../src/start/unfinished';
import type { OwnTable, ScenarioLine, View } from '../src/wire/protocol';

describe('who plays if nobody says', () => {
  it('is me where nobody else comes, and bots what is kept for the Judge', () => {
    expect(usually('party', ['goblins'], false)).toBe('me');
    expect(usually('goblins', ['goblins'], false)).toBe('bots');
    expect(usually('party', ['goblins'], true)).toBe('people');
    expect(usually('goblins', ['goblins'], true)).toBe('bots');
  });
});

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));

describe('files that are brought', () => {
  it('are told apart by how they begin', () => {
    expect(strange(bytes('\x89PNG\r\n'))).toBe('a PNG picture');
    expect(strange(bytes('\xff\xd8\xff\xe0'))).toBe('a JPEG picture');
    expect(strange(bytes('{"format":0.3,"resolution":{}}'))).toBe('a Universal VTT map');
    expect(strange(bytes('ab\0c'))).toBe('no text');
    expect(strange(bytes('scenario: Éowyn'))).toBeNull();
  });
  it('are refused in words that name them', async () => {
    const png = new File([bytes('\x89PNG\r\n\x1a\n')], 'cave.yaml');
    expect(await scenarioIn(png)).toEqual({
      refused: 'cave.yaml is a PNG picture. A scenario is a YAML text of at most one megabyte. Nothing was changed.',
    });
    const large = new File(['#'.repeat(1_200_000)], 'big.yaml');
    expect(await scenarioIn(large)).toEqual({
      refused:
        'big.yaml is too large (1.2 MB). A scenario is a YAML text of at most one megabyte. Nothing was changed.',
    });
    const latin = new File([bytes('scenario: gr\xf6\xdfe')], 'alt.yaml');
    expect(await scenarioIn(latin)).toEqual({
      refused: 'alt.yaml is not UTF-8 text. Save it as UTF-8 and bring it again.',
    });
  });
  it('are read where they are scenarios', async () => {
    expect(await scenarioIn(new File(["scenario: Éowyn's größe"], 'a.yaml'))).toEqual({
      text: "scenario: Éowyn's größe",
    });
  });
});

describe('ready fights', () => {
  const line = (count: number, map: boolean): ScenarioLine => ({
    name: 'a',
    title: 'A',
    about: '',
    rulebook: 'acks2',
    map,
    sides: [
      { name: 'one', count },
      { name: 'two', count: 4 },
    ],
  });
  it('are small or large, and with a map or without', () => {
    expect(many(line(4, true))).toBe(8);
    expect(fits(line(4, true), 'small')).toBe(true);
    expect(fits(line(9, true), 'small')).toBe(false);
    expect(fits(line(9, true), 'large')).toBe(true);
    expect(fits(line(4, true), 'theatre')).toBe(false);
    expect(fits(line(4, false), 'theatre')).toBe(true);
  });
  it('are framed so that everybody is in the picture, in its shape', () => {
    const who = (x: number, y: number) => ({
      at: [x, y] as [number, number],
      base: [1, 1] as [number, number],
      facing: 'N' as const,
    });
    const box = frameOf([who(2, 2), who(17, 9)], 20, 14, 2.2);
    expect(box.width / box.height).toBeCloseTo(2.2);
    expect(box.x).toBeLessThanOrEqual(2 * 40);
    expect(box.x + box.width).toBeGreaterThanOrEqual(18 * 40);
    expect(box.y).toBeLessThanOrEqual(2 * 40);
    expect(box.y + box.height).toBeGreaterThanOrEqual(10 * 40);
  });
});

describe('own tables', () => {
  beforeEach(() => localStorage.clear());
  const own = (table: string) => ({ table, title: table }) as OwnTable;
  it('begin with the one this browser was last at', () => {
    remember('b');
    expect(lastFirst([own('a'), own('b'), own('c')]).map(one => one.table)).toEqual(['b', 'a', 'c']);
  });
  it('say how they stand in a line', () => {
    const view = {
      table: { phase: 'fight', round: 2 },
      you: { seat: '1' },
      seats: [
        { seat: '1', role: 'judge', name: 'Judge', devices: 1 },
        { seat: '2', role: 'player', name: 'Brian', devices: 1 },
        { seat: '3', role: 'player', name: 'Chloe', devices: 2 },
        { seat: '4', role: 'player', name: 'Dan', devices: 0 },
      ],
      combatants: [{ id: 'c0', name: 'Aurelia' }],
      waiting: [{ seat: '2', who: 'c0' }],
    } as unknown as View;
    expect(standing(view)).toBe('Round 2. Aurelia is asked. Brian and Chloe are at the table.');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  });
  it('say when they were opened', () => {
    const now = new Date(2026, 2, 12, 15, 0).getTime();
    expect(since(now - 1000, now)).toMatch(/^today at /);
    expect(since(now - 24 * 3600_000, now)).toBe('yesterday');
    expect(since(now - 40 * 24 * 3600_000, now)).toMatch(/January|31/);
  });
});

describe('links', () => {
  it('that lead only here are known', () => {
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) expect(leadsHere(host)).toBe(true);
    for (const host of ['192.168.1.4', 'cleave.example', '12.7.0.1']) expect(leadsHere(host)).toBe(false);
  });
});

describe('a drawing', () => {
  it('lies on the desk until it is cleared', () => {
    leaveDrawing('scenario: x');
    expect(drawingLeft()).toBe('scenario: x');
    clearDesk();
    expect(drawingLeft()).toBeNull();
  });
});
