import type { JSX } from 'preact';
import { Figure, type Portrayed } from './Figure';

export type { Portrayed } from './Figure';

/** Somebody's piece by itself: in the ribbon, in a list, on a card. On the map it is a Token. */
export function Piece({ who, side, size = 32 }: { who: Portrayed; side: number; size?: number }): JSX.Element {
  return (
    <svg class={`piece side-${side % 4}`} viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
      <Figure who={who} side={side} />
    </svg>
  );
}
