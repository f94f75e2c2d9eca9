import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Features } from '../map/Features';
import { Ground } from '../map/Ground';
import { CELL, drawn } from '../map/geometry';
import { Names } from '../map/Names';
import { Token } from '../map/Token';
import type { Combatant, Facing, Feature, Square } from '../wire/protocol';
import { isMap, textOf } from '../yaml/value';
import { type Draft, type Fighter, sceneryOf, sidesOf } from './draft';
import { Pens } from './Pens';
import type { Placing } from './Roster';
import { looking, type Pen, placed, resize, stroke } from './sketching';

function stand(fighter: Fighter, index: number, at: Square): Combatant {
  const name = fighter.count > 1 ? `${fighter.name} ${index + 1}` : fighter.name;
  return {
    id: `${fighter.key} ${index}`,
    name,
    side: fighter.side,
    sort: fighter.what,
    size: '',
    at,
    base: [1, 1],
    // Nothing: whoever says nothing looks at his nearest foe, once all stand.
    facing: fighter.facing ?? ('' as Facing),
    health: 'unhurt',
    conditions: [],
    fate: '',
    weapon: textOf(fighter.rest.get('weapon')),
    armour: textOf(fighter.rest.get('armour')),
    notes: [],
  };
}

function thingsOn(draft: Draft): Feature[] {
  const features = draft.rest.get('features');
  return (Array.isArray(features) ? features : []).filter(isMap).map((one, i) => ({
    id: `f${i}`,
    kind: textOf(one.get('kind')),
    name: textOf(one.get('name')),
    at: Array.isArray(one.get('at')) ? (one.get('at') as Square) : undefined,
    state: ['open', 'locked', 'stuck', 'hidden'].filter(state => one.get(state) === true).join(', '),
    open: one.get('open') === true,
    locked: one.get('locked') === true || one.get('stuck') === true,
  }));
}

