import type { JSX } from 'preact';
import { self, useSitting } from '../game';
import { gathers, Lobby } from '../lobby/Lobby';
import { RuleLink } from '../page/RuleLink';
import { isOf } from '../wire/kinds';
import type { Prompt, View } from '../wire/protocol';
import { Actor } from './Actor';
import { Ask } from './Ask';
import { Idle } from './Idle';
import { More } from './More';
import { PhysicalDice } from './PhysicalDice';
import { StandingAnswers } from './StandingAnswers';
import { ComingTiles, Tiles } from './Tiles';
import { Timer } from './Timer';

/** One's question and everything one can say to it: the sheet below the map. */
export function Turn({ view }: { view: View }): JSX.Element {
  const { prompt } = view;
  if (!prompt) return gathers(view) ? <Lobby view={view} /> : <Idle view={view} />;
  return isOf(prompt, 'action', 'then') && !prompt.dice ? (
    <Acting view={view} prompt={prompt} />
  ) : (
    <Asked view={view} prompt={prompt} />
  );
}

/** One's own turn: who acts, and what he can do. */
function Acting({ view, prompt }: { view: View; prompt: Prompt }): JSX.Element {
  const options = useSitting(sitting => sitting.options);
  const who = self(view);
  return (
    <section class="turn acting" aria-labelledby="question" data-kind={prompt.kind} data-q={prompt.q}>
      <h2 id="question" class="sr" tabIndex={-1}>
        <bdi>{prompt.says}</bdi>
      </h2>
      {who && <Actor view={view} who={who} />}
      {options ? <Tiles options={options} usual={prompt.usual} /> : <ComingTiles />}
      {options && <More options={options} usual={prompt.usual} />}
      <Refused />
      <Timer until={prompt.until} total={view.table.timer} />
    </section>
  );
}

/** Any other question: what has happened, what is asked, and the answers. */
function Asked({ view, prompt }: { view: View; prompt: Prompt }): JSX.Element {
  const options = useSitting(sitting => sitting.options);
  const situation = prompt.situation ?? '';
  const ruling = isOf(prompt, 'ruling');
  const urgent = ruling || isOf(prompt, 'interrupt', 'response', 'cleave');
  const who = self(view);
  return (
    <section
      class={`turn inquiry ${urgent ? 'interrupt' : ''}`}
      aria-labelledby="question"
      data-kind={prompt.kind}
      data-q={prompt.q}
    >
      {who && prompt.who && <Actor view={view} who={who} />}
      <div class="asking">
        <header>
          {urgent && <p class="kicker">{ruling ? 'A ruling, please' : 'Before that happens'}</p>}
          {situation && <p class="situation">{situation}</p>}
          <h2 id="question" tabIndex={-1}>
            <bdi>{prompt.says.slice(situation.length)}</bdi>
          </h2>
          <Because rule={prompt.rule} />
          <Timer until={prompt.until} total={view.table.timer} />
        </header>
        <Refused />
        {prompt.dice ? (
          <PhysicalDice prompt={prompt} />
        ) : options ? (
          <Ask options={options} usual={prompt.usual} />
        ) : (
          <p class="fine">Asking what is possible …</p>
        )}
        <StandingAnswers view={view} kind={prompt.dice ? null : prompt.kind} />
      </div>
    </section>
  );
}

/** The rule a question comes from stands behind a word. */
function Because({ rule }: { rule: string | undefined }): JSX.Element | null {
  if (!rule) return null;
  return (
    <details class="by-rule">
      <summary>why?</summary>
      <RuleLink id={rule} />
    </details>
  );
}

function Refused(): JSX.Element | null {
  const note = useSitting(sitting => sitting.refusal);
  if (!note || !['answer', 'roll', undefined].includes(note.of)) return null;
  return (
    <p class="warn refusal" role="alert">
      {note.message} <RuleLink id={note.rule} says="the rule" />
    </p>
  );
}
