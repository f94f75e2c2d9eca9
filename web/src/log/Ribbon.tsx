import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useDesk, useGame } from '../game';
import { isHere, stands } from '../map/spoken';
import { SideMark } from '../page/Name';
import type { Combatant, View } from '../wire/protocol';

const LAST = -1000;

/** Highest number first; whoever has none yet comes last, the fallen not at all. */
export function order(combatants: Combatant[]): Combatant[] {
  return combatants.filter(who => stands(who) && isHere(who)).sort((a, b) => (b.number ?? LAST) - (a.number ?? LAST));
}

/** Initiative from left to right, with what each has declared. */
export function Ribbon({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const looking = useDesk(desk => desk.looking);
  const list = useRef<HTMLOListElement>(null);
  const now = view.combatants.find(who => who.turn === 'now')?.id;
  useEffect(() => {
    list.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [now, view.table.round]);
  const sides = new Map(view.sides.map((side, i) => [side.name, i]));
  return (
    <ol class="ribbon" ref={list} aria-label="Initiative">
      {order(view.combatants).map(who => {
        const declared = who.declares ?? who.ready;
        return (
          <li key={who.id} class={`${who.turn ?? ''} ${looking === who.id ? 'looking' : ''}`}>
            <button
              type="button"
              onClick={() => game.put({ looking: who.id })}
              aria-current={who.turn === 'now' ? 'step' : undefined}
            >
              <span class="count">{who.number ?? '–'}</span>
              <SideMark side={sides.get(who.side) ?? 3} />
              <bdi>{who.name}</bdi>
              {who.turn === 'acted' && <span class="sr">has acted</span>}
              {declared && <small>{declared}</small>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
