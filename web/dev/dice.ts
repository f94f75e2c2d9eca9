import { faces, hex, key, promise, seatPromise, unhex } from '../src/dice/fair';
import { diceOf } from '../src/turn/dice';
import type { Revealed, Roll } from '../src/wire/protocol';

const SIDES = [6, 8, 20];
const ROLLS = 400;
const BRANCHES = 4;
export const WORDS = ['amber', 'ford', 'lantern', 'oak', 'sparrow', 'winter'];

/** Fair dice of a table that is not real: worked out in advance, since scripts do not wait. */
export class FakeDice {
  private readonly known = new Map<string, number[]>();
  private readonly past: Roll[] = [];
  promise = '';
  branch = 0;
  next = 0;
  private replay = 0;
  revealed: Revealed | null = null;

  static async make(seats: number[]): Promise<FakeDice> {
    const dice = new FakeDice();
    const secret = unhex('11'.repeat(32));
    const fight = unhex('000102030405060708090a0b0c0d0e0f');
    const head = unhex('9f'.repeat(32));
    const promised = await promise(fight, 1, head, secret);
    const seeds = seats.map(seat => ({ seat, seed: unhex((0x20 + seat).toString(16).repeat(32)) }));
    const from = await key(secret, promised, seeds);
    dice.promise = hex(promised);
    const shown = seeds.map(async one => ({
      seat: one.seat,
      promise: hex(await seatPromise(promised, one.seat, one.seed)),
      seed: hex(one.seed),
    }));
    dice.revealed = { secret: hex(secret), fight: hex(fight), head: hex(head), seats: await Promise.all(shown) };
    for (let branch = 0; branch < BRANCHES; branch++) {
      for (let roll = 0; roll < ROLLS; roll++) {
        for (const sides of SIDES) {
          dice.known.set(`${branch} ${roll} ${sides}`, await faces(from, { stream: 'open', branch, roll }, 2, sides));
        }
      }
    }
    return dice;
  }

  roll(dice: string, why: string): Roll {
    const old = this.past[this.replay];
    if (old) {
      this.replay++;
      return old;
    }
    const { many, sides } = diceOf(dice) ?? { many: 1, sides: 20 };
    const roll = this.next++ % ROLLS;
    const all = this.known.get(`${this.branch % BRANCHES} ${roll} ${sides}`) ?? [1, 1];
    const made: Roll = { dice, faces: all.slice(0, many), why, roll, branch: this.branch };
    this.past.push(made);
    this.replay++;
    return made;
  }

  /** Everything again from the start; after so many rolls fresh ones of a new branch. */
  rewind(kept: number): void {
    this.past.length = Math.min(kept, this.past.length);
    this.replay = 0;
    this.branch++;
  }

  get rolled(): number {
    return this.replay;
  }
}
