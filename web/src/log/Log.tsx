import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useDesk, useGame, useSitting } from '../game';
import { Guard } from '../page/Guard';
import { isOf } from '../wire/kinds';
import type { Card, View } from '../wire/protocol';
import { CardView } from './CardView';
import { FILTERS, type Filter, passes } from './filter';

/** Older cards than this are drawn only when asked for. */
const PAGE = 150;
const NEAR_END = 60;

export function Log({ view }: { view: View }): JSX.Element {
  const cards = useSitting(sitting => sitting.cards);
  const moment = useDesk(desk => desk.moment);
  // On a small screen the log is out of sight until asked for, and cannot be scrolled before.
  const sheet = useDesk(desk => desk.sheet);
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const game = useGame();
  const first = cards[0]?.card ?? 1;
  const mayUndo = view.you.role !== 'spectator';
  const passed = cards.filter(card => passes(card, filter, search, view));
  const shown = passed.slice(-PAGE * pages);

  const pinned = useRef(true);
  useEffect(() => {
    const box = list.current?.parentElement;
    // Who reads further up is left in peace.
    if (box && moment === null && pinned.current) box.scrollTop = box.scrollHeight;
  }, [cards.length, moment, sheet]);
  useEffect(() => {
    if (moment !== null) document.getElementById(`card-${moment}`)?.scrollIntoView({ block: 'nearest' });
  }, [moment, sheet]);

  return (
    <section class="log" aria-label="Log">
      <div class="log-bar">
        <select
          aria-label="Cards shown"
          value={filter}
          onChange={event => setFilter(event.currentTarget.value as Filter)}
        >
          {FILTERS.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <input
          type="search"
          placeholder="Search the log"
          aria-label="Search the log"
          value={search}
          onInput={event => setSearch(event.currentTarget.value)}
        />
      </div>
      <div
        class="scroll"
        onScroll={event => {
          const box = event.currentTarget;
          if (box.clientHeight === 0) return;
          pinned.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
        }}
      >
        {passed.length > shown.length && (
          <button type="button" class="quiet" onClick={() => setPages(pages + 1)}>
            Earlier cards ({passed.length - shown.length})
          </button>
        )}
        {passed.length === shown.length && first > 1 && (
          <button type="button" class="quiet" onClick={() => game.earlier().then(() => setPages(pages + 2))}>
            Earlier cards
          </button>
        )}
        {cards.length === 0 && <p class="fine empty">Nothing has happened yet.</p>}
        {cards.length > 0 && passed.length === 0 && <p class="fine empty">No card is of this kind.</p>}
        <ol class="cards" ref={list}>
          {shown.map((card, i) => (
            <Entry key={card.card} card={card} before={shown[i - 1]} here={moment === card.card} mayUndo={mayUndo} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Entry({
  card,
  before,
  here,
  mayUndo,
}: {
  card: Card;
  before: Card | undefined;
  here: boolean;
  mayUndo: boolean;
}): JSX.Element {
  return (
    <>
      {card.round !== before?.round && card.round > 0 && <li class="round-head">Round {card.round}</li>}
      <Guard what={`Card ${card.card}`}>
        {isOf(card, 'round') ? null : <CardView card={card} here={here} mayUndo={mayUndo} />}
      </Guard>
    </>
  );
}
