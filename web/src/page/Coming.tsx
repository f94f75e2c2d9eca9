import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Home } from './Home';

/** Nothing is said of what comes within a second; after ten one hears what is still missing. */
const [SOON, LONG] = [1000, 10_000];

/** The table before anything is known of it: its sheets lie where they will lie, so that nothing moves when it comes. */
export function Coming({ says = 'Coming to the table …' }: { says?: string }): JSX.Element {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const steps = [SOON, LONG].map(after => setTimeout(() => setWaited(after), after));
    return () => steps.forEach(clearTimeout);
  }, []);
  return (
    <div class="coming-page" aria-busy="true">
      <header class="time-bar sheet">
        <Home />
        <p role="status">
          {waited >= SOON && says}
          {waited >= LONG && ' The map and the story are still on their way. Nothing is lost.'}
        </p>
      </header>
      <div class="panel-turn sheet" />
      <div class="tabs" />
      <div class="panel-log" />
    </div>
  );
}
