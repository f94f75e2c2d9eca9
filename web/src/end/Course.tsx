import type { JSX } from 'preact';
import { inWords } from '../log/tale';
import { type Account, people } from './account';

const WIDE = 320;
const HIGH = 206;
const LEFT = 34;
const RIGHT = 34;
const TOP = 48;
const FLOOR = 176;

/** More rounds than these are labelled by some of them. */
const MANY = 9;

/** The hit points of each side on its feet, round by round. */
export function Course({ account }: { account: Account }): JSX.Element | null {
  const sides = account.sides.filter(side => side.hp.some(hp => hp > 0));
  const points = Math.max(0, ...sides.map(side => side.hp.length));
  if (points < 2) return null;
  const most = Math.max(1, ...sides.flatMap(side => side.hp));
  const x = (i: number) => LEFT + ((WIDE - LEFT - RIGHT) * i) / (points - 1);
  const y = (hp: number) => FLOOR - ((FLOOR - TOP) * hp) / most;
  const every = Math.ceil(points / MANY);
  const rounds = Array.from({ length: points }, (_, i) => i);
  const told = sides.map(side => `${side.name}: ${side.hp.join(', ')}`).join('; ');
  return (
    <section class="sheet course">
      <h2>Hit points, round by round</h2>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`Hit points at each round's beginning. ${told}.`}>
        {rounds.map(i => (
          <path key={i} class="at" d={`M${x(i)} ${TOP - 8}V${FLOOR}`} />
        ))}
        <path class="floor" d={`M${LEFT} ${FLOOR}H${WIDE - RIGHT}`} />
        {rounds
          .filter(i => i % every === 0 || i === points - 1)
          .map(i => (
            <text key={i} class="round" x={x(i)} y={FLOOR + 20}>
              {i === 0 ? 'start' : i}
            </text>
          ))}
        {sides.map(side => (
          <g key={side.name} class={`side-${account.sides.indexOf(side) % 4}`}>
            <path class="way" d={side.hp.map((hp, i) => `${i ? 'L' : 'M'}${x(i)} ${y(hp)}`).join('')} />
            {side.hp.map((hp, i) => (
              <Mark key={`${i}.${hp}`} square={account.sides.indexOf(side) % 2 === 1} x={x(i)} y={y(hp)} />
            ))}
            <text class="label" x={x(0) - 8} y={y(side.hp[0] ?? 0) - 9}>
              {side.name} {side.hp[0]}
            </text>
            <text class="label last" x={x(points - 1) + 9} y={y(side.hp.at(-1) ?? 0) + 4}>
              {side.hp.at(-1)}
            </text>
          </g>
        ))}
        <Turn account={account} x={x} top={TOP} />
      </svg>
    </section>
  );
}

function Mark({ square, x, y }: { square: boolean; x: number; y: number }): JSX.Element {
  return square ? <rect x={x - 4.5} y={y - 4.5} width={9} height={9} /> : <circle cx={x} cy={y} r={5} />;
}

/** Where the fight turned. */
function Turn({ account, x, top }: { account: Account; x(round: number): number; top: number }): JSX.Element | null {
  const { turn } = account;
  const [who] = turn ? people(account, [turn.who]) : [];
  if (!turn || !who) return null;
  const many = turn.felled.length || turn.stopped.length;
  const does = turn.felled.length ? 'fells' : 'stops';
  const at = x(turn.round);
  return (
    <g class="turned">
      <path d={`M${at} ${top - 28}V${top + 10}`} />
      <text x={Math.min(Math.max(at, 80), 240)} y={top - 34}>
        {who.name} {does} {inWords(many)}
      </text>
    </g>
  );
}
