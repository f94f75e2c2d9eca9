import { useRef, useState } from 'preact/hooks';
import type { Desk, Game } from '../game';
import { arrival } from '../judge/newcomers';
import type { Combatant, Option, Square, View } from '../wire/protocol';
import { footprint } from './geometry';
import { act, askWhyNot, moveAt, type Pointing, target } from './pointing';
import type { Stage } from './stage';

/** Who only passes over somebody does not ask about him. */
const REST = 120;
/** Less than this is a tap, in pixels. */
const TAP = 5;

/** One's own piece in the hand: where it would be set down. */
export interface Walk {
  /** The square under the finger. */
  over: Square;
  option: Option | null;
  /** The foe under the finger. */
  foe: string | null;
}

/** What hands do on the map: point, tap, pan, drag a piece, hold a ruler. */
export interface Hands {
  hover: Pointing | null;
  /** Whom the Judge's hand has taken up. */
  drag: { id: string; at: Square } | null;
  walk: Walk | null;
  ruler: { from: Square; to: Square } | null;
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  cancel(event: PointerEvent): void;
  leave(): void;
}

export const floor = (at: [number, number]): Square => [Math.floor(at[0]), Math.floor(at[1])];

const same = (a: Square, b: Square) => a[0] === b[0] && a[1] === b[1];

export function useHands({
  game,
  view,
  desk,
  me,
  moves,
  stage,
  live,
}: {
  game: Game;
  view: View;
  desk: Desk;
  me: Combatant | undefined;
  /** The squares one may go to now. */
  moves: Option[];
  stage: Stage;
  live: boolean;
}): Hands {
  const [hover, setHover] = useState<Pointing | null>(null);
  const [drag, setDrag] = useState<Hands['drag']>(null);
  const [walk, setWalk] = useState<Walk | null>(null);
  const [ruler, setRuler] = useState<Hands['ruler']>(null);
  const rest = useRef(0);
  const hovered = useRef<string | null>(null);
  /** Where a piece was taken up; it is in the hand once that moves. */
  const taken = useRef<{ x: number; y: number; id: string } | null>(null);
  const { camera, svg } = stage;

  const pointing = (event: PointerEvent): Pointing => {
    // While something is held the event is the map's, whoever lies under the finger.
    const under = camera.current?.held
      ? document.elementFromPoint(event.clientX, event.clientY)
      : (event.target as Element);
    const id = under?.closest?.('[data-id]')?.getAttribute('data-id') ?? null;
    return { id, point: camera.current?.squares(event) ?? [0, 0] };
  };

  const hold = (event: PointerEvent) => {
    if (camera.current) camera.current.held = true;
    svg.current?.setPointerCapture(event.pointerId);
  };

  const release = () => {
    if (camera.current) camera.current.held = false;
    taken.current = null;
    setWalk(null);
  };

  /** One's own piece, or the mount under it, when one is asked where to go. */
  const mine = (id: string | null) =>
    id !== null && live && moves.length > 0 && me !== undefined && (id === me.id || id === me.on);

  const down = (event: PointerEvent) => {
    const at = pointing(event);
    camera.current?.down(event);
    if (camera.current?.pinched) return release();
    if (desk.spot) game.put({ spot: null });
    if (desk.tool === 'measure' || desk.tool === 'area') {
      hold(event);
      setRuler({ from: floor(at.point), to: floor(at.point) });
    } else if (desk.tool === 'hand' && at.id && live) {
      hold(event);
      setDrag({ id: at.id, at: floor(at.point) });
    } else if (desk.tool === 'look' && mine(at.id)) {
      hold(event);
      taken.current = { x: event.clientX, y: event.clientY, id: at.id as string };
    }
  };

  const carry = (event: PointerEvent, at: Pointing) => {
    const from = taken.current;
    if (!from || !me) return;
    if (!walk && Math.hypot(event.clientX - from.x, event.clientY - from.y) < TAP) return;
    const other = view.combatants.find(one => one.id === at.id);
    const foe = other && other.side !== me.side ? other.id : null;
    const option = foe ? null : moveAt(moves, at.point, footprint(me));
    const over = floor(at.point);
    if (walk && walk.option === option && walk.foe === foe && same(walk.over, over)) return;
    if (!walk) game.put({ choice: null, looking: null, over: null, spot: null });
    setWalk({ over, option, foe });
  };

  const move = (event: PointerEvent) => {
    camera.current?.move(event);
    const at = pointing(event);
    if (taken.current) return carry(event, at);
    if (drag) return setDrag({ ...drag, at: floor(at.point) });
    if (ruler && camera.current?.held) {
      const to = floor(at.point);
      if (same(ruler.to, to)) return;
      setRuler({ ...ruler, to });
      if (desk.tool === 'measure') game.measure({ from: ruler.from, to });
    }
    if (hover && hover.id === at.id && same(floor(hover.point), floor(at.point))) return;
    setHover(at);
    clearTimeout(rest.current);
    const to = at.id;
    if (desk.over && desk.over !== to) game.put({ over: null });
    hovered.current = to;
    if (!live || !to || desk.tool !== 'look' || event.pointerType === 'touch') return;
    rest.current = setTimeout(() => {
      if (hovered.current !== to) return;
      if (view.prompt) game.put({ over: to });
      if (me && to !== me.id) game.sight(me.id, to);
    }, REST) as unknown as number;
  };

  /** Set down: what would be done there is shown, and a button does it. */
  const setDown = (where: Walk) => {
    if (where.foe) target(game, where.foe);
    else if (where.option) game.choose(where.option);
    else if (me && !same(where.over, floor(me.at))) askWhyNot(game, moves, where.over);
  };

  const up = (event: PointerEvent) => {
    const tap = camera.current?.up(event);
    const from = taken.current;
    if (from) {
      const where = walk;
      release();
      if (where) setDown(where);
      else target(game, from.id);
      return;
    }
    if (drag) {
      release();
      const who = view.combatants.find(one => one.id === drag.id);
      setDrag(null);
      if (who && String(who.at) !== String(drag.at)) game.judge(`move ${who.name} to ${drag.at[0]},${drag.at[1]}`);
      else if (who) game.put({ looking: who.id });
      return;
    }
    if (ruler && camera.current?.held) {
      release();
      // A template stays where it was laid; a ruler is in the hand only.
      if (desk.tool === 'measure') {
        setRuler(null);
        game.measure();
      }
      return;
    }
    if (tap && desk.tool === 'add' && desk.coming) {
      game.judge(arrival(desk.coming, floor(pointing(event).point)));
      game.put({ coming: null, tool: 'look' });
    } else if (tap && desk.tool === 'look') act(game, view, moves, pointing(event), event.shiftKey);
  };

  return {
    hover,
    drag,
    walk,
    ruler,
    down,
    move,
    up,
    cancel: event => {
      camera.current?.up(event);
      release();
      setDrag(null);
      if (ruler) game.measure();
      setRuler(null);
    },
    leave: () => {
      setHover(null);
      hovered.current = null;
      if (desk.over) game.put({ over: null });
    },
  };
}
