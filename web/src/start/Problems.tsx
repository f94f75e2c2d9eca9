import type { JSX } from 'preact';
import type { Problem } from '../wire/protocol';

/** What is wrong, by line; pressing one goes there. */
export function Problems({ problems, go }: { problems: Problem[]; go?(line: number): void }): JSX.Element | null {
  if (!problems.length) return null;
  return (
    <ul class="problems" role="alert">
      {problems.map((one, i) => (
        <li key={`${one.line}${one.message}${i}`}>
          {one.line !== undefined && (
            <button type="button" class="link" onClick={() => go?.(one.line as number)}>
              line {one.line}
              {one.column !== undefined && `:${one.column}`}
            </button>
          )}{' '}
          {one.message}
        </li>
      ))}
    </ul>
  );
}
