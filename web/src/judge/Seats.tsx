import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useGame } from '../game';
import { nameOf } from '../map/spoken';
import { CopyLink } from '../page/CopyLink';
import { http } from '../wire/http';
import type { SeatLink, View } from '../wire/protocol';

/** Who sits where, with new links and dead ones. */
export function Seats({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const [fresh, setFresh] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState('');
  const [name, setName] = useState('');
  const change = async (what: Record<string, unknown>) => {
    try {
      const seat = (await http.seats(game.table, what)) as SeatLink;
      if (seat?.link) setFresh({ ...fresh, [seat.seat]: seat.link });
      setTrouble('');
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section>
      <h3>Seats</h3>
      {trouble && <p class="warn">{trouble}</p>}
      <ul class="plain seats">
        {view.seats.map(seat => (
          <li key={seat.seat}>
            <div class="row">
              <span class="badge">{seat.role}</span>
              <bdi class="grow">{seat.name}</bdi>
              <small>{seat.devices === 0 ? 'away' : seat.devices > 1 ? `${seat.devices} devices` : 'here'}</small>
              {seat.role !== 'judge' && (
                <>
                  <button type="button" class="quiet" onClick={() => change({ renew: seat.seat })}>
                    New link
                  </button>
                  <button type="button" class="quiet" onClick={() => change({ revoke: seat.seat })}>
                    Revoke
                  </button>
                </>
              )}
            </div>
            {seat.combatants.length > 0 && <p class="fine">{seat.combatants.map(id => nameOf(view, id)).join(', ')}</p>}
            {fresh[seat.seat] && <CopyLink link={fresh[seat.seat] as string} name={seat.name} />}
          </li>
        ))}
      </ul>
      <form
        class="row"
        onSubmit={event => {
          event.preventDefault();
          change({ add: { role: 'spectator', name: name || 'A guest', combatants: [] } });
        }}
      >
        <input
          class="grow"
          placeholder="A guest's name"
          aria-label="Name of a new spectator"
          value={name}
          onInput={event => setName(event.currentTarget.value)}
        />
        <button type="submit">Add a spectator</button>
      </form>
    </section>
  );
}
