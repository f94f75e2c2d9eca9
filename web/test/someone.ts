import type { Combatant, View } from '../src/wire/protocol';

/** Somebody unhurt at 0,0 facing north; tests say only what matters to them. */
export function someone(id: string, more: Partial<Combatant> = {}): Combatant {
  return {
    id,
    name: id,
    side: 'party',
    sort: 'man',
    size: 'man-sized',
    at: [0, 0],
    base: [1, 1],
    facing: 'N',
    health: 'unhurt',
    conditions: [],
    fate: 'standing',
    weapon: 'sword',
    armour: '',
    notes: [],
    ...more,
  };
}

export function aView(more: Partial<View> = {}): View {
  return {
    table: {
      id: 't',
      title: 'A fight',
      about: '',
      rulebook: 'acks2',
      rulebookTitle: 'ACKS II',
      options: {},
      phase: 'fight',
      round: 1,
      count: 5,
      paused: false,
      timer: 0,
      undoes: 0,
      dice: {
        mode: 'fair',
        epoch: 1,
        promise: '',
        words: [],
        state: 'set',
        seats: [],
        withheld: [],
        checkable: true,
        shown: [],
      },
    },
    you: { seat: '1', role: 'player', name: 'Ada', combatants: ['c0'], standing: {} },
    seats: [],
    sides: [
      { name: 'party', judge: false, by: 'people' },
      { name: 'orcs', judge: true, by: 'bots' },
    ],
    field: { kind: 'map', width: 10, height: 10, ground: [], heights: [], light: 'bright' },
    features: [],
    combatants: [],
    engaged: [],
    prompt: null,
    waiting: [],
    ...more,
  };
}
