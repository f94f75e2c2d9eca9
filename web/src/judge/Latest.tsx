import type { JSX } from 'preact';
import { Lately } from '../turn/Lately';
import type { View } from '../wire/protocol';

/** What happened last, as the story tells it, for who keeps the Judge's panel open. */
export function Latest({ view }: { view: View }): JSX.Element {
  return (
    <section class="latest">
      <h3>Latest</h3>
      <p class="fine not-yet">Nothing has happened yet.</p>
      <Lately view={view} many={1} />
    </section>
  );
}
