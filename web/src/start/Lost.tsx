import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow } from '../page/route';
import { Masthead } from './Masthead';

/** Somebody is where nothing is: said in words, with a way home. */
export function Lost({ says }: { says?: string }): JSX.Element {
  useEffect(() => {
    document.title = 'Nothing here · Cleave';
  }, []);
  return (
    <div class="start">
      <Masthead />
      <main class="lost">
        <h1>There is nothing here</h1>
        <p>{says ?? 'This address leads nowhere. Your tables are where they were.'}</p>
        <a class="button primary" href="/" onClick={follow}>
          To the first page
        </a>
      </main>
    </div>
  );
}
