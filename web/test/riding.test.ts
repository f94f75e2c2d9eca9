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

  it('stands in a chariot behind the team that draws it', () => {
    const place = { at: [4, 4] as [number, number], base: [2, 2] as [number, number], facing: 'E' as const };
    const car = someone('car', { ...place, sort: 'vehicle' });
    const crew = ['red', 'bay'].map(id => someone(id, { ...place, on: 'car', team: true }));
    const driver = someone('d', { ...place, on: 'car' });
    const [under, red, bay2, back] = drawn([car, ...crew, driver]);
    expect(under?.ahead).toEqual([0, -0]);
    expect(red?.x).toBeGreaterThan(5);
    expect(red?.x).toBeCloseTo(bay2?.x ?? 0);
    expect(Math.abs((red?.y ?? 0) - (bay2?.y ?? 0))).toBeGreaterThan((red?.rx ?? 1) * 1.5);
    expect(back?.x).toBeLessThan(5);
    expect(back?.y).toBeCloseTo(5);
  });

  it('sits in a howdah, which is drawn on the beast and below him', () => {
    const place = { at: [4, 4] as [number, number], base: [2, 3] as [number, number], facing: 'N' as const };
    const beast = someone('e', place);
    const howdah = someone('h', { ...place, sort: 'vehicle', on: 'e' });
    const mahout = someone('m', { ...place, on: 'e' });
    const [, seat, man] = drawn([beast, howdah, mahout]);
    expect(seat?.rx).toBeGreaterThan(man?.rx ?? 1);
    expect([man?.x, man?.y]).toEqual([seat?.x, seat?.y]);
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
