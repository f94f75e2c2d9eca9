import type { JSX } from 'preact';
import { feet } from '../turn/chance';
import type { Choice } from '../turn/choice';
import type { Combatant, Option, Square } from '../wire/protocol';
import { bearing, CELL, likelyWay } from './geometry';
import type { Walk } from './hands';
import { Danger, risks, Way, WayLabel } from './Reach';

/** The way as the server says it goes; with turns of one's own, or from a server that does not say, a likely one. */
export function wayOf(
  from: Square,
  { option, by }: Pick<Choice, 'option' | 'by'>,
  told: Square[] | undefined,
  costs: { at: Square; feet: number }[],
): Square[] {
  const goal = option.at as Square;
  if (by.length) return [from, ...by, goal];
  const path = option.path ?? told;
  return path?.length ? [from, ...path] : likelyWay(from, goal, costs);
}

/** Where one looks at the end of a way. */
function lastLook(way: Square[], who: Combatant, choice: Choice | null): Combatant['facing'] {
  if (choice?.facing) return choice.facing;
  const [before, end] = [way.at(-2), way.at(-1)] as [Square | undefined, Square];
  return before ? bearing(before, end) : who.facing;
}

/** What is about to be done: the way of what is taken up, or of the piece in the hand, with what threatens there. */
export function Plan({
  who,
  side,
  choice,
  walk,
  told,
  squares,
  label = false,
}: {
  who: Combatant;
  side: number;
  choice: Choice | null;
  walk: Walk | null;
  /** The way as it was told when asked for. */
  told: Square[] | undefined;
  squares: Option[];
  /** Only its words, which lie over the pieces; all else lies below them. */
  label?: boolean;
}): JSX.Element | null {
  if (walk && !walk.option && !walk.foe) return label ? null : <Nowhere at={walk.over} />;
  const option = walk ? walk.option : choice?.option;
  // What comes down somewhere has a place too, but nobody goes there.
  if (!option?.at || !option.gait) return null;
  const costs = squares.map(one => ({ at: one.at as Square, feet: one.feet ?? 0 }));
  const way = wayOf(who.at, { option, by: walk ? [] : (choice?.by ?? []) }, walk ? undefined : told, costs);
  if (label)
    return option.feet === undefined ? null : (
      <WayLabel way={way} who={who} text={`${option.gait} ${feet(option.feet)}`} />
    );
  return (
    <>
      <Danger at={risks(squares, way)} who={who} />
      <Way way={way} who={who} side={side} facing={lastLook(way, who, walk ? null : choice)} />
    </>
  );
}

/** A square nothing leads to. */
function Nowhere({ at: [x, y] }: { at: Square }): JSX.Element {
  return (
    <g class="nowhere" aria-hidden="true">
      <rect x={x * CELL + 2} y={y * CELL + 2} width={CELL - 4} height={CELL - 4} />
      <path d={`M${x * CELL + 13} ${y * CELL + 13}l14 14m0-14l-14 14`} />
    </g>
  );
}
