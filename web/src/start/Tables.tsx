import swords from 'game:crossed-swords';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../look/Icon';
import { follow, tableAt } from '../page/route';
import { http } from '../wire/http';
import type { OwnTable, View } from '../wire/protocol';
import { Picture } from './Picture';
import { isMine, lastFirst, lastTable, partOf, since, standing } from './standing';

/** So many stand beside the first; the rest is one press away. */
const FEW = 3;

/** The tables at which this browser has seats: the last one with its map, the others below it. */
export function Tables(): JSX.Element {
  const [tables, setTables] = useState<OwnTable[] | null>(null);
  const [views, setViews] = useState(new Map<string, View>());
  const [all, setAll] = useState(false);
  const open = (tables ?? []).filter(one => !one.archived);
  const [trouble, setTrouble] = useState('');
  // Where there was a table there probably still is: its place is kept while it comes.
  const hoped = tables ? open.length > 0 : lastTable() !== null;
  const fetchAll = () =>
    http.tables().then(
      found => setTables(lastFirst(found)),
      () => setTables([]),
    );
  useEffect(() => {
    fetchAll();
  }, []);
  const away = (tables ?? []).filter(one => one.archived);
  const shown = all ? open : open.slice(0, FEW + 1);
  const wanted = shown.map(one => one.table).join(' ');
  useEffect(() => {
    for (const { table } of shown) {
      if (views.has(table)) continue;
      http.look(table).then(
        ({ view }) => setViews(old => new Map(old).set(table, view)),
        () => undefined,
      );
    }
  }, [wanted]);
  const archive = async (table: OwnTable, archived: boolean) => {
    try {
      await http.archive(table.table, archived);
      setTrouble('');
      await fetchAll();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const [first, ...others] = shown;
  return (
    <section class={`tables ${hoped ? 'hoped' : ''}`} aria-label="Your tables" aria-busy={!tables}>
      {first ? <First table={first} view={views.get(first.table)} archive={archive} /> : tables && <None />}
      {(others.length > 0 || away.length > 0 || trouble) && (
        <div class="other-tables">
          {trouble && <p class="warn">{trouble}</p>}
          <ul>
            {others.map(one => (
              <Row key={one.table} table={one} view={views.get(one.table)} archive={archive} />
            ))}
          </ul>
          {open.length > shown.length && (
            <button type="button" class="link" onClick={() => setAll(true)}>
              All {open.length} tables
            </button>
          )}
          {away.length > 0 && (
            <details class="away">
              <summary>{away.length} put away</summary>
              <ul>
                {away.map(one => (
                  <Row key={one.table} table={one} archive={archive} />
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </section>
  );
}

interface One {
  table: OwnTable;
  view?: View | undefined;
  archive(table: OwnTable, archived: boolean): void;
}

function First({ table, view, archive }: One): JSX.Element {
  return (
    <article class="first">
      <div class="picture">
        {view && <Picture scene={{ ...view, sides: view.sides.map(side => side.name) }} shape={1.6} />}
      </div>
      <div class="words">
        <p class="badges">
          {view && isMine(view) ? <span class="now">your turn</span> : <span class="fine">{partOf(table)}</span>}
        </p>
        <h2>
          <bdi>{view?.table.title ?? table.title}</bdi>
        </h2>
        <p class="how">{view ? standing(view) : `Opened ${since(table.opened, Date.now())}.`}</p>
        <div class="row">
          <a class="button primary go-on" href={tableAt(table.table)} onClick={follow}>
            Continue
          </a>
          <Ways table={table} archive={archive} />
        </div>
      </div>
    </article>
  );
}

function Ways({ table, archive }: Omit<One, 'view'>): JSX.Element | null {
  if (table.role !== 'judge') return null;
  const words = table.archived ? 'Bring back' : 'Put away';
  return (
    <>
      {!table.archived && (
        <a class="button" href={`${tableAt(table.table)}/links`} onClick={follow}>
          <Icon name="link" /> Links
        </a>
      )}
      <button
        type="button"
        class="quiet"
        title={words}
        aria-label={`${words} ${table.title}`}
        onClick={() => archive(table, !table.archived)}
      >
        {table.archived ? words : <Icon name="archive" />}
      </button>
    </>
  );
}

function Row({ table, view, archive }: One): JSX.Element {
  const stands = view ? standing(view) : `Opened ${since(table.opened, Date.now())}, ${partOf(table)}.`;
  return (
    <li class="table-row">
      <a href={tableAt(table.table)} onClick={follow}>
        <b>
          <bdi>{view?.table.title ?? table.title}</bdi>
        </b>
        <span class="fine">
          {view && isMine(view) && <span class="now">your turn</span>} {stands}
        </span>
      </a>
      <Ways table={table} archive={archive} />
    </li>
  );
}

function None(): JSX.Element {
  return (
    <div class="none">
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <path d={swords} />
      </svg>
      <div>
        <h2>No tables yet</h2>
        <p>Begin one alone, or send friends a link.</p>
      </div>
    </div>
  );
}
