import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go, tableAt } from '../page/route';
import { http } from '../wire/http';
import type { ScenarioLine } from '../wire/protocol';
import { Alone } from './Alone';
import { Creatures } from './Creatures';
import { drafts, dropDraft } from './drafts';
import { Fights } from './Fights';
import { scenarioIn } from './files';
import { useLaying } from './laying';
import { Masthead } from './Masthead';
import { Own } from './Own';
import { Passphrase } from './Passphrase';
import { Problems } from './Problems';
import { Tables } from './Tables';
import { leaveDrawing } from './unfinished';

/** The fight that whoever has just come begins with. */
const FIRST = 'ambush';
const TALE =
  'You lead four adventurers down an old road. Cleave plays the goblins, keeps every rule, and tells you the odds before each blow.';

/** Those one shows a friend stand first; the others as the server lists them. */
const FOREMOST = [FIRST, 'guardroom', 'bridge', 'wolves', 'charge', 'ogre', 'shieldwall', 'orm'];

function inOrder(fights: ScenarioLine[]): ScenarioLine[] {
  const place = ({ name }: ScenarioLine) => (FOREMOST.includes(name) ? FOREMOST.indexOf(name) : FOREMOST.length);
  return fights.toSorted((a, b) => place(a) - place(b));
}

function firstOf(fights: ScenarioLine[] | null): ScenarioLine | null {
  return fights?.find(one => one.name === FIRST) ?? fights?.[0] ?? null;
}

/** The first page: go on, play alone, begin a fight. */
export function Home(): JSX.Element {
  const [fights, setFights] = useState<ScenarioLine[] | null>(null);
  const [books, setBooks] = useState(new Map<string, string>());
  const [trouble, setTrouble] = useState('');
  const [own, setOwn] = useState(drafts());
  const laying = useLaying(opened => go(tableAt(opened.table)));
  useEffect(() => {
    document.title = 'Cleave';
    http.scenarios().then(
      all => setFights(inOrder(all)),
      () => {
        setFights([]);
        setTrouble('The fights of this server cannot be had just now. Load the page again in a moment.');
      },
    );
    http.rulebooks().then(
      all => setBooks(new Map(all.map(one => [one.id, one.title]))),
      () => undefined,
    );
  }, []);
  const first = firstOf(fights);
  const alone = (name: string) => laying.lay(name, async () => http.alone(await http.scenario(name)));
  const bring = async (file: File) => {
    const found = await scenarioIn(file);
    if ('refused' in found) setTrouble(found.refused);
    else {
      leaveDrawing(found.text);
      go('/draw');
    }
  };
  const draw = (text: string) => {
    leaveDrawing(text);
    go('/draw');
  };
  return (
    <div class="start">
      <Masthead here="/" />
      <main class="home">
        <h1 class="sr">Cleave</h1>
        <Passphrase laying={laying} />
        {!laying.locked && <Problems problems={laying.problems} />}
        {trouble && (
          <p class="warn" role="alert">
            {trouble}
          </p>
        )}
        <Tables />
        <Alone
          about={!first || first.name === FIRST ? TALE : first.about}
          busy={laying.busy !== null && laying.busy === first?.name}
          begin={() => first && alone(first.name)}
        />
        <Fights fights={fights} books={books} busy={laying.busy} alone={alone} bring={bring} />
        {own.size > 0 && (
          <Own
            own={own}
            draw={draw}
            drop={title => {
              dropDraft(title);
              setOwn(drafts());
            }}
          />
        )}
        <Creatures books={books} />
      </main>
    </div>
  );
}
