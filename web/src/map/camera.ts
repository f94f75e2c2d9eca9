import { CELL, centre, feetBetween, footprint, type Standing } from './geometry';

/** Where one looks at the map: the drawing is scaled, then shifted. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

interface Size {
  width: number;
  height: number;
}

/** What sheets cover of the map at each side, in pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export const CLOSEST = 4;
export const FARTHEST = 0.15;
/** At the first view no square is smaller than 28 pixels. */
export const LEAST = 28 / CELL;
/** When all is over the map is a picture of how it ended: no square is smaller than 30 pixels in it. */
const PICTURE = 30 / CELL;
/** On a phone squares are 46 pixels at first. */
export const PHONE = 46 / CELL;
const PHONE_WIDTH = 760;
/** Feet within which foes are framed together with who acts. */
const NEAR = 60;
const READABLE = 0.9;
/** Squares smaller than this have no hatching about them, and no figures of height or depth in them. */
const HATCHED = 24;
const MARGIN = 24;
const BORDER = 14;

/** Digits on a piece are 9.8 units high and must be 11 pixels at least. */
export function grown(scale: number): string {
  return Math.min(2, Math.max(1, 11 / (9.8 * scale))).toFixed(2);
}

export function zoomed(look: Look, by: number, at: { x: number; y: number }): Look {
  const scale = Math.min(CLOSEST, Math.max(FARTHEST, look.scale * by));
  const grew = scale / look.scale;
  return { scale, x: at.x - (at.x - look.x) * grew, y: at.y - (at.y - look.y) * grew };
}

/** The whole map in the middle, with some margin. */
export function fitted(width: number, height: number, squaresWide: number, squaresHigh: number): Look {
  const margin = 14;
  const scale = Math.min(
    1.6,
    Math.max(
      FARTHEST,
      Math.min((width - 2 * margin) / (squaresWide * CELL), (height - 2 * margin) / (squaresHigh * CELL)),
    ),
  );
  return { scale, x: (width - squaresWide * CELL * scale) / 2, y: (height - squaresHigh * CELL * scale) / 2 };
}

/** Somebody in the middle. */
export function centred(width: number, height: number, who: Standing, scale: number): Look {
  const [x, y] = centre(who);
  return { scale, x: width / 2 - x * CELL * scale, y: height / 2 - y * CELL * scale };
}

/** The same look, but with no more of the void beside the map than must be. */
export function within(look: Look, width: number, height: number, field: Size): Look {
  const along = (at: number, screen: number, squares: number) => {
    const map = squares * CELL * look.scale;
    if (map + 2 * BORDER <= screen) return (screen - map) / 2;
    return Math.min(BORDER, Math.max(screen - map - BORDER, at));
  };
  return { ...look, x: along(look.x, width, field.width), y: along(look.y, height, field.height) };
}

/** The squares some stand on, with a margin. */
export function bounds(people: Standing[], field: Size, margin = 2): { at: [number, number]; base: [number, number] } {
  const left = Math.max(0, Math.min(...people.map(one => one.at[0])) - margin);
  const top = Math.max(0, Math.min(...people.map(one => one.at[1])) - margin);
  const right = Math.min(field.width, Math.max(...people.map(one => one.at[0] + footprint(one)[0])) + margin);
  const bottom = Math.min(field.height, Math.max(...people.map(one => one.at[1] + footprint(one)[1])) + margin);
  return { at: [left, top], base: [right - left, bottom - top] };
}

/** The map, or of one in fog what is known of it, with a square about that. */
export function known({ width, height, fog }: Size & { fog?: string[] }): Standing {
  const seen = (fog ?? []).flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === '?' ? [] : [{ at: [x, y], base: [1, 1], facing: 'N' } as Standing])),
  );
  if (seen.length === 0) return { at: [0, 0], base: [width, height], facing: 'N' };
  return { ...bounds(seen, { width, height }, 1), facing: 'N' };
}

