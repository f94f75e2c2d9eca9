import type { Game } from '../game';
import type { View } from '../wire/protocol';
import { draw } from './seeds';

const given = new Set<string>();

/**
 * Gives the seat's part of the dice when the table wants it: first the hash, then the seed.
 * Asked for: `dice.wants`, since the view does not say yet when all hashes are in.
 */
export async function giveSeed(game: Game, view: View): Promise<void> {
  const { dice, id } = view.table;
  const wants = (dice as { wants?: 'promise' | 'seed' | null }).wants;
  const seat = Number(view.you.seat);
  if (dice.mode !== 'fair' || view.you.role !== 'player' || !wants || !Number.isInteger(seat)) return;
  const once = `${id} ${dice.epoch} ${wants}`;
  if (given.has(once)) return;
  given.add(once);
  const mine = await draw(id, dice.epoch, dice.promise, seat);
  game.do(wants === 'promise' ? { type: 'seed', promise: mine.promise } : { type: 'seed', seed: mine.seed });
}
