import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { http } from '../wire/http';
import type { ContentLine } from '../wire/protocol';

const PAUSE = 180;
const SHOWN = 12;
const FIRST = 'acks2';

/** Looks creatures up by name. */
export function Creatures({ books }: { books: Map<string, string> }): JSX.Element {
  const [text, setText] = useState('');
  const [book, setBook] = useState(FIRST);
  const [found, setFound] = useState<ContentLine[] | null>(null);
  useEffect(() => {
    if (!text.trim()) return setFound(null);
    let here = true;
    const wait = setTimeout(() => {
      http.content('creatures', text.trim(), book).then(
        all => here && setFound(all),
        () => here && setFound([]),
      );
    }, PAUSE);
    return () => {
      here = false;
      clearTimeout(wait);
    };
  }, [text, book]);
  return (
    <section class="creatures" aria-labelledby="creatures">
      <h2 id="creatures">Bestiary</h2>
      <div class="row">
        <input
          type="search"
          class="grow"
          placeholder="A creature's name: owlbear, ghoul, wolf …"
          aria-label="A creature's name"
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
        <select aria-label="By which book" value={book} onChange={event => setBook(event.currentTarget.value)}>
          {books.size === 0 && <option value={FIRST}>{FIRST}</option>}
          {[...books].map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div aria-live="polite">
        {found && (
          <ul class="plain">
            {found.slice(0, SHOWN).map(one => (
              <li key={one.id}>
                <b>{one.name}</b> <span class="fine">{one.line}</span>
              </li>
            ))}
          </ul>
        )}
        {found?.length === 0 && <p>No creature is called “{text.trim()}”. Try a part of its name.</p>}
        {found && found.length > SHOWN && <p class="fine">{found.length - SHOWN} more: write more of the name.</p>}
      </div>
    </section>
  );
}
