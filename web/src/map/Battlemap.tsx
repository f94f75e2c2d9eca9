import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useCell } from '../cell';
import { reach, self, useDesk, useGame, useSitting, useView } from '../game';
import type { Choice } from '../turn/choice';
import type { Combatant, Field, View } from '../wire/protocol';
import { Edges } from './Edges';
import { Engagements } from './Engagements';
import { Fading } from './Fading';
import { Features } from './Features';
import { Feel } from './Feel';
import { Foreseen } from './Foreseen';
import { Formations } from './Formations';
import { Ground } from './Ground';
import { CELL, type Drawn, type Standing } from './geometry';
import { floor, useHands } from './hands';
import { Names } from './Names';
import { Plan } from './Plan';
import { placesOf } from './places';
import { aims, areaAt } from './pointing';
import { Reach } from './Reach';
import { Area, Caught, caughtBy, Ruler, type Shape, SightLine } from './Ruler';
import { Square } from './Square';
import { isHere, spoken, stands } from './spoken';
import { useStage } from './stage';
import { steer } from './steer';
import { Token } from './Token';
import { Tools } from './Tools';
import { BEYOND, borderOf } from './terrain/land';
import { WhyNot } from './WhyNot';

/** The map and what is drawn beyond it, as a view box. */
function around({ width, height }: { width: number; height: number }, aside: number): string {
  return `${-aside * CELL} ${-BEYOND * CELL} ${(width + 2 * aside) * CELL} ${(height + 2 * BEYOND) * CELL}`;
}

/** When all is over the map lies beside its verdict, and the land goes on below that. */
const ASIDE = 32;

/** Whom an answer is aimed at, and where it leads. */
function meant(view: View, { option }: Choice): Standing[] {
  const target = view.combatants.find(one => one.id === option.target && !one.placeless);
  if (!target) return [];
  const me = self(view);
  return me && option.at && option.gait ? [target, { ...me, at: option.at }] : [target];
}

type MapField = Extract<Field, { kind: 'map' }>;

/** Who lies on the ground is drawn below those who stand, a mount below its howdah and that below those who sit on it. */
const layer = (who: Combatant): number => (stands(who) ? (who.on ? (who.sort === 'vehicle' ? 2 : 3) : 1) : 0);

