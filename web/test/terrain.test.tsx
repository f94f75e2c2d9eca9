import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import { Ground } from '../src/map/Ground';
import { hash } from '../src/map/terrain/hash';
import { BEYOND, borderOf, type Field, Land } from '../src/map/terrain/land';
import { grid, outlined, patches, rings, squares } from '../src/map/terrain/outline';
import { draftOf, sceneryOf, yamlOf } from '../src/start/draft';
import { resize } from '../src/start/sketching';

const field = (ground: string[], more: Partial<Field> = {}): Field => ({
  width: ground[0]?.length ?? 0,
  height: ground.length,
  ground,
  heights: [],
  ...more,
});

function drawn(one: Field): Element {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  render(<Ground {...one} beyond={BEYOND} />, root);
  return root;
}

const box = { left: 0, top: 0, right: 3, bottom: 3 };

describe('chance that is none', () => {
  it('is always the same, and spread', () => {
    expect(hash(3, 4)).toBe(hash(3, 4));
    const all = Array.from({ length: 400 }, (_, i) => hash(i % 20, Math.floor(i / 20)));
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThan(1);
    expect(all.reduce((sum, one) => sum + one, 0) / 400).toBeCloseTo(0.5, 1);
  });

  it('draws the same map twice alike', () => {
    const one = field(['####', '#..#', '#.2#', '####'], { scenery: ['TTTT', 'T=,T', 'T*.T', 'TTTT'], border: 'wood' });
    expect(drawn(one).innerHTML).toBe(drawn(one).innerHTML);
  });
});

describe('outlines', () => {
  it('go once round squares that hang together, and by corners only', () => {
    expect(outlined(box, (x, y) => y === 1 && x < 2)).toBe('M0 40L80 40L80 80L0 80Z');
    expect(rings(box, (x, y) => x === y).length).toBe(3);
    expect(rings(box, (x, y) => !(x === 1 && y === 1)).length).toBe(2);
  });

  it('join squares of a row', () => {
    expect(squares(box, (x, y) => y === 0 && x > 0)).toBe('M40 0h80v40h-80Z');
  });

  it('draw no grid where there is no floor', () => {
    expect(grid(box, (x, y) => y === 0 && x < 2)).toBe('M40 0V40');
  });

  it('say a height once for all of it', () => {
    expect(patches(box, x => (x < 2 ? '5′' : '')).length).toBe(1);
  });
});

describe('what goes on beyond the map', () => {
  it('is what the scenario says, else rock round walls and plain ground elsewhere', () => {
    expect(borderOf(field(['###', '#.#', '###']))).toBe('rock');
    expect(borderOf(field(['...', '...']))).toBe('plain');
    expect(borderOf(field(['###', '#.#', '###'], { border: 'wood' }))).toBe('wood');
    expect(borderOf(field(['...'], { border: 'sausages' }))).toBe('plain');
  });

  it('is trees in a wood, but not on a road', () => {
    const land = new Land(field(['...', '...'], { border: 'wood', scenery: ['...', '==='] }));
    expect(land.tree(-2, 0)).toBe(true);
    expect(land.tree(-2, 1)).toBe(false);
    expect(land.scenery(7, 1)).toBe('=');
  });
});

describe('walls', () => {
  it('that hang together with the edge are rock in a dungeon, those that stand alone are stone', () => {
    const root = drawn(field(['#####', '#...#', '#.#.#', '#...#', '#####']));
    expect(root.querySelector('.hatching')).not.toBeNull();
    expect(root.querySelector('.wall')?.getAttribute('d')).toBe('M80 80h40v40h-40Z');
  });

  it('are trees where trees are drawn', () => {
    const root = drawn(field(['###', '#.#', '###'], { scenery: ['TTT', 'T.T', 'TTT'], border: 'wood' }));
    expect(root.querySelector('.wall')).toBeNull();
    expect(root.querySelector('.crowns')).not.toBeNull();
  });

  it('give cover as stones', () => {
    expect(drawn(field(['.2.'])).querySelector('.stones')).not.toBeNull();
    expect(drawn(field(['...'])).querySelector('.stones')).toBeNull();
  });
});

describe('fog', () => {
  const rooms = ['#####', '#...#', '#####'];
  const fog = ['?????', '?*r??', '?????'];

  it('leaves what nobody knows undrawn, and what is remembered in blue', () => {
    const root = drawn(field(rooms, { fog, light: 'dark' }));
    expect(root.querySelector('.floor.lit')?.getAttribute('d')).toBe('M40 40h40v40h-40Z');
    expect(root.querySelector('.floor.remembered')?.getAttribute('d')).toBe('M80 40h40v40h-40Z');
    expect(root.querySelector('.face.remembered')).not.toBeNull();
    expect(root.innerHTML).not.toContain('M120 40h40');
  });

  it('lies as a veil under the open sky', () => {
    const root = drawn(field(['...'], { fog: ['*?r'] }));
    expect(root.querySelector('.mist.unknown')?.getAttribute('d')).toBe('M40 0h40v40h-40Z');
  });
});

describe('scenery in the builder', () => {
  const text =
    'scenario: A road\nrulebook: acks2\nmap: |\n  .....\n  .....\n  .....\n  .....\nscenery: |\n  TT...\n  =====\nborder: wood\ncombatants:\n  Ada: {side: a, fighter: 1, at: [0, 0]}\n';

  it('stays as it was written', () => {
    const draft = draftOf(text);
    expect(yamlOf(draft)).toBe(text);
    expect(sceneryOf(draft).scenery?.[1]).toBe('=====');
    draft.title = 'Another road';
    expect(yamlOf(draft)).toContain('scenery: |\n  TT...\n  =====\nborder: wood');
  });

  it('is cut with the map', () => {
    const draft = draftOf(text);
    const small = { ...draft, ...resize(draft, 4, 4) };
    expect(yamlOf(small)).toContain('scenery: |\n  TT..\n  ====\n  ....\n  ....\n');
  });
});
