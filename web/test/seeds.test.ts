import { beforeEach, describe, expect, it } from 'vitest';
import { hex, seatPromise, unhex } from '../src/dice/fair';
import { giveSeed } from '../src/dice/give';
import { draw, kept } from '../src/dice/seeds';
import type { Game } from '../src/game';
import type { Deed, View } from '../src/wire/protocol';
import { aView } from './someone';

const PROMISE = 'ab'.repeat(32);

beforeEach(() => localStorage.clear());

function wanting(wants: View['you']['wants']): View {
  const view = aView();
  const dice = { ...view.table.dice, promise: PROMISE };
  return { ...view, table: { ...view.table, dice }, you: { ...view.you, wants } };
}

function table(): { game: Game; sent: Deed[] } {
  const sent: Deed[] = [];
  const id = `t${Math.random()}`;
  return { sent, game: { table: id, do: (deed: Deed) => sent.push(deed) } as unknown as Game };
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
    await giveSeed(game, wanting('promise'));
    await giveSeed(game, wanting('promise'));
    await giveSeed(game, wanting('seed'));
    await giveSeed(game, wanting('seed'));
    expect(sent.map(deed => Object.keys(deed).join())).toEqual(['type,epoch,promise', 'type,epoch,seed']);
  });

  it('is not given unasked, nor shown by a device that did not promise it', async () => {
    const { game, sent } = table();
    await giveSeed(game, wanting(null));
    await giveSeed(game, wanting(undefined));
    await giveSeed(game, wanting('seed'));
    expect(sent).toEqual([]);
  });
});
