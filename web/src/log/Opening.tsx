import type { JSX } from 'preact';
import { isOf } from '../wire/kinds';
import type { Card } from '../wire/protocol';
import { Words } from './Words';

interface Props {
  cards: Card[];
  open: boolean;
  onOpen(): void;
}

/** A round's beginning in one soft line: what was declared, and that initiative was thrown. */
export function Opening({ cards, open, onOpen }: Props): JSX.Element {
  return (
    <p>
      {cards
        .filter(card => isOf(card, 'declared'))
        .map(card => (
          <span key={card.card}>
            <Words card={card} />{' '}
          </span>
        ))}
      {cards.some(card => isOf(card, 'initiative')) && (
        <>
          Initiative is thrown;{' '}
          <button type="button" class="because" aria-expanded={open} onClick={onOpen}>
            who acts when
          </button>{' '}
          stands above the map.
        </>
      )}
      {open && <Order cards={cards} />}
    </p>
  );
}

/** The numbers behind it, the highest first. */
function Order({ cards }: { cards: Card[] }): JSX.Element {
  const counts = cards.flatMap(card => (card.count ? [card.count] : [])).sort((a, b) => b.number - a.number);
  const whole = cards.filter(card => isOf(card, 'initiative') && !card.count);
  return (
    <span class="order">
      {counts.map((count, i) => (
        <span key={count.name}>
          {i > 0 && ', '}
          <bdi>{count.name}</bdi> <b>{count.number}</b>
        </span>
      ))}
      {whole.map(card => (
        <bdi key={card.card}>{card.text}</bdi>
      ))}
    </span>
  );
}
