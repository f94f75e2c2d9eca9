import type { JSX } from 'preact';
import { type Game, useGame, useSitting } from '../game';
import { isOf } from '../wire/kinds';
import type { View } from '../wire/protocol';
import { StandingAnswers } from './StandingAnswers';
import { Waiting } from './Waiting';

/** It is begun in the Judge's panel. */
function toNextFight(game: Game): void {
  game.put({ sheet: 'judge' });
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.next-fight select, .next-fight input')?.focus());
}

const TITLES: Record<string, string> = {
  stopped: 'The table has stopped',
  over: 'The fight is over',
  aftermath: 'After the fight',
};

/** Nothing is asked of this seat: whose turn it is to speak, or what comes next. */
export function Idle({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const { table } = view;
  const cards = useSitting(sitting => sitting.cards);
  if (table.phase === 'fight') return <Waiting view={view} />;
  const ended = cards.findLast(card => isOf(card, 'ended') && !card.undone);
  const judge = view.you.role === 'judge';
  return (
    <section class="turn idle">
      <h2 id="question" tabIndex={-1}>
        {TITLES[table.phase] ?? 'Before the fight'}
      </h2>
      {ended && (
        <p class="ended">
          <bdi>{ended.text}</bdi>
        </p>
      )}
      {table.phase === 'stopped' && <p>{table.trouble}</p>}
      <div class="row">
        {table.phase === 'stopped' && judge && (
          <button type="button" class="primary" onClick={() => game.do({ type: 'begin' })}>
            Go on from here
          </button>
        )}
        {judge && table.phase === 'over' && (
          <>
            <button type="button" class="primary" onClick={() => game.do({ type: 'aftermath' })}>
              What comes after
            </button>
            <button type="button" onClick={() => toNextFight(game)}>
              The next fight
            </button>
          </>
        )}
        {ended && (
          <button type="button" onClick={() => game.put({ away: false })}>
            What came of it
          </button>
        )}
        <button type="button" onClick={() => game.put({ replay: true })}>
          See it again
        </button>
        <button type="button" onClick={() => game.put({ dialog: 'dice' })}>
          Check the dice
        </button>
      </div>
      <StandingAnswers view={view} kind={null} />
    </section>
  );
}
