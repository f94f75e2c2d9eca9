import type { JSX } from 'preact';
import { RuleLink } from '../page/RuleLink';
import type { Comparison, Parting, ToldBook } from '../wire/protocol';

/** A fight by several books: where they part, then round by round, and how everybody stands at the end. */
export function SideBySide({ told }: { told: Comparison }): JSX.Element {
  const { books, partings } = told;
  const rounds = Math.max(0, ...books.map(book => book.rounds?.length ?? 0));
  return (
    <>
      <Partings told={told} />
      <div class="told-books">
        <table>
          <thead>
            <tr>
              {books.map(book => (
                <th key={book.rulebook} scope="col">
                  <bdi>{book.title}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          {books.some(book => book.refused) && (
            <tbody>
              <tr>
                {books.map(book => (
                  <td key={book.rulebook} data-book={book.title}>
                    {book.refused && (
                      <>
                        <p>Not by this book:</p>
                        {book.refused.split('\n').map(line => (
                          <p key={line}>
                            <bdi>{line}</bdi>
                          </p>
                        ))}
                      </>
                    )}
                  </td>
                ))}
              </tr>
            </tbody>
          )}
          {Array.from({ length: rounds }, (_, i) => (
            <Round key={i} number={i} books={books} parts={partings.some(one => one.round === i)} />
          ))}
          <tbody>
            <tr>
              <th colSpan={books.length} scope="rowgroup">
                At the end
              </th>
            </tr>
            <tr>
              {books.map(book => (
                <td key={book.rulebook} data-book={book.title}>
                  <End book={book} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}

function Partings({ told }: { told: Comparison }): JSX.Element | null {
  const titles = new Map(told.books.map(book => [book.rulebook, book.title]));
  const names = (ids: string[]) => ids.map(id => titles.get(id) ?? id).join(' and ');
  if (told.books.filter(book => !book.refused).length < 2) return null;
  if (!told.partings.length) return <p role="status">They tell it alike to the end.</p>;
  return (
    <ol class="partings" aria-label="Where they part">
      {told.partings.map((parting, i) => (
        <li key={i}>
          <b>{heading(parting, i, names)}</b>
          <ul>
            {parting.ways.map(way => (
              <li key={way.books.join()}>
                <b>{names(way.books)}</b>: <bdi>{way.says || 'the fight is over.'}</bdi>{' '}
                {way.rules.map(rule => (
                  <RuleLink key={rule} id={rule} />
                ))}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function heading(parting: Parting, i: number, names: (ids: string[]) => string): string {
  const who = i === 0 ? 'They part' : `Then ${names(parting.ways.flatMap(way => way.books))} part`;
  return `${who} ${parting.round === 0 ? 'before the first round' : `in round ${parting.round}`}`;
}

function Round({ number, books, parts }: { number: number; books: ToldBook[]; parts: boolean }): JSX.Element | null {
  const told = books.map(book => book.rounds?.[number]?.told ?? []);
  if (number === 0 && told.every(lines => !lines.length)) return null;
  return (
    <tbody>
      <tr>
        <th colSpan={books.length} scope="rowgroup">
          {number === 0 ? 'Before the first round' : `Round ${number}`}
          {parts && ' · they part here'}
        </th>
      </tr>
      <tr>
        {books.map((book, i) => (
          <td key={book.rulebook} data-book={book.title}>
            {told[i]?.map((line, nth) => (
              <p key={nth}>
                <bdi>{line.says}</bdi>
              </p>
            ))}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function End({ book }: { book: ToldBook }): JSX.Element | null {
  if (book.refused) return null;
  const how = book.winner ? `${book.winner} win: ${book.end}.` : `${book.end}.`;
  return (
    <>
      <p>
        <b>{book.over ? how : 'The telling breaks off here: it is too long for a page.'}</b>
      </p>
      {book.people?.map(one => (
        <p key={one.name} class={one.standing ? '' : 'down'}>
          <bdi>{one.name}</bdi> {one.hp} of {one.of} hp, {one.fate}
        </p>
      ))}
    </>
  );
}
