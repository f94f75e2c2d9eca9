import { describe, expect, it } from 'vitest';
import { passes } from '../src/log/filter';
import { order } from '../src/log/Ribbon';
import { Camera, centred, fitted, within, zoomed } from '../src/map/camera';
import { labels } from '../src/map/Names';
import { placesOf } from '../src/map/places';
import { pictureOf } from '../src/pieces/pictures';
import { momentsOf } from '../src/replay/moments';
import { bands } from '../src/theatre/Theatre';
import type { Card } from '../src/wire/protocol';
import { aView, someone } from './someone';

const place = (x: number, y: number) => ({ x, y, rx: 0.41, ry: 0.41, shared: false });

describe('names on the map', () => {
  it('stand below, above where somebody stands below, and nowhere between two', () => {
    const [top, middle, bottom, lone] = labels([
      { name: 'Ada', place: place(1.5, 1.5) },
      { name: 'Bran', place: place(1.5, 2.5) },
      { name: 'Cato', place: place(1.5, 3.5) },
      { name: 'Dido', place: place(7.5, 7.5) },
    ]);
    expect(top?.y).toBeLessThan(1.5);
    expect(middle).toBeNull();
    expect(bottom?.y).toBeGreaterThan(3.5);
    expect(lone?.y).toBeGreaterThan(7.5);
  });

  it('do not run into each other, and mooks have numbers instead', () => {
    const [a, b, orc] = labels([
      { name: 'Brother Piran', place: place(1.5, 1.5) },
      { name: 'Sister Agnes', place: place(2.5, 1.5) },
      { name: 'Orc 2', place: place(8.5, 8.5) },
    ]);
    expect(a).not.toEqual(b);
    expect(orc).toBeNull();
  });
});

describe('who lies on the ground', () => {
  it('crowds nobody', () => {
    const places = placesOf([someone('a', { at: [2, 2] }), someone('b', { at: [2.5, 2], health: 'down' })]);
    expect(places.get('a')?.shared).toBe(false);
    expect(places.get('b')?.x).toBe(3);
  });
});

describe('pictures', () => {
  it.each([
    ['goblin', '', '', 'goblin'],
    ['goblin champion', '', '', 'goblin'],
    ['beastman', '', '', 'orc'],
    ['fighter', 'spear', 'chain mail', 'fighter'],
    ['dwarven craftpriest', 'warhammer', 'plate', 'dwarf'],
    ['explorer', 'long bow', '', 'archer'],
    ['hunting dog', '', '', 'wolf'],
    ['man', 'short bow', 'leather', 'archer'],
    ['man', 'staff', '', 'mage'],
    ['man', 'sword', 'chain', 'armed'],
    ['man-at-arms', 'spear', 'chain', 'spearman'],
    ['vehicle', '', '', 'vehicle'],
    ['__proto__', '', '', 'man'],
  ])('of %s with %s and %s is a %s', (sort, weapon, armour, picture) => {
    expect(pictureOf(sort, weapon, armour)).toBe(picture);
  });
});

describe('the look', () => {
  it('shows all of the map in the middle', () => {
    const look = fitted(828, 428, 20, 10);
    expect(look.scale).toBe(1);
    expect([look.x, look.y]).toEqual([14, 14]);
  });

  it('keeps the point under the finger when it zooms', () => {
    const before = { x: 10, y: 20, scale: 1 };
    const after = zoomed(before, 2, { x: 110, y: 120 });
    expect((110 - after.x) / after.scale).toBe((110 - before.x) / before.scale);
    expect(zoomed(before, 1000, { x: 0, y: 0 }).scale).toBe(4);
  });
});

describe('order, bands, cards and moments', () => {
  it('put the highest number first and leave out the fallen', () => {
    const all = [
      someone('a', { number: 2 }),
      someone('b', { number: 6 }),
      someone('c'),
      someone('d', { number: 9, health: 'dead' }),
    ];
    expect(order(all).map(one => one.id)).toEqual(['b', 'a', 'c']);
  });

  it('lay out a fight without a map by distance', () => {
    const view = aView({
      field: { kind: 'theatre' },
      distances: { 'a b': 5, 'a c': 32, 'd a': 40 },
      combatants: ['a', 'b', 'c', 'd'].map(id => someone(id)),
    });
    const found = bands(view, view.combatants[0] as never).map(band => [band.feet, band.who.map(one => one.id).join()]);
    expect(found).toEqual([
      [5, 'b'],
      [40, 'c,d'],
    ]);
  });

  it('filter the log', () => {
    const view = aView();
    const card: Card = { card: 0, round: 1, kind: 'moved', text: 'Marcus marches', who: 'c0' };
    expect(passes(card, 'mine', '', view)).toBe(true);
    expect(passes(card, 'moves', 'MARC', view)).toBe(true);
    expect(passes(card, 'throws', '', view)).toBe(false);
    expect(passes(card, 'all', 'orc', view)).toBe(false);
  });

  it('show the past without its questions', () => {
    const now = aView({ combatants: [someone('a', { hp: 1 })], prompt: { q: 'q', kind: 'action', says: '?' } });
    const moments = momentsOf(now, [
      { card: 0, changes: { combatants: [someone('a', { hp: 9 })] } },
      { card: 1, changes: { combatants: [someone('a', { hp: 5 })], engaged: [['a', 'b']] } },
    ]);
    expect(moments.get(0)?.combatants[0]?.hp).toBe(9);
    expect(moments.get(1)?.engaged).toHaveLength(1);
    expect(moments.get(1)?.prompt).toBeNull();
    expect(now.combatants[0]?.hp).toBe(1);
  });
});

describe('the camera', () => {
  const svg = {
    getBoundingClientRect: () => ({ width: 400, height: 300 }),
    classList: { toggle: () => false },
  } as unknown as SVGSVGElement;
  const scene = { setAttribute: () => undefined } as unknown as SVGGElement;

  it('brings who is asked into sight, and leaves the look alone if he is', () => {
    const camera = new Camera(svg, scene);
    camera.set({ x: 0, y: 0, scale: 1 });
    const field = { width: 200, height: 40 };
    camera.reveal(someone('near', { at: [4, 3] }), field);
    expect(camera.look).toEqual({ x: 0, y: 0, scale: 1 });
    const far = someone('far', { at: [90, 20] });
    camera.reveal(far, field);
    expect(camera.look).toEqual(centred(400, 300, far, 1));
    camera.reveal(someone('corner', { at: [0, 0] }), field);
    expect(camera.look).toEqual({ x: 14, y: 14, scale: 1 });
  });

  it('begins with oneself where the whole would be too small to see', () => {
    const camera = new Camera(svg, scene);
    const [me, foe] = [someone('me', { at: [2, 2] }), someone('foe', { at: [380, 2] })];
    camera.begin({ width: 400, height: 10 }, [me, foe], me);
    expect(camera.look).toEqual(within(centred(400, 300, me, 46 / 40), 400, 300, { width: 400, height: 10 }));
  });
});
