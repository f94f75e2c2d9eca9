import type { JSX } from 'preact';

const SHAPES = [
  'M8 1.500A6.500 6.500 0 1 1 8 14.500 6.500 6.500 0 1 1 8 1.500Z',
  'M3 1.500H13L14.500 3V13L13 14.500H3L1.500 13V3Z',
  'M2 2Q8 1 14 2C14 8.500 12.500 12.500 8 15 3.500 12.500 2 8.500 2 2Z',
  'M8 .5 15.500 8 8 15.500.5 8Z',
];

/** A side's shape in its colour. */
export function SideMark({ side }: { side: number }): JSX.Element {
  return (
    <svg class={`side-mark side-${side % 4}`} viewBox="0 0 16 16" width={12} height={12} aria-hidden="true">
      <path d={SHAPES[side % 4]} />
    </svg>
  );
}