/** The battlemap: everything on it is drawn from the view, nothing is decided here. */
export function Battlemap({ field, over: ended = false }: { field: MapField; over?: boolean }): JSX.Element {
  const game = useGame();
  const view = useView();
  const sitting = useSitting(all => all);
  const desk = useDesk(all => all);
  const rulers = useCell(game.rulers);
  const [shape, setShape] = useState<Shape>('circle 20');
  const live = desk.moment === null;
  const me = self(view);
  const aimed = useMemo(() => (live && desk.choice ? meant(view, desk.choice) : []), [live, desk.choice, view]);
  const stage = useStage(field, view, me, aimed, ended);
  const squares = useMemo(() => reach(sitting, desk), [sitting.options, desk.gait]);
  const within = live && desk.tool === 'look' ? squares : null;
  const moves = within?.squares ?? [];
  const hands = useHands({ game, view, desk, me, moves, stage, live });
  const { hover, drag, walk, ruler } = hands;

  const order = useMemo(() => new Map(view.sides.map((side, i) => [side.name, i])), [view.sides]);
  const spots = useMemo(() => {
    const placed = view.combatants.filter(one => isHere(one) && !one.placeless);
    const moved = placed.map(one => (drag?.id === one.id ? { ...one, at: drag.at } : one));
    return moved.sort((a, b) => layer(a) - layer(b));
  }, [view.combatants, drag]);
  const places = useMemo(() => placesOf(spots), [spots]);
  const foes = useMemo(() => spots.filter(one => one.side !== me?.side && stands(one)), [spots, me?.side]);
  const options = useMemo(() => (sitting.options?.groups ?? []).flatMap(group => group.options), [sitting.options]);
  const aimable = useMemo(() => new Set(options.filter(aims).map(one => one.target)), [options]);

  const choice = live && !walk ? desk.choice : null;
  const over = hover ? floor(hover.point) : null;
  // A spell's area moves with the pointer; the tap lays it down.
  const laid = choice?.option.area && over ? areaAt(options, choice.option, over) : null;
  const round = choice?.option.area && !choice.option.area.beyond?.length;
  const roams = round && over ? { at: over, feet: choice.option.area?.feet ?? 0 } : undefined;
  const area = laid?.area ?? roams ?? choice?.option.area;
  const caught = useMemo(() => new Set(area ? caughtBy(area, spots).map(one => one.id) : []), [area, spots]);
  const target = walk?.foe ?? choice?.option.target;
  const provoked = walk?.option?.provokes ?? choice?.option.provokes ?? [];
  const seen = hover?.id ? view.combatants.find(one => one.id === hover.id) : undefined;

  const mark = (who: Combatant): string => {
    const marks: string[] = [];
    if (who.id === me?.id && view.prompt) marks.push('asked');
    if (who.turn === 'now') marks.push('now');
    if (who.id === target || caught.has(who.id)) marks.push('target');
    if (live && aimable.has(who.id) && who.side !== me?.side && stands(who)) marks.push('aimable');
    if (provoked.includes(who.id)) marks.push('provoked');
    if (who.id === desk.looking) marks.push('looking');
    if (view.you.combatants.includes(who.id)) marks.push('mine');
    return marks.join(' ');
  };

  const told = choice ? sitting.whys.get(choice.option.text)?.path : undefined;
  const plan = me && { who: me, side: order.get(me.side) ?? 3, choice, walk, told, squares: moves };
  const aside = ended ? ASIDE : BEYOND;
  return (
    <div class={`battlemap beyond-${borderOf(field)} ${field.fog ? 'foggy' : ''}`}>
      <Tools camera={stage.camera} field={field} shape={shape} setShape={setShape} />
      <div class="lie">
        <svg ref={stage.land} class="land" viewBox={around(field, aside)} aria-hidden="true">
          <Ground
            width={field.width}
            height={field.height}
            ground={field.ground}
            heights={field.heights}
            water={field.water}
            scenery={field.scenery}
            border={field.border}
            fog={field.fog}
            light={field.light}
            beyond={aside}
          />
          <Fading width={field.width} height={field.height} aside={aside} />
        </svg>
        <svg
          ref={stage.svg}
          class={`map tool-${desk.tool} ${walk ? 'walking' : ''}`}
          role="application"
          aria-label="Battlemap. Arrow keys move the cursor, Enter acts, question mark lists all keys."
          // In lower case: SVG knows no other.
          tabindex={0}
          onPointerDown={hands.down}
          onPointerMove={hands.move}
          onPointerUp={hands.up}
          onPointerCancel={hands.cancel}
          onPointerLeave={hands.leave}
          onKeyDown={event => steer(event, game, view, stage.camera.current, moves)}
        >
          <defs>
            <marker
              id="blade"
              viewBox="0 0 8 8"
              refX="6"
              refY="4"
              markerWidth="4"
              markerHeight="4"
              orient="auto-start-reverse"
            >
              <path class="blade" d="M0 1 7 4 0 7Z" />
            </marker>
            <marker id="step" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="3.4" markerHeight="3.4" orient="auto">
              <path class="step" d="M0 0 8 4 0 8Z" />
            </marker>
            <pattern id="harm" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect class="harm-ground" width="7" height="7" />
              <path class="harm-stroke" d="M0 0V7" />
            </pattern>
          </defs>
          <g ref={stage.scene}>
            <Features features={view.features} ground={field.ground} />
            {within && <Reach squares={within.squares} who={me} />}
            {plan && <Plan {...plan} />}
            <Formations all={spots} sides={order} />
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
            <Names all={spots} places={places} ground={field.ground} zoom={stage.zoom} />
            {plan && <Plan {...plan} label />}
            {live && <Feel cards={sitting.cards} places={places} svg={stage.svg} />}
            {live && view.you.role === 'judge' && !view.prompt && <Foreseen view={view} places={places} />}
            {area && <Caught area={area} all={spots} />}
            {desk.tool === 'measure' && ruler && <Ruler from={ruler.from} to={ruler.to} />}
            {live && [...rulers].map(([seat, one]) => <Ruler key={seat} {...one} />)}
            {desk.tool === 'area' && (ruler?.to ?? over) && (
              <Area
                shape={shape}
                from={ruler?.from ?? me?.at ?? (over as [number, number])}
                to={ruler?.to ?? (over as [number, number])}
              />
            )}
            {live &&
              desk.tool === 'look' &&
              !walk &&
              me &&
              seen &&
              sitting.sight &&
              (sitting.sight.to ?? seen.id) === seen.id &&
              seen.id !== me.id && <SightLine from={me} to={seen} sight={sitting.sight} />}
            {desk.tool === 'add' && over && <Square at={over} kind="landing" />}
            {desk.cursor && <Square at={desk.cursor} kind="cursor" />}
          </g>
        </svg>
        <div class="insets" />
        {me && live && <Edges camera={stage.camera} field={field} foes={foes} me={me} sides={order} />}
        <WhyNot camera={stage.camera} />
      </div>
    </div>
  );
}
