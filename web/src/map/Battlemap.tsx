import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { reach, self, useDesk, useGame, useSitting, useView } from '../game';
import { arrival } from '../judge/newcomers';
import type { Choice } from '../turn/choice';
import type { Combatant, Field, Square } from '../wire/protocol';
import { Camera } from './camera';
import { Engagements } from './Engagements';
import { Features } from './Features';
import { Ground } from './Ground';
import { CELL, type Drawn, likelyWay } from './geometry';
import { Names } from './Names';
import { placesOf } from './places';
import { act, type Pointing } from './pointing';
import { Reach, Way } from './Reach';
import { Area, Caught, Ruler, type Shape, SightLine } from './Ruler';
import { isHere, spoken, stands } from './spoken';
import { steer } from './steer';
import { Token } from './Token';
import { Tools } from './Tools';

/** The way as the server says it goes; with turns of one's own, or from a server that does not say, a likely one. */
function wayOf(
  from: Square,
  { option, by }: Choice,
  told: Square[] | undefined,
  costs: { at: Square; feet: number }[],
): Square[] {
  const goal = option.at as Square;
  if (by.length) return [from, ...by, goal];
  const path = option.path ?? told;
  return path?.length ? [from, ...path] : likelyWay(from, goal, costs);
}

type MapField = Extract<Field, { kind: 'map' }>;

/** Who only passes over somebody does not ask about him. */
const REST = 120;

const floor = (at: [number, number]): Square => [Math.floor(at[0]), Math.floor(at[1])];

/** Who lies on the ground is drawn below those who stand, a mount below its howdah and that below those who sit on it. */
const layer = (who: Combatant): number => (stands(who) ? (who.on ? (who.sort === 'vehicle' ? 2 : 3) : 1) : 0);

