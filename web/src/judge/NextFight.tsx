import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Problems } from '../start/Problems';
import { http, Refused } from '../wire/http';
import type { Problem, ScenarioLine, View } from '../wire/protocol';

const MOST = 1_000_000;

/** The next fight at this table. Whoever of the story its scenario names comes into it as he is. */
export function NextFight({ view }: { view: View }): JSX.Element {
  const { id, rulebook } = view.table;
  const [scenarios, setScenarios] = useState<ScenarioLine[]>([]);
  const [name, setName] = useState('');
  const [problems, setProblems] = useState<Problem[]>([]);
  useEffect(() => {
    http.scenarios().then(
      all => setScenarios(all.filter(one => one.rulebook === rulebook)),
      () => undefined,
    );
  }, [rulebook]);
  const begin = async (scenario: Promise<string>) => {
    try {
      await http.chapter(id, await scenario);
      setProblems([]);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setProblems(error instanceof Refused && error.problems.length ? error.problems : [{ message }]);
    }
  };
  const load = (file: File | undefined) => {
    if (!file) return;
    if (file.size < MOST) begin(file.text());
    else setProblems([{ message: 'A scenario has at most a megabyte.' }]);
  };
  return (
    <section class="next-fight">
      <h3>The next fight</h3>
      <div class="row">
        <select
          class="grow"
          aria-label="Scenario of the next fight"
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        >
          <option value="">a scenario …</option>
          {scenarios.map(one => (
            <option key={one.name} value={one.name}>
              {one.title}
            </option>
          ))}
        </select>
        <button type="button" disabled={!name} onClick={() => begin(http.scenario(name))}>
          Begin it
        </button>
        <label class="button">
          Bring a file
          <input
            type="file"
            class="sr"
            accept=".yaml,.yml,text/yaml,text/plain"
            onChange={event => load(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      <Problems problems={problems} />
    </section>
  );
}
