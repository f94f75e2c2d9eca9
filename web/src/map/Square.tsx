import type { JSX } from 'preact';
import type { Square as At } from '../wire/protocol';
import { CELL } from './geometry';

/** A frame about a square. */
export function Square({ at: [x, y], kind }: { at: At; kind: 'landing' | 'cursor' }): JSX.Element {
  return <rect class={kind} x={x * CELL + 1} y={y * CELL + 1} width={CELL - 2} height={CELL - 2} rx={3} />;
}
