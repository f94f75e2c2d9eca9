import { beforeEach, describe, expect, it } from 'vitest';
import { hex, seatPromise, unhex } from '../src/dice/fair';
import { giveSeed } from '../src/dice/give';
import { draw, kept } from '../src/dice/seeds';
import type { Game } from '../src/game';
import type { Deed, View } from '../src/wire/protocol';
import { aView } from './someone';

const PROMISE = 'ab'.repeat(32);

beforeEach(() => localStorage.clear());

function wanting(wants: string | null, more: Partial<View['you']> = {}): View {
  const view = aView();
  const dice = { ...view.table.dice, promise: PROMISE, wants };
  return { ...view, table: { ...view.table, id: `t${Math.random()}`, dice }, you: { ...view.you, ...more } };
}

function table(): { game: Game; sent: Deed[] } {
  const sent: Deed[] = [];
  return { sent, game: { do: (deed: Deed) => sent.push(deed) } as unknown as Game };
}

describe("the seat's seed", () => {
  it('is drawn once for an epoch and kept', async () => {
    const first = await draw('t', 1, PROMISE, 2);
    expect(await draw('t', 1, PROMISE, 2)).toEqual(first);
    expect(kept('t', 1)).toEqual({ promise: PROMISE, seat: 2, seed: first.seed });
    expect((await draw('t', 2, PROMISE, 2)).seed).not.toBe(first.seed);
  });

  it('is promised by its hash', async () => {
    const mine = await draw('t', 1, PROMISE, 2);
    expect(mine.promise).toBe(hex(await seatPromise(unhex(PROMISE), 2, unhex(mine.seed))));
  });

  it('is given in two steps, each once', async () => {
    const { game, sent } = table();
    const view = wanting('promise');
    await giveSeed(game, view);
    await giveSeed(game, view);
    const next = { ...view, table: { ...view.table, dice: { ...view.table.dice, wants: 'seed' } } };
    await giveSeed(game, next as View);
    expect(sent.map(deed => Object.keys(deed).join())).toEqual(['type,promise', 'type,seed']);
  });

  it('is not given by the Judge, nor unasked', async () => {
    const { game, sent } = table();
    await giveSeed(game, wanting('promise', { role: 'judge' }));
    await giveSeed(game, wanting(null));
    expect(sent).toEqual([]);
  });
});
