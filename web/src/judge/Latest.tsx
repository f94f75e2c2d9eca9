import type { JSX } from 'preact';
import { useSitting } from '../game';

/** Cards that tell of nothing that happened to anybody. */
const ASIDE = new Set(['round', 'initiative', 'segment', 'bot', 'undo', 'chapter', 'judge']);

/** What happened last, for who keeps the Judge's panel open. */
export function Latest(): JSX.Element | null {
  const last = useSitting(sitting => sitting.cards.findLast(card => !card.undone && !ASIDE.has(card.kind)));
  if (!last) return null;
  return (
    <section class="latest">
      <h3>Latest</h3>
      <p>
        <bdi>{last.text}</bdi>
      </p>
    </section>
  );
}
