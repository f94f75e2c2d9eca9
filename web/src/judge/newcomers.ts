import { named } from '../map/geometry';
import type { Combatant, Square } from '../wire/protocol';

/** Somebody the Judge is about to let in: one who waits, or somebody new. */
export interface Coming {
  /** A creature, or a class and its level; empty for one who waits and is known already. */
  what: string;
  name: string;
  side: string;
}

/** A name nobody has yet: "Orc" becomes "Orc 3" when two orcs are there, or a plain "Orc" among others. */
export function freeName(kind: string, all: Pick<Combatant, 'name'>[]): string {
  const stem = kind.charAt(0).toUpperCase() + kind.slice(1);
  const taken = new Set(all.map(one => one.name.toLowerCase()));
  const alike = all.some(one => one.name.toLowerCase().startsWith(`${stem.toLowerCase()} `));
  if (!alike && !taken.has(stem.toLowerCase())) return stem;
  let number = 2;
  while (taken.has(`${stem} ${number}`.toLowerCase())) number++;
  return `${stem} ${number}`;
}

/** The Judge's words for it: at a square, or without a map beside somebody, or just there. */
export function arrival({ what, name, side }: Coming, at: Square | string): string {
  const who = what ? `${what} as ${name} to ${side}` : name;
  const place = Array.isArray(at) ? ` at ${named(at)}` : at && ` beside ${at}`;
  return `add ${who}${place}`;
}
