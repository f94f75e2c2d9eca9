import type { JSX } from 'preact';
import { useGame } from '../game';
import type { Standing, View } from '../wire/protocol';

const WORDS: [Standing, string][] = [
  ['ask', 'ask me'],
  ['always', 'always the usual answer'],
  ['never', 'never'],
];

/** What one has said once and for all, to questions of a kind; and the kind that is asked now. */
export function StandingAnswers({ view, kind }: { view: View; kind: string | null }): JSX.Element | null {
  const game = useGame();
  const { standing } = view.you;
  const kinds = Object.keys(standing).filter(one => standing[one] !== 'ask' && one !== kind);
  if (kind) kinds.unshift(kind);
  if (kinds.length === 0) return null;
  return (
    <details class="standing">
      <summary>Next time …</summary>
      {kinds.map(one => (
        <label key={one}>
          {one === kind ? 'Such a question' : one}{' '}
          <select
            value={standing[one] ?? 'ask'}
            onChange={event => game.do({ type: 'standing', kind: one, answer: event.currentTarget.value as Standing })}
          >
            {WORDS.map(([word, says]) => (
              <option key={word} value={word}>
                {says}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
