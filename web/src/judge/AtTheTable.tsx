import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useCell } from '../cell';
import { useGame } from '../game';
import { Icon } from '../look/Icon';
import { listed, nameOf } from '../map/spoken';
import { CopyLink } from '../page/CopyLink';
import { http } from '../wire/http';
import type { Seat, View, Waiting } from '../wire/protocol';
import { clock } from './clock';

/** Ticks once a second while somebody is waited for. */
function useNow(on: boolean): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!on) return;
    setNow(Date.now());
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [on]);
  return now;
}

/** What the Judge does about a question that is not answered: this one only. */
function Instead({ seat, waited, send }: { seat: Seat; waited: Waiting; send(): void }): JSX.Element {
  const game = useGame();
  const q = waited.q ?? '';
  return (
    <div class="instead-of">
      {waited.says && (
        <p>
          <bdi>{waited.says}</bdi>
        </p>
      )}
      <div class="row">
        <button type="button" class="tiny" onClick={() => game.do({ type: 'take', q })}>
          Answer it myself
        </button>
        <button
          type="button"
          class="tiny"
          title={waited.usual && `It would: ${waited.usual}`}
          onClick={() => game.do({ type: 'bot', q })}
        >
          Let the bot answer
        </button>
        {seat.devices > 0 ? (
          <button type="button" class="tiny" onClick={() => game.do({ type: 'remind', seat: Number(seat.seat) })}>
            <Icon name="bell" /> Remind
          </button>
        ) : (
          <button type="button" class="link" onClick={send}>
            Send link
          </button>
        )}
      </div>
    </div>
  );
}

function Sitter({ view, seat, now }: { view: View; seat: Seat; now: number }): JSX.Element {
  const game = useGame();
  const looked = useCell(game.looked, one => one?.seat === String(seat.seat));
  const [link, setLink] = useState('');
  const [trouble, setTrouble] = useState('');
  const waited = view.waiting.find(one => String(one.seat) === String(seat.seat));
  const plays = listed(seat.combatants.map(id => nameOf(view, id)));
  const here = seat.devices > 0;
  const send = async () => {
    try {
      const { seats } = await http.seats(game.table, { renew: String(seat.seat) });
      setLink(seats.find(one => String(one.seat) === String(seat.seat))?.link ?? '');
      setTrouble('');
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const what = plays && plays !== seat.name ? plays : seat.role === 'spectator' ? 'looks on' : '';
  return (
    <li class={`sitter ${waited ? 'chooses' : here ? 'here' : 'away'}`}>
      <div class="row">
        <span class="dot" aria-hidden="true" />
        <span class="grow">
          <bdi>{seat.name}</bdi>
          <small>
            {what}
            {seat.devices > 1 && `${what && ', '}on ${seat.devices} screens`}
          </small>
        </span>
        <button
          type="button"
          class="quiet tiny"
          aria-pressed={looked}
          title={`See what ${seat.name} sees`}
          onClick={() => game.lookAs(looked ? null : String(seat.seat))}
        >
          <Icon name="eye" />
          <span class="sr">See what {seat.name} sees</span>
        </button>
        {waited ? (
          <span class="choosing">choosing{waited.since ? `, ${clock(now - waited.since)}` : ''}</span>
        ) : here ? (
          <span class="fine">here</span>
        ) : (
          <button type="button" class="link" onClick={send}>
            Send link
          </button>
        )}
      </div>
      {waited?.q && <Instead seat={seat} waited={waited} send={send} />}
      {trouble && (
        <p class="warn" role="alert">
          {trouble}
        </p>
      )}
      {link && <CopyLink link={link} name={seat.name} />}
    </li>
  );
}

/** Who sits here, who is waited for and since when; each can be looked at through. */
export function AtTheTable({ view, invite }: { view: View; invite(): void }): JSX.Element {
  const now = useNow(view.waiting.length > 0);
  const others = view.seats.filter(seat => String(seat.seat) !== String(view.you.seat));
  return (
    <section class="at-the-table">
      <header class="row">
        <h3 class="grow">At the table</h3>
        <button type="button" class="link" onClick={invite}>
          Invite
        </button>
      </header>
      {others.length === 0 && <p class="fine">Nobody but you. Invite somebody, or play everybody yourself.</p>}
      <ul class="plain">
        {others.map(seat => (
          <Sitter key={seat.seat} view={view} seat={seat} now={now} />
        ))}
      </ul>
    </section>
  );
}
