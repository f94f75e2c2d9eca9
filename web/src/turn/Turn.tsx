import type { JSX } from 'preact';
import { type Game, useGame, useSitting } from '../game';
import { gathers, Lobby } from '../lobby/Lobby';
import { nameOf } from '../map/spoken';
import { RuleLink } from '../page/RuleLink';
import { isOf } from '../wire/kinds';
import type { Options, View } from '../wire/protocol';
import { Actions } from './Actions';
import { PhysicalDice } from './PhysicalDice';
import { Preview } from './Preview';
import { StandingAnswers } from './StandingAnswers';
import { Timer } from './Timer';

/** The usual answer, one press away. */
function Usual({ options, usual }: { options: Options; usual: string }): JSX.Element | null {
  const game = useGame();
  const option = options.groups.flatMap(group => group.options).find(one => one.text === usual);
  if (!option) return null;
  return (
    <button type="button" class="primary usual-answer" onClick={() => game.answer(usual)}>
      <bdi>{option.label || option.text}</bdi>
    </button>
  );
}

/** One's question and everything one can say to it. */
export function Turn({ view }: { view: View }): JSX.Element {
  const options = useSitting(sitting => sitting.options);
  const { prompt } = view;
  if (!prompt) return gathers(view) ? <Lobby view={view} /> : <Idle view={view} />;
  const situation = prompt.situation ?? '';
  const ruling = isOf(prompt, 'ruling');
  const urgent = ruling || isOf(prompt, 'interrupt', 'response', 'cleave');
  return (
    <section
      class={urgent ? 'turn interrupt' : 'turn'}
      aria-labelledby="question"
      data-kind={prompt.kind}
      data-q={prompt.q}
    >
      <header>
        {urgent && <p class="kicker">{ruling ? 'A ruling, please' : 'Before that happens'}</p>}
        {situation && <p class="situation">{situation}</p>}
        <h2 id="question" tabIndex={-1}>
          <bdi>{prompt.says.slice(situation.length)}</bdi>
        </h2>
        <RuleLink id={prompt.rule} />
        <Timer until={prompt.until} total={view.table.timer} />
      </header>
      {prompt.dice ? (
        <PhysicalDice prompt={prompt} />
      ) : (
        <>
          {urgent && options && prompt.usual && <Usual options={options} usual={prompt.usual} />}
          <Preview />
          {options ? <Actions options={options} usual={prompt.usual} /> : <p class="fine">Asking what is possible …</p>}
        </>
      )}
      <StandingAnswers view={view} kind={prompt.dice || isOf(prompt, 'action', 'then') ? null : prompt.kind} />
    </section>
  );
}

/** It is begun in the Judge's panel. */
function toNextFight(game: Game): void {
  game.put({ sheet: 'judge' });
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.next-fight select, .next-fight input')?.focus());
}

function Idle({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const { table, waiting } = view;
  const cards = useSitting(sitting => sitting.cards);
  const ended = cards.findLast(card => isOf(card, 'ended') && !card.undone);
  return (
    <section class="turn idle">
      <h2 id="question" tabIndex={-1}>
        {table.phase === 'stopped'
          ? 'The table has stopped'
          : table.phase === 'over'
            ? 'The fight is over'
            : table.phase === 'aftermath'
              ? 'After the fight'
              : table.paused
                ? 'The Judge has paused the fight'
                : 'Waiting'}
      </h2>
      {table.phase !== 'fight' && ended && (
        <p class="ended">
          <bdi>{ended.text}</bdi>
        </p>
      )}
      {table.phase === 'fight' && waiting.length > 0 && (
        <ul class="waiting">
          {waiting.map(one => (
            <li key={`${one.seat}${one.who}`}>
              <bdi>{one.says ?? `${nameOf(view, one.who) || 'Somebody'} is asked something.`}</bdi>
            </li>
          ))}
        </ul>
      )}
      {table.phase === 'fight' && waiting.length === 0 && !table.paused && <p class="fine">The dice are rolling.</p>}
      {table.phase === 'stopped' && <p>{table.trouble}</p>}
      {table.phase === 'stopped' && view.you.role === 'judge' && (
        <p class="row">
          <button type="button" class="primary" onClick={() => game.do({ type: 'begin' })}>
            Go on from here
          </button>
        </p>
      )}
      {table.phase !== 'fight' && (
        <div class="row">
          <button type="button" onClick={() => game.put({ replay: true })}>
            See it again
          </button>
          <button type="button" onClick={() => game.put({ dialog: 'dice' })}>
            Check the dice
          </button>
          {view.you.role === 'judge' && table.phase === 'over' && (
            <>
              <button type="button" class="primary" onClick={() => game.do({ type: 'aftermath' })}>
                What comes after
              </button>
              <button type="button" onClick={() => toNextFight(game)}>
                The next fight
              </button>
            </>
          )}
        </div>
      )}
      <StandingAnswers view={view} kind={null} />
    </section>
  );
}
