import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isOf } from '../wire/kinds';
import type { Card } from '../wire/protocol';
import { CELL, type Drawn } from './geometry';

/** A number floats so long. */
const FLOATS = 900;
/** So many things are shown at once; who was away does not see a storm. */
const MOST = 6;

/** Something to be felt: a word over somebody, or a stroke from one to another. */
export interface Blow {
  card: number;
  on: string;
  from?: string;
  text?: string;
  kind: 'hit' | 'miss' | 'stroke' | 'shot';
}

/** What of a card is felt on the map. */
export function blows(card: Card): Blow[] {
  const { on, who } = card;
  if (!on || card.undone) return [];
  if (isOf(card, 'damage')) {
    const lost = card.harm?.amount;
    return lost ? [{ card: card.card, on, text: `−${lost}`, kind: 'hit' }] : [];
  }
  if (!isOf(card, 'attack') || !card.throw) return [];
  const found: Blow[] =
    who && who !== on ? [{ card: card.card, on, from: who, kind: card.shot ? 'shot' : 'stroke' }] : [];
  const { hit, needs, roll } = card.throw;
  const short = roll === undefined ? 0 : needs - roll;
  if (!hit) found.push({ card: card.card, on, text: short > 0 ? `miss by ${short}` : 'miss', kind: 'miss' });
  return found;
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A hit shakes the piece by two pixels. */
function shake(svg: SVGSVGElement | null, id: string): void {
  const piece = svg?.querySelector(`.token[data-id="${CSS.escape(id)}"] .struck`);
  const at = (x: number) => ({ transform: `translate(${x}px, 0)` });
  piece?.animate?.([at(0), at(-2), at(2), at(-2), at(2), at(0)], { duration: 240, easing: 'ease-out' });
}

/** Strokes, hits and misses as they happen, over the pieces. A key ends them all at once. */
export function Feel({
  cards,
  places,
  svg,
}: {
  cards: Card[];
  places: Map<string, Drawn>;
  svg: RefObject<SVGSVGElement | null>;
}): JSX.Element | null {
  const [shown, setShown] = useState<Blow[]>([]);
  const last = useRef(cards.at(-1)?.card ?? 0);
  useEffect(() => {
    const fresh = cards.filter(card => card.card > last.current);
    last.current = Math.max(last.current, cards.at(-1)?.card ?? 0);
    if (fresh.length === 0 || still()) return;
    const felt = fresh.flatMap(blows).slice(-MOST);
    if (felt.length === 0) return;
    setShown(felt);
    for (const one of felt) if (one.kind === 'hit') shake(svg.current, one.on);
    const end = setTimeout(() => setShown([]), FLOATS);
    return () => clearTimeout(end);
  }, [cards]);
  useEffect(() => {
    const skip = () => {
      setShown([]);
      for (const one of svg.current?.getAnimations?.({ subtree: true }) ?? [])
        if (one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) one.finish();
    };
    document.addEventListener('keydown', skip);
    return () => document.removeEventListener('keydown', skip);
  }, []);
  if (shown.length === 0) return null;
  return (
    <g class="feel" aria-hidden="true">
      {shown.map((one, i) => {
        const at = places.get(one.on);
        const from = one.from ? places.get(one.from) : undefined;
        if (!at) return null;
        const key = `${one.card} ${one.kind} ${i}`;
        if (!one.text)
          return from ? (
            <path
              key={key}
              class={one.kind}
              pathLength={1}
              d={`M${from.x * CELL} ${from.y * CELL}L${at.x * CELL} ${at.y * CELL}`}
            />
          ) : null;
        return (
          <g key={key} transform={`translate(${at.x * CELL} ${(at.y - at.ry) * CELL})`}>
            <g class="grows">
              <text class={one.kind}>{one.text}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
