import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useGame, useSitting } from '../game';
import { Icon } from '../look/Icon';
import { listed, nameOf, stands } from '../map/spoken';
import { Piece } from '../pieces/Piece';
import { isOf } from '../wire/kinds';
import type { Waiting as Awaited, Combatant, View } from '../wire/protocol';
import { shortly } from './chance';
import { Lately } from './Lately';
import { StandingAnswers } from './StandingAnswers';

/** Who plays a seat, by name. */
function player(view: View, one: Awaited): string {
  const seat = view.seats.find(other => String(other.seat) === String(one.seat));
  if (!seat) return 'Somebody';
  return seat.role === 'judge' ? 'The Judge' : seat.name;
}

/** "Brian is choosing for Ysolde", or "Ysolde is choosing" where the seat has her name. */
export function choosing(view: View, one: Awaited): string {
  const who = nameOf(view, one.who);
  const by = player(view, one);
  return who && who !== by ? `${by} is choosing for ${who}` : `${by} is choosing`;
}

/** Somebody else's question: who is asked, what, since when, and what can be done about it. */
export function Waiting({ view }: { view: View }): JSX.Element {
  const { table, waiting } = view;
  const [first] = waiting;
  const who = view.combatants.find(one => one.id === first?.who);
  const title = table.paused
    ? 'The Judge has paused the fight'
    : first
      ? choosing(view, first)
      : 'The dice are rolling';
  const judge = view.you.role === 'judge';
  return (
    <section class="turn idle waiting-for">
      {who && <Face view={view} who={who} />}
      <div class="asking">
        <h2 id="question" tabIndex={-1}>
          <bdi>{title}</bdi>
        </h2>
        {first && !table.paused && <Since one={first} />}
        <Others view={view} all={waiting.slice(1)} />
        {judge ? <Hurry view={view} first={first} /> : <Meanwhile view={view} />}
        <StandingAnswers view={view} kind={null} />
      </div>
      {!judge && <Lately view={view} />}
      {judge && first && !table.paused && <Instead view={view} one={first} who={who} />}
    </section>
  );
}

/** More are not named one by one. */
const FEW = 3;

/** Whoever else is asked at the same time. */
function Others({ view, all }: { view: View; all: Awaited[] }): JSX.Element | null {
  if (all.length === 0) return null;
  const names = all.slice(0, FEW).map(one => `${player(view, one)} for ${nameOf(view, one.who)}`);
  return (
    <p class="fine">
      <bdi>Also choosing: {listed(all.length > FEW ? [...names, `${all.length - FEW} more`] : names)}.</bdi>
    </p>
  );
}

/** "Asked 48 seconds ago: whom does the magic missile strike?" */
function Since({ one }: { one: Awaited }): JSX.Element | null {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(clock);
  }, []);
  const seconds = one.since === undefined ? 0 : Math.floor((now - one.since) / SECOND);
  const ago = seconds < 5 ? '' : `Asked ${lasting(seconds)} ago: `;
  if (!one.says) return ago ? <p>{ago.slice(0, -2)}.</p> : null;
  return (
    <p>
      {ago}
      <b>
        <bdi>{one.says}</bdi>
      </b>
    </p>
  );
}

const SECOND = 1000;

