import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useGame } from '../game';
import { Piece } from '../pieces/Piece';
import type { View } from '../wire/protocol';
import { type Group, groups, orders, plural, title, turns, under } from './groups';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Whither they fall back: a square by its column and row. */
function Whither({ go }: { go(order: string): void }): JSX.Element {
  const [place, setPlace] = useState('');
  const right = /^\d{1,3}, ?\d{1,3}$/.test(place.trim());
  return (
    <form
      class="row"
      onSubmit={event => {
        event.preventDefault();
        if (right) go(`fall back to ${place.trim()}`);
      }}
    >
      <input
        class="grow"
        aria-label="Fall back to which square"
        placeholder="column, row: 12,4"
        value={place}
        onInput={event => setPlace(event.currentTarget.value)}
      />
      <button type="submit" disabled={!right}>
        Fall back
      </button>
    </form>
  );
}

function Ordered({ view, group }: { view: View; group: Group }): JSX.Element {
  const game = useGame();
  const [placing, setPlacing] = useState(false);
  const now = under(view, group);
  const side = view.sides.findIndex(one => one.name === group.side);
  const first = group.who[0];
  const give = (order: string) => {
    setPlacing(order === 'fall back');
    if (order !== 'fall back') game.do({ type: 'order', who: group.who.map(one => one.id), order });
  };
  const words = orders(view, group);
  return (
    <li class="ordered">
      <div class="row">
        {first && <Piece who={first} side={side < 0 ? 3 : side} size={32} />}
        <span class="grow">
          <b>
            <bdi>{title(group)}</bdi>
          </b>
          <small>{turns(group)}</small>
        </span>
      </div>
      <select
        aria-label={`Orders for ${title(group)}`}
        value={placing ? 'fall back' : (now ?? 'mixed')}
        onChange={event => give(event.currentTarget.value)}
      >
        <option value="">Ask me</option>
        {now === null && <option value="mixed">each has an order of its own</option>}
        {now && !words.includes(now) && <option value={now}>{capital(now)}</option>}
        {words.map(word => (
          <option key={word} value={word}>
            {capital(word)}
          </option>
        ))}
        {view.field.kind === 'map' && <option value="fall back">Fall back to …</option>}
      </select>
      {placing && <Whither go={give} />}
    </li>
  );
}

/** Standing orders for whom one runs: all of a kind at once. */
export function Orders({ view }: { view: View }): JSX.Element | null {
  const all = groups(view);
  if (all.length === 0) return null;
  const sides = [...new Set(all.map(one => one.side))];
  const whole: Group[] = sides
    .map(side => ({ name: side, whole: true, side, who: all.filter(one => one.side === side).flatMap(one => one.who) }))
    .filter(one => all.filter(group => group.side === one.side).length > 1);
  return (
    <section class="orders">
      <h3>While you wait{all.length === 1 && all[0] ? `: ${plural(all[0].name).toLowerCase()}` : ''}</h3>
      <p class="fine">Orders stand until changed. You are asked only when one cannot be kept.</p>
      <ul class="plain">
        {[...whole, ...all].map(group => (
          <Ordered key={`${group.whole} ${group.side} ${group.name}`} view={view} group={group} />
        ))}
      </ul>
    </section>
  );
}
