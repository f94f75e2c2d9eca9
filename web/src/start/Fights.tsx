import map from 'game:treasure-map';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../look/Icon';
import { follow } from '../page/route';
import type { ScenarioLine } from '../wire/protocol';
import { FightCard } from './FightCard';
import { FILTERS, type Filter, fits } from './filters';

interface Props {
  /** Null while they are on their way. */
  fights: ScenarioLine[] | null;
  books: Map<string, string>;
  busy: string | null;
  alone(name: string): void;
  /** A file is brought to be changed or played. */
  bring(file: File): void;
}

/** So many places are kept while the list is on its way, that nothing jumps when it comes. */
const COMING = 11;

/** Ready fights, each with its map; and a place for one's own. */
export function Fights({ fights, books, busy, alone, bring }: Props): JSX.Element {
  const [filter, setFilter] = useState<Filter>('all');
  const [book, setBook] = useState('');
  const found = (fights ?? []).filter(one => fits(one, filter) && (!book || one.rulebook === book));
  const used = [...new Set((fights ?? []).map(one => one.rulebook))];
  return (
    <section class="fights" aria-labelledby="fights">
      <div class="fights-head">
        <h2 id="fights">Begin a fight</h2>
        <fieldset class="filters">
          <legend class="sr">Which fights</legend>
          {FILTERS.map(([one, name]) => (
            <button
              key={one}
              type="button"
              class="pill"
              aria-pressed={filter === one}
              disabled={!fights}
              onClick={() => setFilter(one)}
            >
              {name}
              {one === 'all' ? ` ${fights?.length ?? ''}` : ''}
            </button>
          ))}
          <select
            class="pill"
            aria-label="Rulebook"
            value={book}
            onChange={event => setBook(event.currentTarget.value)}
          >
            <option value="">Every rulebook</option>
            {used.map(id => (
              <option key={id} value={id}>
                {books.get(id) ?? id}
              </option>
            ))}
          </select>
        </fieldset>
      </div>
      <p class="sr" role="status">
        {fights ? `${found.length} fights` : ''}
      </p>
      <ul class="scenarios" aria-busy={!fights}>
        {fights
          ? found.map(one => (
              <FightCard key={one.name} fight={one} busy={busy === one.name} alone={() => alone(one.name)} />
            ))
          : Array.from({ length: COMING }, (_, i) => <li key={i} class="fight coming" aria-hidden="true" />)}
        <DrawYourOwn bring={bring} />
      </ul>
    </section>
  );
}

function DrawYourOwn({ bring }: { bring(file: File): void }): JSX.Element {
  const [over, setOver] = useState(false);
  return (
    <li
      class={`own ${over ? 'over' : ''}`}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file) bring(file);
      }}
    >
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <path d={map} />
      </svg>
      <h3>
        <a href="/draw" onClick={follow}>
          Draw your own
        </a>
      </h3>
      <p>An empty map, or drop a scenario file (YAML) here.</p>
      <label class="button">
        <Icon name="plus" /> Bring a file
        <input
          type="file"
          class="sr"
          accept=".yaml,.yml,text/yaml,text/plain"
          onChange={event => {
            const file = event.currentTarget.files?.[0];
            if (file) bring(file);
            event.currentTarget.value = '';
          }}
        />
      </label>
    </li>
  );
}
