import { render } from 'preact';
import { useCell } from './cell';
import { applyTheme } from './look/theme';
import './look/page.css';
import { Join } from './page/Join';
import { place } from './page/route';
import { TablePage } from './page/TablePage';
import { Start } from './start/Start';

function Cleave() {
  const here = useCell(place);
  if (here.page === 'table') return <TablePage key={here.table} table={here.table} />;
  if (here.page === 'join') return <Join token={here.token} />;
  return <Start />;
}

applyTheme();
const root = document.getElementById('page');
if (root) {
  root.textContent = '';
  render(<Cleave />, root);
}
