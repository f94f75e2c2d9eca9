import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Laying } from './laying';
import { Problems } from './Problems';

/** Where others can reach the server, opening a table takes the Judge's passphrase. */
export function Passphrase({ laying }: { laying: Laying }): JSX.Element | null {
  const [words, setWords] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (laying.locked) box.current?.focus();
  }, [laying.locked]);
  if (!laying.locked) return null;
  return (
    <form
      class="passphrase sheet"
      onSubmit={event => {
        event.preventDefault();
        laying.unlock(words);
      }}
    >
      <p>Others can reach this server, so opening a table takes its passphrase.</p>
      <label>
        The Judge's passphrase of this server
        <input
          ref={box}
          type="password"
          autocomplete="off"
          value={words}
          onInput={event => setWords(event.currentTarget.value)}
        />
      </label>
      <Problems problems={laying.problems} />
      <div class="row">
        <button type="submit" class="primary" disabled={laying.busy !== null}>
          Open the table
        </button>
        <button type="button" class="quiet" onClick={laying.forget}>
          Leave it
        </button>
      </div>
    </form>
  );
}
