import type { JSX } from 'preact';
import type { Combatant } from '../wire/protocol';
import { CELL, type Drawn, degrees } from './geometry';
import { memo } from './memo';
import { pictureOf, Silhouette } from './Silhouette';

/** Sides differ by shape as well as colour, so that nobody needs to tell colours apart. */
export function frame(side: number, rx: number, ry: number): string {
  switch (side % 4) {
    case 0:
      return `M0-${ry}A${rx} ${ry} 0 1 1 0 ${ry}A${rx} ${ry} 0 1 1 0-${ry}Z`;
    case 1: {
      const [a, b] = [rx * 0.92, ry * 0.92];
      const c = Math.min(a, b) * 0.34;
      return `M${-a + c}-${b}H${a - c}L${a}-${b - c}V${b - c}L${a - c} ${b}H${-a + c}L-${a} ${b - c}V-${b - c}Z`;
    }
    case 2:
      return `M0-${ry}L${rx} 0 0 ${ry}-${rx} 0Z`;
    default:
      return `M-${rx * 0.55}-${ry}H${rx * 0.55}L${rx} 0 ${rx * 0.55} ${ry}H-${rx * 0.55}L-${rx} 0Z`;
  }
}

/** The number of one among many alike: the 2 of "Orc 2". */
export function mookNumber(name: string): string | null {
  return /\s(\d{1,3})$/.exec(name)?.[1] ?? null;
}

export function initials(name: string): string {
  const letters = [...name.trim()];
  return letters.slice(0, 3).join('');
}

const PIPS: Record<string, number> = { unhurt: 3, hurt: 2, 'badly hurt': 1, down: 0, dead: 0 };

function Life({ who, r, foot }: { who: Combatant; r: number; foot: number }): JSX.Element {
  const width = Math.min(2 * r, 30 + r * 0.4) * 0.8;
  const known = who.hp !== undefined && who.most;
  const part = known ? Math.max(0, Math.min(1, (who.hp ?? 0) / (who.most ?? 1))) : (PIPS[who.health] ?? 3) / 3;
  const low = part <= 0.34 ? 'low' : part <= 0.67 ? 'mid' : 'full';
  return (
    <g class={`life ${low}`} transform={`translate(${-width / 2} ${foot - 2.5})`}>
      <rect class="back" x={-0.8} y={-0.8} width={width + 1.6} height={5.1} rx={2} />
      <rect class="left" width={width * part} height={3.5} rx={1.2} />
      {!known && <path class="notch" d={`M${width / 3} 0v3.500M${(width * 2) / 3} 0v3.500`} />}
    </g>
  );
}

export interface TokenProps {
  who: Combatant;
  place: Drawn;
  side: number;
  mark: string;
  spoken: string;
}

export const Token = memo(function Token({ who, place, side, mark, spoken }: TokenProps): JSX.Element {
  const [rx, ry] = [place.rx * CELL, place.ry * CELL];
  const r = Math.min(rx, ry);
  const front = who.facing === 'N' || who.facing === 'S' ? ry : who.facing === 'E' || who.facing === 'W' ? rx : r;
  const fallen = who.health === 'down' || who.health === 'dead';
  const number = mookNumber(who.name);
  const ahead = place.ahead ?? [0, 0];
  return (
    <g
      class={`token side-${side % 4} ${fallen ? 'fallen' : ''} ${who.health === 'dead' ? 'dead' : ''} ${who.hidden ? 'hidden' : ''} ${mark}`}
      data-id={who.id}
      role="img"
      aria-label={spoken}
      // As a style, not an attribute: only so can a move be shown as one.
      style={{ transform: `translate(${place.x * CELL}px, ${place.y * CELL}px)` }}
    >
      <path class="ring" d={frame(side, rx + 3, ry + 3)} />
      {!fallen && (
        <path
          class="wedge"
          transform={`rotate(${degrees(who.facing)}) translate(0 ${-(front + 1)}) scale(${Math.max(1, r / 26)})`}
          d="M-6.500 1.500 0-6 6.500 1.500Z"
        />
      )}
      <path class="body" d={frame(side, rx, ry)} />
      <g transform={`translate(${ahead[0] * CELL} ${ahead[1] * CELL + (place.shared ? -1 : -1.5)})`}>
        <Silhouette picture={pictureOf(who.sort, who.weapon, who.armour)} size={r * (place.ahead ? 1.1 : 1.34)} />
      </g>
      {fallen ? (
        <path
          class="cross"
          d={`M${-r * 0.62} ${-r * 0.62}L${r * 0.62} ${r * 0.62}M${r * 0.62} ${-r * 0.62}L${-r * 0.62} ${r * 0.62}`}
        />
      ) : (
        <Life who={who} r={r} foot={ry} />
      )}
      {number && (
        <g class="number" transform={`translate(${rx * 0.72} ${-ry * 0.68})`}>
          <circle r={6.4} />
          <text y={3}>{number}</text>
        </g>
      )}
      {!fallen && who.conditions.length > 0 && (
        <g class="condition" transform={`translate(${-rx * 0.72} ${-ry * 0.68})`}>
          <path d="M0-6.500 6 4.500H-6Z" />
          <text y={3.4}>
            {who.conditions.length > 1 ? who.conditions.length : (who.conditions[0]?.[0] ?? '').toUpperCase()}
          </text>
          <title>{who.conditions.join(', ')}</title>
        </g>
      )}
    </g>
  );
});
