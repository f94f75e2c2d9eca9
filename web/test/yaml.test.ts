import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { draftOf, emptyDraft, type Fighter, newFighter, yamlOf } from '../src/start/draft';
import { placed, resize, stroke } from '../src/start/sketching';
import { NotRead, readYaml } from '../src/yaml/read';
import type { Value } from '../src/yaml/value';

const SCENARIOS = join(import.meta.dirname, '../../scenarios');

/** Maps as entries, so that order counts. */
function plain(value: Value): unknown {
  if (value instanceof Map) return [...value].map(([key, one]) => [key, plain(one)]);
  return Array.isArray(value) ? value.map(plain) : value;
}

/** A text as a draft writes it: the weapon of somebody. */
function weaponed(weapon: string): string {
  const draft = emptyDraft();
  draft.kind = 'theatre';
  const ann = newFighter('a', 'class', 'fighter', 'Ann');
  draft.fighters = [{ ...ann, rest: new Map<string, Value>([['weapon', weapon]]) }];
  return yamlOf(draft);
}

describe('writing', () => {
  it.each([
    ['sword', 'sword'],
    ['sword +1', 'sword +1'],
    ["thieves' tools", "thieves' tools"],
    ['10 seconds', '10 seconds'],
    ['off', '"off"'],
    ['True', '"True"'],
    ['1e3', '"1e3"'],
    ['', '""'],
    ['a: b', '"a: b"'],
    ['a #b', '"a #b"'],
    ['- x', '"- x"'],
    ['{{7*7}}', '"{{7*7}}"'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['two\nlines', '"two\\nlines"'],
    ['a\u2028b', 'a\u2028b'],
    ['Ægir the Old', 'Ægir the Old'],
  ])('writes %j as %s', (text, yaml) => {
    const written = weaponed(text);
    expect(written).toContain(`weapon: ${yaml}}`);
    const read = readYaml(written).get('combatants') as Map<string, Value>;
    expect((read.get('Ann') as Map<string, Value>).get('weapon')).toBe(text);
  });

  it('writes a drawing as a block and a combatant a line', () => {
    const draft = emptyDraft();
    draft.title = 'The gate';
    draft.ground = ['#.#', '.+.'];
    draft.heights = ['...', '...'];
    draft.options = new Map([['group initiative', 'on']]);
    const orc = newFighter('orcs', 'creature', 'orc', 'Orc');
    const marcus = newFighter('party', 'class', 'fighter', 'Marcus');
    draft.fighters = [
      {
        ...marcus,
        level: 3,
        places: [[0, 1]],
        facing: 'E',
        rest: new Map<string, Value>([
          ['weapon', 'sword'],
          ['shield', true],
        ]),
      },
      {
        ...orc,
        count: 2,
        places: [
          [2, 1],
          [2.5, 1],
        ],
      },
    ];
    expect(yamlOf(draft)).toBe(`scenario: The gate
rulebook: acks2
options:
  group initiative: "on"
map: |
  #.#
  .+.
combatants:
  Marcus: {side: party, fighter: 3, weapon: sword, shield: true, at: [0, 1], facing: E}
  Orc: {side: orcs, creature: orc, count: 2, at: [[2, 1], [2.5, 1]]}
`);
  });
});

describe('reading', () => {
  it.each(readdirSync(SCENARIOS).filter(name => name.endsWith('.yaml')))(
    'reads %s, and again what it wrote of it',
    name => {
      const map = readYaml(readFileSync(join(SCENARIOS, name), 'utf8'));
      const draft = draftOf(readFileSync(join(SCENARIOS, name), 'utf8'));
      expect(plain(readYaml(yamlOf(draft)))).toEqual(plain(map));
      expect(plain(readYaml(yamlOf({ ...draft, source: null })).get('features') ?? null)).toEqual(
        plain(map.get('features') ?? null),
      );
      expect(map.get('combatants')).toBeInstanceOf(Map);
    },
  );

  it.each(readdirSync(SCENARIOS).filter(name => name.endsWith('.yaml')))('keeps all of %s through a draft', name => {
    const text = readFileSync(join(SCENARIOS, name), 'utf8');
    const [before, after] = [readYaml(text), readYaml(yamlOf(draftOf(text)))];
    const sorted = (value: Value | undefined) =>
      JSON.stringify(plain(value ?? null), (_, one) =>
        Array.isArray(one) && Array.isArray(one[0]) && typeof one[0][0] === 'string' ? [...one].sort() : one,
      );
    expect(sorted(after.get('combatants'))).toBe(sorted(before.get('combatants')));
    expect(sorted(after.get('features'))).toBe(sorted(before.get('features')));
  });

  it('takes every name for a name', () => {
    const map = readYaml('combatants:\n  __proto__: {side: a}\n  constructor: {side: b}\n');
    expect([...(map.get('combatants') as Map<string, Value>).keys()]).toEqual(['__proto__', 'constructor']);
  });

  it('reads braces over several lines, comments and lists', () => {
    const map = readYaml(
      '# a fight\na: {b: [1, 2.5], # two\n  c: "x # y"}\nlist:\n  - one\n  - {k: v}\n  - name: n\n    at: [1, 2]\n',
    );
    expect(plain(map)).toEqual([
      [
        'a',
        [
          ['b', [1, 2.5]],
          ['c', 'x # y'],
        ],
      ],
      [
        'list',
        [
          'one',
          [['k', 'v']],
          [
            ['name', 'n'],
            ['at', [1, 2]],
          ],
        ],
      ],
    ]);
  });

  it.each([
    ['a: &x 1', 'line 1'],
    ['a: 1\n\tb: 2', 'line 2'],
    ['a: 1\na: 2', 'line 2'],
    ['a: [1, 2', 'line 1'],
    ['just text', 'line 1'],
  ])('refuses %j by its line', (text, where) => {
    expect(() => readYaml(text)).toThrow(NotRead);
    expect(() => readYaml(text)).toThrow(where);
  });
});

describe('what people wrote', () => {
  const text = `# The gate at dusk.
scenario: The gate # a classic
rulebook: acks2

map: 6x4
combatants:
  # He holds it alone.
  Marcus: {side: party, class: fighter, level: 3, weapon: sword, at: [0, 1]} # since noon
  Orc: {side: orcs, creature: orc, count: 2}

  # comes late
  Chief:
    side: orcs
    creature: orc
    hp: 9 # tough
`;

  it('stays as it is where nothing is drawn', () => {
    expect(yamlOf(draftOf(text))).toBe(text);
  });

  it('stays where something else is drawn, also beside a new name', () => {
    const draft = draftOf(text);
    const [marcus, orc, chief] = draft.fighters as [Fighter, Fighter, Fighter];
    const ann = newFighter('party', 'class', 'thief', 'Ann');
    const changed = yamlOf({
      ...draft,
      ground: ['#.....', '......', '......', '......'],
      fighters: [
        { ...marcus, level: 4, places: [[2, 2]], facing: 'E' },
        { ...chief, name: 'Grak', rest: new Map(chief.rest).set('hp', 7) },
        ann,
        orc,
      ],
    });
    expect(changed).toBe(`# The gate at dusk.
scenario: The gate # a classic
rulebook: acks2

map: |
  #.....
  ......
  ......
  ......
combatants:
  # He holds it alone.
  Marcus: {side: party, class: fighter, level: 4, weapon: sword, at: [2, 2], facing: E} # since noon

  # comes late
  Grak:
    side: orcs
    creature: orc
    hp: 7 # tough
  Ann: {side: party, thief: 1}
  Orc: {side: orcs, creature: orc, count: 2}
`);
  });

  it('goes with what is taken out', () => {
    const draft = draftOf(text);
    expect(yamlOf({ ...draft, fighters: draft.fighters.slice(0, 1), kind: 'theatre' })).toBe(`# The gate at dusk.
scenario: The gate # a classic
rulebook: acks2
distance: 30
combatants:
  # He holds it alone.
  Marcus: {side: party, class: fighter, level: 3, weapon: sword} # since noon
`);
  });
});

describe('drawing', () => {
  it('puts walls, raises ground and minds the edge', () => {
    const draft = { ...emptyDraft(), ...resize(emptyDraft(), 4, 4) };
    expect(stroke(draft, '#', [1, 2]).ground?.[2]).toBe('.#..');
    expect(stroke(draft, 'up', [0, 0]).heights?.[0]).toBe('1...');
    expect(stroke(draft, '#', [9, 9])).toEqual({});
  });

  it('sets people down one after the other', () => {
    const draft = emptyDraft();
    const orc = { ...newFighter('orcs', 'creature', 'orc', 'Orc'), count: 2, places: [null, null] };
    draft.fighters = [orc];
    const first = placed(draft, { key: orc.key, index: 0 }, [3, 3]);
    expect(first.next).toEqual({ key: orc.key, index: 1 });
    const second = placed({ ...draft, ...first.change }, { key: orc.key, index: 1 }, [4, 3]);
    expect(second.next).toBeNull();
  });
});
