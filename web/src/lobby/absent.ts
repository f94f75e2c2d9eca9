import { nameOf } from '../map/spoken';
import type { Deed, Seat, View } from '../wire/protocol';

/** Whom a seat plays, in words. */
export function plays(view: View, seat: Seat): string {
  return seat.combatants.map(id => nameOf(view, id)).join(' and ');
}

/** "Chloe is not here yet. Send the link, or play Quill yourself." A seat that nobody has named goes by whom it plays. */
export function absence(view: View, seat: Seat): string {
  const who = plays(view, seat);
  if (!who || who === seat.name) return `Nobody has come for ${seat.name} yet.`;
  return `${seat.name} is not here yet. Send the link, or play ${who} yourself.`;
}

/** The Judge plays those of a seat from now on. */
export function takeOver(seat: Seat): Deed[] {
  return seat.combatants.map(who => ({ type: 'run', who, by: 'judge' }) as const);
}

function hasPromised(view: View, seat: Seat): boolean {
  return view.table.dice.seats.some(one => Number(one.seat) === Number(seat.seat) && one.promise);
}

/**
 * Waits for nobody: the absent are the Judge's to play. When that leaves only those whose seeds are promised, it
 * begins by itself; to press on then would leave out their seeds too.
 */
export function without(view: View, players: Seat[]): Deed[] {
  const away = players.filter(seat => seat.devices === 0 && !hasPromised(view, seat));
  const here = players.filter(seat => !away.includes(seat));
  const deeds = away.flatMap(takeOver);
  return deeds.length > 0 && here.every(seat => hasPromised(view, seat)) ? deeds : [...deeds, { type: 'begin' }];
}
