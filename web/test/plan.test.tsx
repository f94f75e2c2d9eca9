import { render } from 'preact';
import { describe, expect, it, vi } from 'vitest';
import type { Game } from '../src/game';
import { bounds, known, opening } from '../src/map/camera';
import { waiting } from '../src/map/Edges';
import { bodies } from '../src/map/Formations';
import { labels, wordings } from '../src/map/Names';
import { Plan } from '../src/map/Plan';
import { act, aims, areaAt, target } from '../src/map/pointing';
import { filledBy, Reach, risks, straightened } from '../src/map/Reach';
import { caughtBy } from '../src/map/Ruler';
import type { Option } from '../src/wire/protocol';
import { held } from '../src/wire/rulers';
import { aView, someone } from './someone';

const option = (more: Partial<Option>): Option => ({
  text: '',
  label: '',
  detail: '',
  verb: '',
  provokes: [],
  ...more,
});
const step = (x: number, y: number, provokes: string[] = []) =>
  option({ text: `march to ${x},${y}`, verb: 'march', gait: 'march', at: [x, y], feet: 5, provokes });

function drawn(tree: preact.ComponentChild): Element {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  render(tree, root);
  return root;
}

function aGame(options: Option[], choice: Option | null = null) {
  const game = {
    desk: { value: { choice: choice && { option: choice, by: [], facing: null }, looking: null } },
    sitting: { value: { options: { groups: [{ name: '', options }] } } },
    choose: vi.fn(),
    put: vi.fn(),
    why: vi.fn(),
    commit: vi.fn(),
    preview: vi.fn(),
  };
  return game as unknown as Game & typeof game;
}

describe('reach', () => {
  it('is one outline with no figure in it, round oneself as well', () => {
    const root = drawn(<Reach squares={[step(1, 0), step(2, 0)]} who={someone('me', { at: [0, 0] })} />);
    expect(root.querySelector('.outline')?.getAttribute('d')).toBe('M0 0L120 0L120 40L0 40Z');
    expect(root.querySelector('text')).toBeNull();
  });

  it('is as wide as who goes there', () => {
    const { has } = filledBy([[3, 3]], [2, 2]);
    expect([has(3, 3), has(4, 4), has(5, 5)]).toEqual([true, true, false]);
  });

  it('shows danger beside the way only', () => {
    const all = [step(1, 0, ['orc']), step(9, 9, ['orc']), step(2, 0)];
    expect(
      risks(all, [
        [0, 0],
        [1, 1],
      ]),
    ).toEqual([[1, 0]]);
  });
});

describe('the plan', () => {
  const me = someone('me', { at: [0, 0] });
  const squares = [step(1, 0), step(2, 0, ['orc'])];

  it('is an arrow with its feet, and a ghost at its end', () => {
    const choice = { option: squares[1] as Option, by: [], facing: null };
    const told: [number, number][] = [
      [1, 0],
      [2, 0],
    ];
    const plan = { who: me, side: 0, choice, walk: null, told, squares };
    const root = drawn(<Plan {...plan} />);
    expect(drawn(<Plan {...plan} label />).querySelector('.label text')?.textContent).toBe('march 5′');
    expect(root.querySelector('.label')).toBeNull();
    expect(root.querySelector('.ghost')?.getAttribute('transform')).toContain('translate(100 20)');
    expect(root.querySelector('.danger-squares')).not.toBeNull();
  });

  it('crosses out a square nothing leads to while the piece is in the hand', () => {
    const root = drawn(
      <Plan
        who={me}
        side={0}
        choice={null}
        walk={{ over: [4, 4], option: null, foe: null }}
        told={undefined}
        squares={squares}
      />,
    );
    expect(root.querySelector('.nowhere')).not.toBeNull();
    expect(root.querySelector('.way')).toBeNull();
  });
});

describe('an arrow', () => {
  it('is straight where the way is, and goes round corners where it does', () => {
    const charge: [number, number][] = [
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
    ];
    expect(straightened(charge)).toEqual([
      [0, 0],
      [4, 2],
    ]);
    const corner: [number, number][] = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ];
    expect(straightened(corner)).toEqual(corner);
  });
});

