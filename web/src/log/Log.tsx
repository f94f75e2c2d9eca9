import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useDesk, useGame, useSitting } from '../game';
import { Icon } from '../look/Icon';
import { Guard } from '../page/Guard';
import { http } from '../wire/http';
import { isOf } from '../wire/kinds';
import type { Card, Secret, View } from '../wire/protocol';
import { Asked } from './Asked';
import { Foot } from './Foot';
import { type Filter, passes } from './filter';
import { opened } from './opened';
import { ParagraphView } from './ParagraphView';
import { type Ranks, ranks } from './ranks';
import { type Paragraph, tale } from './tale';
import { Company, type Sides, sidesOf } from './Words';

/** Older cards than this are drawn only when asked for. */
const PAGE = 150;
const NEAR_END = 60;
const NOBODY: Sides = new Map();

/** The story: what happened, as prose, with every throw against its number. */
export function Log({ view }: { view: View }): JSX.Element {
  const known = useSitting(sitting => sitting.cards);
  const [secrets, setSecrets] = useState<Secret[] | null>(null);
  const over = view.table.phase === 'over';
  useEffect(() => setSecrets(null), [over, view.table.undoes]);
  const cards = useMemo(() => (secrets ? opened(known, secrets) : known), [known, secrets]);
  const moment = useDesk(desk => desk.moment);
  // On a small screen the log is out of sight until asked for, and cannot be scrolled before.
  const sheet = useDesk(desk => desk.sheet);
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  const game = useGame();
  const first = cards[0]?.card ?? 1;
  const mayUndo = view.you.role !== 'spectator';
  const sides = useMemo(() => sidesOf(view), [view.combatants, view.sides]);
  const chapter = cards.findLast(card => isOf(card, 'chapter'))?.card ?? 0;
  const whole = filter === 'all' && !search;
  const drawn = cards.slice(-PAGE * pages);
  const rounds = byRound(whole ? told(ranks(drawn, view)) : tale(cards).filter(one => isWanted(one)));
  const earlier = whole ? cards.length - drawn.length : 0;

  function isWanted(one: Paragraph): boolean {
    return one.cards.some(card => passes(card, filter, search, view));
  }

  const pinned = useRef(true);
  useEffect(() => {
    const box = list.current;
    // Who reads further up is left in peace.
    if (box && moment === null && pinned.current) box.scrollTop = box.scrollHeight;
  }, [cards.length, moment, sheet, view.prompt?.q]);
  useEffect(() => {
    if (moment !== null) document.getElementById(`card-${moment}`)?.scrollIntoView({ block: 'nearest' });
  }, [moment, sheet]);

  return (
    <section class="log" aria-label="Story">
      <div
        class="scroll"
        ref={list}
        onScroll={event => {
          const box = event.currentTarget;
          if (box.clientHeight === 0) return;
          pinned.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
        }}
      >
        {earlier > 0 && (
          <button type="button" class="quiet" onClick={() => setPages(pages + 1)}>
            What was before ({earlier})
          </button>
        )}
        {earlier === 0 && first > 1 && (
          <button type="button" class="quiet" onClick={() => game.earlier().then(() => setPages(pages + 2))}>
            What was before
          </button>
        )}
        {earlier === 0 && first <= 1 && whole && view.table.about && (
          <p class="about">
            <bdi>{view.table.about}</bdi>
          </p>
        )}
        {cards.length === 0 && <p class="fine empty">The story begins with the first throw.</p>}
        {cards.length > 0 && rounds.length === 0 && <p class="fine empty">Nothing in the story is like that.</p>}
        {rounds.map(({ round, entries }) => (
          <div key={key(entries[0])} class="round">
            {round > 0 && <h3 class="round-head">Round {round}</h3>}
            <ol class="cards">
              {entries.map(entry => (
                <Company.Provider key={key(entry)} value={key(entry) < chapter ? NOBODY : sides}>
                  <Guard what={`Card ${key(entry)}`}>
                    {'text' in entry ? (
                      <Host ranks={entry} moment={moment} mayUndo={mayUndo} />
                    ) : (
                      <ParagraphView paragraph={entry} moment={moment} mayUndo={mayUndo} />
                    )}
                  </Guard>
                </Company.Provider>
              ))}
            </ol>
          </div>
        ))}
        {over && view.you.role !== 'judge' && whole && <Unseal secrets={secrets} onOpen={setSecrets} />}
        {whole && moment === null && <Asked view={view} />}
      </div>
      <Foot filter={filter} search={search} onFilter={setFilter} onSearch={setSearch} />
    </section>
  );
}

/** What was kept from one while it was fought opens when it is over, if one wants to know. */
function Unseal({ secrets, onOpen }: { secrets: Secret[] | null; onOpen(all: Secret[]): void }): JSX.Element {
  const game = useGame();
  if (secrets)
    return (
      <p class="fine unsealed" role="status">
        {secrets.length ? 'What was secret stands in the story, marked so.' : 'Nothing was kept from you.'}
      </p>
    );
  const open = () =>
    http.disclosure(game.table).then(
      ({ cards }) => onOpen(cards ?? []),
      () => game.say('What was secret cannot be had just now.'),
    );
  return (
    <button type="button" class="unseal" onClick={open}>
      <Icon name="eye" /> Open what was secret
    </button>
  );
}

type Entry = Paragraph | Ranks;

/** Companies stay as they are, all else is told in paragraphs. */
function told(entries: (Card | Ranks)[]): Entry[] {
  const all: Entry[] = [];
  let single: Card[] = [];
  for (const entry of entries) {
    if ('cards' in entry) {
      all.push(...tale(single), entry);
      single = [];
    } else single.push(entry);
  }
  return [...all, ...tale(single)];
}

/** What has words, under its round; a round may be played twice. */
function byRound(entries: Entry[]): { round: number; entries: Entry[] }[] {
  const rounds: { round: number; entries: Entry[] }[] = [];
  for (const entry of entries) {
    if ('tone' in entry && entry.tone === 'quiet') continue;
    const round = entry.cards[0]?.round ?? 0;
    const last = rounds.at(-1);
    if (last?.round === round) last.entries.push(entry);
    else rounds.push({ round, entries: [entry] });
  }
  return rounds;
}

function key(entry: Entry | undefined): number {
  return entry?.cards[0]?.card ?? 0;
}

/** Many alike who do the same: one line that opens. */
function Host({
  ranks: alike,
  moment,
  mayUndo,
}: {
  ranks: Ranks;
  moment: number | null;
  mayUndo: boolean;
}): JSX.Element {
  const here = alike.cards.some(card => card.card === moment);
  return (
    <li class="card company">
      <details open={here}>
        <summary>
          <bdi>{alike.text}</bdi>
        </summary>
        <ol class="cards">
          {tale(alike.cards)
            .filter(one => one.tone !== 'quiet')
            .map(one => (
              <ParagraphView key={key(one)} paragraph={one} moment={moment} mayUndo={mayUndo} />
            ))}
        </ol>
      </details>
    </li>
  );
}
