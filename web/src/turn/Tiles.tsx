import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Game, self, useDesk, useGame, useSitting } from '../game';
import { Sign } from '../look/Sign';
import type { Option, Options } from '../wire/protocol';
import { isMove } from './choice';
import { aims, bestAim, briefly, isComing, isDone, isLater, others, plainly, type Tile, tiles, under } from './slots';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Takes up what a tile stands for; pressed again, the next one it can be aimed at. */
export function take(game: Game, tile: Tile, usual?: string): void {
  const [first] = tile.options;
  if (!first) return;
  const { choice } = game.desk.value;
  if (isMove(first)) {
    game.put({ gait: first.gait, choice: null, more: null });
    document.querySelector<SVGElement>('svg.map')?.focus();
    return;
  }
  const plain = plainly(tile.options, usual);
  if (plain && choice?.option.text !== plain.text) {
    game.choose(plain);
    game.put({ looking: null });
    return;
  }
  const all = aims(tile.options, usual);
  const now = all.findIndex(option => option.text === choice?.option.text);
  const best = bestAim(tile.options, game.sitting.value.odds, usual);
  const next = now >= 0 ? all[(now + 1) % all.length] : best;
  if (next) {
    game.choose(next);
    game.put({ looking: next.target ?? null });
  } else if (tile.options.length === 1) game.choose(first);
  else game.put({ more: tile.verb, choice: null });
}

/** Why a tile cannot be used, without the name of who acts: it stands beside. */
function useHindrance(tile: Tile): string {
  const game = useGame();
  const can = tile.options.length > 0;
  const name = useSitting(sitting => (sitting.view ? self(sitting.view)?.name : undefined)) ?? '';
  const told = useSitting(sitting => sitting.whys.get(tile.verb)?.refused?.message);
  useEffect(() => {
    if (!can && !tile.refused) game.why(tile.verb);
  }, [can, tile.refused, tile.verb]);
  if (can) return '';
  return briefly(tile.refused?.message ?? told ?? 'not now', name);
}

function TileButton({ tile, usual }: { tile: Tile; usual: string | undefined }): JSX.Element {
  const game = useGame();
  const hindrance = useHindrance(tile);
  const odds = useSitting(sitting => sitting.odds);
  const taken = useDesk(desk => {
    const option = desk.choice?.option;
    if (!option) return desk.gait === tile.verb && isMove(tile.options[0] ?? ({} as Option));
    return tile.options.some(one => one.text === option.text);
  });
  const can = tile.options.length > 0;
  const likely = tile.options.some(option => option.text === usual);
  return (
    <button
      type="button"
      class={`action tile ${can ? '' : 'cannot'}`}
      aria-pressed={can ? taken : undefined}
      aria-disabled={!can}
      title={hindrance || undefined}
      onClick={() => take(game, tile, usual)}
    >
      <span class="hot" aria-hidden="true">
        {tile.key}
      </span>
      {likely && (
        <span class="dot">
          <span class="sr">usual</span>
        </span>
      )}
      <Sign name={tile.picture} />
      <b>{capital(tile.verb)}</b>
      {can && isComing(tile, odds, usual) ? (
        <span class="coming" />
      ) : (
        <small class="chance">{hindrance || under(tile, odds, usual) || ' '}</small>
      )}
    </button>
  );
}

const PLACES = 8;

/** Before it is known what can be done: the places, so that nothing moves when they are filled. */
export function ComingTiles(): JSX.Element {
  return (
    <>
      <div class="tiles" aria-busy="true">
        {Array.from({ length: PLACES }, (_, i) => (
          <div key={i} class="tile blank">
            <span class="coming" />
            <span class="coming" />
          </div>
        ))}
      </div>
      <div class="aside" />
      <p class="sr">Asking what is possible …</p>
    </>
  );
}

/** The frequent actions, each in its own place, and the door to the rest. */
export function Tiles({ options, usual }: { options: Options; usual: string | undefined }): JSX.Element {
  const game = useGame();
  const more = useDesk(desk => desk.more !== null);
  const shown = tiles(options);
  const all = options.groups.flatMap(group => group.options);
  const done = all.find(isDone);
  const later = all.filter(isLater);
  const rest = others(options, shown);
  return (
    <>
      <div class="tiles" role="toolbar" aria-label="Actions">
        {shown.map(tile => (
          <TileButton key={tile.key} tile={tile} usual={usual} />
        ))}
        <button
          type="button"
          class="action tile rest"
          aria-expanded={more}
          onClick={() => game.put({ more: more ? null : '', choice: null })}
        >
          <span class="hot" aria-hidden="true">
            /
          </span>
          <span class="dots" aria-hidden="true">
            •••
          </span>
          <b>More</b>
          <small>{rest} others</small>
        </button>
      </div>
      <div class="aside">
        {later.length > 0 && (
          <button type="button" onClick={() => game.put({ more: 'delay', choice: null })}>
            Delay …
          </button>
        )}
        {done && (
          <button type="button" onClick={() => game.choose(done)}>
            Done
          </button>
        )}
      </div>
    </>
  );
}