describe('a foe who is pointed at', () => {
  const delay = option({ text: 'delay until after Orc', verb: 'delay until after', target: 'orc' });
  const attack = option({ text: 'attack Orc', verb: 'attack', target: 'orc' });

  it('is never waited for', () => {
    expect(aims(delay)).toBe(false);
    const game = aGame([delay]);
    target(game, 'orc');
    expect(game.choose).not.toHaveBeenCalled();
    expect(game.put).toHaveBeenCalledWith({ looking: 'orc', spot: null });
  });

  it('is attacked if he can be', () => {
    const game = aGame([delay, attack]);
    target(game, 'orc');
    expect(game.choose).toHaveBeenCalledWith(attack);
  });

  it('is not aimed at with what was meant for another', () => {
    const game = aGame([attack], attack);
    target(game, 'troll');
    expect(game.put).toHaveBeenLastCalledWith({ choice: null });
  });
});

describe('a square', () => {
  const view = aView({ combatants: [someone('c0')], prompt: { q: 'q', kind: 'action', who: 'c0', says: '?' } });

  it('nothing leads to is asked about', () => {
    const game = aGame([step(1, 0)]);
    act(game, view, [step(1, 0)], { id: null, point: [5.5, 5.5] }, false);
    expect(game.why).toHaveBeenCalledWith('march to 5,5');
    expect(game.put).toHaveBeenCalledWith({
      choice: null,
      looking: null,
      spot: { at: [5, 5], text: 'march to 5,5' },
    });
  });

  it('lays a spell that is taken up', () => {
    const at = (x: number) =>
      option({ text: `cast web at ${x},0`, verb: 'cast web', area: { at: [x, 0], feet: 10, beyond: [] } });
    expect(areaAt([at(1), at(2)], at(1), [2, 0])?.text).toBe('cast web at 2,0');
    const game = aGame([at(1), at(2)], at(1));
    act(game, view, [], { id: 'orc', point: [2.5, 0.5] }, false);
    expect(game.choose).toHaveBeenCalledWith(at(2));
  });
});

describe('an area', () => {
  it('catches whom it touches', () => {
    const [near, edge, far] = [
      someone('near', { at: [5, 5] }),
      someone('edge', { at: [8, 5] }),
      someone('far', { at: [9, 5] }),
    ];
    expect(caughtBy({ at: [5, 5], feet: 15, beyond: [] }, [near, edge, far]).map(one => one.id)).toEqual([
      'near',
      'edge',
    ]);
    expect(caughtBy({ at: [0, 0], feet: 0, beyond: [[9, 5]] }, [far])).toHaveLength(1);
  });
});

describe('names', () => {
  it('are shortened rather than written over a wall, and left out where nothing helps', () => {
    expect(wordings('Brother Bartholomew')).toEqual(['Brother Bartholomew', 'Bartholomew', 'Brother Ba…']);
    const place = { x: 2.5, y: 2.5, rx: 0.41, ry: 0.41, shared: false };
    const long = [{ name: 'Sergeant Orme', place }];
    expect(labels(long)[0]?.text).toBe('Sergeant Orme');
    expect(labels(long, x => x < 2)[0]?.text).toBe('Orme');
    expect(labels(long, () => true)[0]).toBeNull();
  });
});

