import { inWords } from '../log/tale';
import { type Account, isDown } from './account';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** How it ended, in a few words. */
export function title(account: Account): string {
  return account.winner ? `Won by the ${account.winner}` : capital(account.how);
}

/** The same in a sentence or two: when, how, and what became of each side. */
export function outcome(account: Account): string {
  const sides = account.sides.flatMap(side => {
    const all = account.people.filter(one => one.side === side.name);
    const down = all.filter(isDown).length;
    const gone = all.filter(one => one.fate === 'fled' || one.fate === 'yielded').length;
    if (all.length < 2 || down + gone === 0) return [];
    const fell = down === all.length ? `all ${inWords(down)} lie where they fell` : `${inWords(down)} fell`;
    const left = gone ? `${inWords(gone)} fled or yielded` : '';
    return [`Of the ${side.name} ${[down ? fell : '', left].filter(Boolean).join(', ')}.`];
  });
  const ended = account.winner ? `It ended in round ${account.rounds}: ${account.how}.` : `In round ${account.rounds}.`;
  return [ended, ...sides].join(' ');
}

/** Those of the players' sides who lie there. */
export function lost(account: Account): string[] {
  const judges = new Set(account.sides.filter(side => side.judge).map(side => side.name));
  return account.people
    .filter(one => isDown(one) && !judges.has(one.side))
    .map(one => `${one.name} is ${one.health === 'dead' ? 'dead' : 'down'}.`);
}
