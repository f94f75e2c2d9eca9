import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useDesk, useGame } from '../game';
import { Icon } from '../look/Icon';
import type { Option, Options } from '../wire/protocol';
import { Actions } from './Actions';

/** Whether an answer has all the words looked for. */
export function matches(option: Pick<Option, 'text' | 'detail'>, words: string): boolean {
  const text = `${option.text} ${option.detail}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word));
}

/** Everything that can be done, in the book's groups, to be searched. */
export function More({ options, usual }: { options: Options; usual: string | undefined }): JSX.Element | null {
  const game = useGame();
  const words = useDesk(desk => desk.more);
  const field = useRef<HTMLInputElement>(null);
  const open = words !== null;
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  if (words === null) return null;
  const groups = options.groups
    .map(group => ({ ...group, options: group.options.filter(option => matches(option, words)) }))
    .filter(group => group.options.length > 0);
  return (
    <section class="more-list sheet" aria-label="All actions">
      <header>
        <Icon name="search" />
        <input
          ref={field}
          class="grow"
          type="search"
          aria-label="Find an action"
          placeholder="Find an action"
          value={words}
          onInput={event => game.put({ more: event.currentTarget.value })}
          onKeyDown={event => event.key === 'Escape' && game.put({ more: null })}
        />
        <button type="button" class="quiet" onClick={() => game.put({ more: null })}>
          <Icon name="close" />
          <span class="sr">Close</span>
        </button>
      </header>
      {groups.length === 0 && <p class="fine">Nothing that can be done now is called so.</p>}
      <Actions options={{ ...options, groups }} usual={usual} open={words !== ''} />
    </section>
  );
}