describe('the first look', () => {
  const field = { width: 60, height: 60 };
  const [me, near, far] = [
    someone('me', { at: [20, 20] }),
    someone('near', { at: [23, 20] }),
    someone('far', { at: [50, 50] }),
  ];

  it('on a phone has squares of 46 pixels, and who acts in it', () => {
    const look = opening(390, 420, field, [me, near, far], me);
    expect(look.scale * 40).toBeCloseTo(46);
    const x = look.x + 20.5 * 46;
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(390);
    const foe = look.x + 23.5 * 46;
    expect(foe).toBeLessThan(390);
  });

  it('never has squares under 28 pixels', () => {
    for (const width of [390, 800, 1440])
      expect(opening(width, 700, field, [me, near, far], me).scale * 40).toBeGreaterThanOrEqual(28);
  });

  it('has somebody in it, however far people are from each other', () => {
    const wide = { width: 400, height: 400 };
    const look = opening(1000, 700, wide, [someone('a', { at: [10, 10] }), someone('b', { at: [390, 390] })]);
    expect(look.x + 10.5 * 40 * look.scale).toBeLessThan(1000);
    expect(look.x + 10.5 * 40 * look.scale).toBeGreaterThan(0);
  });

  it('of a map in fog shows what is known', () => {
    const fog = Array.from({ length: 60 }, (_, y) => (y < 10 ? `${'*'.repeat(20)}${'?'.repeat(40)}` : '?'.repeat(60)));
    expect(known({ ...field, fog })).toEqual({ at: [0, 0], base: [21, 11], facing: 'N' });
    expect(opening(1000, 700, { ...field, fog }, [me], me).scale).toBeGreaterThan(1);
  });

  it('shows a small map whole', () => {
    expect(opening(1000, 700, { width: 20, height: 14 }, [me], me).scale).toBeCloseTo((1000 - 28) / 800, 1);
    expect(bounds([me, near], field, 0)).toEqual({ at: [20, 20], base: [4, 1] });
  });
});

describe('how it ended', () => {
  const seen = (one: { at: [number, number] }, look: { x: number; y: number; scale: number }) => {
    const [x, y] = [look.x + (one.at[0] + 0.5) * 40 * look.scale, look.y + (one.at[1] + 0.5) * 40 * look.scale];
    return x > 0 && y > 0 && x < 760 && y < 280;
  };

  it('shows all who were in it', () => {
    const all = [someone('a', { at: [2, 6] }), someone('b', { at: [12, 9] }), someone('c', { at: [15, 8] })];
    const look = opening(760, 280, { width: 18, height: 14 }, all, all[0], true);
    expect(all.every(one => seen(one, look))).toBe(true);
  });

  it('or where they are too far apart as many as can be seen well', () => {
    const many = [8, 9, 10, 11].map(y => someone(`m${y}`, { at: [12, y] }));
    const lone = someone('lone', { at: [12, 40] });
    const look = opening(760, 280, { width: 60, height: 60 }, [lone, ...many], lone, true);
    expect(look.scale * 40).toBeGreaterThanOrEqual(30);
    expect(many.every(one => seen(one, look))).toBe(true);
  });
});

describe('who waits at the edge', () => {
  it('is told by his distance, and speaks for those behind him', () => {
    const me = someone('me', { at: [5, 5] });
    const foes = [
      someone('seen', { at: [6, 5] }),
      someone('east', { at: [30, 5] }),
      someone('behind', { at: [31, 5] }),
    ];
    const free = { top: 0, left: 0, right: 0, bottom: 0, width: 400, height: 400 };
    const found = waiting({ x: 0, y: 0, scale: 1 }, free, foes, me);
    expect(found.map(one => one.who.id)).toEqual(['east']);
    expect(found[0]?.feet).toBe(125);
    expect(found[0]?.left).toBe(378);
    const low = waiting({ x: 0, y: 0, scale: 1 }, free, [someone('low', { at: [30, 30] })], me);
    expect(low[0]?.top).toBe(258);
  });
});

describe('formations', () => {
  it('are one frame with the count of those who stand', () => {
    const all = [0, 1, 2].map(i => someone(`l${i}`, { at: [i, 4], formation: 'Iron Legion' }));
    all.push(someone('dead', { at: [9, 9], formation: 'Iron Legion', health: 'dead' }));
    expect(bodies(all)).toEqual([
      { name: 'Iron Legion', side: 'party', count: 3, left: 0, top: 4, right: 3, bottom: 5 },
    ]);
  });
});

describe('the rulers of others', () => {
  it('come, move and go', () => {
    const one = held(new Map(), { type: 'measure', seat: 2, name: 'Ann', from: [0, 0], to: [3, 0] });
    expect(one.get('2')?.to).toEqual([3, 0]);
    expect(held(one, { type: 'measure', seat: 2, name: 'Ann' }).size).toBe(0);
  });
});
