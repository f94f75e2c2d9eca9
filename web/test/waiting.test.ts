import { describe, expect, it } from 'vitest';
import { choosing, lasting } from '../src/turn/Waiting';
import { aView, someone } from './someone';

describe('who is waited for', () => {
  const view = aView({
    combatants: [someone('c1', { name: 'Ysolde' })],
    seats: [
      { seat: '1', role: 'judge', name: 'Judge', combatants: [], devices: 1 },
      { seat: '2', role: 'player', name: 'Brian', combatants: ['c1'], devices: 1 },
      { seat: '3', role: 'player', name: 'Ysolde', combatants: ['c1'], devices: 0 },
    ],
  });

  it('is named with whom he plays, once if it is the same name', () => {
    expect(choosing(view, { seat: '2', who: 'c1' })).toBe('Brian is choosing for Ysolde');
    expect(choosing(view, { seat: '3', who: 'c1' })).toBe('Ysolde is choosing');
    expect(choosing(view, { seat: '1', who: 'c1' })).toBe('The Judge is choosing for Ysolde');
    expect(choosing(view, { seat: '9' })).toBe('Somebody is choosing');
  });

  it('is waited for in seconds, then in minutes', () => {
    expect([48, 60, 119, 120].map(lasting)).toEqual(['48 seconds', 'a minute', 'a minute', '2 minutes']);
  });
});
