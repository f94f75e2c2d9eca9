import type { JSX } from 'preact';
import { nameOf } from '../map/spoken';
import type { View } from '../wire/protocol';

/** Who sits where, and whether anybody is there. */
export function Seats({ view }: { view: View }): JSX.Element {
  return (
    <section>
      <h3>Seats</h3>
      <ul class="plain seats">
        {view.seats.map(seat => (
          <li key={seat.seat}>
            <div class="row">
              <span class="badge">{seat.role}</span>
              <bdi class="grow">{seat.name}</bdi>
              <small>{seat.devices === 0 ? 'away' : seat.devices > 1 ? `${seat.devices} devices` : 'here'}</small>
            </div>
            {seat.combatants.length > 0 && <p class="fine">{seat.combatants.map(id => nameOf(view, id)).join(', ')}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