/** Everybody, or where they are too far apart as many as there is room for: who is farthest from the others goes first. */
function picture(width: number, height: number, field: Size, people: Standing[]): Look {
  const frame = { ...bounds(people, field, 1), facing: 'N' } as Standing;
  const { scale } = fitted(width, height, frame.base[0], frame.base[1]);
  if (scale >= PICTURE || people.length === 1)
    return centred(width, height, frame, Math.max(PICTURE, Math.min(scale, READABLE * 1.15)));
  const [x, y] = [0, 1].map(axis => people.reduce((sum, one) => sum + (centre(one)[axis] ?? 0), 0) / people.length) as [
    number,
    number,
  ];
  const far = (one: Standing) => Math.hypot((centre(one)[0] - x) / width, (centre(one)[1] - y) / height);
  const lonely = people.reduce((most, one) => (far(one) > far(most) ? one : most));
  return picture(
    width,
    height,
    field,
    people.filter(one => one !== lonely),
  );
}

/**
 * The first look: all of the map if its squares are big enough, else where people stand; on a phone who acts, with all
 * foes near him. `me` comes first among those who must be seen. When it is `over`, everybody is.
 */
export function opening(
  width: number,
  height: number,
  field: Size & { fog?: string[] },
  people: Standing[],
  me?: Standing,
  over = false,
): Look {
  if (over && people.length > 0) return picture(width, height, field, people);
  const phone = width < PHONE_WIDTH;
  const all = known(field);
  const whole = fitted(width, height, all.base[0], all.base[1]);
  if (whole.scale >= (phone ? PHONE : LEAST) || people.length === 0) return centred(width, height, all, whole.scale);
  const near = me ? people.filter(one => feetBetween(me, one) <= NEAR) : people;
  for (const some of phone ? [near, me ? [me] : people] : [people, near]) {
    const frame = { ...bounds(some, field, phone ? 1 : 2), facing: 'N' } as Standing;
    const close = fitted(width, height, frame.base[0], frame.base[1]);
    if (phone && close.scale >= PHONE) return within(centred(width, height, frame, PHONE), width, height, field);
    if (!phone && close.scale >= LEAST) return centred(width, height, frame, Math.min(close.scale, 1.2));
  }
  // Nobody stands in the middle between armies.
  const one = me ?? (people[0] as Standing);
  return within(centred(width, height, one, phone ? PHONE : READABLE), width, height, field);
}

/**
 * Moves the look by pointers, wheel and keys. It writes the transform itself, without rendering anything, so that
 * panning costs no more than the browser's own painting.
 */
