import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useGame } from '../game';
import type { Prompt } from '../wire/protocol';
import { diceOf, facesOf } from './dice';

/** One's own dice on one's own table: press the face, or type all of them. */
export function PhysicalDice({ prompt }: { prompt: Prompt }): JSX.Element {
  const game = useGame();
  const [typed, setTyped] = useState('');
  const dice = diceOf(prompt.dice?.dice ?? '') ?? { many: 1, sides: 20 };
  const faces = facesOf(typed, dice.many, dice.sides);
  const send = (rolled: number[]) => game.do({ type: 'roll', q: prompt.q, faces: rolled });
  return (
    <form
      class="physical"
      onSubmit={event => {
        event.preventDefault();
        if (faces) send(faces);
      }}
    >
      <p>
        Roll <b>{prompt.dice?.dice}</b> for {prompt.dice?.why}
      </p>
      {dice.many === 1 && dice.sides <= 20 && (
        <div class="faces">
          {Array.from({ length: dice.sides }, (_, i) => i + 1).map(face => (
            <button key={face} type="button" onClick={() => send([face])}>
              {face}
            </button>
          ))}
        </div>
      )}
      <div class="row">
        <label>
          <span class="sr">What the dice show</span>
          <input
            inputMode="numeric"
            value={typed}
            placeholder={dice.many > 1 ? 'such as 3 5' : `1 to ${dice.sides}`}
            onInput={event => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary" disabled={!faces}>
          That is what I rolled
        </button>
      </div>
    </form>
  );
}
