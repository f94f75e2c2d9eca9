import type { JSX } from 'preact';
import type { Deeds } from './account';

const HALF = 34;
/** So many hits more or less than were due reach the end of the line. */
const FAR = 3;

/** Hits against what was due: to the right of the mark is luck. */
export function Luck({ deeds: { hits, due, throws } }: { deeds: Deeds }): JSX.Element {
  if (throws === 0) return <span class="fine">no throws</span>;
  const off = Math.max(-1, Math.min(1, (hits - due) / FAR)) * HALF;
  return (
    <span class="luck">
      <svg viewBox="-40 -8 80 16" width="80" height="16" aria-hidden="true">
        <path class="line" d="M-38 0H38M0 -7V7" />
        <circle class={off < 0 ? 'worse' : 'better'} cx={off} r={5} />
      </svg>
      <span>
        {hits} {hits === 1 ? 'hit' : 'hits'}, {due.toFixed(1)} due
      </span>
    </span>
  );
}
