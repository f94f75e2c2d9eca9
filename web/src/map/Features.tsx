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
};

/** What is nobody: doors, chests, traps and the rest, each named when pointed at. */
export function Features({ features, ground }: { features: Feature[]; ground: string[] }): JSX.Element {
  return (
    <g class="features">
      {features.map(one => {
        if (!one.at) return null;
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
