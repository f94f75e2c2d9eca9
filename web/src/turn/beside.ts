/** Where a card about somebody stands: at his side, over nobody who matters, and never over the edge. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'right' | 'left';

/** A piece or a square the card had better leave free, and how much better. */
export interface Minded extends Box {
  weight: number;
}

export interface Beside {
  side: Side;
  left: number;
  top: number;
  /** How far along its edge the card's point is; null where it would point at nobody. */
  point: number | null;
}

const SIDES: Side[] = ['above', 'below', 'right', 'left'];
/** Where nothing else decides, a card stands above. */
const LIKED: Record<Side, number> = { above: 0, below: 1, right: 2, left: 2.5 };
/** The gap between a piece and the point of its card. */
const GAP = 14;
/** The point stays clear of the corners. */
const CORNER = 16;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(Math.max(least, most), value));

function placed(side: Side, card: { width: number; height: number }, free: Box, at: Box): Box {
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  const wanted: Record<Side, [number, number]> = {
    above: [x - card.width / 2, at.top - GAP - card.height],
    below: [x - card.width / 2, at.top + at.height + GAP],
    right: [at.left + at.width + GAP, y - card.height / 2],
    left: [at.left - GAP - card.width, y - card.height / 2],
  };
  const [left, top] = wanted[side];
  return {
    left: clamp(left, free.left, free.left + free.width - card.width),
    top: clamp(top, free.top, free.top + free.height - card.height),
    ...card,
  };
}

/** How much of a box lies under another. */
function covered(box: Box, by: Box): number {
  const wide = Math.min(box.left + box.width, by.left + by.width) - Math.max(box.left, by.left);
  const high = Math.min(box.top + box.height, by.top + by.height) - Math.max(box.top, by.top);
  return wide > 0 && high > 0 ? (wide * high) / (box.width * box.height) : 0;
}

/** The side of `at` where a card covers least of what is minded. `at` itself is minded most. */
export function beside(card: { width: number; height: number }, free: Box, at: Box, minded: Minded[]): Beside {
  const all = [{ ...at, weight: 1000 }, ...minded];
  const cost = (side: Side, box: Box) =>
    LIKED[side] + all.reduce((sum, one) => sum + one.weight * covered(one, box), 0);
  const places = SIDES.map(side => ({ side, box: placed(side, card, free, at) }));
  const { side, box } = places.reduce((best, one) =>
    cost(one.side, one.box) < cost(best.side, best.box) ? one : best,
  );
  const along =
    side === 'above' || side === 'below'
      ? { of: at.left + at.width / 2 - box.left, long: box.width }
      : { of: at.top + at.height / 2 - box.top, long: box.height };
  const reaches = along.of >= CORNER && along.of <= along.long - CORNER && covered(at, box) === 0;
  return { side, left: box.left, top: box.top, point: reaches ? along.of : null };
}
