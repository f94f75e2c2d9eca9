import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useGame } from '../game';
import { Icon } from '../look/Icon';
import type { View } from '../wire/protocol';
import { Hands } from './Hands';
import { NextDie } from './NextDie';
import { NextFight } from './NextFight';
import { Seats } from './Seats';

const TIMERS = [0, 30, 60, 120, 300];

function Questions({ view }: { view: View }): JSX.Element {
  const game = useGame();
  return (
    <section>
      <h3>Who is asked</h3>
      {view.waiting.length === 0 && (
        <p class="fine">{view.prompt ? 'Only you are.' : 'Nobody is asked anything now.'}</p>
      )}
      <ul class="plain">
        {view.waiting.map(({ seat, who, says }) => (
          <li key={`${seat}${who}`} class="row">
            <bdi class="asked">{says}</bdi>
            {who && String(seat) !== String(view.you.seat) && (
              <button type="button" onClick={() => game.do({ type: 'run', who, by: 'judge' })}>
                Answer it myself
              </button>
            )}
            {who && (
              <button type="button" onClick={() => game.do({ type: 'run', who, by: 'bot' })}>
                Let the bot
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pace({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const { table } = view;
  return (
    <section>
      <h3>Pace</h3>
      <div class="row">
        <button type="button" aria-pressed={table.paused} onClick={() => game.do({ type: 'pause', on: !table.paused })}>
          <Icon name={table.paused ? 'play' : 'pause'} /> {table.paused ? 'Go on' : 'Pause'}
        </button>
        <label>
          Time for an answer{' '}
          <select
            value={table.timer}
            onChange={event => game.do({ type: 'timer', seconds: Number(event.currentTarget.value) })}
          >
            {[...new Set([...TIMERS, table.timer])].map(seconds => (
              <option key={seconds} value={seconds}>
                {seconds ? `${seconds} s` : 'as long as it takes'}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}

function Aftermath(): JSX.Element {
  const game = useGame();
  return (
    <section>
      <h3>The fight is over</h3>
      <div class="row">
        <button type="button" onClick={() => game.do({ type: 'aftermath' })}>
          What comes after
        </button>
        <span class="fine">Wounds are treated, time passes, people rest.</span>
      </div>
    </section>
  );
}

function Sides({ view }: { view: View }): JSX.Element {
  const game = useGame();
  return (
    <section>
      <h3>Sides</h3>
      {view.sides.map(side => (
        <div key={side.name} class="row">
          <bdi class="grow">{side.name}</bdi>
          <select
            aria-label={`Who plays ${side.name}`}
            value={side.by === 'bots' ? 'bot' : side.judge ? 'judge' : 'seat'}
            onChange={event =>
              game.do({ type: 'run', who: side.name, by: event.currentTarget.value as 'bot' | 'judge' | 'seat' })
            }
          >
            <option value="seat">its players</option>
            <option value="judge">the Judge</option>
            <option value="bot">bots</option>
          </select>
        </div>
      ))}
    </section>
  );
}

function Word(): JSX.Element {
  const game = useGame();
  const [text, setText] = useState('');
  return (
    <form
      class="row"
      onSubmit={event => {
        event.preventDefault();
        if (text.trim()) game.judge(text.trim());
        setText('');
      }}
    >
      <input
        class="grow"
        aria-label="The Judge's word"
        placeholder="set Orc 2 to 3 hp · move Orc 2 to 9,3"
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit">Say it</button>
    </form>
  );
}

/** Everything the Judge may do beside answering. Each act goes into the journal. */
export function JudgePanel({ view }: { view: View }): JSX.Element {
  return (
    <div class="judge">
      {view.table.phase === 'over' ? (
        <>
          <Aftermath />
          <NextFight view={view} />
        </>
      ) : (
        <Questions view={view} />
      )}
      <Pace view={view} />
      <Hands view={view} />
      <section>
        <h3>The Judge's word</h3>
        <NextDie />
        <Word />
      </section>
      <Sides view={view} />
      <Seats view={view} />
    </div>
  );
}
