import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { http, Refused } from '../wire/http';
import { Outbox, shelfOf } from '../wire/outbox';
import type { Opened, Problem } from '../wire/protocol';
import { Problems } from './Problems';

interface Props {
  text: string;
  title: string;
  opened(opened: Opened): void;
  change(): void;
}

/** What the server knows: the Judge is one of the people. */
function served(by: string | undefined): string {
  return by === 'bots' ? 'bots' : 'people';
}

/** Who plays which side, and with whose dice. */
export function Opening({ text, title, opened, change }: Props): JSX.Element {
  const [all, setAll] = useState<string[]>([]);
  const [dice, setDice] = useState('fair');
  const [play, setPlay] = useState<Record<string, string>>({});
  const [problems, setProblems] = useState<Problem[]>([]);
  const [busy, setBusy] = useState(false);
  /** Null: the server has not asked for one. */
  const [passphrase, setPassphrase] = useState<string | null>(null);
  useEffect(() => {
    // What is wrong with it is said when it is opened.
    http.check(text).then(
      found => setAll(found.sides ?? []),
      () => undefined,
    );
  }, [text]);
  const open = async () => {
    setBusy(true);
    try {
      if (passphrase !== null) await http.login(passphrase);
      const table = await http.open(text, dice, Object.fromEntries(all.map(side => [side, served(play[side])])));
      // The Judge's own sides: said as soon as he sits at the table.
      const outbox = new Outbox(globalThis.sessionStorage ?? null, shelfOf(table.table));
      for (const side of all) if (play[side] === 'me') outbox.add({ type: 'run', who: side, by: 'judge' });
      opened(table);
    } catch (error) {
      if (error instanceof Refused && error.status === 401 && passphrase === null) setPassphrase('');
      setProblems(
        error instanceof Refused && error.problems.length
          ? error.problems
          : [{ message: error instanceof Error ? error.message : String(error) }],
      );
      setBusy(false);
    }
  };
  return (
    <main class="opening">
      <h2>
        <bdi>{title}</bdi>
      </h2>
      <fieldset>
        <legend>Who plays</legend>
        {all.map(side => (
          <div key={side} class="row">
            <bdi class="grow">{side}</bdi>
            <select
              aria-label={`Who plays ${side}`}
              value={play[side] ?? 'people'}
              onChange={event => setPlay({ ...play, [side]: event.currentTarget.value })}
            >
              <option value="people">people, by links</option>
              <option value="me">me, the Judge</option>
              <option value="bots">bots</option>
            </select>
          </div>
        ))}
      </fieldset>
      <fieldset>
        <legend>Dice</legend>
        <label class="choice">
          <input type="radio" name="dice" checked={dice === 'fair'} onChange={() => setDice('fair')} />
          <span>
            <b>Fair dice.</b> The server rolls; everybody can check afterwards that no face was altered.
          </span>
        </label>
        <label class="choice">
          <input type="radio" name="dice" checked={dice === 'typed'} onChange={() => setDice('typed')} />
          <span>
            <b>Your own dice.</b> People roll at their table and enter what they show.
          </span>
        </label>
      </fieldset>
      <Problems problems={problems} />
      {passphrase !== null && (
        <label class="row">
          The Judge's passphrase of this server
          <input
            type="password"
            autocomplete="off"
            value={passphrase}
            onInput={event => setPassphrase(event.currentTarget.value)}
          />
        </label>
      )}
      <div class="row">
        <button type="button" class="primary" disabled={busy} onClick={open}>
          Open the table
        </button>
        <button type="button" class="quiet" onClick={change}>
          Change the scenario
        </button>
      </div>
    </main>
  );
}
