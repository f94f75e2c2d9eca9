import type { Combatant, View } from '../wire/protocol';
import { bearing, centre, directionWord, faces, feetBetween } from './geometry';

/** "a", "a and b", "a, b and c". */
export function listed(words: string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function nameOf(view: View, id: string | undefined): string {
  return view.combatants.find(one => one.id === id)?.name ?? id ?? '';
}

export function feetInTheatre(view: View, a: string, b: string): number | undefined {
  return view.distances?.[`${a} ${b}`] ?? view.distances?.[`${b} ${a}`];
}

export function stands(who: Combatant): boolean {
  return who.health !== 'down' && who.health !== 'dead';
}

/** Whether somebody is here at all: not fled, removed, or still to come. */
export function isHere(who: Combatant): boolean {
  return !['fled', 'removed', 'not yet here'].includes(who.fate);
}

export function engagedWith(view: View, id: string): string[] {
  const others = new Set<string>();
  for (const [a, b] of view.engaged) {
    if (a === id) others.add(b);
    if (b === id) others.add(a);
  }
  return [...others];
}

/** How a combatant is, for somebody who cannot see the map: "Orc 2, 10 feet north-east, faces you, engaged with Marcus". */
export function spoken(view: View, who: Combatant, from: Combatant | undefined): string {
  const parts = [who.name];
  if (from && from.id !== who.id) parts.push(...seenFrom(view, who, from));
  else if (view.field.kind === 'map') parts.push(`at ${who.at[0]},${who.at[1]} facing ${directionWord(who.facing)}`);
  if (who.on) parts.push(`on ${nameOf(view, who.on)}`);
  parts.push(...state(who));
  const engaged = engagedWith(view, who.id).map(id => (id === from?.id ? 'you' : nameOf(view, id)));
  if (engaged.length) parts.push(`engaged with ${listed(engaged)}`);
  return parts.join(', ');
}

function seenFrom(view: View, who: Combatant, from: Combatant): string[] {
  if (view.field.kind === 'theatre') {
    const feet = feetInTheatre(view, who.id, from.id);
    return feet === undefined ? [] : [`${feet} feet away`];
  }
  if (who.id === from.on) return ['under you'];
  if (who.on && (who.on === from.on || who.on === from.id))
    return [who.on === from.id ? 'on your back' : 'in the saddle with you'];
  const way = directionWord(bearing(centre(from), centre(who)));
  const parts = [`${feetBetween(from, who)} feet ${way}`];
  if (stands(who)) parts.push(faces(who, from) ? 'faces you' : `faces ${directionWord(who.facing)}`);
  return parts;
}

function state(who: Combatant): string[] {
  const parts: string[] = [];
  if (who.hp !== undefined) parts.push(`${who.hp} of ${who.most ?? who.hp} hit points`);
  if (who.health !== 'unhurt') parts.push(who.health);
  parts.push(...who.conditions);
  if (who.hidden) parts.push('hidden');
  if (who.turn === 'now') parts.push('acts now');
  return parts;
}
