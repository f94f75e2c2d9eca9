import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../look/Icon';
import { Mark } from '../look/Mark';
import { switchTheme, theme } from '../look/theme';
import { follow } from '../page/route';

const PLACES = [
  { path: '/', name: 'Tables' },
  { path: '/draw', name: 'Draw a fight' },
];

/** The head of every page but the table's own; its mark leads home. */
export function Masthead({ here }: { here?: string }): JSX.Element {
  const [dark, setDark] = useState(theme() === 'dark');
  return (
    <header class="masthead">
      <a class="home" href="/" onClick={follow} aria-label="Cleave, to the first page">
        <Mark />
        <b>Cleave</b>
      </a>
      <nav aria-label="Pages">
        {PLACES.map(({ path, name }) => (
          <a key={path} href={path} onClick={follow} aria-current={path === here ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <button
        type="button"
        class="quiet"
        title={dark ? 'Light' : 'Dark'}
        onClick={() => setDark(switchTheme() === 'dark')}
      >
        <Icon name={dark ? 'sun' : 'moon'} />
        <span class="sr">{dark ? 'Light' : 'Dark'}</span>
      </button>
    </header>
  );
}
