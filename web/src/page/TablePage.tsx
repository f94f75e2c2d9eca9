import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useCell } from '../cell';
import { CheckDice } from '../dice/CheckDice';
import { giveSeed } from '../dice/give';
import { isOver } from '../end/account';
import { End } from '../end/End';
import { Game, Playing, type Sheet, useDesk, useGame, useSitting, useView } from '../game';
import { JudgePanel } from '../judge/JudgePanel';
import { Orders } from '../judge/Orders';
import { KeyList } from '../keys/KeyList';
import { gathers } from '../lobby/Lobby';
import { Log } from '../log/Log';
import { Icon } from '../look/Icon';
import { Battlemap } from '../map/Battlemap';
import { ReplayBar } from '../replay/ReplayBar';
import { Theatre } from '../theatre/Theatre';
import { AtTarget } from '../turn/AtTarget';
import { Peek } from '../turn/Lately';
import { Turn } from '../turn/Turn';
import type { View } from '../wire/protocol';
import { Announcer } from './Announcer';
import { Coming } from './Coming';
import { Guard } from './Guard';
import { Banner, Corner, TimeBar } from './Head';
import { Plain } from './Plain';
import { letGo, shortcut } from './shortcuts';

export function TablePage({ table }: { table: string }): JSX.Element {
  const game = useMemo(() => new Game(table), [table]);
  useEffect(() => {
    game.open();
    const press = (event: KeyboardEvent) => shortcut(event, game);
    document.addEventListener('keydown', press);
    document.addEventListener('click', letGo);
    return () => {
      document.removeEventListener('click', letGo);
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
  if (!view) return <Coming says={line === 'lost' ? 'The table does not answer. Trying again …' : undefined} />;
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

/** Who plays so many gives orders to all of a kind. */
const MANY = 3;

function AtTable({ now }: { now: View }): JSX.Element {
  const game = useGame();
  const view = useView();
  const sheet = useDesk(desk => desk.sheet);
  const folded = useDesk(desk => desk.folded);
  const dialog = useDesk(desk => desk.dialog);
  const replay = useDesk(desk => desk.replay || desk.moment !== null);
  const away = useDesk(desk => desk.away);
  const judge = now.you.role === 'judge';
  const leads = !judge && now.you.combatants.length >= MANY;
  useEffect(() => game.put({ away: false }), [now.table.chapter]);
  const ended = isOver(now) && !replay && !away;
  const classes = ['table-page', `sheet-${sheet}`, `phase-${now.table.phase}`];
  if (judge) classes.push('for-judge');
  if (replay) classes.push('replaying');
  if (folded) classes.push('folded');
  if (now.prompt) classes.push('asks');
  if (ended) classes.push('ended');
  const sheets = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = sheets.current;
    const turn = page?.querySelector<HTMLElement>('.panel-turn');
    if (!page || !turn || now.table.phase !== 'lobby') return;
    // The map is shown whole above whatever the lobby has to say.
    const watch = new ResizeObserver(() => page.style.setProperty('--lobby', `${turn.offsetHeight}px`));
    watch.observe(turn);
    return () => watch.disconnect();
  }, [now.table.phase]);
  return (
    <div ref={sheets} class={classes.join(' ')}>
      <TimeBar view={now} shown={view} />
      <main class={view.field.kind === 'map' ? 'field' : 'field mapless'}>
        <Guard what="The field">
          {view.field.kind === 'map' ? <Battlemap field={view.field} over={ended} /> : <Theatre />}
        </Guard>
        <Guard what="This combatant">
          <AtTarget />
        </Guard>
        <Guard what="The story">
          <Peek view={now} />
        </Guard>
        {replay && (
          <Guard what="The replay">
            <ReplayBar />
          </Guard>
        )}
      </main>
      <Banner />
      {ended ? (
        <Guard what="The end">
          <End view={now} />
        </Guard>
      ) : (
        <div class="panel panel-turn sheet">
          <Guard what="The question">
            <Turn view={now} />
          </Guard>
        </div>
      )}
      <nav class="tabs" aria-label="Panels">
        <Tab name="turn" says={gathers(now) && !now.prompt ? 'Lobby' : 'Turn'} calls={now.prompt !== null} />
        <Tab name="log" says="Story" />
        {judge && <Tab name="judge" says="Judge" />}
        {leads && <Tab name="judge" says="Orders" />}
        <Corner />
        <button
          type="button"
          class="quiet fold"
          aria-expanded={!folded}
          title={folded ? 'Open the story' : 'Fold the story away'}
          onClick={() => game.put({ folded: !folded })}
        >
          <Icon name={folded ? 'back' : 'forth'} />
          <span class="sr">{folded ? 'Open the story' : 'Fold the story away'}</span>
        </button>
      </nav>
      <div class="panel panel-log">
        <Guard what="The story">
          <Log view={now} />
        </Guard>
      </div>
      {leads && (
        <div class="panel panel-judge">
          <Guard what="The orders">
            <div class="judge">
              <Orders view={now} />
            </div>
          </Guard>
        </div>
      )}
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
