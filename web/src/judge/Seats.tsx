import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useGame } from '../game';
import { nameOf } from '../map/spoken';
import { CopyLink } from '../page/CopyLink';
import { Sure } from '../page/Sure';
import { http, type SeatOrder } from '../wire/http';
import type { Role, Seat, SeatLink, View } from '../wire/protocol';

type Order = (order: SeatOrder) => Promise<void>;

/** Who plays whom, by ticks. */
function Whom({ view, chosen, put }: { view: View; chosen: string[]; put(ids: string[]): void }): JSX.Element {
  return (
    <div class="whom">
      {view.combatants
        .filter(who => who.fate !== 'removed')
        .map(who => (
          <label key={who.id} class="choice">
            <input
              type="checkbox"
              checked={chosen.includes(who.id)}
              onChange={event =>
                put(event.currentTarget.checked ? [...chosen, who.id] : chosen.filter(id => id !== who.id))
              }
            />
            <bdi>{who.name}</bdi>
          </label>
        ))}
    </div>
  );
}

function Changing({ view, seat, order, done }: { view: View; seat: Seat; order: Order; done(): void }): JSX.Element {
  const [name, setName] = useState(seat.name);
  const [whom, setWhom] = useState(seat.combatants);
  return (
    <form
      class="changing"
      onSubmit={async event => {
        event.preventDefault();
        await order({ change: { seat: String(seat.seat), name: name.trim() || seat.name, combatants: whom } });
        done();
      }}
    >
      <label>
        Name
        <input value={name} maxLength={64} onInput={event => setName(event.currentTarget.value)} />
      </label>
      {seat.role === 'player' && <Whom view={view} chosen={whom} put={setWhom} />}
      <button type="submit" class="primary">
        So be it
      </button>
    </form>
  );
}

function SeatRow({ view, seat, link, order }: { view: View; seat: Seat; link?: SeatLink; order: Order }): JSX.Element {
  const game = useGame();
  const [changing, setChanging] = useState(false);
  const own = String(seat.seat) === String(view.you.seat);
  const hand = seat.dice === 'hand';
  const plays = seat.combatants.map(id => nameOf(view, id)).join(', ');
  return (
    <li>
      <div class="row">
        <span class="badge">{seat.role}</span>
        <bdi class="grow">{seat.name}</bdi>
        <small>{seat.devices === 0 ? 'away' : seat.devices > 1 ? `${seat.devices} devices` : 'here'}</small>
      </div>
      {plays && plays !== seat.name && <p class="fine">{plays}</p>}
      <div class="row small">
        {seat.role !== 'spectator' && (
          <label class="choice">
            <input
              type="checkbox"
              checked={hand}
              onChange={event => {
                // It shows what the server says, not what was pressed.
                event.currentTarget.checked = hand;
                game.do({ type: 'dice', seat: seat.seat, by: hand ? 'server' : 'hand' });
              }}
            />
            dice by hand
          </label>
        )}
        {!own && (
          <>
            <button type="button" class="quiet tiny" aria-expanded={changing} onClick={() => setChanging(!changing)}>
              Change
            </button>
            <Sure ask="The old one dies. New?" quiet go={() => order({ renew: String(seat.seat) })}>
              New link
            </Sure>
            <Sure ask="Really take away?" quiet go={() => order({ revoke: String(seat.seat) })}>
              Take away
            </Sure>
          </>
        )}
      </div>
      {changing && <Changing view={view} seat={seat} order={order} done={() => setChanging(false)} />}
      {link && <CopyLink link={link.link} name={seat.name} />}
    </li>
  );
}

function Adding({ view, order }: { view: View; order: Order }): JSX.Element {
  const [open, setOpen] = useState(false);
  const [role, setRole] = useState<Role>('player');
  const [name, setName] = useState('');
  const [whom, setWhom] = useState<string[]>([]);
  if (!open)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Add a seat
      </button>
    );
  return (
    <form
      class="changing"
      onSubmit={async event => {
        event.preventDefault();
        await order({
          add: { role: role as 'player', name: name.trim() || 'A guest', combatants: role === 'player' ? whom : [] },
        });
        setOpen(false);
        setName('');
        setWhom([]);
      }}
    >
      <div class="row">
        <select aria-label="Role" value={role} onChange={event => setRole(event.currentTarget.value as Role)}>
          <option value="player">player</option>
          <option value="spectator">spectator</option>
        </select>
        <input
          class="grow"
          aria-label="Name of the seat"
          placeholder="Name"
          value={name}
          maxLength={64}
          onInput={event => setName(event.currentTarget.value)}
        />
      </div>
      {role === 'player' && <Whom view={view} chosen={whom} put={setWhom} />}
      <div class="row">
        <button type="submit" class="primary">
          Add the seat
        </button>
        <button type="button" class="quiet" onClick={() => setOpen(false)}>
          Not now
        </button>
      </div>
    </form>
  );
}

/** Who sits where, whether anybody is there, and what the Judge may do about it. */
export function Seats({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const [links, setLinks] = useState(new Map<string, SeatLink>());
  const [trouble, setTrouble] = useState('');
  const order: Order = async what => {
    try {
      const { seats } = await http.seats(game.table, what);
      const fresh = new Map(links);
      for (const seat of seats) if (seat.link) fresh.set(String(seat.seat), seat);
      setLinks(fresh);
      setTrouble('');
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      {trouble && (
        <p class="warn" role="alert">
          {trouble}
        </p>
      )}
      <ul class="plain seats">
        {view.seats.map(seat => (
          <SeatRow key={seat.seat} view={view} seat={seat} link={links.get(String(seat.seat))} order={order} />
        ))}
      </ul>
      <div class="row">
        <Adding view={view} order={order} />
        <Sure ask="All old links die. New ones?" go={() => order({ renew: 'all' })}>
          New links for all
        </Sure>
      </div>
    </>
  );
}
