import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { self, useGame, useSitting } from '../game';
import { isHere, spoken } from '../map/spoken';
import type { Prompt, View } from '../wire/protocol';

/** Runs something that may fail on odd data, and says so instead. */
function tried(what: () => string): string {
  try {
    return what();
  } catch (error) {
    return `(${error})`;
  }
}

function Answering({ prompt }: { prompt: Prompt }): JSX.Element {
  const game = useGame();
  const options = useSitting(sitting => sitting.options);
  const refusal = useSitting(sitting => sitting.refusal);
  const [text, setText] = useState('');
  const all = (options?.groups ?? []).flatMap(group => group.options);
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        if (prompt.dice) game.do({ type: 'roll', q: prompt.q, faces: (text.match(/\d+/g) ?? []).map(Number) });
        else game.answer(text);
        setText('');
      }}
    >
      <p>
        <b>{String(prompt.says)}</b>
      </p>
      {refusal && <p class="warn">{String(refusal.message)}</p>}
      <label>
        {prompt.dice ? `What ${prompt.dice.dice} shows: ` : 'Answer: '}
        <input list="answers" value={text} onInput={event => setText(event.currentTarget.value)} />
      </label>{' '}
      <button type="submit">Say it</button>
      <datalist id="answers">
        {all.map(option => (
          <option key={option.text} value={option.text} />
        ))}
      </datalist>
      <details>
        <summary>
          {all.length} answers are possible; the usual one is “{String(prompt.usual ?? '')}”
        </summary>
        <ul>
          {all.map(option => (
            <li key={option.text}>
              <button type="button" onClick={() => game.answer(option.text)}>
                {String(option.text)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </form>
  );
}

function People({ view }: { view: View }): JSX.Element {
  const me = self(view);
  return (
    <ul>
      {view.combatants.filter(isHere).map(who => (
        <li key={who.id}>{tried(() => spoken(view, who, me))}</li>
      ))}
    </ul>
  );
}

/** The table as plain text, at ?safe=1: for when something in it keeps the page from being drawn, or one prefers text. */
export function Plain(): JSX.Element | null {
  const game = useGame();
  const cards = useSitting(sitting => sitting.cards);
  const view = useSitting(sitting => sitting.view);
  if (!view) return null;
  const { table, prompt } = view;
  return (
    <main class="plain-page">
      <h1>{String(table.title)}</h1>
      <p>
        {table.phase}, round {table.round}. You are {String(view.you.name)}, {view.you.role}.
      </p>
      <h2>Now</h2>
      {prompt ? <Answering key={prompt.q} prompt={prompt} /> : <p>Nothing is asked of you.</p>}
      {table.phase === 'lobby' && view.you.role === 'judge' && (
        <button type="button" onClick={() => game.do({ type: 'begin' })}>
          Begin
        </button>
      )}
      <h2>Who is there</h2>
      <People view={view} />
      <h2>What happened</h2>
      <ol class="told">
        {cards.toReversed().map(card => (
          <li key={card.card} value={card.card}>
            {String(card.text)}
            {card.undone && ' (taken back)'}
          </li>
        ))}
      </ol>
    </main>
  );
}
