import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useGame } from '../game';
import { Problems } from '../start/Problems';
import { http, Refused } from '../wire/http';
import type { Problem, ScenarioLine, View } from '../wire/protocol';
import { namedIn, storyPeople } from './story';

const MOST = 1_000_000;
const SILENT = 'The server does not answer. Nothing has begun; try again.';

/** A scenario of the house as it was chosen; its text, and who comes, follow when the server has sent it. */
interface Chosen {
  line: ScenarioLine;
  text?: string;
  comers?: string[];
}

function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof Refused)) return [{ message: SILENT }];
  return error.problems.length ? error.problems : [{ message: error.message }];
}

/** Who of the story comes into a scenario: a Judge should know before it begins that nobody does. */
function Comers({ chosen, people }: { chosen: Chosen | undefined; people: string[] }): JSX.Element | null {
  const first = people[0];
  if (!chosen)
    return (
      <p class="fine">
        People of this story come into it as they are, if the scenario names them
        {first && (
          <>
            : <code>{`${first}: {at: [3, 4]}`}</code> is enough
          </>
        )}
        . The others stay behind, and may come again.
      </p>
    );
  const { comers } = chosen;
  if (!comers) return null;
  return (
    <p class="fine">
      {chosen.line.about}{' '}
      {comers.length ? (
        <bdi>Of this story there will be {comers.join(', ')}.</bdi>
      ) : (
        'It has people of its own: nobody of this story comes into it.'
      )}
    </p>
  );
}

/** The next fight at this table. Whoever of the story its scenario names comes into it as he is. */
export function NextFight({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const { id, rulebook } = view.table;
  const [scenarios, setScenarios] = useState<ScenarioLine[]>([]);
  const [chosen, setChosen] = useState<Chosen>();
  const [problems, setProblems] = useState<Problem[]>([]);
  const [file, setFile] = useState<string>();
  const [busy, setBusy] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    http.scenarios().then(
      all => setScenarios(all.filter(one => one.rulebook === rulebook)),
      error => setProblems(problemsOf(error)),
    );
  }, [rulebook]);
  // On a phone they would be below the edge.
  useEffect(() => section.current?.querySelector('.problems')?.scrollIntoView({ block: 'nearest' }), [problems]);
  const choose = async (name: string) => {
    const line = scenarios.find(one => one.name === name);
    setProblems([]);
    setFile(undefined);
    setChosen(line && { line });
    if (!line) return;
    try {
      const text = await http.scenario(name);
      const comers = await namedIn(text, storyPeople(view));
      setChosen(now => (now?.line === line ? { line, text, comers } : now));
    } catch (error) {
      setProblems(problemsOf(error));
    }
  };
  const begin = async (scenario: string) => {
    if (busy) return;
    setProblems([]);
    setBusy(true);
    try {
      await http.chapter(id, scenario);
      game.put({ sheet: 'turn' });
      document.getElementById('title')?.focus(); // this panel goes away
    } catch (error) {
      setProblems(problemsOf(error));
    }
    setBusy(false);
  };
  const load = async (input: HTMLInputElement) => {
    const brought = input.files?.[0];
    if (!brought) return;
    setFile(brought.name);
    if (brought.size < MOST) await begin(await brought.text());
    else setProblems([{ message: 'A scenario has at most a megabyte.' }]);
    input.value = ''; // else the same file, mended, could not be brought again
  };
  return (
    <section class="next-fight" aria-busy={busy} ref={section}>
      <h3>The next fight</h3>
      <div class="row">
        {scenarios.length > 0 && (
          <>
            <select
              class="grow"
              aria-label="Scenario of the next fight"
              value={chosen?.line.name ?? ''}
              onChange={event => choose(event.currentTarget.value)}
            >
              <option value="">Choose a scenario …</option>
              {scenarios.map(one => (
                <option key={one.name} value={one.name}>
                  {one.title}
                </option>
              ))}
            </select>
            <button
              type="button"
              class={chosen ? 'primary' : ''}
              disabled={chosen?.text === undefined}
              onClick={() => begin(chosen?.text ?? '')}
            >
              {busy ? 'Beginning …' : 'Begin it'}
            </button>
          </>
        )}
        <label class="button">
          Begin one from a file
          <input
            type="file"
            class="sr"
            accept=".yaml,.yml,text/yaml,text/plain"
            onChange={event => load(event.currentTarget)}
          />
        </label>
      </div>
      <Comers chosen={chosen} people={storyPeople(view)} />
      <Problems problems={problems} file={file} />
    </section>
  );
}
