import type { Frame, View } from '../wire/protocol';
import { apply } from '../wire/sitting';

/** The view after each card, from the battle's frames. Nobody is asked anything in the past. */
export function momentsOf(now: View, frames: Frame[]): Map<number, View> {
  const moments = new Map<number, View>();
  let view: View = { ...now, combatants: [], engaged: [], waiting: [], prompt: null };
  for (const frame of frames) {
    view = { ...apply(view, frame.changes), prompt: null, waiting: [] };
    moments.set(frame.card, view);
  }
  return moments;
}
