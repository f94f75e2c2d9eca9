import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../page/route';
import { http, Refused } from '../wire/http';
import type { Comparison, Rulebook } from '../wire/protocol';
import { Lost } from './Lost';
import { problemsOf } from './laying';
import { Masthead } from './Masthead';
import { Problems } from './Problems';
import { SideBySide } from './SideBySide';

/** Seeds are drawn below this: short enough to be said aloud. */
const SEEDS = 100_000;

/** A ready fight as several rulebooks tell it, with the same dice. */
export function Compare({ name }: { name: string }): JSX.Element {
  const [text, setText] = useState<string | null>(null);
  const [title, setTitle] = useState(name);
  const [books, setBooks] = useState<Rulebook[]>([]);
  const [chosen, setChosen] = useState<string[]>([]);
  const [seed, setSeed] = useState(1);
  const [told, setTold] = useState<Comparison | null>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>([]);
  const [trouble, setTrouble] = useState('');
  const [locked, setLocked] = useState(false);
  const [words, setWords] = useState('');
  useEffect(() => {
    const failed = (error: unknown) =>
      setTrouble(
        error instanceof Refused && error.status === 404
          ? `There is no fight called “${name}” on this server.`
          : 'The server does not answer. Nothing is lost: load the page again in a moment.',
      );
    http.scenario(name).then(setText, failed);
    http.rulebooks().then(all => {
      setBooks(all);
      setChosen(all.map(one => one.id));
    }, failed);
    http.scenarios().then(
      all => setTitle(all.find(one => one.name === name)?.title ?? name),
      () => undefined,
    );
  }, [name]);
  useEffect(() => {
    document.title = `${title}, compared · Cleave`;
  }, [title]);
  const tell = async (by: string[], from: number) => {
    if (text === null || by.length < 2) return;
    setBusy(true);
    setProblems([]);
    try {
      setTold(await http.compare(text, by, from));
      setLocked(false);
    } catch (error) {
      if (error instanceof Refused && error.status === 401) setLocked(true);
      else setProblems(problemsOf(error));
    }
    setBusy(false);
  };
  const ready = text !== null && books.length > 0;
  // Told once by itself, as soon as there is something to tell.
  useEffect(() => {
    if (ready) tell(chosen, seed);
  }, [ready]);
  const unlock = async () => {
    try {
      await http.login(words);
      await tell(chosen, seed);
    } catch (error) {
      setProblems(problemsOf(error));
    }
  };
  if (trouble) return <Lost says={trouble} />;
  return (
    <div class="start">
      <Masthead />
      <main class="compare" aria-busy={busy || !ready}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p>The same fight, the same dice, bots on every side: told by each rulebook.</p>
        <form
          class="choose"
          onSubmit={event => {
            event.preventDefault();
            tell(chosen, seed);
          }}
        >
          <fieldset>
            <legend class="sr">Rulebooks</legend>
            {books.map(one => (
              <button
                key={one.id}
                type="button"
                class="pill"
                aria-pressed={chosen.includes(one.id)}
                onClick={() => setChosen(toggled(books, chosen, one.id))}
              >
                {one.title}
              </button>
            ))}
          </fieldset>
          <label>
            Seed{' '}
            <input
              type="number"
              min={0}
              max={SEEDS}
              step={1}
              value={seed}
              onInput={event => setSeed(Math.max(0, Math.trunc(Number(event.currentTarget.value) || 0)))}
            />
          </label>
          <button type="submit" class="primary" disabled={busy || chosen.length < 2}>
            Tell it
          </button>
          <button
            type="button"
            disabled={busy || chosen.length < 2}
            onClick={() => {
              const next = Math.floor(Math.random() * SEEDS);
              setSeed(next);
              tell(chosen, next);
            }}
          >
            Other dice
          </button>
          <button type="button" class="quiet" onClick={() => go(`/fight/${encodeURIComponent(name)}`)}>
            Play it
          </button>
        </form>
        {chosen.length < 2 && <p role="status">Two books at least are compared.</p>}
        {locked && (
          <form
            class="passphrase sheet"
            onSubmit={event => {
              event.preventDefault();
              unlock();
            }}
          >
            <label>
              The Judge's passphrase of this server
              <input
                type="password"
                autocomplete="off"
                value={words}
                onInput={event => setWords(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="primary" disabled={busy}>
              Go on
            </button>
          </form>
        )}
        <Problems problems={problems} />
        {told && <SideBySide told={told} />}
      </main>
    </div>
  );
}

/** With or without one of them, in the order of the shelf. */
function toggled(books: Rulebook[], chosen: string[], id: string): string[] {
  const rest = chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id];
  return books.map(one => one.id).filter(one => rest.includes(one));
}
