import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useGame } from '../game';
import { diceOf, facesOf } from '../turn/dice';

const USUAL = ['d20', 'd6', '2d6', 'd8', 'd4', 'd10', 'd12', '3d6'];

/** The next throw of such dice shows what the Judge says. It stands in the log as his. */
export function NextDie(): JSX.Element {
  const game = useGame();
  const [dice, setDice] = useState('d20');
  const [typed, setTyped] = useState('');
  const known = diceOf(dice);
  const faces = known && facesOf(typed, known.many, known.sides);
  return (
    <form
      class="row next-die"
      onSubmit={event => {
        event.preventDefault();
        if (!faces) return;
        game.judge(`next ${dice} shows ${faces.join(',')}`);
        setTyped('');
      }}
    >
      <span>The next</span>
      <select aria-label="Dice" value={dice} onChange={event => setDice(event.currentTarget.value)}>
        {USUAL.map(one => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <span>shows</span>
      <input
        class="grow"
        inputMode="numeric"
        aria-label="What it shows"
        placeholder={known && known.many > 1 ? `${known.many} faces, such as 3 5` : `1 to ${known?.sides ?? 20}`}
        value={typed}
        onInput={event => setTyped(event.currentTarget.value)}
      />
      <button type="submit" disabled={!faces}>
        Overrule
      </button>
    </form>
  );
}
