import type { ServerFrame, Square } from './protocol';

/** A ruler somebody else holds over the map. */
export interface Held {
  name: string;
  from: Square;
  to: Square;
}

/** All rulers after one of them was moved, or put away. */
export function held(known: Map<string, Held>, frame: Extract<ServerFrame, { type: 'measure' }>): Map<string, Held> {
  const next = new Map(known);
  const { from, to, name } = frame;
  if (from && to) next.set(String(frame.seat), { name, from, to });
  else next.delete(String(frame.seat));
  return next;
}
