import type { JSX } from 'preact';
import { Mark } from '../look/Mark';

/** The mark leads home from everywhere. */
export function Home({ size = 28 }: { size?: number }): JSX.Element {
  return (
    <a class="mark-home" href="/" title="All tables">
      <Mark size={size} />
      <span class="sr">Cleave: all tables</span>
    </a>
  );
}
