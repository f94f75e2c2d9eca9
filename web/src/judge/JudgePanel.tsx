import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useCell } from '../cell';
import { useDesk, useGame } from '../game';
import { Icon } from '../look/Icon';
import type { View } from '../wire/protocol';
import { AtTheTable } from './AtTheTable';
import { Hands } from './Hands';
import { Latest } from './Latest';
import { Newcomer } from './Newcomer';
import { NextDie } from './NextDie';
import { NextFight } from './NextFight';
import { Orders } from './Orders';
import { Seats } from './Seats';

const TIMERS = [0, 30, 60, 120, 300];

function Pace({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const { table } = view;
  return (
    <section>
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
    <>
      {view.sides.map(side => (
        <div key={side.name} class="row">
          <bdi class="grow">{side.name}</bdi>
          <select
            aria-label={`Who plays ${side.name}`}
            value={side.by === 'bots' ? 'bot' : side.by === 'people' ? 'seat' : side.by}
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
    </>
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

/** Whether people see what they see, or everything. */
function FogSwitch({ view }: { view: View }): JSX.Element | null {
  const game = useGame();
  if (view.field.kind !== 'map') return null;
  return (
    <div class="row">
      <span class="grow">What players have not seen</span>
      <button type="button" onClick={() => game.judge('fog on')}>
        Hide it
      </button>
      <button type="button" onClick={() => game.judge('fog off')}>
        Show it
      </button>
    </div>
  );
}

function Fold({
  says,
  open,
  put,
  children,
}: {
  says: string;
  open?: boolean;
  put?(open: boolean): void;
  children: ComponentChildren;
}): JSX.Element {
  // Whoever is told whether it is open says so alone: the browser would open it before he hears of it.
  const press =
    put &&
    ((event: Event) => {
      event.preventDefault();
      put(!open);
    });
  return (
    <details class="fold" open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, by mouse and by keys. */}
      <summary onClick={press}>{says}</summary>
      {children}
    </details>
  );
}

/** What lies at hand below: somebody new, the next die. */
function Foot({ view }: { view: View }): JSX.Element {
  const [open, setOpen] = useState<'add' | 'die' | null>(null);
  const coming = useDesk(desk => desk.coming !== null);
  const toggle = (what: 'add' | 'die') => setOpen(open === what ? null : what);
  return (
    <section class="foot">
      {(open === 'add' || coming) && <Newcomer view={view} />}
      {open === 'die' && <NextDie />}
      <div class="row">
        <button type="button" class="quiet" aria-expanded={open === 'add'} onClick={() => toggle('add')}>
          <Icon name="plus" /> Add somebody
        </button>
        <button type="button" class="quiet" aria-expanded={open === 'die'} onClick={() => toggle('die')}>
          <Icon name="dice" /> Set the next die
        </button>
      </div>
    </section>
  );
}

/** Everything the Judge may do beside answering. Each act goes into the journal. */
export function JudgePanel({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const looked = useCell(game.looked);
  const [seats, setSeats] = useState(false);
  const seen = view.seats.find(seat => String(seat.seat) === looked?.seat);
  return (
    <div class="judge">
      {seen && (
        <p class="warn looked" role="status">
          <span class="grow">
            You see what <bdi>{seen.name}</bdi> sees.
          </span>
          <button type="button" class="tiny" onClick={() => game.lookAs(null)}>
            My own eyes
          </button>
        </p>
      )}
      {view.table.phase === 'over' && (
        <>
          <Aftermath />
          <NextFight view={view} />
        </>
      )}
      <AtTheTable view={view} invite={() => setSeats(true)} />
      {view.table.phase !== 'over' && <Orders view={view} />}
      <Latest view={view} />
      <Foot view={view} />
      <Fold says="Everybody">
        <Hands view={view} />
      </Fold>
      <Fold says="Seats and links" open={seats} put={setSeats}>
        <Seats view={view} />
      </Fold>
      <Fold says="Sides, pace and the Judge's word">
        <Sides view={view} />
        <Pace view={view} />
        <FogSwitch view={view} />
        <Word />
      </Fold>
    </div>
  );
}
