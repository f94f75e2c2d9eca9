import { diceOf } from '../turn/dice';
import type { Card, DiceState, Shown } from '../wire/protocol';
import { type Bytes, faces, hex, key, promise, seatPromise, unhex } from './fair';
import type { Kept } from './seeds';

export interface Finding {
  /** Null: neither good nor bad, only to be known. */
  ok: boolean | null;
  says: string;
}

/** What this browser gave to an epoch's dice, if it did. */
export type Memory = (epoch: number) => Kept | null;

/** Recomputes promises, seeds, keys and every face, epoch by epoch, and says what it found, good and bad alike. */
export async function checkDice(dice: DiceState, cards: Card[], mine: Memory, gave: boolean): Promise<Finding[]> {
  const found: Finding[] = [];
  const keys = new Map<number, Bytes>();
  for (const epoch of dice.shown) {
    const secret = unhex(epoch.secret);
    const promised = await promise(unhex(epoch.fight), epoch.epoch, unhex(epoch.head), secret);
    const name = dice.shown.length > 1 || dice.epoch > epoch.epoch ? `Epoch ${epoch.epoch}: ` : '';
    for (const one of await checkEpoch(epoch, promised, mine(epoch.epoch), gave))
      found.push({ ...one, says: name ? name + one.says : capital(one.says) });
    const seeds = epoch.seats.map(one => ({ seat: one.seat, seed: unhex(one.seed) }));
    keys.set(epoch.epoch, await key(secret, promised, seeds));
  }
  for (const one of dice.withheld)
    found.push({ ok: null, says: `Epoch ${one.epoch}: seat ${one.seat} kept its seed back and was left out.` });
  if (dice.state !== 'shown')
    found.push({
      ok: null,
      says:
        dice.shown.length === 0
          ? 'The secret is shown when the fight is over; until then only the promise can be compared.'
          : `The secret of epoch ${dice.epoch} is not shown yet, so its rolls cannot be worked out.`,
    });
  if (keys.size > 0) found.push(...(await checkFaces(keys, cards)));
  return found;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

async function checkEpoch(epoch: Shown, promised: Bytes, mine: Kept | null, gave: boolean): Promise<Finding[]> {
  const found: Finding[] = [{ ok: hex(promised) === epoch.promise, says: 'the secret is the one that was promised.' }];
  if (mine)
    found.push({
      ok: mine.promise === epoch.promise,
      says: 'the promise is the one this browser was shown at the start.',
    });
  for (const one of epoch.seats) {
    const hashed = await seatPromise(promised, one.seat, unhex(one.seed));
    found.push({ ok: hex(hashed) === one.promise, says: `seat ${one.seat} showed the seed it had promised.` });
  }
  const listed = mine && epoch.seats.find(one => one.seat === mine.seat);
  if (mine) found.push({ ok: listed?.seed === mine.seed, says: 'the seed this browser drew is among them.' });
  else if (!gave) found.push({ ok: null, says: 'this seat gives no seed.' });
  else found.push({ ok: null, says: 'this browser gave no seed to it, so it cannot vouch for a part of its own.' });
  return found;
}

interface Counted {
  right: number;
  hand: number;
  judge: number;
  waiting: number;
  nowhere: number;
  wrong: Finding[];
}

async function checkFaces(keys: Map<number, Bytes>, cards: Card[]): Promise<Finding[]> {
  const counted: Counted = { right: 0, hand: 0, judge: 0, waiting: 0, nowhere: 0, wrong: [] };
  for (const card of cards) for (const roll of card.dice ?? []) await checkRoll(keys, card, roll, counted);
  const { right, wrong } = counted;
  const all: Finding[] = [{ ok: wrong.length === 0, says: `${rolls(right)} worked out again, every face as shown.` }];
  if (wrong.length) all[0] = { ok: false, says: `${rolls(right)} as shown, ${wrong.length} not.` };
  if (counted.hand) all.push({ ok: null, says: `${rolls(counted.hand)} thrown by hand and typed.` });
  if (counted.judge) all.push({ ok: null, says: `${rolls(counted.judge)} overruled by the Judge.` });
  if (counted.waiting)
    all.push({ ok: null, says: `${rolls(counted.waiting)} of an epoch whose secret is not shown yet.` });
  if (counted.nowhere)
    all.push({ ok: false, says: `${rolls(counted.nowhere)} without a place in the dice: they cannot be worked out.` });
  return [...all, ...wrong];
}

function rolls(many: number): string {
  return many === 1 ? '1 roll' : `${many} rolls`;
}

async function checkRoll(
  keys: Map<number, Bytes>,
  card: Card,
  roll: NonNullable<Card['dice']>[number],
  counted: Counted,
): Promise<void> {
  if (roll.from === 'hand') counted.hand++;
  else if (roll.from === 'judge') counted.judge++;
  else {
    const place = placeOf(roll.from);
    const dice = diceOf(roll.dice);
    const from = place && keys.get(place.epoch);
    if (!place || !dice) counted.nowhere++;
    else if (!from) counted.waiting++;
    else {
      const expected = await faces(from, place, dice.many, dice.sides);
      if (String(expected) === String(roll.faces)) counted.right++;
      else
        counted.wrong.push({
          ok: false,
          says: `Card ${card.card}: ${roll.dice} should show ${expected.join(', ')}, not ${roll.faces.join(', ')}.`,
        });
    }
  }
}

/** `2.0.1.17`: epoch, stream, branch, roll. */
export function placeOf(from: string | undefined) {
  const found = /^(\d+)\.([01])\.(\d+)\.(\d+)$/.exec(from ?? '');
  if (!found) return null;
  const [epoch, stream, branch, roll] = found.slice(1).map(Number) as [number, number, number, number];
  return { epoch, stream: stream === 0 ? ('open' as const) : ('secret' as const), branch, roll };
}
