import { describe, expect, it } from 'vitest';
import { arrival, freeName } from '../src/judge/newcomers';

const named = (...names: string[]) => names.map(name => ({ name }));

describe('who joins a fight', () => {
  it('has a name of its own', () => {
    expect(freeName('orc', named('Marcus'))).toBe('Orc');
    expect(freeName('orc', named('Orc 1', 'Orc 2'))).toBe('Orc 3');
    expect(freeName('orc', named('Orc'))).toBe('Orc 2');
    expect(freeName('orc', named('ORC 2', 'Orc 1'))).toBe('Orc 3');
  });

  it('is let in with words the Judge could type', () => {
    const ogre = { what: 'ogre', name: 'Ugh', side: 'the hill' };
    expect(arrival(ogre, [4, 5])).toBe('add ogre as Ugh to the hill at 4,5');
    expect(arrival(ogre, 'Marcus')).toBe('add ogre as Ugh to the hill beside Marcus');
    expect(arrival(ogre, '')).toBe('add ogre as Ugh to the hill');
    expect(arrival({ ...ogre, what: '' }, [4, 5])).toBe('add Ugh at 4,5');
  });
});