export class Camera {
  look: Look = { x: 0, y: 0, scale: 1 };
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private readonly watchers = new Set<(look: Look) => void>();
  private travelled = 0;
  private grow = '';
  private drawnAt = 0;
  /** Somebody has moved the look himself: it is his from then on. */
  moved = false;
  /** Set while something else, say a token, is dragged. */
  held = false;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly scene: SVGGElement,
    private readonly land?: SVGSVGElement,
    private readonly insets: () => Insets = () => NO_INSETS,
  ) {}

  /** Told of every look: what stands over the map moves with it. */
  watch(watcher: (look: Look) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  set(look: Look): void {
    this.look = look;
    this.scene.setAttribute('transform', `translate(${look.x} ${look.y}) scale(${look.scale})`);
    this.svg.classList.toggle('far', look.scale < 0.55);
    this.svg.classList.toggle('small', look.scale * CELL < HATCHED);
    this.lay(look);
    const grow = grown(look.scale);
    // A property is inherited by every piece, so it is set only when it is another.
    if (grow !== this.grow) this.svg.style?.setProperty('--grow', grow);
    this.grow = grow;
    for (const watcher of this.watchers) watcher(look);
  }

  /** The land is a picture of its own: panning only shifts it, and nothing of it is painted anew. */
  private lay({ x, y, scale }: Look): void {
    const { land } = this;
    if (!land) return;
    const { width, height } = land.viewBox.baseVal;
    if (scale !== this.drawnAt) {
      land.style.width = `${width * scale}px`;
      land.style.height = `${height * scale}px`;
      this.drawnAt = scale;
    }
    const { x: left, y: top } = land.viewBox.baseVal;
    land.style.transform = `translate3d(${x + left * scale}px, ${y + top * scale}px, 0)`;
    land.classList.toggle('small', scale * CELL < HATCHED);
  }

  /** What of the map no sheet covers; all of it where sheets leave next to nothing. */
  free(): Insets & Size {
    const { width, height } = this.svg.getBoundingClientRect();
    const { top, right, bottom, left } = this.insets();
    const [wide, high] = [width - left - right, height - top - bottom];
    if (wide < 120 || high < 120) return { ...NO_INSETS, width, height };
    return { top, right, bottom, left, width: wide, height: high };
  }

  private beside(free: Insets, look: Look): void {
    this.set({ ...look, x: look.x + free.left, y: look.y + free.top });
  }

  fit(squaresWide: number, squaresHigh: number): void {
    const free = this.free();
    if (free.width && free.height) this.beside(free, fitted(free.width, free.height, squaresWide, squaresHigh));
  }

  begin(field: Size & { fog?: string[] }, people: Standing[], me?: Standing, over = false): void {
    const free = this.free();
    if (free.width && free.height) this.beside(free, opening(free.width, free.height, field, people, me, over));
  }

  /** Brings somebody into sight who is out of it, or too small to be seen. */
  reveal(who: Standing, field: Size): void {
    const free = this.free();
    if (!free.width || !free.height) return;
    const { scale } = this.look;
    const [x, y] = centre(who);
    const [left, top] = [this.look.x + x * CELL * scale - free.left, this.look.y + y * CELL * scale - free.top];
    const inside = left > MARGIN && top > MARGIN && left < free.width - MARGIN && top < free.height - MARGIN;
    if (inside && scale >= LEAST / 2) return;
    const close = centred(free.width, free.height, who, scale < LEAST / 2 ? READABLE : scale);
    this.beside(free, within(close, free.width, free.height, field));
  }

  /** Brings some into sight together, no closer than one is; `below` pixels at the bottom lie under a card. */
  frame(some: Standing[], field: Size, below = 0): void {
    const all = this.free();
    const free = { ...all, height: all.height - Math.max(0, below - all.bottom) };
    if (!free.width || free.height < 120) return;
    const { scale, x, y } = this.look;
    const size = CELL * scale;
    const seen = some.every(one => {
      const [wide, high] = footprint(one);
      const [left, top] = [x + one.at[0] * size - free.left, y + one.at[1] * size - free.top];
      return left >= 0 && top >= 0 && left + wide * size <= free.width && top + high * size <= free.height;
    });
    if (seen) return;
    const box = { ...bounds(some, field, 1), facing: 'N' } as Standing;
    const most = fitted(free.width, free.height, box.base[0], box.base[1]).scale;
    this.beside(free, centred(free.width, free.height, box, Math.max(LEAST, Math.min(scale, most))));
  }

  /** From a pointer's place to squares, with fractions. */
  squares(event: { clientX: number; clientY: number }): [number, number] {
    const box = this.svg.getBoundingClientRect();
    const { x, y, scale } = this.look;
    return [(event.clientX - box.left - x) / scale / CELL, (event.clientY - box.top - y) / scale / CELL];
  }

  zoom(by: number): void {
    const free = this.free();
    this.moved = true;
    this.set(zoomed(this.look, by, { x: free.left + free.width / 2, y: free.top + free.height / 2 }));
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.moved = true;
    const box = this.svg.getBoundingClientRect();
    const by = Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015));
    this.set(zoomed(this.look, by, { x: event.clientX - box.left, y: event.clientY - box.top }));
  };

  down = (event: PointerEvent): void => {
    if (this.pointers.size === 0) this.travelled = 0;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  /** Two fingers are on the map: it is the map they move. */
  get pinched(): boolean {
    return this.pointers.size > 1;
  }

  move = (event: PointerEvent): void => {
    const was = this.pointers.get(event.pointerId);
    if (!was || this.held) return;
    const is = { x: event.clientX, y: event.clientY };
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, is);
    this.travelled += Math.hypot(is.x - was.x, is.y - was.y);
    if (this.travelled > 4) this.moved = true;
    if (!other) {
      if (this.travelled > 4) this.set({ ...this.look, x: this.look.x + is.x - was.x, y: this.look.y + is.y - was.y });
      return;
    }
    const box = this.svg.getBoundingClientRect();
    const before = Math.hypot(was.x - other.x, was.y - other.y) || 1;
    const after = Math.hypot(is.x - other.x, is.y - other.y) || 1;
    const middle = { x: (is.x + other.x) / 2 - box.left, y: (is.y + other.y) / 2 - box.top };
    const shifted = { ...this.look, x: this.look.x + (is.x - was.x) / 2, y: this.look.y + (is.y - was.y) / 2 };
    this.set(zoomed(shifted, after / before, middle));
  };

  /** True if it was a tap or click, not a drag. */
  up = (event: PointerEvent): boolean => {
    const single = this.pointers.size === 1;
    return this.pointers.delete(event.pointerId) && single && this.travelled <= 4;
  };
}
