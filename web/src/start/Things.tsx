import type { JSX } from 'preact';
import { Icon } from '../look/Icon';
import { isMap, type Mapping, textOf, type Value } from '../yaml/value';
import type { Draft } from './draft';

const KINDS = ['door', 'curtain', 'portcullis', 'window', 'chest', 'trap', 'pit', 'ladder', 'thing', 'artillery'];

/** What may be said of each kind; the rest is for the text. */
const STATES: Record<string, string[]> = {
  door: ['open', 'locked', 'stuck', 'hidden'],
  curtain: ['open'],
  portcullis: ['open'],
  window: ['open', 'locked'],
  chest: ['open', 'locked', 'hidden'],
  trap: ['hidden', 'disarmed', 'underfoot'],
  pit: ['hidden'],
};

function thingsOf(draft: Draft): Mapping[] {
  const features = draft.rest.get('features');
  return Array.isArray(features) ? features.filter(isMap) : [];
}

/** Doors with locks, chests, traps and what else is nobody. */
export function Things({ draft, put }: { draft: Draft; put(change: Partial<Draft>): void }): JSX.Element {
  const things = thingsOf(draft);
  const keep = (next: Mapping[]) => {
    const rest = new Map(draft.rest);
    if (next.length) rest.set('features', next);
    else rest.delete('features');
    put({ rest });
  };
  const add = () =>
    keep([
      ...things,
      new Map<string, Value>([
        ['name', `thing ${things.length + 1}`],
        ['kind', 'door'],
        ['at', [0, 0]],
      ]),
    ]);
  return (
    <details class="options">
      <summary>
        Doors, chests and things <span class="fine">{things.length || 'none'}</span>
      </summary>
      <ul class="plain">
        {things.map((thing, i) => (
          <Thing
            key={`${i}`}
            thing={thing}
            onMap={draft.kind === 'map'}
            change={next => keep(things.map((old, j) => (j === i ? next : old)))}
            drop={() => keep(things.filter((_, j) => j !== i))}
          />
        ))}
      </ul>
      <button type="button" onClick={add}>
        Add one
      </button>
    </details>
  );
}

interface ThingProps {
  thing: Mapping;
  onMap: boolean;
  change(thing: Mapping): void;
  drop(): void;
}

function Thing({ thing, onMap, change, drop }: ThingProps): JSX.Element {
  const set = (name: string, value: Value) => {
    const next = new Map(thing);
    if (value === false || value === '') next.delete(name);
    else next.set(name, value);
    change(next);
  };
  const at = thing.get('at');
  const [x, y] = Array.isArray(at) ? (at as number[]) : [0, 0];
  const kind = textOf(thing.get('kind'));
  return (
    <li class="fighter">
      <div class="row">
        <input
          class="grow"
          aria-label="Name of the thing"
          maxLength={60}
          value={textOf(thing.get('name'))}
          onChange={event => set('name', event.currentTarget.value.trim() || 'thing')}
        />
        <select aria-label="Kind of thing" value={kind} onChange={event => set('kind', event.currentTarget.value)}>
          {KINDS.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <button type="button" class="quiet tiny" title="Remove" onClick={drop}>
          <Icon name="trash" />
          <span class="sr">Remove</span>
        </button>
      </div>
      <div class="row small">
        {onMap && (
          <label>
            at
            <input
              type="number"
              aria-label="Column"
              min={0}
              value={x}
              onChange={event => set('at', [Number(event.currentTarget.value), y ?? 0])}
            />
            <input
              type="number"
              aria-label="Row"
              min={0}
              value={y}
              onChange={event => set('at', [x ?? 0, Number(event.currentTarget.value)])}
            />
          </label>
        )}
        {((Object.hasOwn(STATES, kind) && STATES[kind]) || []).map(state => (
          <label key={state}>
            <input
              type="checkbox"
              checked={thing.get(state) === true}
              onChange={event => set(state, event.currentTarget.checked)}
            />{' '}
            {state}
          </label>
        ))}
      </div>
    </li>
  );
}
