import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useGame, useSitting } from '../game';
import type { Card, Combatant, View } from '../wire/protocol';

/** What a bot did last with somebody, and why: as its card has it. */
export function reason(cards: Card[], who: string): string | undefined {
  return cards.findLast(card => card.kind === 'bot' && card.who === who && !card.undone)?.text;
}

/** Why somebody did what he did for whom a bot answers. */
export function Reason({ who }: { who: Combatant }): JSX.Element | null {
  const cards = useSitting(sitting => sitting.cards);
  const text = reason(cards, who.id);
  return text === undefined ? null : <p class="fine">{text}</p>;
}

/** Leaves a character to a behaviour for a round or for good, shows what it would do, and takes him back. */
export function Left({ view, who }: { view: View; who: Combatant }): JSX.Element | null {
  const game = useGame();
  const would = useSitting(sitting => sitting.would);
  const left = view.you.left?.find(one => one.who === who.id);
  const [to, choose] = useState(left?.to ?? 'party');
  const mine = view.you.role === 'judge' || view.you.combatants.includes(who.id);
  const behaviours = view.you.behaviours ?? [];
  if (!mine || behaviours.length === 0) return null;
  const leave = (round: boolean) => game.do({ type: 'leave', who: who.id, to, round });
  if (left)
    return (
      <div class="row">
        <span class="fine">
          left to “{left.to}”{left.round ? ' for this round' : ''}
        </span>
        <button type="button" onClick={() => game.do({ type: 'leave', who: who.id, to: '' })}>
          Take back
        </button>
      </div>
    );
  return (
    <details class="handle">
      <summary>Leave {who.name} to a behaviour</summary>
      <div class="row">
        <select aria-label="Behaviour" value={to} onChange={event => choose(event.currentTarget.value)}>
          {behaviours.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => leave(true)}>
          This round
        </button>
        <button type="button" onClick={() => leave(false)}>
          For good
        </button>
        {view.prompt?.who === who.id && (
          <button type="button" onClick={() => game.would(to)}>
            What would it do?
          </button>
        )}
      </div>
      {would && would.q === view.prompt?.q && would.to === to && (
        <p class="fine" role="status">
          {would.text}
          {would.because && <>: {would.because}</>}
        </p>
      )}
    </details>
  );
}
