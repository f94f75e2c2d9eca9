import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Figure } from '../pieces/Figure';
import { frame, HALF } from '../pieces/frames';
import type { Combatant } from '../wire/protocol';
import { CELL, type Drawn, degrees } from './geometry';
import { memo } from './memo';

export interface TokenProps {
  who: Combatant;
  place: Drawn;
  side: number;
  /** How things stand with him: `now asked looking aimable target provoked mine`. */
  mark: string;
  spoken: string;
}

/** Four corners about who is aimed at. */
function corners(x: number, y: number): string {
  const arm = 9;
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ]
    .map(([cx, cy]) => {
      const [h, v] = [Math.sign(cx as number) * -arm, Math.sign(cy as number) * -arm];
      return `M${(cx as number) + h} ${cy}h${-h}v${v}`;
    })
    .join('');
}

/** What is said by form about a piece: who acts, who is looked at, aimed at, or would strike. */
function Rings({ side, rx, ry, mark }: { side: number; rx: number; ry: number; mark: string }): JSX.Element {
  const is = (word: string) => mark.split(' ').includes(word);
  return (
    <>
      {(is('now') || is('asked')) && (
        <g class="lamp-ring">
          <path class="halo" d={frame(side, rx + 10, ry + 10)} />
          <path class="rim" d={frame(side, rx + 4.6, ry + 4.6)} />
          <path class="light" d={frame(side, rx + 4.6, ry + 4.6)} />
        </g>
      )}
      {is('looking') && !is('target') && <path class="ring" d={frame(side, rx + 4.8, ry + 4.8)} />}
      {is('aimable') && !is('target') && !is('provoked') && !is('looking') && (
        <path class="dots" d={frame(side, rx + 4.8, ry + 4.8)} />
      )}
      {is('provoked') && <path class="danger" d={frame(side, rx + 5.2, ry + 5.2)} />}
      {is('target') && <path class="corners" d={corners(rx + 5, ry + 5)} />}
    </>
  );
}

/** So long a square is gone, and a way at most, in milliseconds. */
const SQUARE = 60;
const LONGEST = 400;

export function travelTime(from: Pick<Drawn, 'x' | 'y'>, to: Pick<Drawn, 'x' | 'y'>): number {
  return Math.min(LONGEST, Math.round(Math.hypot(to.x - from.x, to.y - from.y) * SQUARE));
}

/** Somebody on the map. All of it is drawn in the piece's own box and scaled to the squares he fills. */
export const Token = memo(function Token({ who, place, side, mark, spoken }: TokenProps): JSX.Element {
  const scale = (Math.min(place.rx, place.ry) * CELL) / HALF;
  const [rx, ry] = [(place.rx * CELL) / scale, (place.ry * CELL) / scale];
  const ahead: [number, number] | undefined = place.ahead && [
    (place.ahead[0] * CELL) / scale,
    (place.ahead[1] * CELL) / scale,
  ];
  const before = useRef(place);
  const travel = travelTime(before.current, place);
  before.current = place;
  const fallen = who.health === 'down' || who.health === 'dead';
  return (
    <g
      class={`token side-${side % 4} ${fallen ? 'fallen' : ''} ${mark}`}
      data-id={who.id}
      role="img"
      aria-label={spoken}
      // As a style, not an attribute: only so can a move be shown as one.
      style={{ transform: `translate(${place.x * CELL}px, ${place.y * CELL}px)`, transitionDuration: `${travel}ms` }}
    >
      <g transform={`scale(${scale.toFixed(3)})`} class={scale > 1 ? 'big' : undefined}>
        <g class="struck">
          <Rings side={side} rx={rx} ry={ry} mark={mark} />
          <Figure who={who} side={side} rx={rx} ry={ry} degrees={degrees(who.facing)} ahead={ahead} />
          {mark.includes('provoked') && (
            <g class="warning" transform={`translate(0 ${-ry - 12})`}>
              <path d="M0-7.500L8.200 6.500H-8.200Z" />
              <path class="mark" d="M0-2.800v4.600M0 3.900v.4" />
            </g>
          )}
        </g>
      </g>
    </g>
  );
});
