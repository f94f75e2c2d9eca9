import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useCell } from '../cell';
import { CheckDice } from '../dice/CheckDice';
import { giveSeed } from '../dice/give';
import { Game, Playing, type Sheet, useDesk, useGame, useSitting, useView } from '../game';
import { JudgePanel } from '../judge/JudgePanel';
import { KeyList } from '../keys/KeyList';
import { gathers } from '../lobby/Lobby';
import { Log } from '../log/Log';
import { Ribbon } from '../log/Ribbon';
import { Battlemap } from '../map/Battlemap';
import { ReplayBar } from '../replay/ReplayBar';
import { Theatre } from '../theatre/Theatre';
import { Turn } from '../turn/Turn';
import type { View } from '../wire/protocol';
import { Announcer } from './Announcer';
import { Guard } from './Guard';
import { Head } from './Head';
import { Looking } from './Looking';
import { Plain } from './Plain';
import { shortcut } from './shortcuts';

export function TablePage({ table }: { table: string }): JSX.Element {
  const game = useMemo(() => new Game(table), [table]);
  useEffect(() => {
    game.open();
    const press = (event: KeyboardEvent) => shortcut(event, game);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      game.close();
    };
  }, [game]);
  return (
    <Playing.Provider value={game}>
      <Room />
    </Playing.Provider>
  );
}

function Room(): JSX.Element {
  const game = useGame();
  const view = useSitting(sitting => sitting.view);
  const bye = useSitting(sitting => sitting.bye);
  const mismatch = useSitting(sitting => sitting.mismatch);
  const line = useCell(game.line);
  useEffect(() => {
    if (view) document.title = `${view.prompt ? '● ' : ''}${view.table.title} · Cleave`;
  }, [view?.table.title, !!view?.prompt]);
  useEffect(() => {
    if (view) giveSeed(game, view);
  }, [view?.table.dice, view?.you.wants]);
  useEffect(() => {
    const follow = () => {
      const card = /^#card=(\d+)$/.exec(location.hash)?.[1];
      if (view && card) game.show(Number(card));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [!view]);
  if (bye !== null) return <Farewell says={bye || 'This seat is no longer yours.'} />;
  if (mismatch) return <Farewell says="The server speaks a newer version." reload />;
  if (!view)
    return <Farewell says={line === 'lost' ? 'The table does not answer. Trying again …' : 'Coming to the table …'} />;
  return new URLSearchParams(location.search).has('safe') ? <Plain /> : <AtTable now={view} />;
}

/** What the server says in passing, as a sentence of its own. */
function sentence(says: string): string {
  const start = says.charAt(0).toUpperCase() + says.slice(1);
  return /[.!?…]$/.test(start) ? start : `${start}.`;
}

function Farewell({ says, reload = false }: { says: string; reload?: boolean }): JSX.Element {
  return (
    <main class="farewell">
      <h1>Cleave</h1>
      <p role="status">{sentence(says)}</p>
      {reload && (
        <button type="button" class="primary" onClick={() => location.reload()}>
          Reload the page
        </button>
      )}
      <p>
        <a href="/">To the start</a>
      </p>
    </main>
  );
}

function AtTable({ now }: { now: View }): JSX.Element {
  const game = useGame();
  const view = useView();
  const sheet = useDesk(desk => desk.sheet);
  const dialog = useDesk(desk => desk.dialog);
  const replay = useDesk(desk => desk.replay || desk.moment !== null);
  const judge = now.you.role === 'judge';
  return (
    <div class={`table-page sheet-${sheet} ${judge ? 'for-judge' : ''} ${replay ? 'replaying' : ''}`}>
      <Head view={now} />
      <Guard what="The initiative">
        <Ribbon view={view} />
      </Guard>
      <main class="field">
        <Guard what="The field">{view.field.kind === 'map' ? <Battlemap field={view.field} /> : <Theatre />}</Guard>
        <Guard what="This combatant">
          <Looking />
        </Guard>
        {replay && (
          <Guard what="The replay">
            <ReplayBar />
          </Guard>
        )}
      </main>
      <nav class="tabs" aria-label="Panels">
        <Tab
          name="turn"
          says={now.prompt ? 'Your question' : gathers(now) ? 'Lobby' : 'Question'}
          calls={now.prompt !== null}
        />
        <Tab name="log" says="Log" />
        {judge && <Tab name="judge" says="Judge" />}
      </nav>
      <div class="panel panel-turn">
        <Guard what="The question">
          <Turn view={now} />
        </Guard>
      </div>
      <div class="panel panel-log">
        <Guard what="The log">
          <Log view={now} />
        </Guard>
      </div>
      {judge && (
        <div class="panel panel-judge">
          <Guard what="The Judge's panel">
            <JudgePanel view={now} />
          </Guard>
        </div>
      )}
      <Announcer />
      {dialog === 'keys' && <KeyList onClose={() => game.put({ dialog: null })} />}
      {dialog === 'dice' && <CheckDice view={now} />}
    </div>
  );
}

function Tab({ name, says, calls = false }: { name: Sheet; says: string; calls?: boolean }): JSX.Element {
  const game = useGame();
  const here = useDesk(desk => desk.sheet === name);
  return (
    <button
      type="button"
      class={`tab tab-${name} ${calls && !here ? 'calls' : ''}`}
      aria-pressed={here}
      onClick={() => game.put({ sheet: name })}
    >
      {says}
    </button>
  );
}
