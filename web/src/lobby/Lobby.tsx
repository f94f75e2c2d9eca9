import type { JSX } from 'preact';
import { useGame } from '../game';
import { Icon } from '../look/Icon';
import { follow, tableAt } from '../page/route';
import type { Seat, View } from '../wire/protocol';
import { absence, plays, takeOver, without } from './absent';

/** Whether the dice wait for the seats' seeds: before the first roll, and again if dice fall after the end. */
export function gathers(view: View): boolean {
  const { phase, dice } = view.table;
  if (phase === 'stopped') return false;
  return phase === 'lobby' || dice.state === 'gathering' || dice.state === 'showing';
}

/** How far a seat's seed is, in words. */
export function seedOf(view: View, seat: Seat): string {
  const { dice } = view.table;
  const number = Number(seat.seat);
  const given = dice.seats.find(one => Number(one.seat) === number);
  if (given?.seed) return 'seed shown';
  if (given?.promise) return 'seed promised';
  if (dice.withheld.some(one => Number(one.seat) === number)) return 'kept its seed back';
  return seat.devices === 0 ? 'not here yet' : 'no seed yet';
}

/** Seats that play somebody themselves; onlookers only look, and whom the Judge plays is not waited for. */
function players(view: View): Seat[] {
  return view.seats.filter(seat => seat.role === 'player' && seat.combatants.length > 0 && seat.plays !== false);
}

/** Before the first die falls: who is here, who is not and what to do about it, and the words everybody should read alike. */
export function Lobby({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const { table, you } = view;
  const { dice } = table;
  const judge = you.role === 'judge';
  const all = players(view);
  const missing = all.filter(seat => !dice.seats.some(one => Number(one.seat) === Number(seat.seat) && one.promise));
  return (
    <section class="turn lobby">
      <h2 id="question" tabIndex={-1}>
        {table.phase === 'lobby' ? 'Before the fight' : 'New dice are gathered'}
      </h2>
      {table.about && table.phase === 'lobby' && <p>{table.about}</p>}
      <ul class="plain present" aria-label="Who is here">
        {all.map(seat => (
          <Present key={seat.seat} view={view} seat={seat} judge={judge} />
        ))}
      </ul>
      {judge ? (
        <div class="row">
          <button
            type="button"
            class="primary"
            onClick={() => {
              for (const deed of without(view, all)) game.do(deed);
            }}
          >
            {missing.length > 0 ? 'Begin without them' : 'Begin'}
          </button>
          <a class="button" href={`${tableAt(table.id)}/links`} onClick={follow}>
            <Icon name="link" /> Links
          </a>
          <span class="fine">
            {missing.length > 0
              ? 'It begins by itself as soon as all are here. Those who are not, you play.'
              : dice.state === 'showing'
                ? 'The seeds are on their way.'
                : ''}
          </span>
        </div>
      ) : (
        <p class="fine">
          {you.role === 'spectator'
            ? 'It begins as soon as all players are here.'
            : 'Your browser gives its part of the dice by itself. It begins as soon as everybody has.'}
        </p>
      )}
      {dice.mode === 'fair' && (
        <div class="vow">
          <p class="fine">The server has promised its part of the dice. Everybody should read the same six words:</p>
          <p class="six-words">{dice.words.join(' ')}</p>
        </div>
      )}
    </section>
  );
}

/** Somebody who is to play: here, or not yet. */
function Present({ view, seat, judge }: { view: View; seat: Seat; judge: boolean }): JSX.Element {
  const game = useGame();
  const { you } = view;
  const { dice } = view.table;
  const away = seat.devices === 0;
  const who = plays(view, seat);
  return (
    <li class={away ? 'away' : 'here'}>
      <span class="dot" aria-hidden="true" />
      <span class="grow">
        {judge && away ? (
          absence(view, seat)
        ) : (
          <>
            <b>
              <bdi>{seat.name}</bdi>
            </b>
            {String(seat.seat) === String(you.seat) && <small> you</small>}
            {who !== seat.name && <span class="fine plays">{who}</span>}
          </>
        )}
      </span>
      {judge && away ? (
        <button
          type="button"
          onClick={() => {
            for (const deed of takeOver(seat)) game.do(deed);
          }}
        >
          Play {who}
        </button>
      ) : (
        <span class="seed">{dice.mode === 'typed' ? (away ? 'not here yet' : 'here') : seedOf(view, seat)}</span>
      )}
    </li>
  );
}
