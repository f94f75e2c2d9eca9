import type { JSX } from 'preact';
import { self, useDesk, useGame, useView } from '../game';
import { target } from '../map/pointing';
import { engagedWith, feetInTheatre, listed, nameOf, spoken, stands } from '../map/spoken';
import { Piece } from '../pieces/Piece';
import { feet } from '../turn/chance';
import type { Combatant, View } from '../wire/protocol';

/** Everybody by how far off, nearest band first: in reach, then by tens of feet. */
export function bands(view: View, from: Combatant): { feet: number; who: Combatant[] }[] {
  const found = new Map<number, Combatant[]>();
  for (const who of view.combatants) {
    if (who.id === from.id) continue;
    const far = feetInTheatre(view, from.id, who.id) ?? Number.POSITIVE_INFINITY;
    const band = far <= 5 ? 5 : Number.isFinite(far) ? Math.ceil(far / 10) * 10 : far;
    found.set(band, [...(found.get(band) ?? []), who]);
  }
  return [...found].sort(([a], [b]) => a - b).map(([band, who]) => ({ feet: band, who }));
}

function Person({ who, from }: { who: Combatant; from: Combatant }): JSX.Element {
  const game = useGame();
  const view = useView();
  const looking = useDesk(desk => desk.looking === who.id);
  const aimed = useDesk(desk => desk.choice?.option.target === who.id);
  const side = Math.max(
    0,
    view.sides.findIndex(one => one.name === who.side),
  );
  const engaged = engagedWith(view, who.id).map(id => nameOf(view, id));
  const far = feetInTheatre(view, from.id, who.id);
  return (
    <li>
      <button
        type="button"
        class={`person side-${side % 4} ${stands(who) ? '' : 'fallen'} ${looking ? 'looking' : ''} ${aimed ? 'target' : ''}`}
        aria-label={spoken(view, who, from)}
        onClick={() => target(game, who.id)}
      >
        <Piece who={who} side={side} size={44} />
        <span class="who">
          <bdi>{who.name}</bdi>
        </span>
        <span class="state">
          {who.hp !== undefined ? `${who.hp} / ${who.most} hp` : who.health}
          {who.conditions.length > 0 && `, ${who.conditions.join(', ')}`}
        </span>
        {who.on && (
          <span class="state">
            on <bdi>{nameOf(view, who.on)}</bdi>
          </span>
        )}
        {engaged.length > 0 && <span class="state">⚔ {listed(engaged)}</span>}
        {far !== undefined && <span class="far">{feet(far)}</span>}
      </button>
    </li>
  );
}

/** A fight without a map: everybody in bands of distance from one's own. */
export function Theatre(): JSX.Element {
  const view = useView();
  const from = self(view) ?? view.combatants.find(stands) ?? view.combatants[0];
  if (!from) return <p>Nobody is here.</p>;
  return (
    <section class="theatre" aria-label="Who is where">
      <div class="band self">
        <h3>
          Seen from <bdi>{from.name}</bdi>
        </h3>
        <ul>
          <Person who={from} from={from} />
        </ul>
      </div>
      {bands(view, from).map(band => (
        <div class="band" key={band.feet}>
          <h3>
            {band.feet === 5
              ? 'Within reach, 5′'
              : Number.isFinite(band.feet)
                ? `Up to ${feet(band.feet)}`
                : 'Somewhere'}
          </h3>
          <ul>
            {band.who.map(who => (
              <Person key={who.id} who={who} from={from} />
            ))}
          </ul>
        </div>
      ))}
      <Distances view={view} />
    </section>
  );
}

/** Who is how far from whom, for those who stand; few enough to read. */
const READABLE = 14;

function Distances({ view }: { view: View }): JSX.Element | null {
  const all = view.combatants.filter(stands);
  if (all.length < 3 || all.length > READABLE) return null;
  const engaged = new Set(view.engaged.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return (
    <table class="distances">
      <caption>All distances; bold: engaged</caption>
      <thead>
        <tr>
          <td />
          {all.slice(0, -1).map(one => (
            <th key={one.id} scope="col">
              <bdi>{one.name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.slice(1).map((row, i) => (
          <tr key={row.id}>
            <th scope="row">
              <bdi>{row.name}</bdi>
            </th>
            {all.slice(0, i + 1).map(one => {
              const far = feetInTheatre(view, row.id, one.id);
              const text = far === undefined ? '–' : feet(far);
              return <td key={one.id}>{engaged.has(`${row.id} ${one.id}`) ? <b>{text}</b> : text}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
