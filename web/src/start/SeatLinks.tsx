import type { JSX } from 'preact';
import { CopyLink } from '../page/CopyLink';
import { go } from '../page/route';
import type { Opened } from '../wire/protocol';

/** A link for each seat, to be sent to whom it is for: whoever has the link has the seat. */
export function SeatLinks({ opened }: { opened: Opened }): JSX.Element {
  return (
    <main class="opening">
      <h2>
        <bdi>{opened.title}</bdi> is laid
      </h2>
      <p>Send everybody their own link. Whoever opens a link has that seat; you can replace it later.</p>
      <ul class="plain seat-links">
        {opened.seats.map(seat => (
          <li key={seat.seat}>
            <p>
              <span class="badge">{seat.role}</span> <bdi>{seat.name}</bdi>
              {seat.combatants.length > 0 && <span class="fine"> {seat.combatants.join(', ')}</span>}
            </p>
            <CopyLink link={seat.link} name={seat.name} />
          </li>
        ))}
      </ul>
      {opened.recovery && (
        <p class="fine">
          Recovery words, should you lose this browser: <b>{opened.recovery}</b>
        </p>
      )}
      <button type="button" class="primary" onClick={() => go(`/t/${encodeURIComponent(opened.table)}`)}>
        To the table, as its Judge
      </button>
    </main>
  );
}
