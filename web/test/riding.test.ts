import { describe, expect, it } from 'vitest';
import { Game } from '../src/game';
import { drawn } from '../src/map/geometry';
import { target } from '../src/map/pointing';
import { spoken } from '../src/map/spoken';
import { at } from '../src/map/steer';
import type { Option } from '../src/wire/protocol';
import { aView, someone } from './someone';

const bay = someone('c1', { name: 'Bay', at: [4, 4], base: [1, 2], facing: 'E', sort: 'horse' });
const kara = someone('c0', { name: 'Kara', at: [4, 4], base: [1, 2], facing: 'E', on: 'c1' });
const ben = someone('c2', { name: 'Ben', at: [4, 4], base: [1, 2], facing: 'E', on: 'c1' });

describe('a rider', () => {
  it('is drawn on the mount, smaller and behind its head, which is still seen', () => {
    const [horse, rider] = drawn([bay, kara]) as [ReturnType<typeof drawn>[0], ReturnType<typeof drawn>[0]];
    expect(horse).toMatchObject({ x: 5, y: 4.5, rx: 0.91 });
    expect(rider.rx).toBeLessThan(horse.ry);
    expect(rider.y).toBeCloseTo(4.5);
    expect(rider.x).toBeLessThan(5);
    expect(horse.x + (horse.ahead?.[0] ?? 0)).toBeGreaterThan(rider.x + rider.rx);
    expect(rider.x - rider.rx).toBeGreaterThan(horse.x - horse.rx);
  });

  it('leaves his passengers a place beside him', () => {
    const [, rider, passenger] = drawn([bay, kara, ben]);
    expect(Math.abs((rider?.y ?? 0) - (passenger?.y ?? 0))).toBeGreaterThan(rider?.rx ?? 1);
  });

  it('on a wolf no bigger than a square has a rim of it round him to tap', () => {
    const wolf = someone('w', { at: [2, 2], facing: 'NW' });
    const goblin = someone('g', { at: [2, 2], facing: 'NW', on: 'w' });
    const [under, over] = drawn([wolf, goblin]);
    expect(under?.rx).toBeGreaterThan((over?.rx ?? 1) + 0.1);
    expect(over?.x).toBeGreaterThan(2.5);
    expect(over?.y).toBeGreaterThan(2.5);
  });

  it('is told with what he sits on, both on one square', () => {
    const view = aView({ combatants: [bay, kara] });
    expect(spoken(view, kara, undefined)).toBe('Kara, at 4,4 facing east, on Bay');
    expect(at(view, [5, 4], [])).toBe('5,4: Kara, at 4,4 facing east, on Bay: Bay, under you');
    expect(at(view, [6, 4], [])).toBe('6,4');
  });
});

describe('two in one place', () => {
  const option = (text: string, aim: string) => ({ text, target: aim, provokes: [] }) as unknown as Option;

  it('are looked at one after the other', () => {
    const game = new Game('t');
    target(game, 'c0', 'c1');
    expect(game.desk.value.looking).toBe('c0');
    target(game, 'c0', 'c1');
    expect(game.desk.value.looking).toBe('c1');
    target(game, 'c0', 'c1');
    expect(game.desk.value.looking).toBe('c0');
  });

  it('are taken up one after the other, each with all that can be done to it', () => {
    const game = new Game('t');
    const all = [option('attack Kara', 'c0'), option('attack Bay', 'c1'), option('knock down Kara', 'c0')];
    game.sitting.set({ ...game.sitting.value, options: { groups: [{ options: all }] } as never });
    const taken: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      target(game, 'c0', 'c1');
      taken.push(game.desk.value.choice?.option.text);
    }
    expect(taken).toEqual(['attack Kara', 'knock down Kara', 'attack Bay', 'attack Kara']);
    expect(game.desk.value.looking).toBe('c0');
    target(game, 'c1');
    expect(game.desk.value.choice?.option.text).toBe('attack Bay');
  });
});
