import type { JSX } from 'preact';
import { CELL } from './geometry';

/** A word on the map, ink on paper turned round, about a point in squares. It stays readable when the map is small. */
export function Label({ x, y, text, kind = '' }: { x: number; y: number; text: string; kind?: string }): JSX.Element {
  const wide = text.length * 6.3 + 12;
  return (
    <g class={`label ${kind}`} transform={`translate(${x * CELL} ${y * CELL})`}>
      <g class="grows">
        <rect x={-wide / 2} y={-9} width={wide} height={18} rx={3} />
        <text y={4}>{text}</text>
      </g>
    </g>
  );
}
