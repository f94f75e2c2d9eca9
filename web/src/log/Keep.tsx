import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useGame } from '../game';
import { Icon } from '../look/Icon';
import { http } from '../wire/http';

const FORMS = [
  ['html', 'A page to read or print'],
  ['markdown', 'Markdown'],
  ['jsonl', 'JSON lines'],
] as const;

/** The story as a file, to keep or to share. */
export function Keep({ says = '' }: { says?: string }): JSX.Element {
  const game = useGame();
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const away = (event: Event) => {
      const leaves =
        event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node);
      if (leaves && box.current) box.current.open = false;
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', away);
    };
  }, []);
  return (
    <details class="keep" ref={box}>
      <summary class="button" title="Keep the story">
        <Icon name="share" />
        {says ? <span>{says}</span> : <span class="sr">Keep the story</span>}
      </summary>
      <ul class="sheet">
        {FORMS.map(([as, name]) => (
          <li key={as}>
            <a href={http.journal(game.table, as)} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
