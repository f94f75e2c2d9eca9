import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Masthead } from '../start/Masthead';
import { listed } from '../start/standing';
import { http, Refused } from '../wire/http';
import type { Invitation, SeatLine } from '../wire/protocol';
import { go, tableAt } from './route';

/** What one would be at the table. */
function partOf(seat: SeatLine): string {
  if (seat.role === 'judge') return 'You are its Judge.';
  return seat.role === 'spectator' ? 'You look on.' : `You play ${listed(seat.combatants)}.`;
}

/** Taking a seat. It waits for a press: programs that fetch links for a preview must not take it. */
export function Join({ token }: { token: string }): JSX.Element {
  const [invited, setInvited] = useState<Invitation | null>(null);
  const [name, setName] = useState('');
  const [seat, setSeat] = useState('');
  const [trouble, setTrouble] = useState(token ? '' : 'This link is not whole: the part after # is missing.');
  const [dead, setDead] = useState(!token);
  const [busy, setBusy] = useState(false);
  const failed = (error: unknown) => {
    setTrouble(error instanceof Error ? error.message : String(error));
    setDead(error instanceof Refused && error.status === 410);
  };
  const look = () => http.invitation(token).then(setInvited, failed);
  useEffect(() => {
    if (token) look();
  }, [token]);
  useEffect(() => {
    document.title = invited ? `${invited.title} · Cleave` : 'Cleave';
  }, [invited]);
  const sit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const taken = await http.join(token, name.trim() || undefined, seat || undefined);
      // The token leaves the address, so that it is not copied along with it.
      go(tableAt(taken.table), true);
    } catch (error) {
      failed(error);
      setBusy(false);
      // Somebody may have been quicker: the list is fetched anew.
      if (invited?.free) await look();
      setSeat('');
    }
  };
  const free = invited?.free;
  return (
    <div class="start">
      <Masthead />
      <main class="join">
        <p class="fine">{dead ? '' : 'You are asked to a table.'}</p>
        <h1>{invited ? <bdi>{invited.title}</bdi> : dead ? 'This link leads nowhere' : ' '}</h1>
        {invited?.seat && <p class="part">{partOf(invited.seat)}</p>}
        {trouble && (
          <p class="warn" role="alert">
            {trouble} {dead && 'Ask the Judge for a new one.'}
          </p>
        )}
        {!dead && (
          <form onSubmit={sit}>
            {free && free.length > 0 && (
              <fieldset class="free">
                <legend>Who are you?</legend>
                {free.map(one => (
                  <label key={one.seat} class="choice">
                    <input
                      type="radio"
                      name="seat"
                      value={one.seat}
                      checked={seat === String(one.seat)}
                      onChange={() => setSeat(String(one.seat))}
                    />
                    <b>
                      <bdi>{listed(one.combatants)}</bdi>
                    </b>
                  </label>
                ))}
              </fieldset>
            )}
            {free?.length === 0 && <p>Every seat is taken. Ask the Judge for one, or for the onlookers' link.</p>}
            <label>
              Your name, if you like
              <input
                class="your-name"
                value={name}
                maxLength={64}
                autocomplete="nickname"
                onInput={event => setName(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="lamp" disabled={!invited || busy || (free ? !seat : false)}>
              Take the seat
            </button>
          </form>
        )}
      </main>
    </div>
  );
}
