import type { JSX } from 'preact';
import { useGame } from '../game';
import { inWords } from '../log/tale';
import { Piece, type Portrayed } from '../pieces/Piece';
import { type Account, fared, type Person, people, type Row, sideOf } from './account';
import { Luck } from './Luck';

/** More pictures than these are counted. */
const FEW = 6;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** His kind rather than himself: no number, no wounds. */
function unhurt(one: Person): Portrayed {
  const { sort, weapon, armour } = one;
  return { name: '', sort, weapon, armour, health: 'unhurt' };
}

function Felled({ account, row }: { account: Account; row: Row }): JSX.Element {
  const all = people(account, row.felled);
  if (all.length === 0) return <span class="fine">none</span>;
  return (
    <span class="felled" role="img" aria-label={all.map(one => one.name).join(', ')}>
      {all.slice(0, FEW).map(one => (
        <Piece key={one.id} who={unhurt(one)} side={sideOf(account, one.side)} size={28} />
      ))}
      {all.length > FEW && <b>+{all.length - FEW}</b>}
    </span>
  );
}

function Bar({ many, most, name }: { many: number; most: number; name: string }): JSX.Element {
  return (
    <span class={`bar ${name}`}>
      <i style={{ width: `${(72 * many) / most}%` }} />
      <b>
        {many}
        <span class="sr"> {name}</span>
      </b>
    </span>
  );
}

/** Everybody's part in it, with the numbers behind his luck. */
export function WhoDidWhat({ account }: { account: Account }): JSX.Element {
  const most = Math.max(1, ...account.rows.flatMap(row => [row.dealt, row.taken]));
  return (
    <section class="sheet who-did-what">
      <header>
        <h2>Who did what</h2>
        <p class="fine">
          {account.rounds} {account.rounds === 1 ? 'round' : 'rounds'}, {account.throws}{' '}
          {account.throws === 1 ? 'throw' : 'throws'}
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th>
              <span class="sr">who</span>
            </th>
            <th>felled</th>
            <th>
              dealt and <span class="taken">taken</span>
            </th>
            <th>luck</th>
          </tr>
        </thead>
        <tbody>
          {account.rows.map(row => {
            const all = people(account, row.people);
            const [first] = all;
            return (
              <tr key={row.people.join()} data-who={row.name}>
                <th scope="row">
                  <span class="someone-row">
                    {first && (
                      <Piece who={all.length > 1 ? unhurt(first) : first} side={sideOf(account, row.side)} size={40} />
                    )}
                    <span>
                      <bdi>{capital(row.name)}</bdi>
                      <small>{fared(all)}</small>
                    </span>
                  </span>
                </th>
                <td>
                  <Felled account={account} row={row} />
                </td>
                <td>
                  <Bar many={row.dealt} most={most} name="dealt" />
                  <Bar many={row.taken} most={most} name="taken" />
                </td>
                <td>
                  <Luck deeds={row} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Turn account={account} />
    </section>
  );
}

/** The turn that cost others most, and a way to see it again. */
function Turn({ account }: { account: Account }): JSX.Element | null {
  const game = useGame();
  const { turn } = account;
  const [who] = turn ? people(account, [turn.who]) : [];
  if (!turn || !who) return null;
  const felled = people(account, turn.felled);
  const stopped = people(account, turn.stopped);
  const names = (all: { name: string }[]) =>
    all.length > 3 ? inWords(all.length) : all.map(one => one.name).join(' and ');
  return (
    <p class="turn-of-it">
      The turn of the fight:{' '}
      <b>
        <bdi>{who.name}</bdi>
      </b>{' '}
      in round {turn.round}
      {felled.length > 0 && <bdi>, who fells {names(felled)}</bdi>}
      {stopped.length > 0 && <bdi>, who lays {names(stopped)} helpless</bdi>}.{' '}
      <button type="button" class="link" onClick={() => game.show(turn.card)}>
        See it again
      </button>
    </p>
  );
}
