import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useDesk, useGame, useSitting } from '../game';
import { Told } from '../log/Told';
import { type Paragraph, tale } from '../log/tale';
import { Company, sidesOf } from '../log/Words';
import { Icon } from '../look/Icon';
import { Strip } from '../throw/Strip';
import type { Card, View } from '../wire/protocol';

/** Cards in which the last paragraphs are looked for. */
const RECENT = 80;
const FEW = 2;

/** The last things that happened, newest last. */
function useLast(many: number): Paragraph[] {
  const cards = useSitting(sitting => sitting.cards);
  return useMemo(
    () =>
      tale(cards.slice(-RECENT))
        .filter(one => one.tone === 'told' && !one.head.undone)
        .slice(-many),
    [cards, many],
  );
}

/** What happened just now, where the story itself is out of sight: on a phone while one waits, in the Judge's panel. */
export function Lately({ view, many = FEW }: { view: View; many?: number }): JSX.Element | null {
  const last = useLast(many);
  const sides = useMemo(() => sidesOf(view), [view.combatants, view.sides]);
  if (last.length === 0) return null;
  return (
    <Company.Provider value={sides}>
      <div class="lately">
        {last.map(one => (
          <div key={one.head.card}>
            <Told paragraph={one} echo />
            <Fell card={one.head} />
          </div>
        ))}
      </div>
    </Company.Provider>
  );
}

/** Where the die fell and what it needed. */
function Fell({ card: { throw: thrown } }: { card: Card }): JSX.Element | null {
  if (!thrown || thrown.roll === undefined) return null;
  return (
    <p class="thrown">
      <Strip needs={thrown.needs} faces={thrown.sides ?? 20} fell={thrown.roll} />
      <span>
        <b>{thrown.roll}</b>, needed {thrown.needs}
      </span>
    </p>
  );
}

/** One line of the story peeks over the sheet of a phone; a tap opens the story. */
export function Peek({ view }: { view: View }): JSX.Element | null {
  const game = useGame();
  const shown = useDesk(desk => desk.sheet === 'turn' && desk.moment === null);
  const waits = view.prompt === null;
  const [last] = useLast(1);
  const sides = useMemo(() => sidesOf(view), [view.combatants, view.sides]);
  // Who waits has the last of the story on his sheet.
  if (!shown || !last || waits) return null;
  return (
    <Company.Provider value={sides}>
      <button type="button" class="peek sheet" onClick={() => game.put({ sheet: 'log' })}>
        <Icon name="up" />
        <span class="line">
          <Told paragraph={last} echo />
        </span>
        <span class="sr">Open the story</span>
      </button>
    </Company.Provider>
  );
}
