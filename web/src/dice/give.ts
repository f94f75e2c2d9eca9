import type { Game } from '../game';
import type { View } from '../wire/protocol';
import { draw, kept } from './seeds';

const given = new Set<string>();

/** Gives the seat's part of the dice when the table wants it, first the hash, then the seed, and bothers nobody. */
export async function giveSeed(game: Game, view: View): Promise<void> {
  const { dice } = view.table;
  const { wants } = view.you;
  const seat = Number(view.you.seat);
  if (!wants || !Number.isInteger(seat)) return;
  const once = `${game.table} ${dice.epoch} ${dice.promise} ${wants}`;
  if (given.has(once)) return;
  // Another device of this seat promised: only that one can show what it promised.
  if (wants === 'seed' && kept(game.table, dice.epoch)?.promise !== dice.promise) return;
  given.add(once);
  const mine = await draw(game.table, dice.epoch, dice.promise, seat);
  if (wants === 'promise') game.do({ type: 'seed', epoch: dice.epoch, promise: mine.promise });
  else game.do({ type: 'seed', epoch: dice.epoch, seed: mine.seed });
}
