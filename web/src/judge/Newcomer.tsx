import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useDesk, useGame } from '../game';
import { Search } from '../start/Search';
import type { View } from '../wire/protocol';
import { arrival, type Coming, freeName } from './newcomers';

/** Where to: a square tapped on the map; without one, beside somebody. */
function Whereto({ view, coming, stop }: { view: View; coming: Coming; stop(): void }): JSX.Element {
  const game = useGame();
  const [beside, setBeside] = useState('');
  if (view.field.kind === 'map')
    return (
      <p class="row" role="status">
        <span class="grow">Now tap the square where {coming.name || 'it'} comes in.</span>
        <button type="button" class="quiet" onClick={stop}>
          Not yet
        </button>
      </p>
    );
  return (
    <div class="row">
      <select class="grow" aria-label="Where" value={beside} onChange={event => setBeside(event.currentTarget.value)}>
        <option value="">where its side stands</option>
        {view.combatants.map(one => (
          <option key={one.id} value={one.name}>
            beside {one.name}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="primary"
        onClick={() => {
          game.judge(arrival(coming, beside));
          stop();
        }}
      >
        Add
      </button>
      <button type="button" class="quiet" onClick={stop}>
        Not yet
      </button>
    </div>
  );
}

/** Somebody joins the fight: found by name, given a side, and set down with a tap on the map. */
export function Newcomer({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const coming = useDesk(desk => desk.coming);
  const put = (change: Partial<Coming>) => coming && game.put({ coming: { ...coming, ...change } });
  const stop = () => game.put({ coming: null, tool: 'look' });
  const level = /^(.+) (\d+)$/.exec(coming?.what ?? '');
  return (
    <div class="newcomer">
      <Search
        kinds={['creatures', 'classes']}
        rulebook={view.table.rulebook}
        placeholder="Add somebody"
        choose={(kind, line) => {
          const side = coming?.side || (view.sides.find(one => one.judge)?.name ?? view.sides[0]?.name ?? '');
          const what = kind === 'classes' ? `${line.id} 1` : line.id;
          game.put({
            coming: { what, name: freeName(line.name, view.combatants), side },
            tool: view.field.kind === 'map' ? 'add' : 'look',
          });
        }}
      />
      {coming && (
        <div class="coming">
          {coming.what && (
            <div class="row">
              <input
                class="grow"
                aria-label="Its name"
                value={coming.name}
                maxLength={64}
                onInput={event => put({ name: event.currentTarget.value })}
              />
              {level && (
                <label>
                  level{' '}
                  <input
                    type="number"
                    min={1}
                    max={14}
                    value={level[2]}
                    onInput={event => put({ what: `${level[1]} ${Number(event.currentTarget.value) || 1}` })}
                  />
                </label>
              )}
              <select
                aria-label="Its side"
                value={coming.side}
                onChange={event => put({ side: event.currentTarget.value })}
              >
                {view.sides.map(side => (
                  <option key={side.name} value={side.name}>
                    {side.name}
                  </option>
                ))}
              </select>
            </div>
          )}
          <Whereto view={view} coming={coming} stop={stop} />
        </div>
      )}
    </div>
  );
}
