import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Piece } from '../pieces/Piece';
import { feet } from '../turn/chance';
import type { Combatant } from '../wire/protocol';
import type { Camera, Insets, Look } from './camera';
import { CELL, centre, feetBetween } from './geometry';

/** So many wait at the edge; farther ones are found by looking there. */
const MOST = 6;
const HALF = 22;
const PHONE = 760;
const TOOLS = 60;

export interface Waiting {
  who: Combatant;
  left: number;
  top: number;
  feet: number;
}

/** Foes one does not see because the map is moved or small: each at the edge where he is, with his distance. */
export function waiting(
  look: Look,
  free: Insets & { width: number; height: number },
  foes: Combatant[],
  me: Combatant,
): Waiting[] {
  const out: Waiting[] = [];
  const near = foes.map(who => ({ who, feet: feetBetween(me, who) })).sort((a, b) => a.feet - b.feet);
  for (const one of near) {
    const [x, y] = centre(one.who);
    const at = [look.x + x * CELL * look.scale, look.y + y * CELL * look.scale] as const;
    const [right, bottom] = [free.left + free.width, free.top + free.height];
    if (at[0] > free.left && at[0] < right && at[1] > free.top && at[1] < bottom) continue;
    const left = Math.min(right - HALF, Math.max(free.left + HALF, at[0]));
    // Below at the right of a phone the tools lie.
    const low = free.width < PHONE && left > right - TOOLS ? bottom - 2 * TOOLS : bottom;
    const top = Math.min(low - HALF, Math.max(free.top + HALF, at[1]));
    // Where somebody waits already, he speaks for those behind him.
    if (out.some(other => Math.hypot(other.left - left, other.top - top) < 2 * HALF)) continue;
    out.push({ ...one, left, top });
    if (out.length === MOST) break;
  }
  return out;
}

/** Those who wait at the edge; a tap brings one into sight. */
export function Edges({
  camera,
  field,
  foes,
  me,
  sides,
}: {
  camera: RefObject<Camera | null>;
  field: { width: number; height: number };
  foes: Combatant[];
  me: Combatant;
  sides: Map<string, number>;
}): JSX.Element | null {
  const [shown, setShown] = useState<Waiting[]>([]);
  const latest = useRef({ foes, me });
  latest.current = { foes, me };
  useEffect(() => {
    const eye = camera.current;
    if (!eye) return;
    let idle = 0;
    const find = () => setShown(waiting(eye.look, eye.free(), latest.current.foes, latest.current.me));
    // They come when the map rests: while it moves they would only run about.
    const soon = () => {
      clearTimeout(idle);
      idle = setTimeout(find, 120) as unknown as number;
    };
    find();
    const off = eye.watch(soon);
    return () => {
      clearTimeout(idle);
      off();
    };
  }, [camera.current, foes, me]);
  if (shown.length === 0) return null;
  return (
    <ul class="edges" aria-label="Foes out of sight of the map">
      {shown.map(({ who, left, top, feet: far }) => (
        <li key={who.id} style={{ left: `${left}px`, top: `${top}px` }}>
          <button type="button" onClick={() => camera.current?.reveal(who, field)}>
            <Piece who={who} side={sides.get(who.side) ?? 3} size={30} />
            <span class="sr">{who.name}, </span>
            <span class="far-off">{feet(far)}</span>
            <span class="sr"> away: show</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
