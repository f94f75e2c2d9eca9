import { diceOf } from '../turn/dice';
import type { Card, DiceState } from '../wire/protocol';
import { faces, hex, key, promise, seatPromise, unhex } from './fair';
import type { Kept } from './seeds';

export interface Finding {
  /** Null: neither good nor bad, only to be known. */
  ok: boolean | null;
  says: string;
}

/** Recomputes promise, seeds, key and every face, and says what it found, good and bad alike. */
export async function checkDice(dice: DiceState, cards: Card[], mine: Kept | null, gave: boolean): Promise<Finding[]> {
  const { revealed } = dice;
  if (!revealed)
    return [
      { ok: false, says: 'The secret is shown when the fight is over; until then only the promise can be compared.' },
    ];
  const found: Finding[] = [];
  const secret = unhex(revealed.secret);
  const promised = await promise(unhex(revealed.fight), dice.epoch, unhex(revealed.head), secret);
  found.push({ ok: hex(promised) === dice.promise, says: 'The secret is the one that was promised.' });
  if (mine)
    found.push({
      ok: mine.promise === dice.promise,
      says: 'The promise is the one this browser was shown at the start.',
    });
  for (const one of revealed.seats) {
    const hashed = await seatPromise(promised, one.seat, unhex(one.seed));
    found.push({ ok: hex(hashed) === one.promise, says: `Seat ${one.seat} showed the seed it had promised.` });
  }
  const listed = mine && revealed.seats.find(one => one.seat === mine.seat);
  if (mine) found.push({ ok: listed?.seed === mine.seed, says: 'The seed this browser drew is among them.' });
  else if (!gave) found.push({ ok: null, says: 'This seat gives no seed.' });
  else
    found.push({ ok: false, says: 'This browser kept no seed for this fight, so it cannot vouch for its own part.' });
  const seeds = revealed.seats.map(one => ({ seat: one.seat, seed: unhex(one.seed) }));
  return [...found, ...(await checkFaces(await key(secret, promised, seeds), cards))];
}

async function checkFaces(from: Awaited<ReturnType<typeof key>>, cards: Card[]): Promise<Finding[]> {
  let right = 0;
  let unnumbered = 0;
  const wrong: Finding[] = [];
  for (const card of cards) {
    for (const roll of card.dice ?? []) {
      const dice = diceOf(roll.dice);
      if (!dice || roll.roll === undefined) {
        unnumbered++;
        continue;
      }
      const place = { stream: card.secret ? 'secret' : 'open', branch: roll.branch ?? 0, roll: roll.roll } as const;
      const expected = await faces(from, place, dice.many, dice.sides);
      if (String(expected) === String(roll.faces)) right++;
      else
        wrong.push({
          ok: false,
          says: `Card ${card.card}: ${roll.dice} should show ${expected.join(', ')}, not ${roll.faces.join(', ')}.`,
        });
    }
  }
  const all: Finding[] = [
    { ok: wrong.length === 0 && right > 0, says: `${right} rolls worked out again, every face as shown.` },
  ];
  if (wrong.length) all[0] = { ok: false, says: `${right} rolls are as shown, ${wrong.length} are not.` };
  if (unnumbered) all.push({ ok: false, says: `${unnumbered} rolls carry no number and cannot be worked out.` });
  return [...all, ...wrong];
}
