import type { JSX } from 'preact';
import { Ground } from '../map/Ground';
import { CELL } from '../map/geometry';
import { DEPTHS, PENS, type Pen } from './sketching';

function Sample({ pen }: { pen: Pen }): JSX.Element {
  if (pen === 'place') {
    return (
      <svg class="icon" viewBox="0 0 16 16" width="22" height="22" aria-hidden="true">
        <path d="M8 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM4.500 13c0-4 1-6 3.500-6s3.500 2 3.500 6Z" />
      </svg>
    );
  }
  if (pen === 'up' || pen === 'down') {
    return (
      <svg class="icon" viewBox="0 0 16 16" width="22" height="22" aria-hidden="true">
        <path d={pen === 'up' ? 'M2 12h4V8h4V4h4M4 4l2-2 2 2M6 2v4' : 'M2 4h4v4h4v4h4M8 12l2 2 2-2M10 14v-4'} />
      </svg>
    );
  }
  const depth = DEPTHS[pen];
  return (
    <svg viewBox={`-2 -2 ${CELL + 4} ${CELL + 4}`} width="24" height="24" aria-hidden="true">
      <Ground width={1} height={1} ground={[depth ? '.' : pen]} heights={[]} water={depth ? [depth] : []} />
    </svg>
  );
}

export function Pens({ active, take }: { active: Pen; take(pen: Pen): void }): JSX.Element {
  return (
    <div class="cluster" role="toolbar" aria-label="Pen">
      {PENS.map(one => (
        <button
          key={one.pen}
          type="button"
          class="quiet pen"
          title={one.name}
          aria-pressed={active === one.pen}
          onClick={() => take(one.pen)}
        >
          <Sample pen={one.pen} />
          <span class="sr">{one.name}</span>
        </button>
      ))}
    </div>
  );
}
