export type Border = 'wood' | 'rock' | 'water' | 'plain';

/** How many squares of what goes on beyond the map are drawn. */
export const BEYOND = 11;

export interface Field {
  width: number;
  height: number;
  ground: string[];
  heights: string[];
  /** Depths: 1 to 9 feet, A for ten, B for twenty and so on. */
  water?: string[];
  /** Trees, road, rubble and the like; only drawn. */
  scenery?: string[];
  border?: string;
  /** `*` seen and lit, `~` seen but dim, `r` remembered, `?` unknown. */
  fog?: string[];
  /** `dark` where nobody sees without a lamp. */
  light?: string;
}

export type Test = (x: number, y: number) => boolean;

/** Feet of water that a sign stands for. */
export function depth(sign: string): number {
  if (/[A-Z]/.test(sign)) return 10 * (sign.charCodeAt(0) - 64);
  return Number(sign) || 0;
}

/** Deeper than a man can stand in. */
export const DEEP = 5;

/** What is where, on the map and beyond it. */
export class Land {
  readonly width: number;
  readonly height: number;
  readonly border: Border;

  constructor(private readonly field: Field) {
    this.width = field.width;
    this.height = field.height;
    this.border = borderOf(field);
  }

  inside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  /** Of a layer; `.` where nothing is said. */
  private sign(rows: string[] | undefined, x: number, y: number): string {
    return rows?.[y]?.[x] ?? '.';
  }

  ground(x: number, y: number): string {
    return this.sign(this.field.ground, x, y);
  }

  /** Roads and rivers go on where the map ends. */
  scenery(x: number, y: number): string {
    if (this.inside(x, y)) return this.sign(this.field.scenery, x, y);
    const at = this.sign(this.field.scenery, clamp(x, this.width), clamp(y, this.height));
    return '=~'.includes(at) ? at : '.';
  }

  depth(x: number, y: number): number {
    const feet = depth(this.sign(this.field.water, clamp(x, this.width), clamp(y, this.height)));
    if (feet) return feet;
    const { border } = this;
    return this.scenery(x, y) === '~' || (border === 'water' && !this.inside(x, y)) ? DEEP + 1 : 0;
  }

  /** Feet of water somebody said, not what is only drawn. */
  said(x: number, y: number): number {
    return this.inside(x, y) ? depth(this.sign(this.field.water, x, y)) : 0;
  }

  /** Hills go on beyond the map as well. */
  level(x: number, y: number): number {
    return Number(this.sign(this.field.heights, clamp(x, this.width), clamp(y, this.height))) || 0;
  }

  fog(x: number, y: number): string {
    return this.field.fog ? this.sign(this.field.fog, x, y).replace('.', '?') : '*';
  }

  get foggy(): boolean {
    return this.field.fog !== undefined;
  }

  get dark(): boolean {
    return this.field.light === 'dark';
  }

  /** A wall that is neither tree nor water. */
  wall(x: number, y: number): boolean {
    return this.ground(x, y) === '#' && !'T~='.includes(this.scenery(x, y));
  }

  tree(x: number, y: number): boolean {
    if (this.inside(x, y)) return this.scenery(x, y) === 'T';
    return this.border === 'wood' && this.scenery(x, y) === '.' && this.depth(x, y) === 0;
  }

  /** What a dungeon is cut out of: beyond the map, and every wall that hangs together with it. */
  rock(): Test {
    if (this.border !== 'rock') return () => false;
    // Where one does not know all of a wall, nobody can tell whether it hangs together with the rock.
    if (this.foggy) return (x, y) => !this.inside(x, y) || this.wall(x, y);
    const solid = new Set<number>();
    const key = (x: number, y: number) => y * this.width + x;
    const open: [number, number][] = [];
    const take = (x: number, y: number) => {
      if (!this.inside(x, y) || !this.wall(x, y) || solid.has(key(x, y))) return;
      solid.add(key(x, y));
      open.push([x, y]);
    };
    for (let x = 0; x < this.width; x++) for (const y of [0, this.height - 1]) take(x, y);
    for (let y = 0; y < this.height; y++) for (const x of [0, this.width - 1]) take(x, y);
    for (let next = open.pop(); next; next = open.pop()) {
      const [x, y] = next;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ])
        take(x + (dx as number), y + (dy as number));
    }
    return (x, y) => !this.inside(x, y) || solid.has(key(x, y));
  }
}

const clamp = (at: number, size: number) => Math.min(size - 1, Math.max(0, at));

/** What the scenario says; else rock where most of the edge, as far as it is known, is wall. */
export function borderOf({ width, height, ground, border, fog }: Field): Border {
  if (border === 'wood' || border === 'rock' || border === 'water' || border === 'plain') return border;
  let [walls, known] = [0, 0];
  const look = (x: number, y: number) => {
    if (fog && (fog[y]?.[x] ?? '?') === '?') return;
    known++;
    walls += Number(ground[y]?.[x] === '#');
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) look(x, y);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) look(x, y);
  if (known === 0) return fog ? 'rock' : 'plain';
  return walls * 2 > known ? 'rock' : 'plain';
}
