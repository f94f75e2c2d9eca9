import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { http } from '../wire/http';
import { go } from './route';

/** Taking a seat. It waits for a press: programs that fetch links for a preview must not take it. */
export function Join({ token }: { token: string }): JSX.Element {
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState(token ? '' : 'This link is not whole: the part after # is missing.');
  const [busy, setBusy] = useState(false);
  const sit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const seat = await http.join(token, name.trim() || undefined);
      // The token leaves the address, so that it is not copied along with it.
      go(`/t/${encodeURIComponent(seat.table)}`, true);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <main class="farewell">
      <h1>Cleave</h1>
      <p>You are asked to a table.</p>
      <form onSubmit={sit}>
        <label>
          Your name, if you like
          <input
            value={name}
            maxLength={64}
            autocomplete="nickname"
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary" disabled={!token || busy}>
          Take the seat
        </button>
      </form>
      {trouble && <p class="warn">{trouble}</p>}
    </main>
  );
}