/** The battlemap: everything on it is drawn from the view, nothing is decided here. */
export function Battlemap({ field }: { field: MapField }): JSX.Element {
  const game = useGame();
  const view = useView();
  const sitting = useSitting(all => all);
  const desk = useDesk(all => all);
  const svg = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const camera = useRef<Camera | null>(null);
  const [hover, setHover] = useState<Pointing | null>(null);
  const [from, setFrom] = useState<Square | null>(null);
  const [drag, setDrag] = useState<{ id: string; at: Square } | null>(null);
  const [shape, setShape] = useState<Shape>('circle 20');
  const rest = useRef(0);
  const live = desk.moment === null;
  const me = self(view);

  useEffect(() => {
    if (!svg.current || !scene.current) return;
    const eye = new Camera(svg.current, scene.current);
    camera.current = eye;
    // On a small screen one begins where the fight is, not with all of the map.
    const fit = () =>
      eye.begin(
        field,
        view.combatants.filter(one => isHere(one) && !one.placeless),
        me,
      );
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(svg.current);
    const node = svg.current;
    node.addEventListener('wheel', eye.wheel, { passive: false });
    return () => {
      watch.disconnect();
      node.removeEventListener('wheel', eye.wheel);
    };
  }, [field.width, field.height, view.table.chapter]);

  // Who is asked is brought into sight, so that nobody looks for himself on a wide map.
  const asked = view.prompt?.who;
  useEffect(() => {
    if (asked && me && !me.placeless) camera.current?.reveal(me, field);
  }, [asked]);

  const order = new Map(view.sides.map((side, i) => [side.name, i]));
  const spots = useMemo(() => {
    const placed = view.combatants.filter(one => isHere(one) && !one.placeless);
    const moved = placed.map(one => (drag?.id === one.id ? { ...one, at: drag.at } : one));
    return moved.sort((a, b) => layer(a) - layer(b));
  }, [view.combatants, drag]);
  const places = useMemo(() => placesOf(spots), [spots]);
  const squares = useMemo(() => reach(sitting, desk), [sitting.options, desk.gait]);
  const within = live && desk.tool === 'look' ? squares : null;
  const choice = live ? desk.choice : null;
  const target = choice?.option.target;
  const goal = choice?.option.at;

  const pointing = (event: PointerEvent): Pointing => {
    const id = (event.target as Element).closest?.('[data-id]')?.getAttribute('data-id') ?? null;
    return { id, point: camera.current?.squares(event) ?? [0, 0] };
  };

  const mark = (who: Combatant): string => {
    const marks: string[] = [];
    if (who.id === me?.id && view.prompt) marks.push('asked');
    if (who.turn === 'now') marks.push('now');
    if (who.id === target) marks.push('target');
    if (choice?.option.provokes.includes(who.id)) marks.push('provoked');
    if (who.id === desk.looking) marks.push('looking');
    if (view.you.combatants.includes(who.id)) marks.push('mine');
    return marks.join(' ');
  };

  const down = (event: PointerEvent) => {
    const at = pointing(event);
    camera.current?.down(event);
    if (desk.tool === 'measure' || desk.tool === 'area') setFrom(floor(at.point));
    if (desk.tool === 'hand' && at.id && live && camera.current) {
      camera.current.held = true;
      svg.current?.setPointerCapture(event.pointerId);
      setDrag({ id: at.id, at: floor(at.point) });
    }
  };

  const move = (event: PointerEvent) => {
    camera.current?.move(event);
    const at = pointing(event);
    if (drag) return setDrag({ ...drag, at: floor(at.point) });
    const same = hover && hover.id === at.id && String(floor(hover.point)) === String(floor(at.point));
    if (same) return;
    setHover(at);
    clearTimeout(rest.current);
    const to = at.id;
    if (live && me && to && to !== me.id && desk.tool === 'look')
      rest.current = setTimeout(() => game.sight(me.id, to), REST) as unknown as number;
  };

  const up = (event: PointerEvent) => {
    const tap = camera.current?.up(event);
    if (drag) {
      if (camera.current) camera.current.held = false;
      const who = view.combatants.find(one => one.id === drag.id);
      setDrag(null);
      if (who && String(who.at) !== String(drag.at)) game.judge(`move ${who.name} to ${drag.at[0]},${drag.at[1]}`);
      else if (who) game.put({ looking: who.id });
      return;
    }
    if (tap && desk.tool === 'add' && desk.coming) {
      game.judge(arrival(desk.coming, floor(pointing(event).point)));
      game.put({ coming: null, tool: 'look' });
    } else if (tap && desk.tool === 'look') act(game, view, within?.squares ?? [], pointing(event), event.shiftKey);
  };

  const over = hover ? floor(hover.point) : null;
  const seen = hover?.id ? view.combatants.find(one => one.id === hover.id) : undefined;
  const costs = (within?.squares ?? []).map(one => ({ at: one.at as Square, feet: one.feet ?? 0 }));

  return (
    <div class="battlemap">
      <Tools camera={camera} field={field} shape={shape} setShape={setShape} />
      <svg
        ref={svg}
        class={`map tool-${desk.tool}`}
        role="application"
        aria-label="Battlemap. Arrow keys move the cursor, Enter acts, question mark lists all keys."
        // In lower case: SVG knows no other.
        tabindex={0}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={event => camera.current?.up(event)}
        onPointerLeave={() => setHover(null)}
        onKeyDown={event => steer(event, game, view, camera.current, within?.squares ?? [])}
      >
        <defs>
          <marker
            id="blade"
            viewBox="0 0 8 8"
            refX="6"
            refY="4"
            markerWidth="5"
            markerHeight="5"
            orient="auto-start-reverse"
          >
            <path class="blade" d="M0 1 7 4 0 7Z" />
          </marker>
          <marker id="step" viewBox="0 0 8 8" refX="5" refY="4" markerWidth="4" markerHeight="4" orient="auto">
            <path class="step" d="M0 0 8 4 0 8Z" />
          </marker>
        </defs>
        <g ref={scene}>
          <Ground
            width={field.width}
            height={field.height}
            ground={field.ground}
            heights={field.heights}
            water={field.water}
          />
          <Features features={view.features} ground={field.ground} />
          {within && <Reach squares={within.squares} who={me} />}
          {goal && me && choice && (
            <Way who={me} way={wayOf(me.at, choice, sitting.whys.get(choice.option.text)?.path, costs)} />
          )}
          {spots.map(one => (
            <Token
              // A new element for who falls: Chromium 156 keeps the old colours otherwise.
              key={`${one.id} ${stands(one)}`}
              who={one}
              place={places.get(one.id) as Drawn}
              side={order.get(one.side) ?? 3}
              mark={mark(one)}
              spoken={spoken(view, one, me)}
            />
          ))}
          <Engagements engaged={view.engaged} places={places} near={[me?.id, desk.looking, hover?.id]} />
          <Names all={spots} places={places} />
          {choice?.option.area && <Caught area={choice.option.area} />}
          {desk.tool === 'measure' && from && over && <Ruler from={from} to={over} />}
          {desk.tool === 'area' && over && <Area shape={shape} from={from ?? me?.at ?? over} to={over} />}
          {live &&
            desk.tool === 'look' &&
            me &&
            seen &&
            sitting.sight &&
            (sitting.sight.to ?? seen.id) === seen.id &&
            seen.id !== me.id && <SightLine from={me} to={seen.at} sight={sitting.sight} />}
          {desk.tool === 'add' && over && (
            <rect
              class="landing"
              x={over[0] * CELL + 2}
              y={over[1] * CELL + 2}
              width={CELL - 4}
              height={CELL - 4}
              rx={4}
            />
          )}
          {desk.cursor && (
            <rect
              class="cursor"
              x={desk.cursor[0] * CELL}
              y={desk.cursor[1] * CELL}
              width={CELL}
              height={CELL}
              rx={3}
            />
          )}
        </g>
      </svg>
    </div>
  );
}
