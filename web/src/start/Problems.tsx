import type { JSX } from 'preact';
import type { Problem } from '../wire/protocol';

interface Shown {
  problems: Problem[];
  /** The file that was brought, where there may be several. */
  file?: string;
  /** Goes to a line, where its text is at hand. */
  go?(line: number): void;
}

function line(one: Problem): string {
  return one.line === undefined ? '' : `line ${one.line}${one.column === undefined ? '' : `:${one.column}`}`;
}

/** What is wrong, by line; pressing one goes there. */
export function Problems({ problems, file, go }: Shown): JSX.Element | null {
  if (!problems.length) return null;
  return (
    <ul class="problems" role="alert">
      {problems.map((one, i) => {
        const place = [file, line(one), one.field].filter(Boolean).join(', ');
        return (
          <li key={`${one.line}${one.message}${i}`}>
            {go && one.line !== undefined ? (
              <button type="button" class="link" onClick={() => go(one.line as number)}>
                {line(one)}
              </button>
            ) : (
              place && <bdi>{place}:</bdi>
            )}{' '}
            {one.message}
          </li>
        );
      })}
    </ul>
  );
}
