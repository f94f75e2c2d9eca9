import { describe, expect, it } from 'vitest';
import { draftOf, yamlOf } from '../src/start/draft';
import { looking, resize, stroke } from '../src/start/sketching';
import { someone } from './someone';

const DRESSED = `scenario: Éowyn's größe
map: |
  ....
  ....
  ....
  ....
scenery: |
  tt..
  ....
  ..~~
  ....
weather: kept as it is # by hand
combatants:
  Ann: {side: party, fighter: 1, at: [0, 0]}
  Orc: {side: foes, creature: orc, at: [3, 3]}
`;

describe('the builder', () => {
  it('draws whoever says nothing as he will stand: toward the nearest foe', () => {
    const all = looking([
      someone('a', { at: [2, 2], side: 'party', facing: '' as 'N' }),
      someone('b', { at: [8, 2], side: 'foes', facing: '' as 'N' }),
      someone('c', { at: [2, 9], side: 'foes', facing: 'W' }),
    ]);
    expect(all.map(one => one.facing)).toEqual(['E', 'W', 'W']);
    expect(looking([someone('a', { facing: '' as 'N' })])[0]?.facing).toBe('N');
  });
  it('leaves what it does not know as it was written', () => {
    const draft = draftOf(DRESSED);
    const drawn = yamlOf({ ...draft, ...stroke(draft, '#', [1, 1]) });
    expect(drawn).toContain('tt..');
    expect(drawn).toContain('weather: kept as it is # by hand');
    expect(drawn).toContain("scenario: Éowyn's größe");
    expect(drawn).toContain('.#..');
  });
  it('keeps the scenery as large as the map', () => {
    const draft = draftOf(DRESSED);
    const wider = yamlOf({ ...draft, ...resize(draft, 6, 5) });
    expect(wider).toMatch(/scenery: \|\n {2}tt\.\.\.\.\n/);
    expect(wider).toMatch(/map: \|\n {2}\.{6}\n/);
  });
});
