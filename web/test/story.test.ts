import { describe, expect, it } from 'vitest';
import { namedIn, storyPeople } from '../src/judge/story';
import { aView, someone } from './someone';

describe('people of a story', () => {
  it('are those who live and have a name of their own', () => {
    const view = aView({
      combatants: [
        someone('c0', { name: 'Berta' }),
        someone('c1', { name: 'Hans', fate: 'fled' }),
        someone('c2', { name: 'Kurt', fate: 'dead' }),
        someone('c3', { name: 'Ada', fate: 'down' }),
        someone('c4', { name: 'Orc 2' }),
      ],
    });
    expect(storyPeople(view)).toEqual(['Berta', 'Hans']);
  });

  it('come into a scenario that names them, however it is written', async () => {
    const people = ['Berta', 'Sergeant Hale', 'Al (the old)'];
    const named = (scenario: string) => namedIn(scenario, people);
    expect(await named('combatants:\n  Berta: {at: [1, 1]}\n  "Al (the old)": {at: [2, 1]}\n')).toEqual([
      'Berta',
      'Al (the old)',
    ]);
    expect(await named('combatants: {Sergeant Hale: {at: [1, 1]}}')).toEqual(['Sergeant Hale']);
    expect(await named('about: "Berta: gone"\ncombatants:\n  Roberta: {side: a, fighter: 1}\n')).toEqual([]);
    expect(await named('combatants: {Berta: [')).toEqual([]);
    expect(await named('sides:\n  Berta: {judge: true}\n')).toEqual([]);
  });
});
