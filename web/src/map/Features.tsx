import type { JSX } from 'preact';
import type { Feature } from '../wire/protocol';
import { Door } from './Ground';
import { CELL } from './geometry';

const GLYPHS: Record<string, string> = {
  chest: 'M-9-2a9 6 0 0 1 18 0v8H-9Zm0 0H9M-2-2h4v4h-4Z',
  trap: 'M-9 6-6-6-3 6 0-6 3 6 6-6 9 6Z',
  thing: 'M-7 7 7-7M-4 2l6 6M-7 7l-2 2',
  artillery: 'M-9 4 6-6M-9 4H8M-5 4v4M5 4v4',
  curtain: 'M-12-8H12M-9-8c3 6-3 10 0 16M-3-8c3 6-3 10 0 16M3-8c3 6-3 10 0 16M9-8c3 6-3 10 0 16',
  portcullis: 'M-12-9V9M-6-9V9M0-9V9M6-9V9M12-9V9M-14-3H14M-14 3H14',
  ladder: 'M-5-14V14M5-14V14M-5-9H5M-5-3H5M-5 3H5M-5 9H5',
  window: 'M-14-3H14M-14 3H14M0-3V3',
  fire: 'M-8 9c-5-7 2-9 1-16 4 3 4 6 4 9 2-1 2-4 2-5 4 4 5 8 2 12Z',
};

const PLANK = 14;

/** A ship from above: bow and stern drawn in, planks along it, under everybody who stands on it. */
export function hull(base: [number, number], facing: string): { deck: string; planks: string } {
  const [columns, rows] = base;
  const lengthwise = facing === 'E' || facing === 'W';
  const long = (lengthwise ? columns : rows) * CELL;
  const wide = (lengthwise ? rows : columns) * CELL;
  // No more than the last square is drawn in: whoever stands in the bow stands on wood.
  const bow = Math.min(long / 3, CELL);
  const half = wide / 2;
  // Drawn with the bow to the east, then turned.
  const deck =
    `M0 ${wide * 0.18}Q0 0 ${wide * 0.25} 0H${long - bow}Q${long - bow * 0.3} ${wide * 0.08} ${long} ${half}` +
    `Q${long - bow * 0.3} ${wide * 0.92} ${long - bow} ${wide}H${wide * 0.25}Q0 ${wide} 0 ${wide * 0.82}Z`;
  const planks = Array.from(
    { length: Math.max(0, Math.floor(wide / PLANK) - 1) },
    (_, i) => `M${wide * 0.1} ${(i + 1) * PLANK}H${long - bow * 0.6}`,
  ).join('');
  return { deck, planks };
}

function Vessel({ one }: { one: Feature }): JSX.Element | null {
  if (!one.at || !one.base) return null;
  const [x, y] = one.at;
  const [columns, rows] = one.base;
  const { deck, planks } = hull(one.base, one.facing ?? 'E');
  const right = (x + columns) * CELL;
  const bottom = (y + rows) * CELL;
  const turn: Record<string, string> = {
    E: `translate(${x * CELL} ${y * CELL})`,
    W: `translate(${right} ${bottom}) rotate(180)`,
    S: `translate(${right} ${y * CELL}) rotate(90)`,
    N: `translate(${x * CELL} ${bottom}) rotate(-90)`,
  };
  const label = `${one.name}, ${one.state}`;
  return (
    <g class={`vessel ${one.state.includes('burning') ? 'burning' : ''}`} role="img" aria-label={label}>
      <title>{label}</title>
      <g transform={turn[one.facing ?? 'E'] ?? turn.E}>
        <path class="deck" d={deck} />
        <path class="planks" d={planks} />
      </g>
      <text class="ship" x={x * CELL + 8} y={y * CELL - 8}>
        {one.name}
      </text>
    </g>
  );
}

/** What is nobody: doors, chests, traps and the rest, each named when pointed at. */
export function Features({ features, ground }: { features: Feature[]; ground: string[] }): JSX.Element {
  return (
    <g class="features">
      {features.map(one => (one.kind === 'vessel' ? <Vessel key={one.id} one={one} /> : null))}
      {features.map(one => {
        if (!one.at || one.kind === 'vessel') return null;
        const [x, y] = one.at;
        const upright = ground[y - 1]?.[x] === '#' || ground[y + 1]?.[x] === '#';
        const label = `${one.name}${one.state ? `, ${one.state}` : ''}`;
        return (
          <g key={one.id} class="feature" role="img" aria-label={label}>
            <title>{label}</title>
            {one.kind === 'door' ? (
              // The sign of a door is drawn with the ground; one without a sign is drawn here.
              "+'".includes(ground[y]?.[x] ?? '#') ? null : (
                <Door x={x} y={y} open={one.open ?? one.state === 'open'} upright={upright} />
              )
            ) : (
              <path
                d={Object.hasOwn(GLYPHS, one.kind) ? GLYPHS[one.kind] : GLYPHS.thing}
                transform={`translate(${(x + 0.5) * CELL} ${(y + 0.5) * CELL})`}
              />
            )}
            {one.locked && <circle class="lock" cx={(x + 0.5) * CELL} cy={(y + 0.5) * CELL} r={3.5} />}
          </g>
        );
      })}
    </g>
  );
}
