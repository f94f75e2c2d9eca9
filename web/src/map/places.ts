import type { Combatant } from '../wire/protocol';
import { type Drawn, drawn } from './geometry';
import { stands } from './spoken';

/** Where everybody is drawn. Who lies on the ground takes no place beside those who stand. */
export function placesOf(all: Combatant[]): Map<string, Drawn> {
  const upright = all.filter(stands);
  const places = new Map<string, Drawn>();
  drawn(upright).forEach((place, i) => {
    places.set((upright[i] as Combatant).id, place);
  });
  for (const one of all) if (!stands(one)) places.set(one.id, drawn([one])[0] as Drawn);
  return places;
}
