import goblin from 'game:goblin-head';
import type { JSX } from 'preact';

interface Props {
  /** Null while it is not known. */
  about: string | null;
  busy: boolean;
  begin(): void;
}

/** The fight for whoever has just come: one press, and it is on. */
export function Alone({ about, busy, begin }: Props): JSX.Element {
  return (
    <section class="alone" aria-labelledby="alone">
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <path d={goblin} />
      </svg>
      <h2 id="alone">Alone, now</h2>
      <p class="tale">{about}</p>
      <button type="button" class="primary" disabled={busy} onClick={begin}>
        {busy ? 'Laying the table …' : 'Begin the fight'}
      </button>
      <p>Nothing to set up. About ten minutes.</p>
    </section>
  );
}
