import { CELL, centre, footprint, type Standing } from './geometry';

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

export const CLOSEST = 4;
export const FARTHEST = 0.15;
/** Below this a token is hard to hit with a finger. */
const SMALL = 0.6;
/** Below this nobody can tell tokens apart. */
const TINY = 0.3;
const READABLE = 0.9;
const MARGIN = 24;
const BORDER = 14;

export function zoomed(look: Look, by: number, at: { x: number; y: number }): Look {
  const scale = Math.min(CLOSEST, Math.max(FARTHEST, look.scale * by));
  const grew = scale / look.scale;
  return { scale, x: at.x - (at.x - look.x) * grew, y: at.y - (at.y - look.y) * grew };
}

/** The whole map in the middle, with some margin. */
export function fitted(width: number, height: number, squaresWide: number, squaresHigh: number): Look {
  const margin = 14;
  const scale = Math.min(
    2.4,
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

/**
 * Moves the look by pointers, wheel and keys. It writes the transform itself, without rendering anything, so that
 * panning costs no more than the browser's own painting.
 */
export class Camera {
  look: Look = { x: 0, y: 0, scale: 1 };
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private travelled = 0;
  /** Set while something else, say a token, is dragged. */
  held = false;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly scene: SVGGElement,
  ) {}

  set(look: Look): void {
    this.look = look;
    this.scene.setAttribute('transform', `translate(${look.x} ${look.y}) scale(${look.scale})`);
    this.svg.classList.toggle('far', look.scale < 0.55);
  }

  fit(squaresWide: number, squaresHigh: number): void {
    const { width, height } = this.svg.getBoundingClientRect();
    if (width && height) this.set(fitted(width, height, squaresWide, squaresHigh));
  }

  /** All of the map, or where people stand if all of it would be too small to read. */
  begin(field: Size, people: Standing[], me?: Standing): void {
    const { width, height } = this.svg.getBoundingClientRect();
    if (!width || !height) return;
    const whole = fitted(width, height, field.width, field.height);
    if (whole.scale >= SMALL || people.length === 0) return this.set(whole);
    const margin = 2;
    const left = Math.max(0, Math.min(...people.map(one => one.at[0])) - margin);
    const top = Math.max(0, Math.min(...people.map(one => one.at[1])) - margin);
    const right = Math.min(field.width, Math.max(...people.map(one => one.at[0] + footprint(one)[0])) + margin);
    const bottom = Math.min(field.height, Math.max(...people.map(one => one.at[1] + footprint(one)[1])) + margin);
    const near = fitted(width, height, right - left, bottom - top);
    if (near.scale < TINY && me) return this.set(within(centred(width, height, me, READABLE), width, height, field));
    this.set({ ...near, x: near.x - left * CELL * near.scale, y: near.y - top * CELL * near.scale });
  }

  /** Brings somebody into sight who is out of it, or too small to be seen. */
  reveal(who: Standing, field: Size): void {
    const { width, height } = this.svg.getBoundingClientRect();
    if (!width || !height) return;
    const [x, y] = centre(who);
    const [left, top] = [this.look.x + x * CELL * this.look.scale, this.look.y + y * CELL * this.look.scale];
    const inside = left > MARGIN && top > MARGIN && left < width - MARGIN && top < height - MARGIN;
    if (inside && this.look.scale >= TINY) return;
    const scale = this.look.scale < TINY ? READABLE : this.look.scale;
    this.set(within(centred(width, height, who, scale), width, height, field));
  }

  /** From a pointer's place to squares, with fractions. */
  squares(event: { clientX: number; clientY: number }): [number, number] {
    const box = this.svg.getBoundingClientRect();
    const { x, y, scale } = this.look;
    return [(event.clientX - box.left - x) / scale / CELL, (event.clientY - box.top - y) / scale / CELL];
  }

  zoom(by: number): void {
    const box = this.svg.getBoundingClientRect();
    this.set(zoomed(this.look, by, { x: box.width / 2, y: box.height / 2 }));
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = this.svg.getBoundingClientRect();
    const by = Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015));
    this.set(zoomed(this.look, by, { x: event.clientX - box.left, y: event.clientY - box.top }));
  };

  down = (event: PointerEvent): void => {
    if (this.pointers.size === 0) this.travelled = 0;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const was = this.pointers.get(event.pointerId);
    if (!was || this.held) return;
    const is = { x: event.clientX, y: event.clientY };
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, is);
    this.travelled += Math.hypot(is.x - was.x, is.y - was.y);
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
