import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useDesk, useGame } from '../game';
import { isHere, stands } from '../map/spoken';
import { Piece } from '../pieces/Piece';
import type { Combatant, View } from '../wire/protocol';

const LAST = -1000;

/** Highest number first; whoever has none yet comes last, the fallen not at all. */
export function order(combatants: Combatant[]): Combatant[] {
  return combatants.filter(who => stands(who) && isHere(who)).sort((a, b) => (b.number ?? LAST) - (a.number ?? LAST));
}

/** Those with the same number, in the order of the count. */
export function counts(combatants: Combatant[]): [number | null, Combatant[]][] {
  const all = new Map<number | null, Combatant[]>();
  for (const who of order(combatants)) {
    const number = who.number ?? null;
    all.set(number, [...(all.get(number) ?? []), who]);
  }
  return [...all];
}

/** On a narrow screen there is only room for what comes. */
const NARROW = 500;

/** Who acts now is seen, after the one before him. Only the ribbon itself moves: `scrollIntoView` would move the page. */
function show(list: HTMLElement | null): void {
  const now = list?.querySelector<HTMLElement>('.now');
  if (!list || !now) return;
  const { left, width } = list.getBoundingClientRect();
  list.scrollLeft += now.getBoundingClientRect().left - left - (width < NARROW ? 4 : 60);
}

/** Time runs along the top: the counts of the round, who acts on each, and who acts now. */
export function Ribbon({ view }: { view: View }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const now = view.combatants.find(who => who.turn === 'now')?.id ?? view.prompt?.who;
  useEffect(() => {
    show(list.current);
  }, [now, view.table.round]);
  return (
    <ol class="ribbon" ref={list} aria-label="Initiative">
      {counts(view.combatants).map(([number, all]) => (
        <li key={number ?? 'none'}>
          <span class="count">{number ?? '–'}</span>
          {all.map(who => (
            <Place key={who.id} view={view} who={who} now={who.id === now} />
          ))}
        </li>
      ))}
      <li class="then" aria-hidden="true">
        then <b>round {view.table.round + 1}</b>
      </li>
    </ol>
  );
}

function Place({ view, who, now }: { view: View; who: Combatant; now: boolean }): JSX.Element {
  const game = useGame();
  const looking = useDesk(desk => desk.looking === who.id);
  const side = view.sides.findIndex(one => one.name === who.side);
  const declared = who.declares ?? who.ready;
  const mine = view.prompt?.who === who.id;
  return (
    <button
      type="button"
      class={`in-turn ${who.turn ?? ''} ${now ? 'now' : ''} ${looking ? 'looking' : ''}`}
      title={declared ? `${who.name}: ${declared}` : who.name}
      aria-current={now ? 'step' : undefined}
      onClick={() => game.put({ looking: who.id })}
    >
      <Piece who={who} side={side < 0 ? 3 : side} size={36} />
      {now ? (
        <span class="who">
          <bdi>{who.name}</bdi>
          <small>{mine ? 'your turn' : (declared ?? 'acts')}</small>
        </span>
      ) : (
        <span class="sr">
          {who.name}
          {who.turn === 'acted' && ', has acted'}
          {declared && `, ${declared}`}
        </span>
      )}
    </button>
  );
}
