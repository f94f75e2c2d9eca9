import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CopyLink } from '../page/CopyLink';
import { follow, tableAt } from '../page/route';
import { http, Refused } from '../wire/http';
import type { SeatLine } from '../wire/protocol';
import { keep, linksOf } from './kept';
import { Lost } from './Lost';
import { Masthead } from './Masthead';
import { Qr } from './Qr';
import { isHereOnly } from './reach';
import { listed } from './standing';

interface Seats {
  open: boolean;
  /** Where others reach this server. */
  addresses?: string[];
  seats: SeatLine[];
}

/** A link for each seat and one for the table: whoever has a link has what it opens. */
export function SeatLinks({ table }: { table: string }): JSX.Element {
  const [title, setTitle] = useState('');
  const [found, setFound] = useState<Seats | null>(null);
  const [links, setLinks] = useState(linksOf(table));
  const [chosen, setBase] = useState<string | null>(null);
  const [lost, setLost] = useState('');
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    http
      .seated(table)
      .then(setFound, error =>
        setLost(
          error instanceof Refused && error.status === 403
            ? 'Only the Judge of this table sees its links.'
            : 'There is no such table, or no seat for you at it. Ask its Judge for a link.',
        ),
      );
    http.look(table).then(
      ({ view }) => setTitle(view.table.title),
      () => setTitle('The table'),
    );
  }, [table]);
  useEffect(() => {
    if (title) document.title = `Links of ${title} · Cleave`;
  }, [title]);
  const addresses = found?.addresses ?? [];
  // A page that was opened as localhost would make links that lead nobody else here.
  const base = chosen ?? (isHereOnly() && addresses[0] ? addresses[0] : location.origin);
  const whole = (link: string | undefined) => link && base + link;
  const order = async (what: Parameters<typeof http.seats>[1]) => {
    try {
      const done = await http.seats(table, what);
      const seats = { ...links.seats };
      for (const seat of done.seats) if (seat.link && seat.role !== 'judge') seats[seat.seat] = seat.link;
      const door = 'door' in what ? (done.door ?? null) : links.door;
      keep(table, { seats, door });
      setLinks({ seats, door });
      setFound(await http.seated(table));
      setTrouble('');
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  if (lost) return <Lost says={lost} />;
  return (
    <div class="start">
      <Masthead />
      <main class="links">
        <h1>{title ? <bdi>{title}</bdi> : ' '}</h1>
        <p class="row">
          <a class="button primary" href={tableAt(table)} onClick={follow}>
            To the table, as its Judge
          </a>
        </p>
        {found && isHereOnly() && <Where addresses={addresses} base={base} choose={setBase} />}
        {trouble && <p class="warn">{trouble}</p>}
        {found && (
          <>
            <Door found={found} link={links.door && base + links.door} order={order} />
            <section>
              <h2>A link for each</h2>
              <p class="fine">
                Whoever opens a link has that seat. A new link ends the old one, and whoever sat there.
              </p>
              <ul class="plain seat-links">
                {found.seats
                  .filter(seat => seat.role !== 'judge')
                  .map(seat => (
                    <SeatRow key={seat.seat} seat={seat} link={whole(links.seats[seat.seat])} order={order} />
                  ))}
              </ul>
            </section>
          </>
        )}
      </main>
    </div>
  );
}

interface WhereProps {
  addresses: string[];
  base: string;
  choose(base: string): void;
}

/** The page was opened on the server's own machine: whether its links are of use to others. */
function Where({ addresses, base, choose }: WhereProps): JSX.Element {
  if (addresses.length === 0)
    return (
      <p class="warn here-only">
        These links work on this machine only. For friends on your network, stop Cleave and start it with{' '}
        <code>./cleave serve --bind 0.0.0.0</code>; it then prints the address to open.
      </p>
    );
  return (
    <p class="here-only">
      <label>
        The links are for{' '}
        <select value={base} onChange={event => choose(event.currentTarget.value)}>
          {addresses.map(one => (
            <option key={one} value={one}>
              others on the network, {one}
            </option>
          ))}
          <option value={location.origin}>this machine only, {location.origin}</option>
        </select>
      </label>
    </p>
  );
}

interface DoorProps {
  found: Seats;
  link: string | null;
  order(what: Parameters<typeof http.seats>[1]): void;
}

/** The one link for the table: who opens it is asked who they are. */
function Door({ found, link, order }: DoorProps): JSX.Element {
  const free = found.seats.filter(seat => seat.role === 'player' && !seat.taken).length;
  return (
    <section class="one-link">
      <h2>One link for the table</h2>
      {found.open ? (
        <>
          <p class="fine">
            Send it to everybody: who opens it is asked “Who are you?” and takes a seat that is free.{' '}
            {free === 1 ? 'One seat is free.' : `${free} seats are free.`}
          </p>
          {link && <CopyLink link={link} name="the table" />}
          {link && <Qr link={link} name="the table" />}
          <div class="row">
            {!link && (
              <button type="button" onClick={() => order({ door: 'open' })}>
                Make a new link
              </button>
            )}
            <button type="button" class="harm" onClick={() => order({ door: 'shut' })}>
              Turn it off
            </button>
          </div>
          {!link && <p class="fine">The old one still works; it was shown once, and a new one ends it.</p>}
        </>
      ) : (
        <>
          <p class="fine">There is none: only those who have a link of their own can come.</p>
          <button type="button" onClick={() => order({ door: 'open' })}>
            Make one
          </button>
        </>
      )}
    </section>
  );
}

interface RowProps {
  seat: SeatLine;
  link: string | undefined;
  order: DoorProps['order'];
}

function SeatRow({ seat, link, order }: RowProps): JSX.Element {
  const plays = listed(seat.combatants);
  return (
    <li>
      <p>
        <b>
          <bdi>{seat.name}</bdi>
        </b>{' '}
        {plays && plays !== seat.name && <span class="fine">plays {plays}</span>}{' '}
        <span class="fine">{seat.role === 'spectator' ? 'for all who look on' : seat.taken ? 'has come' : 'free'}</span>
      </p>
      {link && !(seat.taken && seat.role === 'player') ? (
        <>
          <CopyLink link={link} name={seat.name} />
          <Qr link={link} name={seat.name} />
        </>
      ) : (
        <button type="button" onClick={() => order({ renew: String(seat.seat) })}>
          {seat.taken && seat.role === 'player' ? 'Take the seat back, with a new link' : 'Make a new link'}
        </button>
      )}
    </li>
  );
}
