import { type Bytes, faces, hex, key, promise, seatPromise, unhex } from '../src/dice/fair';
import { diceOf } from '../src/turn/dice';
import type { DiceState, Roll } from '../src/wire/protocol';

const SIDES = [6, 8, 20];
const ROLLS = 400;
const BRANCHES = 4;
const WORDS = ['amber', 'ford', 'lantern', 'oak', 'sparrow', 'winter'];
const SECRET = unhex('11'.repeat(32));
const FIGHT = unhex('000102030405060708090a0b0c0d0e0f');
const HEAD = unhex('9f'.repeat(32));

/** Fair dice of a table that is not real: one epoch, worked out when the seeds are in, since scripts do not wait. */
export class FakeDice {
  private readonly known = new Map<string, number[]>();
  private readonly past: Roll[] = [];
  private readonly seats = new Map<number, { promise: string; seed?: string }>();
  private readonly withheld: DiceState['withheld'] = [];
  private state: DiceState['state'] = 'gathering';
  private branch = 0;
  private next = 0;
  private replay = 0;

  private constructor(private readonly promised: Bytes) {}

  static async make(): Promise<FakeDice> {
    return new FakeDice(await promise(FIGHT, 1, HEAD, SECRET));
  }

  get isSet(): boolean {
    return this.state === 'set';
  }

  wants(seat: number, givers: number[]): 'promise' | 'seed' | null {
    if (!givers.includes(seat)) return null;
    const given = this.seats.get(seat);
    if (this.state === 'gathering') return given ? null : 'promise';
    return this.state === 'showing' && given && !given.seed ? 'seed' : null;
  }

  /** Takes a hash or a seed. */
  async give(seat: number, what: { promise?: string; seed?: string }): Promise<string | null> {
    const given = this.seats.get(seat);
    if (what.promise) {
      if (this.state !== 'gathering' || given) return 'no promise is wanted of this seat';
      this.seats.set(seat, { promise: what.promise });
    } else if (what.seed) {
      if (this.state !== 'showing' || !given) return 'no seed is wanted of this seat';
      if (hex(await seatPromise(this.promised, seat, unhex(what.seed))) !== given.promise)
        return 'this is not the seed that was promised';
      given.seed = what.seed;
    }
    return null;
  }

  /** Goes on if nothing is wanted any more, or if the Judge does not wait; true when dice may fall. */
  async settle(givers: number[], hurry: boolean): Promise<boolean> {
    if (this.state === 'gathering' && (hurry || givers.every(seat => this.seats.has(seat)))) this.state = 'showing';
    if (this.state !== 'showing') return this.isSet;
    for (const [seat, given] of this.seats)
      if (!given.seed) {
        if (!hurry) return false;
        this.withheld.push({ epoch: 1, seat });
        this.seats.delete(seat);
      }
    const seeds = [...this.seats].map(([seat, given]) => ({ seat, seed: unhex(given.seed ?? '') }));
    await this.workOut(await key(SECRET, this.promised, seeds));
    this.state = 'set';
    return true;
  }

  private async workOut(from: Bytes): Promise<void> {
    for (let branch = 0; branch < BRANCHES; branch++)
      for (let roll = 0; roll < ROLLS; roll++)
        for (const sides of SIDES)
          this.known.set(`${branch} ${roll} ${sides}`, await faces(from, { stream: 'open', branch, roll }, 2, sides));
  }

  view(typed: boolean, over: boolean): DiceState {
    const seats = [...this.seats].map(([seat, given]) => ({ seat, ...given }));
    const fight = { epoch: 1, fight: hex(FIGHT), head: hex(HEAD), secret: hex(SECRET), promise: hex(this.promised) };
    return {
      mode: typed ? 'typed' : 'fair',
      epoch: 1,
      promise: hex(this.promised),
      words: WORDS,
      state: over ? 'shown' : this.state,
      seats,
      withheld: this.withheld,
      checkable: seats.length > 0,
      shown: over ? [{ ...fight, seats: seats.map(one => ({ ...one, seed: one.seed ?? '' })) }] : [],
    };
  }

  roll(dice: string, why: string): Roll {
    const old = this.past[this.replay];
    if (old) {
      this.replay++;
      return old;
    }
    const { many, sides } = diceOf(dice) ?? { many: 1, sides: 20 };
    const roll = this.next++ % ROLLS;
    const branch = this.branch % BRANCHES;
    const all = this.known.get(`${branch} ${roll} ${sides}`) ?? [1, 1];
    const made: Roll = { dice, faces: all.slice(0, many), why, from: `1.0.${branch}.${roll}` };
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
