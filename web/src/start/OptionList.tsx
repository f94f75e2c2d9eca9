import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { RuleLink } from '../page/RuleLink';
import { http } from '../wire/http';
import type { Rulebook } from '../wire/protocol';
import type { Draft } from './draft';

/** The rulebook and its options, each with what its words change. */
export function OptionList({ draft, put }: { draft: Draft; put(change: Partial<Draft>): void }): JSX.Element {
  const [books, setBooks] = useState<Rulebook[]>([]);
  const [search, setSearch] = useState('');
  useEffect(() => {
    http.rulebooks().then(setBooks, () => setBooks([]));
  }, []);
  const book = books.find(one => one.id === draft.rulebook);
  const wanted = (book?.options ?? []).filter(one => {
    const words = [one.name, ...one.words.flatMap(word => [word.word, word.changes])].join(' ').toLowerCase();
    return words.includes(search.toLowerCase());
  });
  const choose = (name: string, word: string, usual: string) => {
    const options = new Map(draft.options);
    if (word === usual) options.delete(name);
    else options.set(name, word);
    put({ options });
  };
  return (
    <section>
      <label>
        Rulebook
        <select
          value={draft.rulebook}
          onChange={event => put({ rulebook: event.currentTarget.value, options: new Map() })}
        >
          {books.length === 0 && <option value={draft.rulebook}>{draft.rulebook}</option>}
          {books.map(one => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      {book && <p class="fine">{book.about}</p>}
      {book && book.options.length > 0 && (
        <details class="options">
          <summary>
            Options <span class="fine">{draft.options.size ? `${draft.options.size} changed` : 'all as usual'}</span>
          </summary>
          <input
            type="search"
            placeholder="Search the options"
            aria-label="Search the options"
            value={search}
            onInput={event => setSearch(event.currentTarget.value)}
          />
          {wanted.map(one => {
            const now = draft.options.get(one.name) ?? one.usual;
            return (
              <div key={one.name} class="option">
                <label>
                  <span>
                    {one.name} <RuleLink id={one.rule} />
                  </span>
                  <select value={now} onChange={event => choose(one.name, event.currentTarget.value, one.usual)}>
                    {one.words.map(word => (
                      <option key={word.word} value={word.word}>
                        {word.word}
                        {word.word === one.usual ? ' (usual)' : ''}
                      </option>
                    ))}
                  </select>
                </label>
                <p class="fine">{one.words.find(word => word.word === now)?.changes}</p>
              </div>
            );
          })}
        </details>
      )}
    </section>
  );
}
