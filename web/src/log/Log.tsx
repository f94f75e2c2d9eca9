import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useDesk, useGame, useSitting } from '../game';
import { Guard } from '../page/Guard';
import { isOf } from '../wire/kinds';
import type { Card, View } from '../wire/protocol';
import { CardView } from './CardView';
import { FILTERS, type Filter, passes } from './filter';
import { type Ranks, ranks } from './ranks';

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
  // Who looks for something wants to see every card of it.
  const entries = filter === 'all' && !search ? ranks(shown, view) : shown;

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
          {entries.map((one, i) =>
            'cards' in one ? (
              <Company key={one.cards[0]?.card} ranks={one} moment={moment} mayUndo={mayUndo} />
            ) : (
              <Entry
                key={one.card}
                card={one}
                before={last(entries[i - 1])}
                here={moment === one.card}
                mayUndo={mayUndo}
              />
            ),
          )}
        </ol>
      </div>
    </section>
  );
}

function last(entry: Card | Ranks | undefined): Card | undefined {
  return entry && 'cards' in entry ? entry.cards.at(-1) : entry;
}

/** Many alike who do the same: one line that opens. */
function Company({
  ranks: told,
  moment,
  mayUndo,
}: {
  ranks: Ranks;
  moment: number | null;
  mayUndo: boolean;
}): JSX.Element {
  return (
    <li class="card company">
      <details open={told.cards.some(card => card.card === moment)}>
        <summary>
          <bdi>{told.text}</bdi>
        </summary>
        <ol class="cards">
          {told.cards.map(card => (
            <Guard key={card.card} what={`Card ${card.card}`}>
              <CardView card={card} here={moment === card.card} mayUndo={mayUndo} />
            </Guard>
          ))}
        </ol>
      </details>
    </li>
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
