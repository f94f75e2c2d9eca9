import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../look/Icon';
import { switchTheme, theme } from '../look/theme';
import { http } from '../wire/http';
import type { Opened, ScenarioLine } from '../wire/protocol';
import { drafts, dropDraft } from './drafts';
import { Opening } from './Opening';
import { SeatLinks } from './SeatLinks';

type Step =
  | { at: 'choose' }
  | { at: 'build'; text: string | null }
  | { at: 'open'; text: string; title: string }
  | { at: 'seats'; opened: Opened };

export function Start(): JSX.Element {
  const [step, setStep] = useState<Step>({ at: 'choose' });
  const [dark, setDark] = useState(theme() === 'dark');
  useEffect(() => {
    document.title = 'Cleave';
    scrollTo(0, 0);
  }, [step.at]);
  return (
    <div class="start">
      <header class="masthead">
        <h1>
          <a
            href="/"
            onClick={event => {
              event.preventDefault();
              setStep({ at: 'choose' });
            }}
          >
            Cleave
          </a>
        </h1>
        <p>A referee for old-school fantasy combat that explains every number it uses.</p>
        <button
          type="button"
          class="quiet"
          title={dark ? 'Light' : 'Dark'}
          onClick={() => setDark(switchTheme() === 'dark')}
        >
          <Icon name={dark ? 'sun' : 'moon'} />
          <span class="sr">{dark ? 'Light' : 'Dark'}</span>
        </button>
      </header>
      {step.at === 'choose' && <Choose go={setStep} />}
      {step.at === 'build' && <Desk text={step.text} open={(text, title) => setStep({ at: 'open', text, title })} />}
      {step.at === 'open' && (
        <Opening
          text={step.text}
          title={step.title}
          opened={opened => setStep({ at: 'seats', opened })}
          change={() => setStep({ at: 'build', text: step.text })}
        />
      )}
      {step.at === 'seats' && <SeatLinks opened={step.opened} />}
    </div>
  );
}

type Builder = typeof import('./Builder').Builder;

/** Where scenarios are drawn. Most people never come here, so it is fetched by those who do. */
function Desk(props: Parameters<Builder>[0]): JSX.Element {
  const [drawn, setDrawn] = useState<{ Builder: Builder } | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    import('./Builder').then(
      ({ Builder }) => setDrawn({ Builder }),
      () => setTrouble('The desk to draw at cannot be had just now: load the page again.'),
    );
  }, []);
  if (drawn) return <drawn.Builder {...props} />;
  return <main class="builder">{trouble && <p class="warn">{trouble}</p>}</main>;
}

function Choose({ go }: { go(step: Step): void }): JSX.Element {
  const [scenarios, setScenarios] = useState<ScenarioLine[] | null>(null);
  const [titles, setTitles] = useState(new Map<string, string>());
  const [trouble, setTrouble] = useState('');
  const [own, setOwn] = useState(drafts());
  useEffect(() => {
    http.rulebooks().then(
      all => setTitles(new Map(all.map(one => [one.id, one.title]))),
      () => undefined,
    );
    http.scenarios().then(setScenarios, () => setTrouble('The scenarios of this server cannot be had just now.'));
  }, []);
  const take = async (line: ScenarioLine, at: 'open' | 'build') => {
    try {
      const text = await http.scenario(line.name);
      go(at === 'open' ? { at, text, title: line.title } : { at, text });
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const load = async (file: File | undefined) => {
    if (!file) return;
    if (file.size < 1_000_000) go({ at: 'build', text: await file.text() });
    else setTrouble(`${file.name}: a scenario has at most a megabyte.`);
  };
  return (
    <main class="choose">
      <section>
        <h2>Begin a fight</h2>
        {trouble && <p class="warn">{trouble}</p>}
        <ul class="scenarios">
          {(scenarios ?? []).map(line => (
            <li key={line.name}>
              <h3>
                <bdi>{line.title}</bdi>
              </h3>
              <p>{line.about}</p>
              <div class="row">
                <button type="button" class="play" onClick={() => take(line, 'open')}>
                  Play
                </button>
                <button type="button" class="quiet" onClick={() => take(line, 'build')}>
                  Change it
                </button>
                <small>{titles.get(line.rulebook) ?? line.rulebook}</small>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section class="own">
        <h2>Your own</h2>
        <p>Draw a map, choose who fights, and seat your friends.</p>
        <div class="row">
          <button type="button" class="primary" onClick={() => go({ at: 'build', text: null })}>
            Draw a new one
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
        {own.size > 0 && <h3>Kept in this browser</h3>}
        <ul class="plain">
          {[...own].map(([title, text]) => (
            <li key={title} class="row">
              <button type="button" class="link grow" onClick={() => go({ at: 'build', text })}>
                <bdi>{title}</bdi>
              </button>
              <button
                type="button"
                class="quiet tiny"
                title="Forget"
                onClick={() => {
                  dropDraft(title);
                  setOwn(drafts());
                }}
              >
                <Icon name="trash" />
                <span class="sr">Forget {title}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
