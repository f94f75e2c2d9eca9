import type { JSX } from 'preact';
import { CELL } from './geometry';
import { memo } from './memo';
import { BEYOND, DEEP, type Field, Land } from './terrain/land';
import { grid, grown, outlined, patches, squares } from './terrain/outline';
import { faces, hatching } from './terrain/rock';
import { blocks, courses, heaps, pillars } from './terrain/stone';
import { planks, ruts, slopes, steps, tufts, waves } from './terrain/surface';
import { wood } from './terrain/wood';

export { depth } from './terrain/land';

export function Door({ x, y, open, upright }: { x: number; y: number; open: boolean; upright: boolean }): JSX.Element {
  const at = `translate(${(x + 0.5) * CELL} ${(y + 0.5) * CELL}) rotate(${upright ? 90 : 0})`;
  return (
    <g class={open ? 'door open' : 'door'} transform={at}>
      <path class="jamb" d="M-20-7h3.5v14H-20ZM20-7h-3.5v14H20Z" />
      {open ? <rect x={-16.5} y={-26} width={6} height={26} /> : <rect x={-16.5} y={-4.5} width={33} height={9} />}
    </g>
  );
}

function Doors({ ground }: { ground: string[] }): JSX.Element {
  const wall = (x: number, y: number) => ground[y]?.[x] === '#';
  return (
    <>
      {ground.flatMap((row, y) =>
        [...row].flatMap((sign, x) =>
          sign === '+' || sign === "'"
            ? [<Door key={`${x},${y}`} x={x} y={y} open={sign === "'"} upright={wall(x, y - 1) || wall(x, y + 1)} />]
            : [],
        ),
      )}
    </>
  );
}

/** How high and how deep, once for all squares that are alike. */
function Measures({ land, box }: { land: Land; box: Parameters<typeof patches>[0] }): JSX.Element {
  const high = patches(box, (x, y) => (land.level(x, y) ? `${land.level(x, y) * 5}′` : ''));
  const deep = patches(box, (x, y) => (land.said(x, y) ? `${land.said(x, y)}′` : ''));
  const text = (kind: string) => (one: { sign: string; at: [number, number] }) => (
    <text key={`${kind}${one.at}`} class={kind} x={(one.at[0] + 0.5) * CELL} y={(one.at[1] + 0.5) * CELL + 4}>
      {one.sign}
    </text>
  );
  return (
    <>
      {high.map(text('feet'))}
      {deep.map(text('feet depth'))}
    </>
  );
}

type Box = Parameters<typeof patches>[0];

/** A floor by how well one sees it: by a lamp, dimly, or only in mind. */
function Floor({ land, box, floor }: { land: Land; box: Box; floor: (x: number, y: number) => boolean }): JSX.Element {
  const seen = (sign: string) => squares(box, (x, y) => floor(x, y) && land.fog(x, y) === sign);
  return (
    <>
      <path class={land.foggy && land.dark ? 'floor lit' : 'floor'} d={seen('*')} />
      {land.foggy && <path class="floor dim" d={seen('~')} />}
      {land.foggy && <path class="floor remembered" d={seen('r')} />}
    </>
  );
}

/** Under the open sky what one does not see lies under a veil. */
function Mist({ land, box }: { land: Land; box: Box }): JSX.Element {
  const veil = (sign: string, kind: string) => (
    <path class={`mist ${kind}`} d={squares(box, (x, y) => land.fog(x, y) === sign)} />
  );
  return (
    <>
      {veil('~', 'dim')}
      {veil('r', 'remembered')}
      {veil('?', 'unknown')}
    </>
  );
}

/** The levels there are, lowest first. */
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * The land a fight is on, drawn from the scenario's own letters and nothing else: the same letters are the same picture
 * every time. `beyond` says that it goes on where the map ends, and how far to its left and right.
 */
