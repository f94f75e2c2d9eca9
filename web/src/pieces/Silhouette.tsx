import type { JSX } from 'preact';
import { memo } from '../map/memo';
import { PICTURES } from './pictures';

/** A picture about the middle, so many units wide. */
export const Silhouette = memo(function Silhouette({
  picture,
  size,
  turn = 0,
}: {
  picture: string;
  size: number;
  /** Degrees: who lies is drawn lying. */
  turn?: number;
}): JSX.Element {
  const lying = turn ? `rotate(${turn}) ` : '';
  return (
    <path
      class="silhouette"
      d={PICTURES[picture] ?? PICTURES.man}
      transform={`${lying}scale(${(size / 512).toFixed(4)}) translate(-256 -256)`}
    />
  );
});
