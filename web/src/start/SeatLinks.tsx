import type { JSX } from 'preact';
import { CopyLink } from '../page/CopyLink';
import { go } from '../page/route';
import type { Opened, SeatLink } from '../wire/protocol';

function Link({ seat }: { seat: SeatLink }): JSX.Element {
  const plays = seat.combatants.join(', ');
  return (
    <li>
      <p>
        <span class="badge">{seat.role}</span> <bdi>{seat.name}</bdi>
        {plays && plays !== seat.name && <span class="fine"> {plays}</span>}
      </p>
      <CopyLink link={seat.link} name={seat.name} />
    </li>
  );
}

/** A link for each seat, to be sent to whom it is for: whoever has the link has the seat. */
export function SeatLinks({ opened }: { opened: Opened }): JSX.Element {
  const own = opened.seats.filter(seat => seat.role === 'judge');
  const others = opened.seats.filter(seat => seat.role !== 'judge');
  const told = own.some(seat => seat.link.endsWith(opened.recovery));
  return (
    <main class="opening">
      <h2>
        <bdi>{opened.title}</bdi> is laid
      </h2>
      <p>Send everybody their own link. Whoever opens a link has that seat; you can replace it later.</p>
      <button type="button" class="primary" onClick={() => go(`/t/${encodeURIComponent(opened.table)}`)}>
        To the table, as its Judge
      </button>
      <ul class="plain seat-links">
        {others.map(seat => (
          <Link key={seat.seat} seat={seat} />
        ))}
      </ul>
      {own.length > 0 && (
        <>
          <p>Your own, should you lose this browser or want to judge from another. Keep it to yourself:</p>
          <ul class="plain">
            {own.map(seat => (
              <Link key={seat.seat} seat={seat} />
            ))}
          </ul>
        </>
      )}
      {opened.recovery && !told && (
        <p class="fine">
          Recovery words, should you lose this browser: <b>{opened.recovery}</b>
        </p>
      )}
    </main>
  );
}
