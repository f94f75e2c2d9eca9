import { describe, expect, it } from 'vitest';
import { checkDice } from '../src/dice/check';
import { faces, hex, key, promise, seatPromise, unhex } from '../src/dice/fair';
import type { Card, DiceState, Shown } from '../src/wire/protocol';

const FIGHT = unhex('000102030405060708090a0b0c0d0e0f');
const SECRET = unhex('11'.repeat(32));
const SEEDS = [
  { seat: 1, seed: unhex('22'.repeat(32)) },
  { seat: 2, seed: unhex('33'.repeat(32)) },
];

async function head() {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode('head')));
}

async function published() {
  const promised = await promise(FIGHT, 1, await head(), SECRET);
  return { promised, from: await key(SECRET, promised, SEEDS) };
}

describe('the published vector', () => {
  it('has this promise', async () => {
    const { promised } = await published();
    expect(hex(promised)).toBe('935dbd5204bc8a070a3d7a1888a46728a5b468a9c67430fb73d9e849c2fa2db3');
  });

  it('has this promise of seat 1', async () => {
    const { promised } = await published();
    const seat = await seatPromise(promised, 1, unhex('22'.repeat(32)));
    expect(hex(seat)).toBe('7e561a6e2d9ce52076e09f51f1eada547d1ff7ef2c11f27896e29391fff574b7');
  });

  it('has this key, in whatever order the seats come', async () => {
    const { promised, from } = await published();
    expect(hex(from)).toBe('f63b1b899e6a2117bc2b5985d76b3c5a9f28d9c28616df763c999b4508106885');
    expect(hex(await key(SECRET, promised, [...SEEDS].reverse()))).toBe(hex(from));
  });

  it.each([
    ['open', 0, 0, 1, 20, [3]],
    ['open', 0, 1, 3, 6, [1, 3, 6]],
    ['open', 0, 2, 1, 100, [36]],
    ['open', 0, 3, 10, 10, [5, 1, 5, 6, 8, 1, 7, 6, 3, 9]],
    ['secret', 0, 0, 1, 20, [1]],
    ['open', 1, 0, 1, 20, [4]],
  ] as const)(
    'on the %s stream, branch %i, roll %i, %id%i shows %j',
    async (stream, branch, roll, many, sides, shown) => {
      const { from } = await published();
      expect(await faces(from, { stream, branch, roll }, many, sides)).toEqual(shown);
    },
  );
});

describe('the check of the dice', () => {
  async function state(): Promise<DiceState> {
    const { promised } = await published();
    const seats = SEEDS.map(async one => ({
      seat: one.seat,
      seed: hex(one.seed),
      promise: hex(await seatPromise(promised, one.seat, one.seed)),
    }));
    const shown = {
      epoch: 1,
      promise: hex(promised),
      secret: hex(SECRET),
      fight: hex(FIGHT),
      head: hex(await head()),
      seats: await Promise.all(seats),
    };
    return {
      mode: 'fair',
      epoch: 1,
      promise: hex(promised),
      words: [],
      state: 'shown',
      seats: [],
      withheld: [],
      checkable: true,
      shown: [shown],
    };
  }
  const card = (faces: number[], from = '1.0.0.1'): Card => ({
    card: 0,
    round: 1,
    kind: 'attack',
    text: '',
    dice: [{ dice: '3d6', faces, why: '', from }],
  });

  const none = () => null;

  it('finds nothing wrong with dice as they fell', async () => {
    const dice = await state();
    const mine = { promise: dice.promise, seat: 1, seed: '22'.repeat(32) };
    const found = await checkDice(dice, [card([1, 3, 6])], () => mine, true);
    expect(found.every(one => one.ok)).toBe(true);
  });

  it('names the card whose face was altered', async () => {
    const dice = await state();
    const found = await checkDice(dice, [card([1, 3, 5])], none, false);
    expect(found.map(one => one.says)).toContain('Card 0: 3d6 should show 1, 3, 6, not 1, 3, 5.');
  });

  it('sees another secret than the promised one', async () => {
    const dice = await state();
    (dice.shown[0] as Shown).promise = '00'.repeat(32);
    expect((await checkDice(dice, [], none, false))[0]?.ok).toBe(false);
  });

  it('misses the seed this browser drew', async () => {
    const dice = await state();
    const mine = { promise: dice.promise, seat: 1, seed: '44'.repeat(32) };
    const found = await checkDice(dice, [card([1, 3, 6])], () => mine, true);
    expect(found.find(one => one.says.includes('this browser drew'))?.ok).toBe(false);
  });

  it('leaves out dice of hands and of the Judge, and says so', async () => {
    const cards = [card([9, 9, 9], 'hand'), card([9, 9, 9], 'judge'), card([1, 3, 6])];
    const found = await checkDice(await state(), cards, none, false);
    expect(found.some(one => one.ok === false)).toBe(false);
    expect(found.map(one => one.says)).toContain('1 roll worked out again, every face as shown.');
    expect(found.map(one => one.says)).toContain('1 roll thrown by hand and typed.');
    expect(found.map(one => one.says)).toContain('1 roll overruled by the Judge.');
  });

  it('does not pass a roll that belongs nowhere', async () => {
    const found = await checkDice(await state(), [card([1, 3, 6], '')], none, false);
    expect(found.some(one => one.ok === false)).toBe(true);
  });

  it('waits for the secret of a later epoch', async () => {
    const dice = { ...(await state()), epoch: 2, state: 'set' as const };
    const found = await checkDice(dice, [card([1, 3, 6]), card([2, 2, 2], '2.0.0.0')], none, false);
    expect(found.map(one => one.says)).toContain('1 roll of an epoch whose secret is not shown yet.');
    expect(found[0]?.says).toBe('Epoch 1: the secret is the one that was promised.');
    expect(found.some(one => one.ok === false)).toBe(false);
  });
});
