import { type ComponentType, type JSX, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useCell } from './cell';
import { applyTheme } from './look/theme';
import './look/page.css';
import { Coming } from './page/Coming';
import { Join } from './page/Join';
import { place } from './page/route';
import { Compare } from './start/Compare';
import { Draw } from './start/Draw';
import { Fight } from './start/Fight';
import { Home } from './start/Home';
import { Lost } from './start/Lost';
import { Masthead } from './start/Masthead';
import { SeatLinks } from './start/SeatLinks';
import { remember } from './start/standing';

type Table = ComponentType<{ table: string }>;

/** The table is fetched by those who sit down: the first page does without it. */
function AtTable({ table }: { table: string }): JSX.Element {
  const [page, setPage] = useState<{ TablePage: Table } | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    remember(table);
    import('./page/TablePage').then(setPage, () => setMissing(true));
  }, [table]);
  if (page) return <page.TablePage key={table} table={table} />;
  if (!missing) return <Coming />;
  return (
    <div class="start">
      <Masthead />
      <main class="lost">
        <p class="warn">The table cannot be had just now. Nothing is lost: load the page again.</p>
      </main>
    </div>
  );
}

function Cleave(): JSX.Element {
  const here = useCell(place);
  if (here.page === 'table') return <AtTable key={here.table} table={here.table} />;
  if (here.page === 'links') return <SeatLinks key={here.table} table={here.table} />;
  if (here.page === 'join') return <Join token={here.token} />;
  if (here.page === 'fight') return <Fight key={here.name} name={here.name} />;
  if (here.page === 'compare') return <Compare key={here.name} name={here.name} />;
  if (here.page === 'draw') return <Draw key={here.name} name={here.name} />;
  return here.page === 'start' ? <Home /> : <Lost />;
}

applyTheme();
const root = document.getElementById('page');
if (root) {
  root.textContent = '';
  render(<Cleave />, root);
}
