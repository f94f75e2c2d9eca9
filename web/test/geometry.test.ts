import { describe, expect, it } from 'vitest';
import { bearing, centre, drawn, faces, feetBetween, feetBy, footprint, likelyWay, turned } from '../src/map/geometry';
import { moveAt } from '../src/map/pointing';
import { spoken } from '../src/map/spoken';
import type { Option } from '../src/wire/protocol';
import { aView, someone } from './someone';

describe('bases', () => {
  it('are across the front, then deep, and turn with their bearer', () => {
    const horse = someone('h', { base: [1, 2] });
    expect(footprint({ ...horse, facing: 'N' })).toEqual([1, 2]);
    expect(footprint({ ...horse, facing: 'E' })).toEqual([2, 1]);
  });

  it('have their middle from the upper left square', () => {
    expect(centre(someone('o', { at: [4, 7], base: [2, 2] }))).toEqual([5, 8]);
    expect(centre(someone('m', { at: [4.5, 7] }))).toEqual([5, 7.5]);
  });
});

describe('distance', () => {
  it.each([
    [5, 1, 25],
    [6, 2, 35],
    [7, 1, 35],
    [2, 2, 15],
    [2, 3, 20],
    [0.5, 0, 2.5],
  ])('over %f and %f squares is %f feet', (dx, dy, feet) => {
    expect(feetBy(dx, dy)).toBe(feet);
  });

  it('is five feet between neighbours, however big', () => {
    const ogre = someone('o', { at: [2, 2], base: [2, 2] });
    expect(feetBetween(ogre, someone('m', { at: [4, 3] }))).toBe(5);
    expect(feetBetween(ogre, someone('m', { at: [1, 1] }))).toBe(5);
    expect(feetBetween(ogre, someone('m', { at: [5, 3] }))).toBe(10);
  });
});

describe('looking', () => {
  it('turns by eighths', () => {
    expect(turned('N', -1)).toBe('NW');
    expect(turned('NW', 1)).toBe('N');
  });

  it('tells whom one faces', () => {
    const orc = someone('o', { at: [5, 5], facing: 'SW' });
    expect(bearing([5.5, 5.5], [3.5, 7.5])).toBe('SW');
    expect(faces(orc, someone('m', { at: [3, 7] }))).toBe(true);
    expect(faces(orc, someone('m', { at: [7, 3] }))).toBe(false);
  });
});

describe('shared squares', () => {
  it('draw three men in two squares apart and smaller, in order, within the two', () => {
    const three = drawn([7, 7.5, 8].map(x => someone(`m${x}`, { at: [x, 6] })));
    expect(three.every(one => one.shared)).toBe(true);
    const [a, b, c] = three.map(one => one.x) as [number, number, number];
    expect(b - a).toBeGreaterThan(0.6);
    expect(c - b).toBeCloseTo(b - a);
    expect(a - (three[0]?.rx ?? 1)).toBeGreaterThanOrEqual(7);
    expect(c + (three[2]?.rx ?? 1)).toBeLessThanOrEqual(9);
  });

  it('draw a close second rank a little behind the first', () => {
    const [first, second] = drawn([someone('a', { at: [6, 2] }), someone('b', { at: [6, 1.5] })]);
    expect((first?.y ?? 0) - (second?.y ?? 0)).toBeGreaterThan(0.8);
  });

  it('leave those alone who have a square each', () => {
    expect(drawn([someone('a', { at: [1, 1] }), someone('b', { at: [2, 1] })]).some(one => one.shared)).toBe(false);
  });
});

describe('moves on the map', () => {
  const move = (x: number, y: number, feet: number): Option => ({
    text: `march to ${x},${y}`,
    label: '',
    detail: '',
    verb: 'march',
    gait: 'march',
    at: [x, y],
    feet,
    provokes: [],
  });

  it('go to the square one points at, or to the half on its line', () => {
    const moves = [move(4, 5, 5), move(4.5, 5, 5), move(5, 5, 5)];
    expect(moveAt(moves, [4.45, 5.5])?.text).toBe('march to 4,5');
    expect(moveAt(moves, [5.02, 5.5])?.text).toBe('march to 4.5,5');
    expect(moveAt(moves, [9, 9])).toBeNull();
  });

  it('show a way that gets dearer step by step', () => {
    const costs = [
      { at: [1, 0] as [number, number], feet: 5 },
      { at: [2, 0] as [number, number], feet: 10 },
      { at: [3, 1] as [number, number], feet: 15 },
    ];
    expect(likelyWay([0, 0], [3, 1], costs)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 1],
    ]);
  });
});

describe('what is said instead of shown', () => {
  it('names place, facing and engagement', () => {
    const marcus = someone('c0', { name: 'Marcus', at: [2, 4], facing: 'NE' });
    const orc = someone('c1', { name: 'Orc 2', side: 'orcs', at: [3, 3], facing: 'SW' });
    const view = aView({
      combatants: [marcus, orc],
      engaged: [
        ['c0', 'c1'],
        ['c1', 'c0'],
      ],
    });
    expect(spoken(view, orc, marcus)).toBe('Orc 2, 5 feet north-east, faces you, engaged with you');
  });

  it('says feet where there is no map', () => {
    const view = aView({
      field: { kind: 'theatre' },
      distances: { 'c0 c1': 30 },
      combatants: [someone('c0'), someone('c1', { health: 'hurt' })],
    });
    expect(spoken(view, view.combatants[1] as never, view.combatants[0])).toBe('c1, 30 feet away, hurt');
  });
});
