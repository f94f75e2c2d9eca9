import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useGame, useSitting } from '../game';
import { Piece } from '../pieces/Piece';
import { Strip } from '../throw/Strip';
import { percent } from '../turn/chance';
import { PhysicalDice } from '../turn/PhysicalDice';
import { Tally } from '../turn/Tally';
import type { Option, Prompt, View } from '../wire/protocol';
import { type Account, isDown, sideOf } from './account';

/** What is urgent: who lies there, what is asked about it, and its odds. */
export function Before({ view, account }: { view: View; account: Account | null }): JSX.Element {
  const { prompt, table } = view;
  return (
    <section class="sheet before turn" data-q={prompt?.q} data-kind={prompt?.kind} aria-labelledby="question">
      <h2 id="question" tabIndex={-1}>
        Before you go on
      </h2>
      {prompt ? (
        <Asked prompt={prompt} />
      ) : (
        table.phase === 'over' && account && <Lying view={view} account={account} />
      )}
      {!prompt && table.phase === 'aftermath' && <p class="fine">The Judge says what happens now.</p>}
    </section>
  );
}

/** More of the hurt are counted. */
const FEW = 4;

/** What somebody has left of his hit points; who does not tell is whole. */
const left = ({ hp, most }: { hp?: number; most?: number }): number =>
  hp === undefined || !most ? 1 : Math.max(0, hp) / most;

/** The fallen and the hurt of the players' sides, and what the Judge may do about them. */
function Lying({ view, account }: { view: View; account: Account }): JSX.Element {
  const game = useGame();
  const judges = new Set(account.sides.filter(side => side.judge).map(side => side.name));
  const down = account.people.filter(one => one.health === 'down' && !judges.has(one.side));
  const hurt = account.people
    .filter(one => !isDown(one) && one.fate === 'standing' && !judges.has(one.side) && left(one) < 1)
    .toSorted((a, b) => left(a) - left(b));
  const others = account.people.filter(one => isDown(one) && judges.has(one.side)).length;
  const judge = view.you.role === 'judge';
  return (
    <>
      {down.length > 0 && (
        <ul class="lying">
          {down.map(one => (
            <li key={one.id}>
              <Piece who={one} side={sideOf(account, one.side)} size={40} />
              <span>
                <b>
                  <bdi>{one.name}</bdi> lies untreated
                </b>
                <small>
                  {one.hp !== undefined ? `fell a moment ago, at ${one.hp} hit points` : 'fell a moment ago'}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {down.length === 0 && (
        <p class="fine">
          {others > 0 ? 'Nobody of yours lies there. The others can be searched and seen to.' : 'Nobody lies there.'}
        </p>
      )}
      {hurt.length > 0 && (
        <ul class="hurt">
          {hurt.slice(0, FEW).map(one => (
            <li key={one.id}>
              <Piece who={one} side={sideOf(account, one.side)} size={36} />
              <span>
                <b>
                  <bdi>{one.name}</bdi>
                </b>
                <small>
                  {one.hp} of {one.most} hp{one.conditions.length > 0 && `, ${one.conditions.join(', ')}`}
                </small>
              </span>
            </li>
          ))}
          {hurt.length > FEW && <li class="fine">and {hurt.length - FEW} more are hurt</li>}
        </ul>
      )}
      {judge && (
        <button type="button" class="lamp" onClick={() => game.do({ type: 'aftermath' })}>
          {down.length > 0 ? 'See to the fallen' : 'What comes after'}
        </button>
      )}
      {!judge && down.length > 0 && <p class="fine">The Judge says when they are seen to.</p>}
    </>
  );
}

/** The question of what happens now: the usual answer with its odds, and the others. */
function Asked({ prompt }: { prompt: Prompt }): JSX.Element {
  const options = useSitting(sitting => sitting.options);
  const refusal = useSitting(sitting => sitting.refusal);
  const situation = prompt.situation ?? '';
  const all = (options?.groups ?? []).flatMap(group => group.options);
  const usual = all.find(one => one.text === prompt.usual);
  return (
    <div class="asked-after">
      {situation && (
        <p class="situation">
          <bdi>{situation}</bdi>
        </p>
      )}
      <p class="says">
        <bdi>{prompt.says.slice(situation.length)}</bdi>
      </p>
      {refusal && (
        <p class="warn" role="alert">
          {refusal.message}
        </p>
      )}
      {prompt.dice ? (
        <PhysicalDice prompt={prompt} />
      ) : (
        <>
          {usual && <Usual key={prompt.q} option={usual} />}
          {all.length > 0 && (
            <details class="others" open={!usual}>
              <summary>{usual ? 'Something else' : 'What can be done'}</summary>
              <ul>
                {all
                  .filter(one => one !== usual)
                  .map(one => (
                    <li key={one.text}>
                      <Answer option={one} />
                    </li>
                  ))}
              </ul>
            </details>
          )}
        </>
      )}
    </div>
  );
}

function Answer({ option, lamp = false }: { option: Option; lamp?: boolean }): JSX.Element {
  const game = useGame();
  return (
    <button
      type="button"
      class={lamp ? 'action lamp' : 'action link'}
      data-option={option.text}
      data-key={lamp ? 'act' : undefined}
      onClick={() => game.answer(option.text)}
    >
      <bdi>{option.label || option.text}</bdi>
      {option.detail && <small>{option.detail}</small>}
    </button>
  );
}

/** What is usually done, with the throw it takes. */
function Usual({ option }: { option: Option }): JSX.Element {
  const game = useGame();
  const why = useSitting(sitting => sitting.whys.get(option.text));
  useEffect(() => game.why(option.text), [option.text]);
  const needs = why?.needs ?? 0;
  return (
    <div class="usual-after preview">
      {why && needs > 0 && (
        <>
          <Strip needs={needs} />
          <p>
            <b>{percent(Math.max(0, Math.min(1, (21 - needs) / 20)))}</b> of the throws succeed: {needs} or more.
          </p>
          <details>
            <summary class="because">why?</summary>
            <Tally terms={why.terms} target={needs} />
          </details>
        </>
      )}
      <Answer option={option} lamp />
    </div>
  );
}
