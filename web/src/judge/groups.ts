import { isHere, listed, stands } from '../map/spoken';
import type { Combatant, View } from '../wire/protocol';

/** Some who are ordered about together: all of a name but for its number. */
export interface Group {
  name: string;
  side: string;
  who: Combatant[];
  /** A side, whatever they are. */
  whole?: boolean;
}

const ORDERS = ['charge the nearest', 'hold this line', 'shoot whoever casts', 'fight as they are used to'];

/** Those a seat runs who are still to be ordered about, kind by kind. */
export function groups(view: View): Group[] {
  const all = new Map<string, Group>();
  for (const who of view.combatants.filter(one => runs(view, one) && stands(one) && isHere(one))) {
    const name = who.name.replace(/ \d+$/, '');
    const key = `${who.side} ${name}`;
    const group = all.get(key) ?? { name, side: who.side, who: [] };
    group.who.push(who);
    all.set(key, group);
  }
  return [...all.values()];
}

/** The Judge runs whom no bot and no player runs; a player his own. */
function runs(view: View, who: Combatant): boolean {
  const side = view.sides.find(one => one.name === who.side);
  if (side?.by === 'bot' || side?.by === 'bots') return false;
  if (view.you.role !== 'judge') return view.you.combatants.includes(who.id);
  return !view.seats.some(seat => seat.role === 'player' && seat.combatants.includes(who.id));
}

/** "Slingers 1 and 2", "Orcs, 40 of them". */
export function title({ name, who, whole }: Group): string {
  if (whole) return `All ${name}`;
  if (who.length === 1) return who[0]?.name ?? name;
  const numbers = who.map(one => /\d+$/.exec(one.name)?.[0] ?? '').filter(Boolean);
  return who.length > 3 ? `${plural(name)}, ${who.length} of them` : `${plural(name)} ${listed(numbers)}`;
}

export function plural(name: string): string {
  if (/[^aeou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** When they act: "on 5 and 3; 2 have acted". */
export function turns({ who }: Group): string {
  const waiting = who.filter(one => one.turn === 'waiting' || one.turn === 'now');
  const numbers = [...new Set(waiting.map(one => one.number ?? 0).filter(Boolean))].sort((a, b) => b - a);
  const acted = who.length - waiting.length;
  const parts = [];
  if (numbers.length)
    parts.push(numbers.length > 4 ? `on ${numbers[0]} to ${numbers.at(-1)}` : `on ${listed(numbers.map(String))}`);
  if (acted) parts.push(who.length === 1 ? 'has acted' : `${acted === who.length ? 'all' : acted} have acted`);
  return parts.join('; ');
}

/** What they can be told: the words, and whom to shoot at. */
export function orders(view: View, group: Group): string[] {
  const foes = view.combatants.filter(one => one.side !== group.side && stands(one) && isHere(one));
  return [...ORDERS, ...foes.slice(0, 12).map(one => `shoot at ${one.name}`)];
}

/** The order all of them are under; empty where they are asked, null where they differ. */
export function under(view: View, group: Group): string | null {
  const of = (id: string) => view.you.orders?.find(one => one.who.includes(id))?.order ?? '';
  const all = new Set(group.who.map(one => of(one.id)));
  return all.size === 1 ? ([...all][0] ?? '') : null;
}
