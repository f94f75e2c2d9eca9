import { type Bytes, hex, seatPromise, unhex } from './fair';

/** What this browser gave to the dice of a table, and the promise it was shown: kept to compare later. */
export interface Kept {
  promise: string;
  seat: number;
  seed: string;
}

/** For browsers that keep nothing: then it lasts as long as the page. */
const memory = new Map<string, Kept>();

const shelf = (table: string, epoch: number) => `cleave dice ${table} ${epoch}`;

export function kept(table: string, epoch: number): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(shelf(table, epoch)) ?? 'null') ?? memory.get(shelf(table, epoch)) ?? null;
  } catch {
    return memory.get(shelf(table, epoch)) ?? null;
  }
}

function keep(table: string, epoch: number, one: Kept): void {
  memory.set(shelf(table, epoch), one);
  try {
    localStorage.setItem(shelf(table, epoch), JSON.stringify(one));
  } catch {
    // The check after a reload can then only say that the seed is missing.
  }
}

/** Draws the seat's seed, once for an epoch, and gives what is to be sent: first the hash, later the seed. */
export async function draw(
  table: string,
  epoch: number,
  promised: string,
  seat: number,
): Promise<{ promise: string; seed: string }> {
  let mine = kept(table, epoch);
  if (!mine || mine.promise !== promised || mine.seat !== seat) {
    const seed: Bytes = crypto.getRandomValues(new Uint8Array(32));
    mine = { promise: promised, seat, seed: hex(seed) };
    keep(table, epoch, mine);
  }
  return { promise: hex(await seatPromise(unhex(promised), seat, unhex(mine.seed))), seed: mine.seed };
}
