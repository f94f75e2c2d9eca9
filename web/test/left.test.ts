import { describe, expect, it } from 'vitest';
import { reason } from '../src/turn/Left';
import type { Card, View } from '../src/wire/protocol';
import { EMPTY, receive } from '../src/wire/sitting';

const card = (number: number, kind: string, who: string, text: string, undone = false): Card =>
  ({ card: number, round: 1, kind, who, text, undone }) as Card;

describe('who is left to a behaviour', () => {
  it('says why he did what he did last', () => {
    const cards = [
      card(1, 'bot', 'c1', 'Orc, a bot: charge Ada (charges Ada, the nearest).'),
      card(2, 'attack', 'c1', 'Orc strikes at Ada.'),
      card(3, 'bot', 'c2', 'Wolf, a bot: done.'),
      card(4, 'bot', 'c1', 'Orc, a bot: done.', true),
    ];
    expect(reason(cards, 'c1')).toBe('Orc, a bot: charge Ada (charges Ada, the nearest).');
    expect(reason(cards, 'c0')).toBeUndefined();
  });

  it('shows what a behaviour would do, while that is asked', () => {
    const view = { prompt: { q: 'q7', kind: 'action', says: '' } } as View;
    const would = { q: 'q7', to: 'soldier', text: 'ready attack', because: 'waits with a blow' };
    expect(receive({ ...EMPTY, view }, { type: 'would', ...would }).would).toMatchObject(would);
    expect(receive({ ...EMPTY, view }, { type: 'would', ...would, q: 'q6' }).would).toBeNull();
  });
});
