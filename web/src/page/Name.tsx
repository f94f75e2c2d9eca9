import type { JSX } from 'preact';
import { useGame, useView } from '../game';

/** Somebody's name. It is isolated, since people write names in every direction. */
export function Name({ id }: { id: string }): JSX.Element {
  const game = useGame();
  const view = useView();
  const who = view.combatants.find(one => one.id === id);
  const side = view.sides.findIndex(one => one.name === who?.side);
  return (
    <button type="button" class={`name-link side-${side < 0 ? 3 : side % 4}`} onClick={() => game.put({ looking: id })}>
      <bdi>{who?.name ?? id}</bdi>
    </button>
  );
}

export function SideMark({ side }: { side: number }): JSX.Element {
  const shapes = [
    'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1Z',
    'M3.500 1h5L11 3.500v5L8.500 11h-5L1 8.500v-5Z',
    'M6 0l6 6-6 6-6-6Z',
    'M3 1h6l3 5-3 5H3L0 6Z',
  ];
  return (
    <svg class={`side-mark side-${side % 4}`} viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
      <path d={shapes[side % 4]} />
    </svg>
  );
}
