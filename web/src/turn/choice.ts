import { named } from '../map/geometry';
import type { Facing, Option, Options, Square } from '../wire/protocol';

/** An option somebody has taken up but not sent yet, with the way and the facing asked for. */
export interface Choice {
  option: Option;
  by: Square[];
  facing: Facing | null;
}

/** The words for the server: `march to 6,5 by 4,5 facing N`. */
export function wording(choice: Choice): string {
  const by = choice.by.map(square => ` by ${named(square)}`).join('');
  return choice.option.text + by + (choice.facing ? ` facing ${choice.facing}` : '');
}

/** How one goes: the part of a move's text before its square. */
export function gait(option: Option): string {
  return option.text.split(' to ')[0] ?? option.text;
}

/** A walk to a square; what is thrown at one has no feet. */
export function isMove(option: Option): boolean {
  return option.at !== undefined && option.feet !== undefined && !option.target;
}

/** Moves by gait, in the order of the menu. */
export function moves(options: Options | null): Map<string, Option[]> {
  const gaits = new Map<string, Option[]>();
  for (const group of options?.groups ?? []) {
    for (const option of group.options) {
      if (!isMove(option)) continue;
      const known = gaits.get(gait(option));
      if (known) known.push(option);
      else gaits.set(gait(option), [option]);
    }
  }
  return gaits;
}

/** The gait shown first: a march, which leaves room for more; else what the menu has first. */
export function usualGait(gaits: Iterable<string>): string | undefined {
  const all = [...gaits];
  return all.includes('march') ? 'march' : all[0];
}

/** Whether one may say where to look on the way: only who marches has the leisure. */
export function mayFace(option: Option): boolean {
  return gait(option) === 'march';
}

export type Row = { kind: 'one'; option: Option } | { kind: 'many'; stem: string; options: Option[] };

const ALIKE = 5;
/** More than these are folded even if one of them is what one wants; that one stands out then. */
const MANY = 12;

/** A group's rows: many options that begin alike become one row to open, unless the usual answer is among them. */
export function rows(options: Option[], usual?: string): Row[] {
  const plain = options.filter(option => !isMove(option));
  const stems = new Map<string, Option[]>();
  for (const option of plain) {
    const stem = stemOf(option.text);
    stems.set(stem, [...(stems.get(stem) ?? []), option]);
  }
  const out: Row[] = [];
  const opened = new Set<string>();
  // What one probably wants is never folded away.
  const likely = plain.some(one => one.text === usual) ? stemOf(usual ?? '') : null;
  for (const option of plain) {
    const stem = stemOf(option.text);
    const alike = stems.get(stem) ?? [];
    const open = alike.length < ALIKE || (stem === likely && alike.length <= MANY);
    if (open || option.text === usual) out.push({ kind: 'one', option });
    else if (!opened.has(stem)) {
      opened.add(stem);
      out.push({ kind: 'many', stem, options: alike });
    }
  }
  return out;
}

function stemOf(text: string): string {
  if (text.startsWith('delay until after ')) return 'delay until after';
  if (text.startsWith('delay to ')) return 'delay to';
  return text.split(' ')[0] ?? text;
}
