import type { JSX } from 'preact';
import { Icon } from '../look/Icon';
import { FACINGS } from '../map/geometry';
import { SideMark } from '../page/Name';
import type { ContentLine, Facing } from '../wire/protocol';
import { textOf } from '../yaml/value';
import { type Draft, type Fighter, newFighter, sidesOf } from './draft';
import { Search } from './Search';

export interface Placing {
  placing: { key: number; index: number } | null;
  setPlacing(placing: { key: number; index: number } | null): void;
}

/** A name nobody has yet. */
export function freeName(draft: Draft, name: string): string {
  const taken = new Set(draft.fighters.map(one => one.name));
  for (let i = 1; ; i++) {
    const free = i === 1 ? name : `${name} ${String.fromCharCode(64 + i)}`;
    if (!taken.has(free)) return free;
  }
}

export function Roster({
  draft,
  put,
  placing,
  setPlacing,
}: { draft: Draft; put(change: Partial<Draft>): void } & Placing): JSX.Element {
  const sides = sidesOf(draft);
  const add = (kind: string, line: ContentLine) => {
    const isClass = kind === 'classes';
    const side = isClass ? (sides[0] ?? 'party') : (sides.find(one => one !== 'party') ?? 'foes');
    const name = line.name.charAt(0).toUpperCase() + line.name.slice(1);
    const fighter = newFighter(side, isClass ? 'class' : 'creature', line.id, freeName(draft, name));
    put({ fighters: [...draft.fighters, fighter] });
    setPlacing({ key: fighter.key, index: 0 });
  };
  const change = (key: number, fields: Partial<Fighter>) =>
    put({ fighters: draft.fighters.map(one => (one.key === key ? { ...one, ...fields } : one)) });
  return (
    <section class="roster">
      <h3>Combatants</h3>
      <Search
        kinds={['classes', 'creatures']}
        rulebook={draft.rulebook}
        placeholder="Add: fighter, orc, wolf …"
        choose={add}
      />
      <datalist id="sides">
        {sides.map(side => (
          <option key={side} value={side} />
        ))}
      </datalist>
      <ul class="plain">
        {draft.fighters.map(one => (
          <Entry
            key={one.key}
            fighter={one}
            side={sides.indexOf(one.side)}
            onMap={draft.kind === 'map'}
            change={fields => change(one.key, fields)}
            drop={() => put({ fighters: draft.fighters.filter(each => each.key !== one.key) })}
            placing={placing}
            setPlacing={setPlacing}
          />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps extends Placing {
  fighter: Fighter;
  side: number;
  onMap: boolean;
  change(fields: Partial<Fighter>): void;
  drop(): void;
}

function Entry({ fighter, side, onMap, change, drop, placing, setPlacing }: EntryProps): JSX.Element {
  const recount = (text: string) => {
    const count = Math.min(100, Math.max(1, Number(text) || 1));
    change({ count, places: Array.from({ length: count }, (_, i) => fighter.places[i] ?? null) });
  };
  const rest = (name: string, text: string) => {
    const fields = new Map(fighter.rest);
    if (text.trim()) fields.set(name, text.trim());
    else fields.delete(name);
    change({ rest: fields });
  };
  const shield = (borne: boolean) => {
    const fields = new Map(fighter.rest);
    if (borne) fields.set('shield', true);
    else fields.delete('shield');
    change({ rest: fields });
  };
  return (
    <li class="fighter">
      <div class="row">
        <SideMark side={Math.max(0, side)} />
        <input
          class="grow"
          aria-label="Name"
          value={fighter.name}
          maxLength={64}
          onChange={event => change({ name: event.currentTarget.value.trim() || fighter.name })}
        />
        <input
          class="narrow"
          aria-label="Side"
          list="sides"
          value={fighter.side}
          onChange={event => change({ side: event.currentTarget.value.trim() || fighter.side })}
        />
        <button type="button" class="quiet tiny" title="Remove" onClick={drop}>
          <Icon name="trash" />
          <span class="sr">Remove {fighter.name}</span>
        </button>
      </div>
      <div class="row small">
        <span class="what">{fighter.what}</span>
        {fighter.kind === 'class' ? (
          <label>
            level{' '}
            <input
              type="number"
              min={0}
              max={20}
              value={fighter.level}
              onChange={event => change({ level: Number(event.currentTarget.value) })}
            />
          </label>
        ) : (
          <label>
            how many{' '}
            <input
              type="number"
              min={1}
              max={100}
              value={fighter.count}
              onChange={event => recount(event.currentTarget.value)}
            />
          </label>
        )}
        <input
          class="narrow"
          aria-label="Weapon"
          placeholder="weapon"
          value={textOf(fighter.rest.get('weapon'))}
          onChange={event => rest('weapon', event.currentTarget.value)}
        />
        <input
          class="narrow"
          aria-label="Armour"
          placeholder="armour"
          value={textOf(fighter.rest.get('armour'))}
          onChange={event => rest('armour', event.currentTarget.value)}
        />
        <label>
          <input
            type="checkbox"
            checked={!!fighter.rest.get('shield')}
            onChange={event => shield(event.currentTarget.checked)}
          />{' '}
          shield
        </label>
      </div>
      {onMap && (
        <div class="chips">
          <select
            aria-label="Facing"
            value={fighter.facing ?? ''}
            onChange={event => change({ facing: (event.currentTarget.value as Facing) || null })}
          >
            <option value="">faces …</option>
            {FACINGS.map(one => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
          {fighter.places.map((place, index) => (
            <button
              key={index}
              type="button"
              draggable
              class={`chip side-${Math.max(0, side) % 4} ${place ? 'placed' : ''}`}
              aria-pressed={placing?.key === fighter.key && placing.index === index}
              title={place ? `at ${place[0]},${place[1]}` : 'drag onto the map, or press and then choose a square'}
              onClick={() => setPlacing({ key: fighter.key, index })}
              onDragStart={event => {
                event.dataTransfer?.setData('text/plain', `${fighter.key} ${index}`);
                setPlacing({ key: fighter.key, index });
              }}
            >
              {fighter.count > 1 ? index + 1 : place ? `${place[0]},${place[1]}` : 'place'}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
