import type { JSX } from 'preact';
import { Icon } from '../look/Icon';

interface Props {
  /** Texts by title. */
  own: Map<string, string>;
  draw(text: string): void;
  drop(title: string): void;
}

/** Fights kept in this browser. */
export function Own({ own, draw, drop }: Props): JSX.Element {
  return (
    <section class="kept" aria-labelledby="kept">
      <h2 id="kept">Kept in this browser</h2>
      <ul class="plain">
        {[...own].map(([title, text]) => (
          <li key={title} class="row">
            <button type="button" class="link grow" onClick={() => draw(text)}>
              <bdi>{title}</bdi>
            </button>
            <button type="button" class="quiet tiny" title="Forget" onClick={() => drop(title)}>
              <Icon name="trash" />
              <span class="sr">Forget {title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
