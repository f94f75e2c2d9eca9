import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { http } from '../wire/http';
import type { ContentLine } from '../wire/protocol';

const PAUSE = 180;

interface Props {
  kinds: string[];
  rulebook: string;
  placeholder: string;
  choose(kind: string, line: ContentLine): void;
}

/** Finds something in the content by name; arrows and Enter choose. */
export function Search({ kinds, rulebook, placeholder, choose }: Props): JSX.Element {
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ kind: string; line: ContentLine }[]>([]);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!text.trim()) return setFound([]);
    let here = true;
    const wait = setTimeout(async () => {
      const lists = await Promise.all(kinds.map(kind => http.content(kind, text.trim(), rulebook).catch(() => [])));
      if (!here) return;
      setFound(lists.flatMap((list, i) => list.slice(0, 8).map(line => ({ kind: kinds[i] as string, line }))));
      setAt(0);
    }, PAUSE);
    return () => {
      here = false;
      clearTimeout(wait);
    };
  }, [text, rulebook]);
  const take = (index: number) => {
    const one = found[index];
    if (!one) return;
    choose(one.kind, one.line);
    setText('');
  };
  return (
    <div class="search">
      <input
        type="text"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls="found"
        aria-label={placeholder}
        placeholder={placeholder}
        value={text}
        onInput={event => setText(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'ArrowDown') setAt(Math.min(found.length - 1, at + 1));
          else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1));
          else if (event.key === 'Enter') take(at);
          else if (event.key === 'Escape') setText('');
          else return;
          event.preventDefault();
        }}
      />
      {found.length > 0 && (
        <div id="found" class="found" role="listbox" aria-label="Found">
          {found.map((one, i) => (
            <button
              key={`${one.kind}${one.line.id}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={i === at}
              onClick={() => take(i)}
            >
              <b>{one.line.name}</b> <span class="fine">{one.line.line}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
