import type { JSX } from 'preact';
import { Strip } from '../throw/Strip';
import type { Card } from '../wire/protocol';

interface Props {
  card: Card;
  open: boolean;
  onOpen(): void;
}

/** Where the die fell and what it needed; the number opens its reasons. */
export function Thrown({ card, open, onOpen }: Props): JSX.Element | null {
  const { throw: thrown, morale } = card;
  if (morale)
    return (
      <p class="thrown">
        morale, 2d6: <b>{morale.roll}</b>{' '}
        <button type="button" class="because" aria-expanded={open} onClick={onOpen}>
          holds on {morale.number} or {morale.orMore ? 'more' : 'less'}
        </button>
      </p>
    );
  if (!thrown || thrown.roll === undefined) return null;
  return (
    <p class="thrown">
      <Strip needs={thrown.needs} faces={thrown.sides ?? 20} fell={thrown.roll} />
      <span>
        <b>{thrown.roll}</b>, needed{' '}
        <button type="button" class="because" aria-expanded={open} onClick={onOpen}>
          {thrown.needs}
        </button>
      </span>
    </p>
  );
}
