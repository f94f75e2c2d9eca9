import type { JSX } from 'preact';
import { useSitting } from '../game';
import { shortly } from '../turn/chance';
import type { View } from '../wire/protocol';
import { CELL, type Drawn } from './geometry';
import { Label } from './Label';

/** How far the arc rises, as a part of its length. */
const RISE = 0.22;
/** Squares between the words and whom they are about. */
const CLEAR = 0.9;

/** What a bot would do in somebody's place, drawn for the Judge who may let it. */
export function Foreseen({ view, places }: { view: View; places: Map<string, Drawn> }): JSX.Element | null {
  const [first] = view.waiting;
  const found = useSitting(sitting => (first?.q ? sitting.foreseen.get(first.q) : undefined));
  const from = first?.who ? places.get(first.who) : undefined;
  const to = found?.why?.target ? places.get(found.why.target) : undefined;
  if (!found?.odds || !from || !to || from === to) return null;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const high = -Math.hypot(dx, dy) * RISE;
  const [mx, my] = [from.x + dx / 2, from.y + dy / 2 + high];
  const at = (x: number, y: number) => `${x * CELL} ${y * CELL}`;
  return (
    <g class="foreseen" aria-hidden="true">
      <path d={`M${at(from.x, from.y)}Q${at(mx, my + high)} ${at(to.x, to.y)}`} />
      <Label
        x={mx}
        y={Math.min(my, Math.min(from.y, to.y) - CLEAR)}
        text={`if the bot answers: ${shortly(found.odds)}`}
      />
    </g>
  );
}
