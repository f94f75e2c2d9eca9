import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Problem } from '../wire/protocol';

/** The scenario as text, with the lines that are wrong marked beside it. */
export function TextSheet({
  text,
  write,
  problems,
}: {
  text: string;
  write(text: string): void;
  problems: Problem[];
}): JSX.Element {
  const box = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLPreElement>(null);
  const wrong = new Set(problems.map(one => one.line));
  const lines = text.split('\n');
  useEffect(() => {
    const show = (event: Event) => {
      const line = (event as CustomEvent<number>).detail;
      const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
      box.current?.focus();
      box.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    };
    document.addEventListener('cleave-line', show);
    return () => document.removeEventListener('cleave-line', show);
  }, [text]);
  return (
    <div class="text-sheet">
      <pre ref={gutter} aria-hidden="true">
        {lines.map((_, i) => (
          <span key={i} class={wrong.has(i + 1) ? 'wrong' : ''}>
            {i + 1}
            {'\n'}
          </span>
        ))}
      </pre>
      <textarea
        ref={box}
        aria-label="The scenario as YAML"
        spellcheck={false}
        wrap="off"
        value={text}
        onInput={event => write(event.currentTarget.value)}
        onScroll={event => {
          if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
