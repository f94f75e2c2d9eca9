import type { Combatant, Facing, Square } from '../wire/protocol';

/** Side of a square in the drawing's units. */
export const CELL = 40;
export const FEET = 5;

export const FACINGS: readonly Facing[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

const WORDS: Record<Facing, string> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

export function directionWord(facing: Facing): string {
  return WORDS[facing] ?? facing;
}

/** Clockwise from north. */
export function degrees(facing: Facing): number {
  return Math.max(0, FACINGS.indexOf(facing)) * 45;
}

export function turned(facing: Facing, steps: number): Facing {
  return FACINGS[(FACINGS.indexOf(facing) + steps + 8) % 8] as Facing;
}

export type Standing = Pick<Combatant, 'at' | 'base' | 'facing'> &
  Partial<Pick<Combatant, 'id' | 'on' | 'team' | 'sort'>>;

/** Squares east-west and north-south: a base is so many across its front and so many deep, so it turns with its bearer. */
export function footprint(who: Standing): [number, number] {
  const [across, deep] = who.base;
  return who.facing === 'E' || who.facing === 'W' ? [deep, across] : [across, deep];
}

export function centre(who: Standing): Square {
  const [w, h] = footprint(who);
  return [who.at[0] + w / 2, who.at[1] + h / 2];
}

/** Feet between two, by squares: every second diagonal counts double. */
export function feetBetween(a: Standing, b: Standing): number {
  const [aw, ah] = footprint(a);
  const [bw, bh] = footprint(b);
  return feetBy(gap(a.at[0], aw, b.at[0], bw), gap(a.at[1], ah, b.at[1], bh));
}

function gap(a: number, wide: number, b: number, broad: number): number {
  return Math.max(0, Math.max(a, b) - Math.min(a + wide, b + broad) + 1);
}

export function feetBy(dx: number, dy: number): number {
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
  const straight = Math.max(Math.abs(dx), Math.abs(dy)) - diagonal;
  return Math.round((straight + diagonal + Math.floor(diagonal / 2)) * FEET * 10) / 10;
}

/** Which way one looks from one point to another. */
export function bearing(from: Square, to: Square): Facing {
  const angle = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
  return FACINGS[(Math.round(angle / 45) + 8) % 8] as Facing;
}

/** Whether the other stands in one's front arc, a quarter of the compass to either side. */
export function faces(who: Standing, other: Standing): boolean {
  const off = degrees(bearing(centre(who), centre(other))) - degrees(who.facing);
  const turn = Math.abs(((off + 540) % 360) - 180);
  return turn <= 45;
}

export interface Drawn {
  x: number;
  y: number;
  rx: number;
  ry: number;
  shared: boolean;
  /** How far before the middle the picture is drawn, for a mount whose rider would hide it. */
  ahead?: Square;
}

const NEAR = 0.75;
const SPREAD = 0.17;

/**
 * Where tokens are drawn, in squares. Those that share a square with others (they stand at halves) are drawn
 * smaller and a little apart, so that three men in two squares and close ranks can be told from each other.
 */
export function drawn(all: Standing[]): Drawn[] {
  return all.map(who => {
    if (who.on) return aboard(all, who);
    const [w, h] = footprint(who);
    const [x, y] = centre(who);
    const plain: Drawn = { x, y, rx: w / 2 - 0.09, ry: h / 2 - 0.09, shared: false };
    if (who.id && all.some(one => one.on === who.id)) {
      return { ...plain, ahead: forward(who, who.sort === 'vehicle' ? 0 : 0.22) };
    }
    if (w > 1 || h > 1) return plain;
    const beside = shove(all, who, 0);
    const behind = shove(all, who, 1);
    if (!beside.close && !behind.close) return plain;
    const r = beside.close ? 0.3 : 0.38;
    return { x: x + beside.by, y: y + behind.by, rx: r, ry: r, shared: true };
  });
}

/** So much of the depth of a base toward where one looks. */
function forward(who: Standing, part: number): Square {
  const angle = (degrees(who.facing) * Math.PI) / 180;
  const far = who.base[1] * part;
  return [Math.sin(angle) * far, -Math.cos(angle) * far];
}

/**
 * Those in the saddle are drawn on their mount, smaller and toward its tail, side by side: its head stays to be seen.
 * So are those on a vehicle, and before them the team that draws it. A howdah is below those who sit in it.
 */
function aboard(all: Standing[], who: Standing): Drawn {
  const crew = all.filter(one => one.on === who.on && one.team === who.team && one.sort !== 'vehicle');
  const [x, y] = centre(who);
  const [dx, dy] = forward(who, who.team ? 0.27 : -0.2);
  if (who.sort === 'vehicle') {
    const half = Math.min(...who.base) * 0.36;
    return { x: x + dx, y: y + dy, rx: half, ry: half, shared: true };
  }
  const wide = who.base[0] / crew.length;
  const aside = (crew.indexOf(who) - (crew.length - 1) / 2) * wide * 0.8;
  const [ax, ay] = [-dy, dx].map(part => (part / Math.hypot(dx, dy)) * aside) as Square;
  const r = Math.min(who.base[1] > 1 ? 0.31 : 0.25, wide * 0.45);
  return { x: x + dx + ax, y: y + dy + ay, rx: r, ry: r, shared: true };
}

function shove(all: Standing[], who: Standing, axis: 0 | 1): { close: boolean; by: number } {
  const across = axis === 0 ? 1 : 0;
  let before = false;
  let after = false;
  for (const other of all) {
    if (other === who || other.on || other.base[0] > 1 || other.base[1] > 1) continue;
    const along = other.at[axis] - who.at[axis];
    if (Math.abs(other.at[across] - who.at[across]) >= NEAR || along === 0 || Math.abs(along) >= NEAR) continue;
    if (along < 0) before = true;
    else after = true;
  }
  return { close: before || after, by: before === after ? 0 : before ? SPREAD : -SPREAD };
}

/** A square as people write it: `4,7` or `4.5,7`. */
export function named(square: Square): string {
  return `${square[0]},${square[1]}`;
}

/**
 * The likely way to a square, from what each square costs: backwards, always to the cheapest neighbour.
 * The rules find the way themselves; this one is only shown.
 */
export function likelyWay(from: Square, to: Square, costs: { at: Square; feet: number }[]): Square[] {
  const way: Square[] = [to];
  let here = to;
  let cost = costs.find(one => one.at[0] === to[0] && one.at[1] === to[1])?.feet ?? Number.POSITIVE_INFINITY;
  while (Math.max(Math.abs(here[0] - from[0]), Math.abs(here[1] - from[1])) > 1 && way.length < 200) {
    const next = costs
      .filter(one => one.feet < cost && Math.abs(one.at[0] - here[0]) <= 1 && Math.abs(one.at[1] - here[1]) <= 1)
      .sort((a, b) => a.feet - b.feet || apart(a.at, from) - apart(b.at, from))[0];
    if (!next) break;
    here = next.at;
    cost = next.feet;
    way.unshift(here);
  }
  return [from, ...way];
}

function apart(a: Square, b: Square): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
}
