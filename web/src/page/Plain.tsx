import type { JSX } from 'preact';
import { useGame, useSitting } from '../game';

/** The table as plain text, at ?safe=1: for when something in it keeps the page from being drawn. */
export function Plain(): JSX.Element {
  const game = useGame();
  const cards = useSitting(sitting => sitting.cards);
  const prompt = useSitting(sitting => sitting.view?.prompt);
  const options = useSitting(sitting => sitting.options);
  return (
    <main class="plain-page">
      <pre>{cards.map(card => `${card.card}. ${String(card.text)}`).join('\n')}</pre>
      {prompt && <p>{String(prompt.says)}</p>}
      {options?.groups
        .flatMap(group => group.options)
        .filter(option => !option.at)
        .map(option => (
          <button key={option.text} type="button" onClick={() => game.answer(option.text)}>
            {String(option.text)}
          </button>
        ))}
    </main>
  );
}