export function lasting(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.floor(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

function Face({ view, who }: { view: View; who: Combatant }): JSX.Element {
  const side = view.sides.findIndex(one => one.name === who.side);
  return (
    <span class="lamplight">
      <Piece who={who} side={side < 0 ? 3 : side} size={64} />
    </span>
  );
}

/** What may bring an answer without giving it. */
function Hurry({ view, first }: { view: View; first: Awaited | undefined }): JSX.Element {
  const game = useGame();
  const { paused } = view.table;
  const seat = Number(first?.seat);
  return (
    <div class="row">
      {first && !paused && seat > 1 && (
        <button type="button" onClick={() => game.do({ type: 'remind', seat })}>
          <Icon name="bell" /> Remind {player(view, first)}
        </button>
      )}
      <button type="button" onClick={() => game.do({ type: 'pause', on: !paused })}>
        <Icon name={paused ? 'play' : 'pause'} /> {paused ? 'Go on' : 'Pause'}
      </button>
      <TimeToAnswer view={view} />
    </div>
  );
}

const TIMERS = [0, 30, 60, 120, 300];

/** How long an answer may take before the table reminds of it. */
function TimeToAnswer({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const { timer } = view.table;
  return (
    <select
      aria-label="Time to answer"
      value={timer}
      onChange={event => game.do({ type: 'timer', seconds: Number(event.currentTarget.value) })}
    >
      {[...new Set([...TIMERS, timer])].map(seconds => (
        <option key={seconds} value={seconds}>
          Time to answer: {seconds ? `${seconds} s` : 'none'}
        </option>
      ))}
    </select>
  );
}

/** What a player does while another chooses: look where he would go, or read. */
function Meanwhile({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const mine = view.combatants.find(one => view.you.combatants.includes(one.id) && stands(one));
  const plan = () => {
    game.put({ looking: mine?.id ?? null, tool: 'measure', sheet: 'turn' });
    game.say('The ruler is in your hand: drag it over the map. Tap a foe to see who he is.');
  };
  return (
    <div class="row meanwhile">
      {mine && view.field.kind === 'map' && (
        <button type="button" onClick={plan}>
          <Icon name="ruler" /> Plan my turn
        </button>
      )}
      <button type="button" class="to-story" onClick={() => game.put({ sheet: 'log', folded: false })}>
        <Icon name="book" /> Whole story
      </button>
    </div>
  );
}

/** Nobody wants to take back that somebody's number was called. */
const PASSING = ['undo', 'bot', 'judge', 'round', 'initiative', 'segment'] as const;

/** Questions that are answered within this are not worked out. */
const SOON = 1200;

/** What the bot would do and what it comes to: "Goblin 2, 83 % falls". */
function useForeseen(view: View, { q, usual }: Awaited): string | undefined {
  const game = useGame();
  const found = useSitting(sitting => (q ? sitting.foreseen.get(q) : undefined));
  useEffect(() => {
    if (!q || !usual) return;
    const later = setTimeout(() => game.foresee(q, usual), SOON);
    return () => clearTimeout(later);
  }, [q, usual]);
  if (!found?.odds || !usual) return undefined;
  const target = found.why?.target;
  return `${target ? nameOf(view, target) : usual}, ${shortly(found.odds)}`;
}

/** What the Judge can always do where somebody does not answer. */
function Instead({ view, one, who }: { view: View; one: Awaited; who: Combatant | undefined }): JSX.Element {
  const game = useGame();
  const { q, usual } = one;
  const foreseen = useForeseen(view, one);
  const last = useSitting(sitting => sitting.cards.findLast(card => !card.undone && !isOf(card, ...PASSING)));
  return (
    <div class="instead">
      {q && (
        <button type="button" onClick={() => game.do({ type: 'take', q })}>
          <b>Answer it myself</b>
          <small>this question only</small>
        </button>
      )}
      {q && (
        <button type="button" onClick={() => game.do({ type: 'bot', q })}>
          <b>Let the bot answer</b>
          <small>{foreseen ?? usual ?? 'this question only'}</small>
        </button>
      )}
      {who && (
        <button type="button" onClick={() => game.do({ type: 'run', who: who.id, by: 'judge' })}>
          <b>Take {who.name} over</b>
          <small>until {player(view, one)} is back</small>
        </button>
      )}
      {last && (
        <button type="button" onClick={() => game.do({ type: 'undo', to: last.card })}>
          <b>Take back the last</b>
          <small>{last.text.slice(0, last.deed ?? last.text.length)}</small>
        </button>
      )}
    </div>
  );
}
