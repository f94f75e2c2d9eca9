import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useGame, useSitting } from '../game';
import { listed } from '../map/spoken';
import { Dialog } from '../page/Dialog';
import { Sure } from '../page/Sure';
import type { View } from '../wire/protocol';
import { checkDice, type Finding } from './check';
import { kept } from './seeds';

/** Whose seeds are in the dice that fall now. */
function Givers({ view }: { view: View }): JSX.Element | null {
  const { seats } = view.table.dice;
  const names = seats.map(
    one => view.seats.find(seat => Number(seat.seat) === Number(one.seat))?.name ?? `seat ${one.seat}`,
  );
  if (names.length === 0) return null;
  return <p class="fine">Seeds of {listed(names)} are mixed in.</p>;
}

/** The promise as words to read aloud, and the check of every face once the secret is shown. */
export function CheckDice({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const cards = useSitting(sitting => sitting.cards);
  const [found, setFound] = useState<Finding[] | null>(null);
  const { dice } = view.table;
  const check = async () => {
    try {
      setFound(await checkDice(dice, cards, epoch => kept(game.table, epoch), view.you.role === 'player'));
    } catch (error) {
      setFound([{ ok: false, says: `The check could not be made: ${error instanceof Error ? error.message : error}` }]);
    }
  };
  return (
    <Dialog title="The dice of this table" onClose={() => game.put({ dialog: null })}>
      {dice.mode === 'typed' ? (
        <p>People roll their own dice here and type what they show. Nothing to check but their honesty.</p>
      ) : (
        <>
          <p>
            Before anybody spoke the server promised its secret. These words stand for the promise; everybody at the
            table should read the same:
          </p>
          <p class="six-words">{dice.words.join(' ')}</p>
          <p class="fine promise">{dice.promise}</p>
          <Givers view={view} />
          {!dice.checkable && dice.state !== 'gathering' && (
            <p class="warn">
              Nobody but the server gave a seed. What it promised can be checked, but it chose the dice alone.
            </p>
          )}
          <div class="row">
            <button type="button" class="primary" onClick={check}>
              Check the dice
            </button>
            {view.you.role === 'judge' && dice.state === 'set' && (
              <Sure ask="Seeds are gathered anew. Sure?" go={() => game.do({ type: 'epoch' })}>
                New dice from now on
              </Sure>
            )}
          </div>
          {found && (
            <ul class="findings" aria-live="polite">
              {found.map(one => (
                <li key={one.says} class={one.ok ? 'good' : one.ok === null ? '' : 'bad'}>
                  <span aria-hidden="true">{one.ok ? '✓' : one.ok === null ? '·' : '✗'}</span>{' '}
                  <span class="sr">{one.ok ? 'true:' : one.ok === null ? '' : 'not so:'}</span>
                  {one.says}
                </li>
              ))}
            </ul>
          )}
          <p class="fine">
            This proves that nothing was altered afterwards, not that the server's owner did not know the coming dice.
          </p>
        </>
      )}
    </Dialog>
  );
}
