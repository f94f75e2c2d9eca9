import { describe, expect, it } from 'vitest';
import { heard } from '../src/sound/notes';
import type { Card } from '../src/wire/protocol';

const card = (kind: string, more: Partial<Card> = {}): Card => ({ card: 1, round: 1, kind, text: '', ...more });
const blow = (made: boolean) => card('attack', { throw: { roll: 9, needs: 9, made, terms: [] } });

describe('what is heard', () => {
  it('is a hit, a miss and a fall, each once', () => {
    expect(heard([blow(true), blow(true), card('damage'), card('fallen'), blow(false)])).toEqual([
      'hit',
      'fall',
      'miss',
    ]);
  });

  it('is not what was taken back, nor a story told late', () => {
    expect(heard([{ ...blow(true), undone: true }])).toEqual([]);
    expect(heard(Array.from({ length: 41 }, () => blow(true)))).toEqual([]);
  });

  it('is nothing where nobody strikes', () => {
    expect(heard([card('moved'), card('segment')])).toEqual([]);
  });
});
