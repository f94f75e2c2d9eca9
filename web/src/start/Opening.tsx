import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go, tableAt } from '../page/route';
import { http } from '../wire/http';
import type { Problem } from '../wire/protocol';
import { keepLinks } from './kept';
import { problemsOf, useLaying } from './laying';
import { Passphrase } from './Passphrase';
import { Problems } from './Problems';
import { clearDesk } from './unfinished';

export type Player = 'people' | 'me' | 'bots';

interface Props {
  text: string;
  title: string;
  /** Whether friends are to come: then the first side is theirs. */
  friends: boolean;
  /** Its map, where there is one at hand. */
  picture?: JSX.Element;
  change(): void;
}

/** Who plays a side if nobody says: what is meant for people is mine or my friends', the rest is the bots'. */
export function usually(side: string, judges: string[], friends: boolean): Player {
  if (judges.includes(side)) return 'bots';
  return friends ? 'people' : 'me';
}

/** Who plays which side, and with whose dice. */
export function Opening({ text, title, friends, picture, change }: Props): JSX.Element {
  const [sides, setSides] = useState<string[]>([]);
  const [judges, setJudges] = useState<string[]>([]);
  const [dice, setDice] = useState('fair');
  const [chosen, setChosen] = useState<Record<string, Player>>({});
  const [wrong, setWrong] = useState<Problem[]>([]);
  const play = Object.fromEntries(sides.map(side => [side, chosen[side] ?? usually(side, judges, friends)]));
  const people = Object.values(play).includes('people');
  const laying = useLaying(opened => {
    clearDesk();
    keepLinks(opened);
    go(people ? `${tableAt(opened.table)}/links` : tableAt(opened.table));
  });
  useEffect(() => {
    document.title = `${title} · Cleave`;
    http.check(text).then(
      found => {
        setSides(found.sides ?? []);
        setJudges(found.judges ?? []);
      },
      error => setWrong(problemsOf(error)),
    );
  }, [text]);
  return (
    <main class="opening">
      {picture && <div class="opening-picture">{picture}</div>}
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <fieldset>
        <legend>Who plays</legend>
        {sides.map(side => (
          <div key={side} class="row">
            <bdi class="grow">{side}</bdi>
            <select
              aria-label={`Who plays ${side}`}
              value={play[side]}
              onChange={event => setChosen({ ...chosen, [side]: event.currentTarget.value as Player })}
            >
              <option value="people">people, by links</option>
              <option value="me">me, the Judge</option>
              <option value="bots">bots</option>
            </select>
          </div>
        ))}
        <p class="fine">
          {people
            ? 'The next page has a link for everybody, and one for the table.'
            : 'Nobody is waited for: the fight begins at once. You can send links later.'}
        </p>
      </fieldset>
      <fieldset>
        <legend>Dice</legend>
        <label class="choice">
          <input type="radio" name="dice" checked={dice === 'fair'} onChange={() => setDice('fair')} />
          <span>
            <b>Fair dice.</b> The server rolls; everybody can check afterwards that no face was altered.
          </span>
        </label>
        <label class="choice">
          <input type="radio" name="dice" checked={dice === 'typed'} onChange={() => setDice('typed')} />
          <span>
            <b>Your own dice.</b> People roll at their table and enter what they show.
          </span>
        </label>
      </fieldset>
      <Problems problems={wrong.length ? wrong : laying.locked ? [] : laying.problems} />
      <Passphrase laying={laying} />
      {!laying.locked && (
        <div class="row">
          <button
            type="button"
            class="lamp"
            disabled={laying.busy !== null || sides.length === 0}
            onClick={() => laying.lay(title, () => http.open(text, dice, play))}
          >
            Open the table
          </button>
          <button type="button" class="quiet" onClick={change}>
            Change the scenario
          </button>
        </div>
      )}
    </main>
  );
}
