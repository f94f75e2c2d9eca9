import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useDesk, useGame, useSitting } from '../game';
import { RuleLink } from '../page/RuleLink';
import type { Odds, Option, Options } from '../wire/protocol';
import { feet, percent } from './chance';
import { byGait, isMove, rows } from './choice';

function OddsLine({ odds }: { odds: Odds }): JSX.Element {
  return (
    <span class="odds">
      <span class="bar" aria-hidden="true">
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect class="hit" width={odds.hit * 100} height={4} />
          <rect class="drop" width={odds.drop * 100} height={4} />
        </svg>
      </span>
      <span>
        {percent(odds.hit)} <small>hit</small>
      </span>
      <span>
        {percent(odds.drop)} <small>drop</small>
      </span>
    </span>
  );
}

function ActionRow({ option, usual }: { option: Option; usual: boolean }): JSX.Element {
  const game = useGame();
  const taken = useDesk(desk => desk.choice?.option.text === option.text);
  const odds = useSitting(sitting => sitting.odds.get(option.text));
  return (
    <li>
      <button
        type="button"
        class="action"
        data-option={option.text}
        aria-pressed={taken}
        onClick={() => (taken ? game.commit() : game.choose(option))}
      >
        <span class="label">
          <bdi>{option.label || option.text}</bdi>
          {usual && <small class="usual">usual</small>}
        </span>
        {odds && !isMove(option) ? <OddsLine odds={odds} /> : <span class="detail">{option.detail}</span>}
        {option.provokes.length > 0 && (
          <span class="provokes" title="somebody would get to act">
            ▲<span class="sr">provokes</span>
          </span>
        )}
      </button>
    </li>
  );
}

/** The best chance to hit among options that are folded away. */
function best(options: Option[], odds: Map<string, Odds>): string {
  const hits = options.map(one => odds.get(one.text)?.hit ?? 0).filter(hit => hit > 0);
  return hits.length ? percent(Math.max(...hits)) : '';
}

function Moves({ options }: { options: Option[] }): JSX.Element | null {
  const game = useGame();
  const shown = useDesk(desk => desk.gait);
  return (
    <>
      {[...byGait(options)].map(([name, squares]) => (
        <li key={name}>
          <button
            type="button"
            class="action"
            aria-pressed={shown === name}
            onClick={() => {
              game.put({ gait: name, choice: null, more: null, sheet: 'turn' });
              document.querySelector<SVGElement>('svg.map')?.focus();
            }}
          >
            <span class="label">{name} to …</span>
            <span class="detail">
              {squares.length} squares, up to {feet(Math.max(...squares.map(one => one.feet ?? 0)))}
            </span>
          </button>
        </li>
      ))}
    </>
  );
}

/** The legal actions in the book's groups; what the rules refuse can be looked at, with the reason. */
export function Actions({
  options,
  usual,
  open = false,
}: {
  options: Options;
  usual: string | undefined;
  /** Nothing is folded: it was looked for. */
  open?: boolean;
}): JSX.Element {
  const [refused, setRefused] = useState(false);
  const odds = useSitting(sitting => sitting.odds);
  return (
    <div class="actions">
      {options.groups.map(group => (
        <section key={group.name}>
          <h3>{group.name}</h3>
          <ul>
            <Moves options={group.options} />
            {rows(group.options, usual).map(row =>
              row.kind === 'one' ? (
                <ActionRow key={row.option.text} option={row.option} usual={row.option.text === usual} />
              ) : (
                <li key={row.verb}>
                  <details open={open}>
                    <summary class="action">
                      <span class="label">{row.verb} …</span>
                      <span class="detail">
                        {row.options.length} ways{best(row.options, odds) && `, up to ${best(row.options, odds)}`}
                      </span>
                    </summary>
                    <ul>
                      {row.options.map(option => (
                        <ActionRow key={option.text} option={option} usual={option.text === usual} />
                      ))}
                    </ul>
                  </details>
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
      {options.refused.length > 0 && (
        <section class="refused">
          <button type="button" class="quiet" aria-expanded={refused} onClick={() => setRefused(!refused)}>
            {refused ? 'Hide' : 'Show'} what cannot be done now ({options.refused.length})
          </button>
          {refused && (
            <ul>
              {options.refused.map(one => (
                <li key={one.text}>
                  <span class="label">{one.text}</span>
                  <span class="detail">
                    {one.message} <RuleLink id={one.rule} says="the rule" />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