/** The map under the pen. Strokes draw; with the last pen combatants are set down and dragged. */
export function Sketch({
  draft,
  put,
  placing,
  setPlacing,
}: { draft: Draft; put(change: Partial<Draft>): void } & Placing): JSX.Element {
  const svg = useRef<SVGSVGElement>(null);
  const [pen, setPen] = useState<Pen>('#');
  const [cursor, setCursor] = useState<Square | null>(null);
  const last = useRef('');
  const down = useRef(false);
  const [width, height] = [draft.ground[0]?.length ?? 0, draft.ground.length];
  const active: Pen = placing ? 'place' : pen;

  const squareOf = (event: { clientX: number; clientY: number }): Square => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return [0, 0];
    const scale = Math.min(box.width / (width * CELL), box.height / (height * CELL));
    const [left, top] = [(box.width - width * CELL * scale) / 2, (box.height - height * CELL * scale) / 2];
    return [
      Math.floor((event.clientX - box.left - left) / scale / CELL),
      Math.floor((event.clientY - box.top - top) / scale / CELL),
    ];
  };
  const set = (at: Square, who = placing) => {
    if (!who || at[0] < 0 || at[1] < 0 || at[0] >= width || at[1] >= height) return;
    const { change, next } = placed(draft, who, at);
    put(change);
    setPlacing(next);
  };
  const draw = (at: Square) => {
    if (String(at) === last.current) return;
    last.current = String(at);
    put(stroke(draft, active, at));
  };
  const tokens = looking(draft.fighters.flatMap(one => one.places.flatMap((at, i) => (at ? [stand(one, i, at)] : []))));
  const places = drawn(tokens);
  const sides = sidesOf(draft);

  const press = (event: PointerEvent) => {
    const id = (event.target as Element).closest?.('[data-id]')?.getAttribute('data-id');
    down.current = true;
    last.current = '';
    if (active !== 'place') return draw(squareOf(event));
    if (id && !placing) {
      const [key, index] = id.split(' ').map(Number) as [number, number];
      setPlacing({ key, index });
      down.current = false;
    } else set(squareOf(event));
  };
  const steer = (event: KeyboardEvent) => {
    const steps: Record<string, Square> = {
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
    };
    const step = steps[event.key];
    const [x, y] = cursor ?? [0, 0];
    if (step)
      setCursor([Math.min(width - 1, Math.max(0, x + step[0])), Math.min(height - 1, Math.max(0, y + step[1]))]);
    else if (event.key === 'Enter' || event.key === ' ') {
      last.current = '';
      if (active === 'place') set([x, y]);
      else draw([x, y]);
    } else if (event.key === 'Escape') setPlacing(null);
    else return;
    event.preventDefault();
  };

  return (
    <section class="sketch">
      <div class="pens">
        <select
          aria-label="Kind of field"
          value={draft.kind}
          onChange={event => put({ kind: event.currentTarget.value as Draft['kind'] })}
        >
          <option value="map">a map</option>
          <option value="theatre">no map</option>
        </select>
        {draft.kind === 'map' ? (
          <>
            <Pens
              active={active}
              take={next => {
                setPen(next);
                setPlacing(null);
              }}
            />
            <label>
              <input
                type="number"
                aria-label="Squares wide"
                value={width}
                min={4}
                max={100}
                onChange={event => put(resize(draft, Number(event.currentTarget.value), height))}
              />{' '}
              by{' '}
              <input
                type="number"
                aria-label="Squares high"
                value={height}
                min={4}
                max={100}
                onChange={event => put(resize(draft, width, Number(event.currentTarget.value)))}
              />
            </label>
            <span class="fine" role="status">
              {placing ? 'Choose a square for the pressed one; Esc to stop.' : ''}
            </span>
          </>
        ) : (
          <label>
            Feet between the sides{' '}
            <input
              type="number"
              min={5}
              max={5000}
              step={5}
              value={draft.distance}
              onChange={event => put({ distance: Number(event.currentTarget.value) || 30 })}
            />
          </label>
        )}
      </div>
      {draft.kind === 'map' && (
        <svg
          ref={svg}
          class={`map pen-${active === 'place' ? 'place' : 'draw'}`}
          viewBox={`0 0 ${width * CELL} ${height * CELL}`}
          role="application"
          aria-label="Map to draw on. Arrow keys move, Enter draws."
          tabindex={0}
          onPointerDown={press}
          onPointerMove={event => down.current && active !== 'place' && draw(squareOf(event))}
          onPointerUp={() => {
            down.current = false;
          }}
          onPointerLeave={() => {
            down.current = false;
          }}
          onDragOver={event => event.preventDefault()}
          onDrop={event => {
            event.preventDefault();
            const [key, index] = (event.dataTransfer?.getData('text/plain') ?? '').split(' ').map(Number) as [
              number,
              number,
            ];
            set(squareOf(event), { key, index });
          }}
          onKeyDown={steer}
        >
          <Ground
            width={width}
            height={height}
            ground={draft.ground}
            heights={draft.heights}
            water={draft.water}
            {...sceneryOf(draft)}
          />
          <Features features={thingsOn(draft)} ground={draft.ground} />
          {tokens.map((one, i) => (
            <Token
              key={one.id}
              who={one}
              place={places[i] as (typeof places)[number]}
              side={Math.max(0, sides.indexOf(one.side))}
              mark={placing && `${placing.key} ${placing.index}` === one.id ? 'looking' : ''}
              spoken={`${one.name} at ${one.at[0]},${one.at[1]}`}
            />
          ))}
          <Names
            all={tokens}
            places={new Map(tokens.map((one, i) => [one.id, places[i] as (typeof places)[number]]))}
          />
          {cursor && (
            <rect class="cursor" x={cursor[0] * CELL} y={cursor[1] * CELL} width={CELL} height={CELL} rx={3} />
          )}
        </svg>
      )}
    </section>
  );
}