export const Ground = memo(function Ground(field: Field & { beyond?: number }): JSX.Element {
  const land = new Land(field);
  const aside = field.beyond ?? 0;
  const far = aside ? BEYOND : 0;
  const map = { left: 0, top: 0, right: land.width, bottom: land.height };
  const box = { left: -aside, top: -far, right: land.width + aside, bottom: land.height + far };
  const rock = land.rock();
  const stone = (x: number, y: number) => land.wall(x, y) && !rock(x, y);
  const wet = (x: number, y: number) => land.depth(x, y) > 0 && !land.wall(x, y);
  const deep = (x: number, y: number) => land.depth(x, y) > DEEP && wet(x, y);
  const road = (x: number, y: number) => land.scenery(x, y) === '=';
  const plank = (x: number, y: number) => land.scenery(x, y) === '-';
  const known = (x: number, y: number) => land.fog(x, y) !== '?';
  const floor = (x: number, y: number) => land.inside(x, y) && !rock(x, y) && known(x, y);
  const bare = (x: number, y: number) =>
    floor(x, y) && land.ground(x, y) === '.' && '.,'.includes(land.scenery(x, y)) && land.depth(x, y) === 0;
  const stones = heaps(map, land);
  const trees = wood(box, land);
  const wall = faces(map, land, rock);
  const has = (path: string, kind: string) => path && <path class={kind} d={path} />;
  return (
    <g class={`ground border-${land.border} ${land.foggy ? 'foggy' : ''}`} aria-hidden="true">
      {far > 0 && (
        <rect
          class="beyond"
          x={-aside * CELL}
          y={-far * CELL}
          width={(land.width + 2 * aside) * CELL}
          height={(land.height + 2 * far) * CELL}
        />
      )}
      {land.border === 'rock' ? (
        <>
          {!far && <rect class="beyond" width={land.width * CELL} height={land.height * CELL} />}
          {has(hatching(map, land, rock), 'hatching')}
          <Floor land={land} box={map} floor={floor} />
        </>
      ) : (
        <rect class="floor" width={land.width * CELL} height={land.height * CELL} />
      )}
      {LEVELS.map(level => {
        const path = outlined(box, (x, y) => land.level(x, y) >= level);
        return path ? <path key={level} class="height" d={path} /> : null;
      })}
      {has(slopes(box, land), 'slope')}
      {has(grown(box, road, 0.13), 'road')}
      {has(ruts(box, land), 'ruts')}
      {has(grown(box, wet, 0.18, 5), 'water')}
      {has(grown(box, deep, 0.14, 7), 'water deep')}
      {has(waves(box, wet), 'waves')}
      {has(squares(map, plank), 'planks')}
      {has(planks(map, land), 'boards')}
      <path class="grid" d={grid(map, floor)} />
      {land.border === 'plain' && <rect class="edge" width={land.width * CELL} height={land.height * CELL} />}
      {has(tufts(map, land, bare), 'tufts')}
      {has(steps(map, land), 'steps')}
      <Measures land={land} box={map} />
      {has(squares(map, stone), 'shade')}
      {has(blocks(map, stone), 'wall')}
      {has(courses(map, stone), 'courses')}
      {has(wall.seen, 'face')}
      {has(wall.remembered, 'face remembered')}
      {has(stones.shapes, 'stones')}
      {has(stones.facets, 'facets')}
      {has(pillars(map, land), 'pillars')}
      <Doors ground={field.ground} />
      {has(trees.shade, 'tree-shade')}
      {has(
        squares(map, (x, y) => land.tree(x, y)),
        'thicket',
      )}
      {trees.crowns.length > 0 && (
        <g class="crowns">
          {trees.crowns.map(one => (
            <path key={one.slice(0, 16)} d={one} />
          ))}
        </g>
      )}
      {has(trees.leaves, 'leaves')}
      {land.foggy && land.border !== 'rock' && <Mist land={land} box={map} />}
    </g>
  );
});
