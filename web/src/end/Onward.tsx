import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Game, useGame } from '../game';
import { Keep } from '../log/Keep';
import { Icon } from '../look/Icon';
import type { View } from '../wire/protocol';
import { rematch } from './rematch';

const TRIES = 20;

/** It is begun in the Judge's panel. */
function toNextFight(game: Game): void {
  game.put({ away: true, sheet: 'judge', folded: false });
  toScenarios(TRIES);
}

/** The panel is drawn, and the house's scenarios come, a moment later; without any there is the file. */
function toScenarios(tries: number): void {
  const found = document.querySelector<HTMLElement>(tries > 0 ? '.next-fight select' : '.next-fight input');
  if (found) found.focus();
  if (tries > 0 && document.activeElement !== found) setTimeout(() => toScenarios(tries - 1), 50);
}

/** What one does when a fight is over. */
export function Onward({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const judge = view.you.role === 'judge';
  const first = (view.table.chapter ?? 1) <= (view.table.phase === 'aftermath' ? 2 : 1);
  const again = async () => {
    setBusy(true);
    setWrong('');
    try {
      location.assign(`/t/${await rematch(view)}`);
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <nav class="onward" aria-label="What next">
      {judge && view.table.phase === 'over' && (
        <button type="button" class="primary" onClick={() => toNextFight(game)}>
          Next fight with this party
        </button>
      )}
      {judge && first && (
        <button type="button" disabled={busy} onClick={again}>
          <Icon name="again" /> Fight it again
        </button>
      )}
      <button type="button" onClick={() => game.put({ away: true, sheet: 'log', folded: false })}>
        <Icon name="book" /> Read the story
      </button>
      <button type="button" onClick={() => game.put({ replay: true })}>
        <Icon name="replay" /> See it again
      </button>
      {wrong && (
        <p class="warn" role="alert">
          {wrong} Nothing is lost.
        </p>
      )}
      <span class="grow" />
      <button type="button" class="quiet" onClick={() => game.put({ dialog: 'dice' })}>
        <Icon name="dice" /> Check every die
      </button>
      <Keep says="Share" />
    </nav>
  );
}
