import type { JSX } from 'preact';
import { useGame } from '../game';
import { isOf } from '../wire/kinds';
import type { View } from '../wire/protocol';

/** Where the story stands: what one is asked. */
export function Asked({ view }: { view: View }): JSX.Element | null {
  const game = useGame();
  const { prompt } = view;
  if (!prompt) return null;
  const who = view.combatants.find(one => one.id === prompt.who);
  const go = () => {
    game.put({ sheet: 'turn' });
    requestAnimationFrame(() => document.getElementById('question')?.focus());
  };
  return (
    <button type="button" class="asked" onClick={go}>
      {who && isOf(prompt, 'action') ? (
        <>
          <bdi>{who.name}</bdi>’s turn. What do you do?
        </>
      ) : (
        <bdi>{prompt.says}</bdi>
      )}
    </button>
  );
}
