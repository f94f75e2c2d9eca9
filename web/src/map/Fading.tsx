import type { JSX } from 'preact';
import { CELL } from './geometry';
import { BEYOND } from './terrain/land';

const DEEP = 3 * CELL;

/** Where the drawing of what lies beyond the map ends, it goes over into its plain colour: nobody sees an edge. */
export function Fading({
  width,
  height,
  aside = BEYOND,
}: {
  width: number;
  height: number;
  /** Squares beyond the map to the left and to the right. */
  aside?: number;
}): JSX.Element {
  const [left, top] = [-aside * CELL, -BEYOND * CELL];
  const [wide, high] = [(width + 2 * aside) * CELL, (height + 2 * BEYOND) * CELL];
  const sides = [
    { id: 'fade-w', to: [1, 0], x: left, y: top, w: DEEP, h: high },
    { id: 'fade-e', to: [-1, 0], x: left + wide - DEEP, y: top, w: DEEP, h: high },
    { id: 'fade-n', to: [0, 1], x: left, y: top, w: wide, h: DEEP },
    { id: 'fade-s', to: [0, -1], x: left, y: top + high - DEEP, w: wide, h: DEEP },
  ] as const;
  return (
    <g class="fading">
      {sides.map(({ id, to: [dx, dy], x, y, w, h }) => (
        <g key={id}>
          <linearGradient id={id} x1={dx < 0 ? 1 : 0} y1={dy < 0 ? 1 : 0} x2={dx > 0 ? 1 : 0} y2={dy > 0 ? 1 : 0}>
            <stop offset="0.05" />
            <stop offset="1" stop-opacity="0" />
          </linearGradient>
          <rect x={x} y={y} width={w} height={h} fill={`url(#${id})`} />
        </g>
      ))}
    </g>
  );
}
