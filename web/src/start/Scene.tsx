import type { JSX } from 'preact';
import { Features } from '../map/Features';
import { Ground } from '../map/Ground';
import { CELL, drawn } from '../map/geometry';
import { borderOf } from '../map/terrain/land';
import { Piece } from '../pieces/Piece';
import type { Combatant, Overview } from '../wire/protocol';
import { frameOf, plainPiece } from './framing';

/** More pieces than this are drawn as bare shapes. */
const MANY = 70;
/** So many of a side are shown where there is no map. */
const GATHERED = 6;

export interface SceneProps {
  scene: Pick<Overview, 'sides' | 'field' | 'features' | 'combatants' | 'distances'>;
  /** Width by height of the place it is drawn in. */
  shape: number;
}

/** A small picture of a fight: its ground and who stands on it. It says nothing that the words beside it do not. */
export function Scene({ scene, shape }: SceneProps): JSX.Element {
  const { field, combatants } = scene;
  if (field.kind === 'theatre') return <Minds scene={scene} shape={shape} />;
  const here = combatants.filter(one => one.at && one.base);
  const box = frameOf(here, field.width, field.height, shape);
  const places = drawn(here);
  const bare = here.length > MANY || box.width / CELL > 60;
  return (
    <svg
      class={`map scene beyond-${borderOf(field)} ${field.light === 'dark' ? 'by-night' : ''}`}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Ground {...field} />
      <Features features={scene.features} ground={field.ground} />
      {here.map((who, i) => {
        const { x, y, rx, ry } = places[i] as (typeof places)[number];
        const side = Math.max(0, scene.sides.indexOf(who.side));
        if (bare)
          return (
            <path key={who.id} class={`bare side-${side % 4}`} d={plainPiece(side, x * CELL, y * CELL, rx * CELL)} />
          );
        const size = 2.2 * Math.min(rx, ry) * CELL;
        return (
          <g key={who.id} transform={`translate(${x * CELL - size / 2} ${y * CELL - size / 2})`}>
            <Piece who={who} side={side} size={size} />
          </g>
        );
      })}
    </svg>
  );
}

/** Without a map: who faces whom, and how far apart they are. */
function Minds({ scene, shape }: SceneProps): JSX.Element {
  const [high, size] = [140, 36];
  const wide = high * shape;
  const groups = scene.sides.map(side => scene.combatants.filter(one => one.side === side));
  const feet = nearest(scene);
  return (
    <svg class="scene minds" viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {[60, 110, 160, 210].map(r => (
        <circle key={r} class="ripple" cx={wide * 0.2} cy={high / 2} r={r} />
      ))}
      {groups.map((group, side) => {
        const middle = wide * (0.2 + (0.6 * side) / Math.max(1, groups.length - 1));
        const shown = group.slice(0, GATHERED);
        return shown.map((who, i) => {
          const across = shown.length > 1 ? 2 : 1;
          const rows = Math.ceil(shown.length / across);
          const x = middle + ((i % across) - (across - 1) / 2) * (size + 6);
          const y = high / 2 + (Math.floor(i / across) - (rows - 1) / 2) * (size + 4);
          return (
            <g key={who.id} transform={`translate(${x - size / 2} ${y - size / 2})`}>
              <Piece who={who} side={side} size={size} />
            </g>
          );
        });
      })}
      {feet !== null && (
        <g class="between">
          <path d={`M${wide * 0.38} ${high / 2}H${wide * 0.62}`} />
          <rect x={wide / 2 - 20} y={high / 2 - 13} width={40} height={26} rx={4} />
          <text x={wide / 2} y={high / 2 + 5}>
            {feet}′
          </text>
        </g>
      )}
    </svg>
  );
}

/** Feet between those of two sides who are nearest to each other. */
function nearest({ combatants, distances = {} }: SceneProps['scene']): number | null {
  const side = new Map(combatants.map((one: Combatant) => [one.id, one.side]));
  const apart = Object.entries(distances).flatMap(([pair, feet]) => {
    const [a, b] = pair.split(' ') as [string, string];
    return side.get(a) === side.get(b) ? [] : [feet];
  });
  return apart.length ? Math.min(...apart) : null;
}
