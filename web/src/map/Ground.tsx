import type { JSX } from 'preact';
import { CELL } from './geometry';
import { memo } from './memo';

const COVER: Record<string, string> = { '1': 'waist-high', '2': 'chest-high', '3': 'very narrow', '4': 'full' };

interface Props {
  width: number;
  height: number;
  ground: string[];
  heights: string[];
  /** Depths: 1 to 9 feet, A for ten, B for twenty and so on. */
  water?: string[];
}

/** Feet of water that a sign stands for. */
export function depth(sign: string): number {
  if (/[A-Z]/.test(sign)) return 10 * (sign.charCodeAt(0) - 64);
  return Number(sign) || 0;
}

/** Deeper than a man can stand in. */
const DEEP = 5;

function each(rows: string[], draw: (sign: string, x: number, y: number) => JSX.Element | null): JSX.Element[] {
  const out: JSX.Element[] = [];
  rows.forEach((row, y) => {
    [...row].forEach((sign, x) => {
      const drawing = draw(sign, x, y);
      if (drawing) out.push(drawing);
    });
  });
  return out;
}

/** One path for a kind of squares: a map of 100 by 100 is then a handful of elements. */
function squares(rows: string[], wanted: (sign: string) => boolean): string {
  let path = '';
  rows.forEach((row, y) => {
    let start = -1;
    for (let x = 0; x <= row.length; x++) {
      const is = x < row.length && wanted(row[x] ?? '.');
      if (is && start < 0) start = x;
      if (!is && start >= 0) {
        path += `M${start * CELL} ${y * CELL}h${(x - start) * CELL}v${CELL}h${(start - x) * CELL}Z`;
        start = -1;
      }
    }
  });
  return path;
}

function grid(width: number, height: number): string {
  let path = '';
  for (let x = 1; x < width; x++) path += `M${x * CELL} 0V${height * CELL}`;
  for (let y = 1; y < height; y++) path += `M0 ${y * CELL}H${width * CELL}`;
  return path;
}

/** Low blocks for cover: the higher the cover, the more of the square they fill. */
function Cover({ sign, x, y }: { sign: string; x: number; y: number }): JSX.Element {
  const inset = 13 - 3 * Number(sign);
  return (
    <rect
      class={`cover cover-${sign}`}
      x={x * CELL + inset}
      y={y * CELL + inset}
      width={CELL - 2 * inset}
      height={CELL - 2 * inset}
      rx={3}
    >
      <title>cover: {COVER[sign]}</title>
    </rect>
  );
}

export function Door({ x, y, open, upright }: { x: number; y: number; open: boolean; upright: boolean }): JSX.Element {
  const at = `translate(${(x + 0.5) * CELL} ${(y + 0.5) * CELL}) rotate(${upright ? 90 : 0})`;
  return (
    <g class={open ? 'door open' : 'door'} transform={at}>
      <path class="jamb" d="M-20-6v12M20-6v12" />
      {open ? <rect x={-18} y={-22} width={6} height={20} /> : <rect x={-18} y={-4} width={36} height={8} />}
    </g>
  );
}

export const Ground = memo(function Ground({ width, height, ground, heights, water = [] }: Props): JSX.Element {
  const wall = (x: number, y: number) => ground[y]?.[x] === '#';
  return (
    <g class="ground" aria-hidden="true">
      <rect class="floor" width={width * CELL} height={height * CELL} />
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map(level => {
        const path = squares(heights, sign => Number(sign) >= level);
        return path ? <path key={level} class="height" d={path} /> : null;
      })}
      {water.length > 0 && <path class="water" d={squares(water, sign => depth(sign) > 0)} />}
      {water.length > 0 && <path class="water" d={squares(water, sign => depth(sign) > DEEP)} />}
      <path class="grid" d={grid(width, height)} />
      {each(heights, (sign, x, y) =>
        Number(sign) > 0 ? (
          <text key={`${x},${y}`} class="feet" x={x * CELL + 4} y={y * CELL + CELL - 4}>
            {Number(sign) * 5}′
          </text>
        ) : null,
      )}
      {each(water, (sign, x, y) =>
        depth(sign) > 0 ? (
          <text key={`w${x},${y}`} class="feet depth" x={x * CELL + 4} y={y * CELL + 10}>
            {depth(sign)}′
          </text>
        ) : null,
      )}
      <path class="wall" d={squares(ground, sign => sign === '#')} />
      {each(ground, (sign, x, y) => {
        if (COVER[sign]) return <Cover key={`${x},${y}`} sign={sign} x={x} y={y} />;
        if (sign === '+' || sign === "'") {
          return <Door key={`${x},${y}`} x={x} y={y} open={sign === "'"} upright={wall(x, y - 1) || wall(x, y + 1)} />;
        }
        return null;
      })}
      <rect class="edge" width={width * CELL} height={height * CELL} />
    </g>
  );
});
