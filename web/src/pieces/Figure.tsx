import type { JSX } from 'preact';
import { badges, signOf } from './conditions';
import { beak, frame, HALF } from './frames';
import { pictureOf } from './pictures';
import { Silhouette } from './Silhouette';

/** Whom a piece stands for: as much as is known of him. */
export interface Portrayed {
  name: string;
  sort: string;
  weapon?: string;
  armour?: string;
  health?: string;
  hp?: number;
  most?: number;
  conditions?: string[];
  hidden?: boolean;
  ready?: string;
  declares?: string;
}

/** The number of one among many alike: the 2 of "Orc 2". */
export function mookNumber(name: string): string | null {
  return /\s(\d{1,3})$/.exec(name)?.[1] ?? null;
}

const THIRDS: Record<string, number> = { unhurt: 3, hurt: 2, 'badly hurt': 1, down: 0, dead: 0 };

/** How much is left of somebody: exactly if that is known, else in thirds; null while he is unhurt, and when he is down. */
export function left({ hp, most, health = 'unhurt' }: Portrayed): { part: number; thirds: boolean } | null {
  if (health === 'down' || health === 'dead') return null;
  if (hp !== undefined && most) return hp >= most ? null : { part: Math.max(0, hp / most), thirds: false };
  const thirds = THIRDS[health] ?? 3;
  return thirds === 3 ? null : { part: thirds / 3, thirds: true };
}

function Life({ who, foot }: { who: Portrayed; foot: number }): JSX.Element | null {
  const life = left(who);
  if (!life) return null;
  const [width, high] = [27, 5.4];
  return (
    <g class={life.part <= 0.34 ? 'life low' : 'life'} transform={`translate(${-width / 2} ${foot - 6.4})`}>
      <rect class="back" x={-1.4} y={-1.4} width={width + 2.8} height={high + 2.8} />
      <rect class="left" width={Math.max(1.5, width * life.part)} height={high} />
      {life.thirds && <path class="notch" d={`M${width / 3} 0v${high}M${(width * 2) / 3} 0v${high}`} />}
    </g>
  );
}

function Chip({ text, x, y }: { text: string; x: number; y: number }): JSX.Element {
  const wide = 8.5 + text.length * 6.4;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="chip grows">
        <rect x={-wide / 2} y={-7.8} width={wide} height={15.6} rx={4.5} />
        <text y={4.1}>{text}</text>
      </g>
    </g>
  );
}

function Badges({ who, x, y }: { who: Portrayed; x: number; y: number }): JSX.Element {
  return (
    <>
      {badges(who).map((badge, i) => {
        const sign = badge.sign ? signOf(badge.sign) : null;
        return (
          <g key={badge.text} transform={`translate(${x - (i ? 3.5 : 0)} ${y + i * 15})`}>
            <g class="badge grows">
              <circle r={7.6} />
              {sign ? (
                <g transform="translate(-6 -6) scale(.75)">
                  {sign.line && <path class="line" d={sign.line} />}
                  {sign.solid && <path class="solid" d={sign.solid} />}
                </g>
              ) : (
                <text y={3.6}>{badge.text.startsWith('+') ? badge.text : badge.text.charAt(0).toUpperCase()}</text>
              )}
              <title>{badge.text}</title>
            </g>
          </g>
        );
      })}
    </>
  );
}

/** In how much of its frame a silhouette stands. */
const FILLS = [1.36, 1.42, 1.26, 1.24];

const isProne = (who: Portrayed) => (who.conditions ?? []).some(one => /prone|knocked/.test(one));

/**
 * The piece of somebody, in a box where its frame is 20 from the middle: the map, the ribbon and every list draw by it.
 * `degrees` says where he looks; without it there is no beak.
 */
export function Figure({
  who,
  side,
  rx = HALF,
  ry = HALF,
  degrees = null,
  ahead,
}: {
  who: Portrayed;
  side: number;
  rx?: number;
  ry?: number;
  degrees?: number | null;
  /** Where the picture stands, if not in the middle. */
  ahead?: [number, number];
}): JSX.Element {
  const fallen = who.health === 'down' || who.health === 'dead';
  const prone = !fallen && isProne(who);
  const picture = who.health === 'dead' ? 'dead' : pictureOf(who.sort, who.weapon, who.armour);
  const number = mookNumber(who.name);
  const r = Math.min(rx, ry);
  const [dx, dy] = ahead ?? [0, side % 4 === 2 ? -1.5 : 0];
  const posture = who.health === 'dead' ? 'dead' : fallen ? 'down' : who.hidden ? 'unseen' : '';
  return (
    <g class={`figure ${posture}`}>
      {degrees !== null && !fallen && !prone && (
        <path class="beak" transform={`rotate(${degrees})`} d={beak(side, degrees, rx, ry)} />
      )}
      <path class="body" d={frame(side, rx, ry)} />
      {degrees !== null && !fallen && !prone && !who.hidden && (
        <path class="bill" transform={`rotate(${degrees})`} d={beak(side, degrees, rx, ry)} />
      )}
      <g transform={`translate(${dx} ${dy})`}>
        <Silhouette picture={picture} size={r * (ahead ? 1.05 : (FILLS[side % 4] as number))} turn={prone ? 100 : 0} />
      </g>
      <Life who={who} foot={ry} />
      {number && <Chip text={number} x={rx * 0.78} y={-ry * 0.84} />}
      <Badges who={who} x={-rx * 0.84} y={-ry * 0.84} />
    </g>
  );
}
